// Every answer in a few words, as it stands on a button or in the list of all that is possible.

import type { Language } from '../../../i18n/index.svelte';
import type { Good } from '../../../types';
import type { BaseMoves } from './base';
import { coins } from './coins';
import { deed, follower, good, kind, space, town, track, wheel } from './names';
import { atPlace, place, thePlace } from './places';
import type { Speech } from './speech';

type Said = Omit<BaseMoves, 'send_to'>;

const en = ({ who }: Speech): Said => {
  const taking = (g: Good | null) => (g ? `, take ${good(g)}` : ', take nothing');
  return {
    decline: () => 'Nothing more',
    exclude: (p) => `Remove ${thePlace(p)}`,
    take_back: ({ place: p, follower: f }) => `Take back ${follower(f)} from ${thePlace(p)}`,
    draw: (n) => (n === 0 ? 'Draw nobody' : `Draw ${n}`),
    to_tower: (f) => `Lay ${follower(f)} on the Tower`,
    put: ({ follower: f, place: p, space: s, from }) =>
      `${follower(f)}${from === 'tower' ? ' (Tower)' : ''} to ${thePlace(p)}, space for ${space(s)}`,
    put_back: ({ follower: f, place: p }) => `Take ${follower(f)} off ${thePlace(p)}`,
    ready: () => 'Ready',
    use: (p) => `Use ${thePlace(p)}`,
    pass: () => 'Pass',
    place_wheel: ({ wheel: w, place: p, space: s }) => `${wheel(w)} to ${thePlace(p)}, space for ${space(s)}`,
    recruit: (k) => `Recruit ${kind(k).one}`,
    tile: (p) => `Take ${thePlace(p)}`,
    travel: ({ to, by, take }) => `${by === 'water' ? 'Sail' : 'Travel'} to ${town(to)}${taking(take)}`,
    send: ({ kind: k, deed: d }) => `${kind(k).name} to the deed ${deed(d)}`,
    coin: () => '1 coin',
    develop: () => 'Development',
    give_station: (t) => `Trading station in ${town(t)}`,
    give_spare_station: () => 'A trading station not yet built',
    give_follower: () => 'A follower drawn from the bag',
    give_step: () => 'A development step',
    give_good: (g) => `1 ${good(g)}`,
    give_tile: (p) => `Place tile ${place(p)}`,
    give_wheel: (w) => wheel(w),
    give_placed_wheel: (p) => `Gear wheel at ${thePlace(p)}`,
    feed: (g) => `Hand in 1 ${good(g)}`,
    pay_coins: (n) => `Pay ${coins(n)}`,
    shield: () => 'Send the monk of the Sacristy home',
    discard: (g) => `Give up 1 ${good(g)} of the Brasserie`,
    lay_in_gaming_room: (g) => `Lay 1 ${good(g)} in the Gaming Room`,
    send_to_gaming_room: (k) => `${kind(k).name} to the Gaming Room`,
    borrow: ({ owner, place: p }) => `${place(p)} of ${who(owner)}`,
    displace: ({ victim, to, by, take }) =>
      `${who(victim)} ${by === 'water' ? 'by water' : 'by road'} to ${town(to)}${taking(take)}`,
    to_market: () => 'To the Market',
    advance: (t) => `${track(t)} track`,
    demand: (seat) => who(seat),
    go_to: (t) => `Go to ${town(t)}`,
    set_out: () => 'A journey',
    bake: (n) => `Bake ${n}`,
    swap: ({ give, take }) => `2 ${good(give)} for 1 ${good(take)}`,
    take_good: (g) => `Take 1 ${good(g)}`,
    buy: (g) => `Buy 1 ${good(g)}`,
    sell: (g) => `Sell 1 ${good(g)}`,
    build_in: (t) => `Build in ${town(t)}`,
    move_wheel: ({ from, place: p, space: s }) => `From ${thePlace(from)} to ${thePlace(p)}, space for ${space(s)}`,
    give_bread: () => '1 bread',
    give_road_station: () => 'A trading station of the Road',
    feed_bread: () => 'Hand in 1 bread',
    travel_taking_both: ({ to, by }) => `${by === 'water' ? 'Sail' : 'Travel'} to ${town(to)}, take both goods`,
    travel_taking_unseen: ({ to, by }) =>
      `${by === 'water' ? 'Sail' : 'Travel'} to ${town(to)}, take a good that lies face down`,
  };
};

