// What a place would give now, as pieces.

import type { Facts, PlaceGlance, PlayerView } from '../../../../types';
import { nameOf } from '../../../../i18n/cases';
import type { PieceOf } from '../../pieces/piece';

/** The pieces of a promise, with the sign of the board followers are sent to; `choice` says that a question follows, `die` that chance decides. */
export type Given = { pieces: PieceOf[]; choice: PieceOf[]; asks?: string; die: boolean };

export function given({ gives }: PlaceGlance, player: PlayerView, facts: Facts, deeds = 'deed'): Given {
  const pieces: PieceOf[] = [];
  for (const event of gives.events) {
    if (typeof event === 'string') continue;
    if ('recruited' in event) pieces.push({ follower: event.recruited[1] });
    else if ('gained_good' in event) pieces.push({ good: event.gained_good[1] });
    else if ('coins' in event) pieces.push({ icon: 'coin', number: event.coins[1] });
    else if ('developed' in event)
      pieces.push({ icon: 'development', number: event.developed.to - player.mat.development });
    else if ('built' in event || 'built_on_road' in event) pieces.push({ icon: 'station' });
    else if ('gained_wheel' in event) pieces.push({ icon: 'gear' });
    else if ('citizen' in event) pieces.push({ icon: 'citizen' });
    else if ('advanced' in event) {
      const { track, to } = event.advanced;
      const bonus = facts.tracks.find((fact) => fact.track === track)?.spaces[to];
      if (typeof bonus === 'object' && 'draw' in bonus) pieces.push({ icon: 'bag', number: bonus.draw });
    }
  }
  return {
    pieces: merged(pieces),
    choice: chosen(gives.asks, deeds),
    asks: gives.asks ? nameOf(gives.asks) : undefined,
    die: gives.chance,
  };
}

/** What several places bring together, as far as no question and no chance decides it. */
export function gains(places: PlaceGlance[], player: PlayerView, facts: Facts): PieceOf[] {
  const all = places.flatMap((glance) => given(glance, player, facts).pieces);
  const sums = new Map<string, number>();
  const others: PieceOf[] = [];
  for (const piece of all) {
    if ('icon' in piece && typeof piece.number === 'number' && (piece.icon === 'coin' || piece.icon === 'development'))
      sums.set(piece.icon, (sums.get(piece.icon) ?? 0) + piece.number);
    else others.push(piece);
  }
  return [...others, ...[...sums].map(([icon, number]): PieceOf => ({ icon, number: `+${number}` }))];
}

/** Several gains of development or coins in one number. */
function merged(pieces: PieceOf[]): PieceOf[] {
  const last = new Map<string, PieceOf>();
  const others: PieceOf[] = [];
  for (const piece of pieces) {
    if (!('icon' in piece) || piece.number === undefined) others.push(piece);
    else if (piece.icon === 'coin')
      last.set('coin', {
        icon: 'coin',
        number: Number((last.get('coin') as { number?: number } | undefined)?.number ?? 0) + Number(piece.number),
      });
    else last.set(piece.icon, piece);
  }
  return [...others, ...last.values()];
}

function chosen(asks: PlaceGlance['gives']['asks'], deeds: string): PieceOf[] {
  if (asks === null) return [];
  if (asks === 'village') return [{ follower: 'boatman' }, { follower: 'craftsman' }, { follower: 'trader' }];
  if (typeof asks === 'object' && 'travel' in asks)
    return asks.travel === 'water'
      ? [{ icon: 'pl-ship' }]
      : asks.travel === 'road'
        ? [{ icon: 'pl-wagon' }]
        : [{ icon: 'pl-ship' }, { icon: 'pl-wagon' }];
  if (typeof asks === 'object' && 'send' in asks) return [{ icon: deeds }];
  if (asks === 'quarry') return [{ icon: 'station' }];
  if (asks === 'pharmacy') return [{ icon: 'development' }];
  if (asks === 'ballroom') return [{ icon: 'place-tile' }];
  return [];
}
