import { describe, expect, it } from 'vitest';
import type { Act, Bonus, Move, Source } from '../../../types/joan';
import { marks, marksOf, meant, perTab, wouldBe } from './marks';

const does = (paid: Source, act: Act): Move => ({ do: { with: paid, act } });
const GOODS: Source = { bonus: { goods: 1 } };

describe('what a tap means', () => {
  const take: Move[] = [{ take: 'farmer' }, { take: 'knight' }, { recruit: { discard: 'farmer' } }];

  it('takes a tile at once, and puts one away when a monk was pointed at', () => {
    expect(meant(take, 'tile/farmer', undefined)).toEqual([{ take: 'farmer' }]);
    expect(meant(take, 'tile/farmer', 'monk')).toEqual([{ recruit: { discard: 'farmer' } }]);
    expect(meant(take, 'monk', undefined)).toEqual([]);
  });

  it('pays with what can do least else', () => {
    const options: Move[] = [
      does('action', { good: 'grain' }),
      does('action', { deed: { deed: 'first', follower: 'farmer' } }),
      does(GOODS, { good: 'grain' }),
    ];
    expect(meant(options, 'good/grain', undefined)).toEqual([does(GOODS, { good: 'grain' })]);
  });

  it('leaves a choice of prices', () => {
    const price = (price: number) => does('action', { acquire: { place: 'stable', price } });
    expect(meant([price(0), price(1)], 'market/stable', undefined)).toHaveLength(2);
  });

  it('points with every answer but those with a button', () => {
    expect(marksOf('end_turn')).toEqual([]);
    expect(marksOf('keep')).toEqual([]);
    expect([...marks(take).keys()]).toEqual(['tile/farmer', 'tile/knight', 'monk']);
  });

  it('counts what each tab has', () => {
    expect(perTab(['good/grain', 'coin/first', 'route/l01', 'monk', 'tile/farmer', 'own/stable'])).toEqual({
      map: 1,
      stores: 2,
      deeds: 1,
      places: 1,
      others: 0,
    });
  });

  it('asks about the answer that a mark would be', () => {
    const turn = { ask: 'next' as const, action: null, bonuses: [{ coins: 2 } satisfies Bonus] };
    const rest = { work: {}, due: {} } as never;
    expect(wouldBe('coin/first', 'next', { ...turn, ...(rest as object) } as never)).toEqual(
      does({ bonus: { coins: 2 } }, { coin: 'first' }),
    );
    expect(wouldBe('coin/first', 'pay', { ...turn, ...(rest as object) } as never)).toEqual({ pay: 'first' });
    expect(wouldBe('town/blois', 'station', turn as never)).toEqual(does('effect', { station: 'blois' }));
  });
});