const de = ({ who }: Speech): Said => {
  const taking = (g: Good | null) => (g ? `, ${good(g)} nehmen` : ', nichts nehmen');
  return {
    decline: () => 'Nichts mehr',
    exclude: (p) => `${thePlace(p)} entfernen`,
    take_back: ({ place: p, follower: f }) => `${follower(f)} ${atPlace(p)} zurücknehmen`,
    draw: (n) => (n === 0 ? 'Niemanden ziehen' : `${n} ziehen`),
    to_tower: (f) => `${follower(f)} auf den Turm`,
    put: ({ follower: f, place: p, space: s, from }) =>
      `${follower(f)}${from === 'tower' ? ' (Turm)' : ''}: ${place(p)}, Platz für ${space(s)}`,
    put_back: ({ follower: f, place: p }) => `${follower(f)} ${atPlace(p)} wieder wegnehmen`,
    ready: () => 'Bereit',
    use: (p) => `${place(p)} nutzen`,
    pass: () => 'Passen',
    place_wheel: ({ wheel: w, place: p, space: s }) => `${wheel(w)}: ${place(p)}, Platz für ${space(s)}`,
    recruit: (k) => `${kind(k).one} anwerben`,
    tile: (p) => `${thePlace(p)} nehmen`,
    travel: ({ to, by, take }) => `${by === 'water' ? 'Zu Wasser' : 'Auf der Straße'} nach ${town(to)}${taking(take)}`,
    send: ({ kind: k, deed: d }) => `${kind(k).name} zum guten Werk ${deed(d)}`,
    coin: () => '1 Münze',
    develop: () => 'Entwicklung',
    give_station: (t) => `Kontor in ${town(t)}`,
    give_spare_station: () => 'Ein ungebautes Kontor',
    give_follower: () => 'Jemanden aus dem Beutel',
    give_step: () => 'Einen Entwicklungsschritt',
    give_good: (g) => `1 ${good(g)}`,
    give_tile: (p) => `Ortskarte ${place(p)}`,
    give_wheel: (w) => wheel(w),
    give_placed_wheel: (p) => `Zahnrad ${atPlace(p)}`,
    feed: (g) => `1 ${good(g)} abgeben`,
    pay_coins: (n) => `${coins(n)} zahlen`,
    shield: () => 'Den Mönch der Sakristei heimschicken',
    discard: (g) => `1 ${good(g)} aus dem Brauhaus abgeben`,
    lay_in_gaming_room: (g) => `1 ${good(g)} ins Spielzimmer`,
    send_to_gaming_room: (k) => `${kind(k).name} ins Spielzimmer`,
    borrow: ({ owner, place: p }) => `${place(p)} von ${who(owner)}`,
    displace: ({ victim, to, by, take }) =>
      `${who(victim)} ${by === 'water' ? 'zu Wasser' : 'auf der Straße'} nach ${town(to)}${taking(take)}`,
    to_market: () => 'Auf den Markt',
    advance: (t) => `Leiste ${track(t)}`,
    demand: (seat) => who(seat),
    go_to: (t) => `Nach ${town(t)}`,
    set_out: () => 'Eine Reise',
    bake: (n) => `${n} backen`,
    swap: ({ give, take }) => `2 ${good(give)} für 1 ${good(take)}`,
    take_good: (g) => `1 ${good(g)} nehmen`,
    buy: (g) => `1 ${good(g)} kaufen`,
    sell: (g) => `1 ${good(g)} verkaufen`,
    build_in: (t) => `In ${town(t)} bauen`,
    move_wheel: ({ from, place: p, space: s }) => `Bisher ${atPlace(from)}, nun ${atPlace(p)}, Platz für ${space(s)}`,
    give_bread: () => '1 Brot',
    give_road_station: () => 'Ein Kontor der Landstraße',
    feed_bread: () => '1 Brot abgeben',
    travel_taking_both: ({ to, by }) =>
      `${by === 'water' ? 'Zu Wasser' : 'Auf der Straße'} nach ${town(to)}, beide Waren nehmen`,
    travel_taking_unseen: ({ to, by }) =>
      `${by === 'water' ? 'Mit dem Schiff' : 'Reise'} nach ${town(to)}, eine verdeckte Ware nehmen`,
  };
};

