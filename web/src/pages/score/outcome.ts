// The end of a game in two sentences, by the kind of end it had.

import { list } from '../../i18n/index.svelte';
import { isIn } from '../../shell/seat_set';
import type { Outcome, Seat } from '../../types';
import { words } from './words';

/** The seats by their points, whoever won first; nobody where no points were counted. */
export const ranking = ({ sheets, winners }: Outcome): { seat: Seat; won: boolean; total: number }[] =>
  sheets
    .map(({ total }, seat) => ({ seat, won: isIn(winners, seat), total }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total);

/** What the sentences need to know besides the outcome. */
export type Known = {
  players: number;
  round: number;
  name: (seat: Seat) => string;
  /** What decided between the first and somebody with as many points. */
  tie: (name: string) => string;
  /** Who plays without a seat. */
  rival: string;
};

export type Verdict = { won: boolean; headline: string; lead: string };

export function verdict(outcome: Outcome, known: Known): Verdict {
  const { kind, winners } = outcome;
  const { players, round, name } = known;
  const say = words();
  const won = winners !== 0;
  if (kind === 'ranked') return { won, ...ranked(outcome, known) };
  if (kind === 'alone') return { won, headline: won ? say.won(name(0), round) : say.lost(name(0)), lead: '' };
  if (kind === 'decided') {
    const first = Array.from({ length: players }, (_, seat) => seat).filter((seat) => isIn(winners, seat));
    const names = list(first.map(name));
    const headline = first.length > 1 ? say.wonTogether(names, round) : say.won(names, round);
    return { won, headline: won ? headline : say.nobody, lead: '' };
  }
  const all = list(Array.from({ length: players }, (_, seat) => name(seat)));
  if (kind === 'together') {
    return { won, headline: won ? say.wonTogether(all, round) : say.lostTogether(all), lead: '' };
  }
  const [best] = ranking(outcome);
  const [mine, theirs] = [best?.total ?? 0, kind.rival.total];
  const headline = won ? say.beats(name(best?.seat ?? 0), known.rival) : say.beats(known.rival, all);
  return { won, headline, lead: say.against(Math.max(mine, theirs), Math.min(mine, theirs)) };
}

function ranked(outcome: Outcome, { name, tie }: Known): { headline: string; lead: string } {
  const say = words();
  const rows = ranking(outcome);
  const winners = rows.filter(({ won }) => won);
  const [first] = rows;
  const second = rows.find(({ won }) => !won);
  if (!first || !winners.length) return { headline: say.nobody, lead: '' };
  if (winners.length > 1) {
    return { headline: say.share(list(winners.map(({ seat }) => name(seat))), first.total), lead: '' };
  }
  const ahead = second && first.total - second.total;
  const lead = !second ? '' : ahead ? say.ahead(ahead, name(second.seat)) : tie(name(second.seat));
  return { headline: say.wins(name(first.seat), first.total), lead };
}
