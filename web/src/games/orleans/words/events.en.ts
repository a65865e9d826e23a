import type { BaseEvents } from './base';
import { coins } from './coins';
import { deed, follower, good, kind, phase, town, track } from './names';
import { place, thePlace } from './places';
import type { Speech } from './speech';

/** What happened, in English. */
export const en = ({ who, tile, spot, boardDeed }: Speech): BaseEvents => ({
  round: (n) => `Round ${n} begins.`,
  phase: (p) => `The phase ${phase(p)} begins.`,
  start_player: (seat) => `${who(seat)} is the start player.`,
  hour_glass: (id) => `The hour glass shows ${tile(id)}.`,
  excluded: ([seat, p]) => `${who(seat)} removes ${thePlace(p)} from the game.`,
  census: ({ first, last }) =>
    first === null && last === null
      ? 'The census changes nothing.'
      : [
          first !== null && `${who(first)} leads the farmers and receives 1 coin.`,
          last !== null && `${who(last)} has the fewest and pays 1 coin.`,
        ]
          .filter(Boolean)
          .join(' '),
  drew: ([seat, f]) => `${who(seat)} draws: ${follower(f)}.`,
  took_back: ({ seat, place: p, follower: f }) => `${who(seat)} takes back ${follower(f)} from ${thePlace(p)}.`,
  to_tower: ([seat, f]) => `${who(seat)} lays ${follower(f)} on the Gunpowder Tower.`,
  put: ({ seat, place: p, follower: f }) => `${who(seat)} plans ${follower(f)} for ${thePlace(p)}.`,
  put_back: ({ seat, place: p, follower: f }) => `${who(seat)} takes ${follower(f)} off ${thePlace(p)} again.`,
  placed: ({ seat, place: p, follower: f }) => `${who(seat)} has placed at ${thePlace(p)}: ${follower(f)}.`,
  ready: ({ seat }) => `${who(seat)} is ready.`,
  used: ([seat, p]) => `${who(seat)} uses ${thePlace(p)}.`,
  passed: (seat) => `${who(seat)} passes.`,
  returned: ({ seat, place: p, follower: f }) => `Back in ${who(seat)}’s bag from ${thePlace(p)}: ${follower(f)}.`,
  recruited: ([seat, k]) => `${who(seat)} recruits ${kind(k).one}.`,
  advanced: ({ seat, track: t, to }) => `${who(seat)} steps to space ${to} of the ${track(t)} track.`,
  developed: ({ seat, to }) => `${who(seat)} advances to ${to} on the Development track.`,
  stepped_back: ({ seat, to }) => `${who(seat)} falls back to ${to} on the Development track.`,
  coins: ([seat, n]) => `${who(seat)} ${n < 0 ? 'pays' : 'receives'} ${coins(n)}.`,
  gained_good: ([seat, g]) => `${who(seat)} takes 1 ${good(g)} from the goods market.`,
  collected_good: ([seat, g]) => `${who(seat)} picks up 1 ${good(g)} on the way.`,
  returned_good: ([seat, g]) => `${who(seat)} returns 1 ${good(g)} to the goods market.`,
  returned_citizen: (seat) => `${who(seat)} pays a citizen to the supply.`,
  citizen: ([seat, where]) => `${who(seat)} wins the citizen ${spot(where)}.`,
  took_tile: ([seat, p]) => `${who(seat)} takes the place tile ${place(p)}.`,
  gained_wheel: ([seat]) => `${who(seat)} receives a gear wheel.`,
  placed_wheel: ({ seat, place: p }) => `${who(seat)} lays a gear wheel at ${thePlace(p)}.`,
  travelled: ({ seat, to, by }) => `${who(seat)} ${by === 'water' ? 'sails' : 'travels'} to ${town(to)}.`,
  built: ([seat, t]) => `${who(seat)} builds a trading station in ${town(t)}.`,
  sent_to: ({ seat, kind: k, deed: d }) => `${who(seat)} sends ${kind(k).one} to ${boardDeed(d)}.`,
  sent: ({ seat, kind: k, deed: d }) => `${who(seat)} sends ${kind(k).one} to the deed ${deed(d)}.`,
  tortured: ([seat, n]) => `${who(seat)} cannot pay ${coins(n)}: torture.`,
  released: (seat) => `The rest of ${who(seat)}’s debt lapses.`,
  gave_station: ({ seat, town: t }) => `${who(seat)} gives up a trading station${t ? ` in ${town(t)}` : ''}.`,
  gave_follower: ([seat, k]) => `${who(seat)} gives up ${kind(k).one}.`,
  gave_good: ([seat, g]) => `${who(seat)} gives up 1 ${good(g)}.`,
  gave_tile: ([seat, p]) => `${who(seat)} gives up the place tile ${place(p)}.`,
  gave_wheel: ({ seat, place: p }) => `${who(seat)} gives up a gear wheel${p ? ` of ${thePlace(p)}` : ''}.`,
  plague_drew: ([seat, f]) =>
    f === null
      ? `The plague spares ${who(seat)}.`
      : f.startsWith('own_')
        ? `The plague touches ${who(seat)}’s own ${follower(f)}, who stays.`
        : `The plague takes ${who(seat)}’s ${follower(f)}.`,
  shielded: ([seat, p]) => `${thePlace(p)} spares ${who(seat)} the event.`.replace(/^t/, 'T'),
  rolled: ([seat, n]) => `${who(seat)} rolls a ${n}.`,
  lent: ([seat, p]) => `${who(seat)} is lent the action of ${thePlace(p)}.`,
  borrowed: ({ seat, owner, place: p }) => `${who(seat)} borrows ${thePlace(p)} from ${who(owner)}.`,
  to_market: ([seat, k]) => `${who(seat)}’s new ${kind(k).name} goes to the Market.`,
  moved: ([seat, t]) => `${who(seat)}’s merchant goes to ${town(t)}.`,
  displaced: ({ seat, victim, to }) => `${who(seat)} moves ${who(victim)}’s merchant to ${town(to)}.`,
  built_on_road: (seat) => `${who(seat)} puts a trading station on the Road.`,
  baked: ([seat, n]) => `${who(seat)} bakes ${n} bread.`,
  returned_bread: (seat) => `${who(seat)} hands in 1 bread.`,
  gave_bread: (seat) => `${who(seat)} gives up 1 bread.`,
  gave_road_station: (seat) => `${who(seat)} gives up a trading station of the Road.`,
  stocked: ([seat, g]) => `${who(seat)} stocks the Brasserie with 1 ${good(g)}.`,
  discarded: ([seat, g]) => `${who(seat)} gives up 1 ${good(g)} of the Brasserie.`,
  sent_to_gaming_room: ([seat, k]) => `${who(seat)} sends ${kind(k).one} to the Gaming Room.`,
  laid_in_gaming_room: ([seat, g]) => `${who(seat)} lays 1 ${good(g)} in the Gaming Room.`,
  handed: ({ from, to, good: g }) => `${who(from)} hands 1 ${good(g)} to ${who(to)}.`,
  moved_wheel: ({ seat, from, place: p }) =>
    `${who(seat)} moves a gear wheel from ${thePlace(from)} to ${thePlace(p)}.`,
  game_over: () => 'The game is over.',
});
