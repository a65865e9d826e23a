// Where a piece flies from and to when something happens. Ends that are not on the screen make no flight.

import type { PieceOf } from '../../pieces/piece';
import type { InPlay } from '../../modules/in_play';
import type { Event } from '../../../../types';

export type Flight = { piece: PieceOf; from: string[]; to: string[] };

/** The flight an event makes: the names of its ends, the best first. */
export function flight(event: Event, modules: InPlay): Flight | undefined {
  if (modules.owns(event)) return modules.way(event, ({ motion }) => motion);
  if (typeof event === 'string') return undefined;
  if ('collected_good' in event)
    return of({ good: event.collected_good[1] }, [`merchant/${event.collected_good[0]}`], store(event.collected_good));
  if ('gained_good' in event) return of({ good: event.gained_good[1] }, ['supply'], store(event.gained_good));
  if ('returned_good' in event) return of({ good: event.returned_good[1] }, store(event.returned_good), ['supply']);
  if ('gave_good' in event) return of({ good: event.gave_good[1] }, store(event.gave_good), ['supply']);
  if ('handed' in event)
    return of(
      { good: event.handed.good },
      store([event.handed.from, event.handed.good]),
      store([event.handed.to, event.handed.good]),
    );
  if ('coins' in event) {
    const [seat, number] = event.coins;
    const purse = [`coins/${seat}`];
    return number > 0
      ? of({ icon: 'coin', number }, ['supply'], purse)
      : of({ icon: 'coin', number }, purse, ['supply']);
  }
  if ('recruited' in event) return of({ follower: event.recruited[1] }, ['supply'], bag(event.recruited[0]));
  if ('returned' in event)
    return of(
      { follower: event.returned.follower },
      [`place/${event.returned.seat}/${event.returned.place}`],
      bag(event.returned.seat),
    );
  if ('drew' in event)
    return of({ follower: event.drew[1] }, bag(event.drew[0]), [`market/${event.drew[0]}`, `player/${event.drew[0]}`]);
  if ('sent' in event)
    return of(
      { follower: event.sent.kind },
      [`place/${event.sent.seat}/town_hall`, `player/${event.sent.seat}`],
      ['deeds'],
    );
  if ('sent_to' in event)
    return of(
      { follower: event.sent_to.kind },
      [`place/${event.sent_to.seat}/town_hall`, `player/${event.sent_to.seat}`],
      ['deeds'],
    );
  if ('took_tile' in event)
    return of(
      { icon: 'place-tile' },
      ['tiles'],
      [`place/${event.took_tile[0]}/${event.took_tile[1]}`, `player/${event.took_tile[0]}`],
    );
  if ('gained_wheel' in event) return of({ icon: 'gear' }, ['supply'], [`coins/${event.gained_wheel[0]}`]);
  if ('citizen' in event)
    return of({ icon: 'citizen' }, ['deeds'], [`citizens/${event.citizen[0]}`, `player/${event.citizen[0]}`]);
  return undefined;
}

const of = (piece: PieceOf, from: string[], to: string[]): Flight => ({ piece, from, to });
const store = ([seat, good]: [number, string]) => [`store/${seat}/${good}`, `player/${seat}`];
const bag = (seat: number) => [`bag/${seat}`, `player/${seat}`];