const fr = ({ who }: Speech): Said => {
  const taking = (g: Good | null) => (g ? `, prendre ${good(g)}` : ', ne rien prendre');
  return {
    decline: () => 'Rien de plus',
    exclude: (p) => `Retirer ${thePlace(p)}`,
    take_back: ({ place: p, follower: f }) => `Reprendre ${atPlace(p)} : ${follower(f)}`,
    draw: (n) => (n === 0 ? 'Ne piocher personne' : `Piocher ${n}`),
    to_tower: (f) => `${follower(f)} sur la Poudrière`,
    put: ({ follower: f, place: p, space: s, from }) =>
      `${follower(f)}${from === 'tower' ? ' (Poudrière)' : ''} ${atPlace(p)}, case : ${space(s)}`,
    put_back: ({ follower: f, place: p }) => `Retirer ${atPlace(p)} : ${follower(f)}`,
    ready: () => 'Prêt',
    use: (p) => `Utiliser ${thePlace(p)}`,
    pass: () => 'Passer',
    place_wheel: ({ wheel: w, place: p, space: s }) => `${wheel(w)} ${atPlace(p)}, case : ${space(s)}`,
    recruit: (k) => `Recruter ${kind(k).one}`,
    tile: (p) => `Prendre ${thePlace(p)}`,
    travel: ({ to, by, take }) => `${by === 'water' ? 'Par l’eau' : 'Par la route'} à ${town(to)}${taking(take)}`,
    send: ({ kind: k, deed: d }) => `${kind(k).name} à la bonne œuvre ${deed(d)}`,
    coin: () => '1 pièce',
    develop: () => 'Développement',
    give_station: (t) => `Comptoir à ${town(t)}`,
    give_spare_station: () => 'Un comptoir non bâti',
    give_follower: () => 'Un partisan pioché au sac',
    give_step: () => 'Un pas de développement',
    give_good: (g) => `1 ${good(g)}`,
    give_tile: (p) => `Tuile lieu ${place(p)}`,
    give_wheel: (w) => wheel(w),
    give_placed_wheel: (p) => `Rouage ${atPlace(p)}`,
    feed: (g) => `Livrer 1 ${good(g)}`,
    pay_coins: (n) => `Payer ${coins(n)}`,
    shield: () => 'Renvoyer le moine de la Sacristie',
    discard: (g) => `Donner 1 ${good(g)} de la Brasserie`,
    lay_in_gaming_room: (g) => `Poser 1 ${good(g)} dans la Salle de jeu`,
    send_to_gaming_room: (k) => `${kind(k).name} à la Salle de jeu`,
    borrow: ({ owner, place: p }) => `${place(p)} de ${who(owner)}`,
    displace: ({ victim, to, by, take }) =>
      `${who(victim)} ${by === 'water' ? 'par l’eau' : 'par la route'} à ${town(to)}${taking(take)}`,
    to_market: () => 'Au marché',
    advance: (t) => `Piste des ${track(t)}`,
    demand: (seat) => who(seat),
    go_to: (t) => `Aller à ${town(t)}`,
    set_out: () => 'Un voyage',
    bake: (n) => `Cuire ${n}`,
    swap: ({ give, take }) => `2 ${good(give)} contre 1 ${good(take)}`,
    take_good: (g) => `Prendre 1 ${good(g)}`,
    buy: (g) => `Acheter 1 ${good(g)}`,
    sell: (g) => `Vendre 1 ${good(g)}`,
    build_in: (t) => `Bâtir à ${town(t)}`,
    move_wheel: ({ from, place: p, space: s }) => `Il était ${atPlace(from)}, il ira ${atPlace(p)}, case : ${space(s)}`,
    give_bread: () => '1 pain',
    give_road_station: () => 'Un comptoir de la Route',
    feed_bread: () => 'Livrer 1 pain',
    travel_taking_both: ({ to, by }) =>
      `${by === 'water' ? 'Par l’eau' : 'Par la route'} à ${town(to)}, prendre les deux marchandises`,
    travel_taking_unseen: ({ to, by }) =>
      `${by === 'water' ? 'Naviguer' : 'Voyager'} à ${town(to)}, prendre une marchandise face cachée`,
  };
};

export const moves = (language: Language, speech: Speech): BaseMoves => ({
  ...{ en, de, fr }[language](speech),
  send_to: ({ kind: k, deed: d, good: g }) => `${kind(k).name}: ${speech.boardDeed(d)}${g ? ` (${good(g)})` : ''}`,
});
