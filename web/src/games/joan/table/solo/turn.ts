// Joan's last turn, as the log tells it.

import { bodyOf, nameOf } from '../../../../i18n/cases';
import type { Arrow, Card, Event, Follower } from '../../../../types/joan';
import { whoOf } from '../side/lines';

export type JoanTurn = { card?: Card; arrow?: Arrow; takes?: Follower; effects: Event[] };

/** From the card that was revealed last: what she took, and everything she did then. */
export function lastTurn(events: Event[]): JoanTurn {
  const at = events.findLastIndex((event) => nameOf(event) === 'card');
  if (at < 0) return { effects: [] };
  const { card, arrow } = bodyOf(events[at]!) as { card: Card; arrow: Arrow };
  const hers = events.slice(at + 1).filter((event) => whoOf(event) === 'joan');
  const takes = hers.find((event) => nameOf(event) === 'joan_takes');
  return {
    card,
    arrow,
    takes: takes && (bodyOf(takes) as { follower: Follower }).follower,
    effects: hers.filter((event) => nameOf(event) !== 'joan_takes'),
  };
}
