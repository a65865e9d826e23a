import { expect, it } from 'vitest';
import type { DeedGlance, DeedSpace, Move } from '../../../../types';
import { deeds } from './deeds';

const space = (good: DeedSpace['good'], open = true, sent: DeedSpace['sent'] = null): DeedSpace => ({
  wants: 'farmer',
  sent,
  good,
  open,
});
const thanks = (...spaces: DeedSpace[]): DeedGlance => ({ deed: { trade: 'thanksgiving' }, spaces, complete: false });
const to = (good: DeedSpace['good']): Move => ({ send_to: { kind: 'farmer', deed: { trade: 'thanksgiving' }, good } });
const ways = (...spaces: DeedSpace[]) =>
  deeds({ deeds: [thanks(...spaces)] }, [to('wine'), to('grain')])[0]!.spaces.map(({ moves }) => moves.length);

it('lays every way to a deed at the first free space it can mean', () => {
  expect(ways(space('wine'), space('wine'), space('grain'))).toEqual([1, 0, 1]);
  expect(ways(space('wine', true, 'farmer'), space('wine'), space('grain', false))).toEqual([0, 1, 0]);
});

it('is closed where no space is open', () => {
  const all = deeds(
    { deeds: [thanks(space(null, false), space(null, false)), thanks(space(null), space(null, false))] },
    [],
  );
  expect(all.map(({ closed }) => closed)).toEqual([true, false]);
});
