import { beforeAll, expect, it } from 'vitest';
import { tongue } from '../../i18n/index.svelte';
import type { Outcome } from '../../types';
import { verdict } from './outcome';

beforeAll(() => tongue.choose('en'));

const known = {
  players: 2,
  round: 14,
  name: (seat: number) => ['Ada', 'Bea'][seat]!,
  tie: (name: string) => `Level with ${name}.`,
  rival: 'Rival',
};
const sheets = (...totals: number[]) => totals.map((total) => ({ total, lines: [] }));
const end = (kind: Outcome['kind'], winners: number, ...totals: number[]) =>
  verdict({ kind, winners, sheets: sheets(...totals), rule: null }, known);

it('is told by points where players are ranked', () => {
  expect(end('ranked', 0b10, 80, 92)).toEqual({
    won: true,
    headline: 'Bea wins with 92 points',
    lead: '12 points ahead of Ada.',
  });
  expect(end('ranked', 0b01, 92, 92).lead).toBe('Level with Bea.');
  expect(end('ranked', 0b11, 92, 92).headline).toBe('Ada and Bea share the victory with 92 points');
});

it('is one end for all who play together', () => {
  expect(end('together', 0b11)).toMatchObject({ won: true, headline: 'Ada and Bea have won together in round 14' });
  expect(end('together', 0)).toMatchObject({ won: false, headline: 'Ada and Bea have lost together' });
});

it('is won by one of two where no points are counted', () => {
  expect(end('decided', 0b10)).toMatchObject({ won: true, headline: 'Bea has won in round 14' });
  expect(end('decided', 0b11).headline).toBe('Ada and Bea have won together in round 14');
  expect(end('decided', 0)).toMatchObject({ won: false, headline: 'Nobody has won' });
});

it('is won or lost alone', () => {
  expect(end('alone', 0b1).headline).toBe('Ada has won in round 14');
  expect(end('alone', 0)).toMatchObject({ won: false, headline: 'Ada has lost' });
});

it('is won or lost against a rival without a seat', () => {
  const rival = { rival: { total: 100, lines: [] } };
  expect(end(rival, 0b1, 120)).toEqual({ won: true, headline: 'Ada beats Rival', lead: '120 points against 100.' });
  expect(verdict({ kind: rival, winners: 0, sheets: sheets(90), rule: null }, { ...known, players: 1 })).toEqual({
    won: false,
    headline: 'Rival beats Ada',
    lead: '100 points against 90.',
  });
});
