// What an advice brings, by name and as a piece.

import type { PieceOf } from '../../pieces/piece';
import type { Gain, Good, Hint, Kind } from '../../../../types';
import { signed } from '../../../../i18n/figures';
import { list } from '../../../../i18n/index.svelte';
import { good, kind } from '../../words/names';
import { KINDS } from '../board/odds';
import { texts } from '../texts';
import { words } from './words';

const GOODS: string[] = ['grain', 'cheese', 'wine', 'wool', 'brocade'];
const ICONS: Record<string, string> = {
  stations: 'station',
  citizens: 'citizen',
  status: 'star',
  development: 'development',
  draws: 'bag',
  coins: 'coin',
};

const isGood = (what: string): what is Good => GOODS.includes(what);
const isKind = (what: string): what is Kind => (KINDS as string[]).includes(what);

export const piece = (what: string): PieceOf =>
  isGood(what) ? { good: what } : isKind(what) ? { follower: what } : { icon: ICONS[what] ?? 'star' };

export function spoken(what: string): string {
  const { stations, citizens, status, development, coins } = texts();
  const named: Record<string, string> = { stations, citizens, status, development, coins, draws: words().moreDraws };
  return isGood(what) ? good(what) : isKind(what) ? kind(what).name : (named[what] ?? what);
}

/** Why something is advised, in one sentence: where, what it brings, and what it takes. */
export function because(places: string[], gains: Gain[]): string {
  const told = (some: Gain[]) => list(some.map(({ what, by }) => `${spoken(what)} ${signed(by)}`));
  const [more, less] = [gains.filter(({ by }) => by > 0), gains.filter(({ by }) => by < 0)];
  if (!more.length) return words().later(list(places));
  return words().because(list(places), told(more), told(less));
}

/** The points that an advice lets expect, where points are counted. */
export const expected = ({ expected }: Hint): string | undefined =>
  expected === undefined ? undefined : words().expected(Math.round(expected / 10));
