import type { BaseEvents } from './base';
import { coins } from './coins';
import { deed, follower, good, kind, phase, town, track } from './names';
import { atPlace, place, thePlace } from './places';
import type { Speech } from './speech';

/** Was geschah, auf Deutsch. */
export const de = ({ who, tile, spot, boardDeed }: Speech): BaseEvents => ({
  round: (n) => `Runde ${n} beginnt.`,
  phase: (p) => `Die Phase ${phase(p)} beginnt.`,
  start_player: (seat) => `${who(seat)} ist am Anfang dran.`,
  hour_glass: (id) => `Die Sanduhr zeigt ${tile(id)}.`,
  excluded: ([seat, p]) => `${who(seat)} nimmt ${thePlace(p)} aus dem Spiel.`,
  census: ({ first, last }) =>
    first === null && last === null
      ? 'Die Zählung ändert nichts.'
      : [
          first !== null && `${who(first)} führt bei den Bauern und erhält 1 Münze.`,
          last !== null && `${who(last)} hat die wenigsten und zahlt 1 Münze.`,
        ]
          .filter(Boolean)
          .join(' '),
  drew: ([seat, f]) => `${who(seat)} zieht: ${follower(f)}.`,
  took_back: ({ seat, place: p, follower: f }) => `${who(seat)} nimmt zurück ${atPlace(p)}: ${follower(f)}.`,
  to_tower: ([seat, f]) => `${who(seat)} legt auf den Pulverturm: ${follower(f)}.`,
  put: ({ seat, place: p, follower: f }) => `${who(seat)} plant für ${thePlace(p)}: ${follower(f)}.`,
  put_back: ({ seat, place: p, follower: f }) => `${who(seat)} nimmt wieder weg ${atPlace(p)}: ${follower(f)}.`,
  placed: ({ seat, place: p, follower: f }) => `${who(seat)} hat eingesetzt ${atPlace(p)}: ${follower(f)}.`,
  ready: ({ seat }) => `${who(seat)} ist bereit.`,
  used: ([seat, p]) => `${who(seat)} nutzt ${thePlace(p)}.`,
  passed: (seat) => `${who(seat)} passt.`,
  returned: ({ seat, place: p, follower: f }) =>
    `Zurück in den Beutel von ${who(seat)}, bisher ${atPlace(p)}: ${follower(f)}.`,
  recruited: ([seat, k]) => `${who(seat)} wirbt ${kind(k).one} an.`,
  advanced: ({ seat, track: t, to }) => `${who(seat)} rückt auf Feld ${to} der Leiste ${track(t)} vor.`,
  developed: ({ seat, to }) => `${who(seat)} rückt auf ${to} der Entwicklungsleiste vor.`,
  stepped_back: ({ seat, to }) => `${who(seat)} fällt auf ${to} der Entwicklungsleiste zurück.`,
  coins: ([seat, n]) => `${who(seat)} ${n < 0 ? 'zahlt' : 'erhält'} ${coins(n)}.`,
  gained_good: ([seat, g]) => `${who(seat)} nimmt 1 ${good(g)} vom Warenmarkt.`,
  collected_good: ([seat, g]) => `${who(seat)} nimmt unterwegs 1 ${good(g)} mit.`,
  returned_good: ([seat, g]) => `${who(seat)} gibt 1 ${good(g)} an den Warenmarkt zurück.`,
  returned_citizen: (seat) => `${who(seat)} zahlt einen Bürger in den Vorrat.`,
  citizen: ([seat, where]) => `${who(seat)} gewinnt den Bürger ${spot(where)}.`,
  took_tile: ([seat, p]) => `${who(seat)} nimmt die Ortskarte ${place(p)}.`,
  gained_wheel: ([seat]) => `${who(seat)} erhält ein Zahnrad.`,
  placed_wheel: ({ seat, place: p }) => `${who(seat)} legt ein Zahnrad ${atPlace(p)} ein.`,
  travelled: ({ seat, to, by }) => `${who(seat)} ${by === 'water' ? 'fährt zu Wasser' : 'reist'} nach ${town(to)}.`,
  built: ([seat, t]) => `${who(seat)} baut ein Kontor in ${town(t)}.`,
  sent_to: ({ seat, kind: k, deed: d }) => `${who(seat)} schickt ${kind(k).one}: ${boardDeed(d)}.`,
  sent: ({ seat, kind: k, deed: d }) => `${who(seat)} schickt ${kind(k).one} zum guten Werk ${deed(d)}.`,
  tortured: ([seat, n]) => `${who(seat)} kann ${coins(n)} nicht zahlen: Folter.`,
  released: (seat) => `Der Rest der Schuld von ${who(seat)} verfällt.`,
  gave_station: ({ seat, town: t }) => `${who(seat)} gibt ein Kontor${t ? ` in ${town(t)}` : ''} auf.`,
  gave_follower: ([seat, k]) => `${who(seat)} gibt ${kind(k).one} auf.`,
  gave_good: ([seat, g]) => `${who(seat)} gibt 1 ${good(g)} auf.`,
  gave_tile: ([seat, p]) => `${who(seat)} gibt die Ortskarte ${place(p)} auf.`,
  gave_wheel: ({ seat, place: p }) => `${who(seat)} gibt ein Zahnrad${p ? ` ${atPlace(p)}` : ''} auf.`,
  plague_drew: ([seat, f]) =>
    f === null
      ? `Die Pest verschont ${who(seat)}.`
      : f.startsWith('own_')
        ? `Die Pest trifft ${who(seat)}, doch ${follower(f)} bleibt.`
        : `Die Pest nimmt ${who(seat)}: ${follower(f)}.`,
  shielded: ([seat, p]) => `Dank ${place(p)} geht das Ereignis an ${who(seat)} vorbei.`,
  rolled: ([seat, n]) => `${who(seat)} würfelt eine ${n}.`,
  lent: ([seat, p]) => `${who(seat)} darf ${thePlace(p)} nutzen.`,
  borrowed: ({ seat, owner, place: p }) => `${who(seat)} leiht sich ${thePlace(p)} von ${who(owner)}.`,
  to_market: ([seat, k]) => `Neu auf dem Markt von ${who(seat)}: ${kind(k).name}.`,
  moved: ([seat, t]) => `Der Kaufmann von ${who(seat)} geht nach ${town(t)}.`,
  displaced: ({ seat, victim, to }) => `${who(seat)} zieht den Kaufmann von ${who(victim)} nach ${town(to)}.`,
  built_on_road: (seat) => `${who(seat)} stellt ein Kontor auf die Landstraße.`,
  baked: ([seat, n]) => `${who(seat)} backt ${n} Brot.`,
  returned_bread: (seat) => `${who(seat)} gibt 1 Brot ab.`,
  gave_bread: (seat) => `${who(seat)} gibt 1 Brot auf.`,
  gave_road_station: (seat) => `${who(seat)} gibt ein Kontor der Landstraße auf.`,
  stocked: ([seat, g]) => `${who(seat)} legt 1 ${good(g)} ins Brauhaus.`,
  discarded: ([seat, g]) => `${who(seat)} gibt 1 ${good(g)} aus dem Brauhaus ab.`,
  sent_to_gaming_room: ([seat, k]) => `${who(seat)} schickt ${kind(k).one} ins Spielzimmer.`,
  laid_in_gaming_room: ([seat, g]) => `${who(seat)} legt 1 ${good(g)} ins Spielzimmer.`,
  handed: ({ from, to, good: g }) => `${who(from)} überreicht ${who(to)} 1 ${good(g)}.`,
  moved_wheel: ({ seat, from, place: p }) =>
    `${who(seat)} versetzt ein Zahnrad: bisher ${atPlace(from)}, nun ${atPlace(p)}.`,
  game_over: () => 'Das Spiel ist aus.',
});
