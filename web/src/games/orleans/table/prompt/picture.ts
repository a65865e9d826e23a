// The pieces an answer speaks of.

import type { PieceOf } from '../../pieces/piece';
import type { Move } from '../../../../types';
import { TRACK_KIND } from '../../words/names';
import { symbolOf } from '../../words/places';

export function piecesOfMove(move: Move): PieceOf[] {
  if (typeof move === 'string') {
    const icons: Partial<Record<typeof move, string>> = {
      coin: 'coin',
      develop: 'development',
      give_step: 'development',
      give_follower: 'bag',
      give_spare_station: 'station',
      give_road_station: 'station',
      shield: 'f-monk',
      set_out: 'pl-wagon',
      to_market: 'people',
    };
    return move in icons ? [{ icon: icons[move]! }] : [];
  }
  if ('recruit' in move) return [{ follower: move.recruit }];
  if ('travel' in move)
    return [
      { icon: move.travel.by === 'water' ? 'pl-ship' : 'pl-wagon' },
      ...(move.travel.take ? [{ good: move.travel.take }] : []),
    ];
  if ('travel_taking_both' in move) return [{ icon: move.travel_taking_both.by === 'water' ? 'pl-ship' : 'pl-wagon' }];
  if ('travel_taking_unseen' in move)
    return [{ icon: move.travel_taking_unseen.by === 'water' ? 'pl-ship' : 'pl-wagon' }];
  if ('displace' in move) return move.displace.take ? [{ good: move.displace.take }] : [];
  if ('send' in move) return [{ follower: move.send.kind }];
  if ('feed' in move) return [{ good: move.feed }];
  if ('give_good' in move) return [{ good: move.give_good }];
  if ('take_good' in move) return [{ good: move.take_good }];
  if ('buy' in move) return [{ good: move.buy }];
  if ('sell' in move) return [{ good: move.sell }];
  if ('discard' in move) return [{ good: move.discard }];
  if ('swap' in move) return [{ good: move.swap.give }, { good: move.swap.take }];
  if ('pay_coins' in move) return [{ icon: 'coin', number: move.pay_coins }];
  if ('put' in move) return [{ follower: move.put.follower }];
  if ('put_back' in move) return [{ follower: move.put_back.follower }];
  if ('take_back' in move) return [{ follower: move.take_back.follower }];
  if ('to_tower' in move) return [{ follower: move.to_tower }];
  if ('advance' in move) return [{ follower: TRACK_KIND[move.advance] }];
  if ('give_station' in move || 'build_in' in move) return [{ icon: 'station' }];
  if ('use' in move) return [{ icon: symbolOf(move.use) }];
  if ('give_tile' in move) return [{ icon: 'place-tile' }];
  if ('place_wheel' in move || 'give_wheel' in move || 'give_placed_wheel' in move || 'move_wheel' in move)
    return [{ icon: 'gear' }];
  return [];
}
