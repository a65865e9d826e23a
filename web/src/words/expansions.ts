// The expansions in words: names, questions, answers and events, in three languages.

import { area } from '../i18n/index.svelte';
import type { Ask, BoardDeed, Bribe, Character, Event, Move, OrderFacts, Plot, TradeDeed, Ware } from '../types';
import { choose, type Cases } from './cases';
import { happeningAsk, happeningEvent, happeningMove } from './happening_asks';
import { follower, good, kind, space, town, track } from './names';
import { place, thePlace } from './places';
import { coins, type Speech } from './speech';
import { toursDeed, toursEvent, toursMove } from './tours';

type Own = 'sent_to' | 'orders' | 'trade_deeds' | 'trade_events' | 'intrigue' | 'tours';
type OwnAsks = 'orders' | 'trade_deeds' | 'trade_events' | 'intrigue';
type OwnMoves = 'send_to' | 'orders' | 'trade_events' | 'intrigue' | 'tours';

const names = area(
  {
    deeds: { alchemy: 'Alchemy', court_of_lay_assessors: 'Court of Lay Assessors', thanksgiving: 'Thanksgiving', sheep_farming: 'Sheep Farming', coinage: 'Coinage', research: 'Research', towing_service: 'Towing Service', architecture: 'Architecture', town_charter: 'Town Charter', navigation: 'Navigation' } as Record<TradeDeed, string>,
    characters: { fraud: 'Fraud', arsonist: 'Arsonist', kidnapper: 'Kidnapper', torturer: 'Torturer', hangman: 'Hangman', saboteur: 'Saboteur', spy: 'Spy', tax_collector: 'Tax Collector', traitor: 'Traitor' } as Record<Character, string>,
    bread: 'bread', development: 'Development',
  },
  {
    deeds: { alchemy: 'Alchemie', court_of_lay_assessors: 'Schöffengericht', thanksgiving: 'Erntedank', sheep_farming: 'Schafzucht', coinage: 'Münzprägung', research: 'Forschung', towing_service: 'Treidelei', architecture: 'Baukunst', town_charter: 'Stadtrecht', navigation: 'Navigation' },
    characters: { fraud: 'Betrüger', arsonist: 'Brandstifter', kidnapper: 'Entführer', torturer: 'Folterknecht', hangman: 'Henker', saboteur: 'Saboteur', spy: 'Spion', tax_collector: 'Steuereintreiber', traitor: 'Verräter' },
    bread: 'Brot', development: 'Entwicklung',
  },
  {
    deeds: { alchemy: 'Alchimie', court_of_lay_assessors: 'Cour des échevins', thanksgiving: 'Action de grâce', sheep_farming: 'Élevage', coinage: 'Frappe de monnaie', research: 'Recherche', towing_service: 'Halage', architecture: 'Architecture', town_charter: 'Charte de la ville', navigation: 'Navigation' },
    characters: { fraud: 'Fraudeur', arsonist: 'Incendiaire', kidnapper: 'Ravisseur', torturer: 'Tortionnaire', hangman: 'Bourreau', saboteur: 'Saboteur', spy: 'Espion', tax_collector: 'Percepteur', traitor: 'Traître' },
    bread: 'pain', development: 'développement',
  },
);

/** The deeds of either board in printed order, which is that of their facts. */
export const TRADE_DEEDS = Object.keys(names().deeds) as TradeDeed[];
export const CHARACTERS = Object.keys(names().characters) as Character[];

/** The name of a deed of a board that lies in place of the base deeds. */
export const boardDeed = (deed: BoardDeed): string => choose(deed, { trade: (one) => names().deeds[one], intrigue: (one) => names().characters[one], tours: toursDeed });

export const wareName = (one: Ware): string =>
  one === 'bread' ? names().bread : 'good' in one ? good(one.good) : `${good(one.on_brasserie)} (${place('brasserie')})`;
const anyTrack = (one: 'development' | { follower: Parameters<typeof track>[0] }): string => (one === 'development' ? names().development : track(one.follower));

const NOTHING = '–';
/** What lies on the table. */
export function bribe(offer: Bribe): string {
  const kinds = ['grain', 'cheese', 'wine', 'wool', 'brocade'] as const;
  const goods = kinds.flatMap((one, at) => ((offer.goods[at] ?? 0) > 0 ? [`${offer.goods[at]} ${good(one)}`] : []));
  const all = [offer.coins > 0 && coins(offer.coins), ...goods, offer.bread > 0 && `${offer.bread} ${names().bread}`];
  return all.filter(Boolean).join(', ') || NOTHING;
}

const say = area(
  {
    fraud: (who: string, take: string, give: string) => `take ${take} from ${who} for ${give}`,
    arson: (who: string) => `burn ${who}’s trading station`, kidnap: (who: string) => `put ${who}’s merchant into Orléans`,
    torture: (who: string) => `torture ${who}`, hang: (who: string) => `${who} draws a follower and loses it`,
    sabotage: (who: string, f: string, p: string) => `send ${who}’s ${f} home from ${p}`, spy: (who: string, p: string) => `steal ${who}’s gear wheel at ${p}`,
    tax: (who: string) => `collect 2 coins from ${who}`, treason: (who: string, t: string) => `${t} track: advance, set ${who} back`, alone: (t: string) => `${t} track: advance, set nobody back`,
    deliver: (o: string) => `Fulfil the order of ${o}`, shortFraud: (take: string, give: string) => `${take} for ${give}`, shortArson: 'burn the trading station', shortKidnap: 'merchant to Orléans', shortHang: 'draws and loses a follower', shortTorture: 'torture', shortTax: '2 coins', points: (n: number) => `${n} points`, add: (what: string) => `Add ${what}`, offer: 'Make this offer', accept: 'Accept', refuse: 'Refuse',
    askDeliver: 'Fulfil an order? You then pass.', alchemy: 'Do you draw for Alchemy?', drawn: 'Place those you drew.', assessors: 'Which action do the Lay Assessors grant?', research: 'Take the development points?', tow: 'Where does your merchant go by water?', architecture: 'Build a trading station?',
    declare: (c: string) => `${c}: whom do you strike?`, offerAsk: (by: string, what: string) => `${by} threatens you: ${what}. Do you offer a bribe?`, offerSoFar: (by: string, what: string, b: string) => `${by} threatens you: ${what}. Your bribe so far: ${b}.`, verdict: (by: string, b: string) => `${by} offers a bribe: ${b}. Do you accept?`, goodAsk: 'Which good do you take?', build: 'Build a trading station?',
    sent: (who: string, k: string, d: string) => `${who} sends ${k} to ${d}.`, delivered: (who: string, o: string) => `${who} fulfils the order of ${o}.`, turnedUp: (o: string) => `A new order is turned up: ${o}.`, took: (who: string, g: string) => `${who} takes 1 ${g}.`, back: (who: string, f: string) => `${who} puts a ${f} back into the bag.`,
    plotted: (who: string, what: string) => `${who} threatens: ${what}.`, offered: (who: string, to: string, b: string) => `${who} offers ${to} a bribe: ${b}.`, accepted: (who: string) => `${who} accepts the bribe.`, refused: (who: string) => `${who} refuses the bribe.`, burned: (who: string, t: string) => `${who}’s trading station in ${t} burns down.`, hanged: (who: string, f: string) => `The Hangman draws ${who}’s ${f}.`, locked: (who: string, p: string) => `${who} cannot use ${p} this round.`, stole: (who: string, from: string) => `${who} steals a gear wheel from ${from}.`, marker: (who: string, t: string, n: number) => `${who}’s marker goes to space ${n} of the ${t} track.`,
  },
  {
    fraud: (who, take, give) => `${take} von ${who} gegen ${give}`,
    arson: (who) => `Kontor von ${who} niederbrennen`, kidnap: (who) => `Kaufmann von ${who} nach Orléans`,
    torture: (who) => `${who} foltern`, hang: (who) => `${who} zieht jemanden und verliert ihn`,
    sabotage: (who, f, p) => `${f} von ${who} heimschicken: ${p}`, spy: (who, p) => `Zahnrad von ${who} stehlen: ${p}`,
    tax: (who) => `2 Münzen von ${who} einziehen`, treason: (who, t) => `Leiste ${t}: vorrücken, ${who} zurücksetzen`, alone: (t) => `Leiste ${t}: vorrücken, niemanden zurücksetzen`,
    deliver: (o) => `Auftrag erfüllen: ${o}`, shortFraud: (take, give) => `${take} gegen ${give}`, shortArson: 'Kontor niederbrennen', shortKidnap: 'Kaufmann nach Orléans', shortHang: 'zieht und verliert jemanden', shortTorture: 'Folter', shortTax: '2 Münzen', points: (n) => `${n} Punkte`, add: (what) => `${what} dazulegen`, offer: 'So anbieten', accept: 'Annehmen', refuse: 'Ablehnen',
    askDeliver: 'Einen Auftrag erfüllen? Danach passt du.', alchemy: 'Ziehst du für die Alchemie?', drawn: 'Setz die Gezogenen ein.', assessors: 'Welche Aktion gewähren die Schöffen?', research: 'Die Entwicklungspunkte nehmen?', tow: 'Wohin geht dein Kaufmann zu Wasser?', architecture: 'Ein Kontor bauen?',
    declare: (c) => `${c}: Wen triffst du?`, offerAsk: (by, what) => `${by} droht dir: ${what}. Bietest du etwas dagegen?`, offerSoFar: (by, what, b) => `${by} droht dir: ${what}. Deine Bestechung bisher: ${b}.`, verdict: (by, b) => `${by} bietet: ${b}. Nimmst du an?`, goodAsk: 'Welche Ware nimmst du?', build: 'Ein Kontor bauen?',
    sent: (who, k, d) => `${who} schickt ${k}: ${d}.`, delivered: (who, o) => `${who} erfüllt den Auftrag von ${o}.`, turnedUp: (o) => `Ein neuer Auftrag liegt aus: ${o}.`, took: (who, g) => `${who} nimmt 1 ${g}.`, back: (who, f) => `${f} geht zurück in den Beutel von ${who}.`,
    plotted: (who, what) => `${who} droht: ${what}.`, offered: (who, to, b) => `${who} bietet ${to}: ${b}.`, accepted: (who) => `${who} nimmt die Bestechung an.`, refused: (who) => `${who} lehnt die Bestechung ab.`, burned: (who, t) => `Das Kontor von ${who} in ${t} brennt nieder.`, hanged: (who, f) => `Der Henker zieht bei ${who}: ${f}.`, locked: (who, p) => `${who} darf diese Runde nicht nutzen: ${p}.`, stole: (who, from) => `${who} stiehlt ein Zahnrad von ${from}.`, marker: (who, t, n) => `Der Stein von ${who} geht auf Feld ${n} der Leiste ${t}.`,
  },
  {
    fraud: (who, take, give) => `prendre ${take} à ${who} contre ${give}`,
    arson: (who) => `brûler le comptoir de ${who}`, kidnap: (who) => `mettre le négociant de ${who} à Orléans`,
    torture: (who) => `torturer ${who}`, hang: (who) => `${who} pioche un partisan et le perd`,
    sabotage: (who, f, p) => `renvoyer ${f} de ${who} : ${p}`, spy: (who, p) => `voler le rouage de ${who} : ${p}`,
    tax: (who) => `prélever 2 pièces à ${who}`, treason: (who, t) => `piste ${t} : avancer, reculer ${who}`, alone: (t) => `piste ${t} : avancer, ne reculer personne`,
    deliver: (o) => `Remplir la commande : ${o}`, shortFraud: (take, give) => `${take} contre ${give}`, shortArson: 'brûler le comptoir', shortKidnap: 'négociant à Orléans', shortHang: 'pioche et perd un partisan', shortTorture: 'torture', shortTax: '2 pièces', points: (n) => `${n} points`, add: (what) => `Ajouter ${what}`, offer: 'Proposer ceci', accept: 'Accepter', refuse: 'Refuser',
    askDeliver: 'Remplir une commande ? Vous passez ensuite.', alchemy: 'Piochez-vous pour l’Alchimie ?', drawn: 'Placez ceux que vous avez piochés.', assessors: 'Quelle action accordent les échevins ?', research: 'Prendre les points de développement ?', tow: 'Où va votre négociant par l’eau ?', architecture: 'Bâtir un comptoir ?',
    declare: (c) => `${c} : qui frappez-vous ?`, offerAsk: (by, what) => `${by} vous menace : ${what}. Offrez-vous un pot-de-vin ?`, offerSoFar: (by, what, b) => `${by} vous menace : ${what}. Votre offre : ${b}.`, verdict: (by, b) => `${by} propose : ${b}. Acceptez-vous ?`, goodAsk: 'Quelle marchandise prenez-vous ?', build: 'Bâtir un comptoir ?',
    sent: (who, k, d) => `${who} envoie ${k} : ${d}.`, delivered: (who, o) => `${who} remplit la commande de ${o}.`, turnedUp: (o) => `Une nouvelle commande est révélée : ${o}.`, took: (who, g) => `${who} prend 1 ${g}.`, back: (who, f) => `${who} remet dans le sac : ${f}.`,
    plotted: (who, what) => `${who} menace : ${what}.`, offered: (who, to, b) => `${who} propose à ${to} : ${b}.`, accepted: (who) => `${who} accepte le pot-de-vin.`, refused: (who) => `${who} refuse le pot-de-vin.`, burned: (who, t) => `Le comptoir de ${who} à ${t} brûle.`, hanged: (who, f) => `Le Bourreau pioche chez ${who} : ${f}.`, locked: (who, p) => `${who} ne peut plus utiliser cette manche : ${p}.`, stole: (who, from) => `${who} vole un rouage à ${from}.`, marker: (who, t, n) => `Le marqueur de ${who} va à la case ${n} de la piste ${t}.`,
  },
);

/** What a character does to somebody, as part of a sentence. */
export const plotOn = (what: Plot, who: string): string => choose(what, {
  fraud: ({ take, give }) => say().fraud(who, wareName(take), wareName(give)),
  arson: () => say().arson(who),
  kidnap: () => say().kidnap(who),
  torture: () => say().torture(who),
  hang: () => say().hang(who),
  sabotage: ({ place: p, space: s, follower: f }) => say().sabotage(who, follower(f), `${thePlace(p)} (${space(s)})`),
  spy: ({ place: p, space: s }) => say().spy(who, `${thePlace(p)} (${space(s)})`),
  tax: () => say().tax(who),
  treason: (t) => say().treason(who, anyTrack(t)),
});

/** The same where it is known whom it strikes. */
export const plotShort = (what: Plot): string => choose(what, {
  fraud: ({ take, give }) => say().shortFraud(wareName(take), wareName(give)),
  arson: () => say().shortArson,
  kidnap: () => say().shortKidnap,
  torture: () => say().shortTorture,
  hang: () => say().shortHang,
  sabotage: ({ place: p, space: s }) => `${place(p)} (${space(s)})`,
  spy: ({ place: p, space: s }) => `${place(p)} (${space(s)})`,
  tax: () => say().shortTax,
  treason: anyTrack,
});

/** The same for who is threatened: who strikes where. */
const threat = (what: Plot): string => {
  const character: Character | undefined = typeof what === 'string' ? undefined : 'sabotage' in what ? 'saboteur' : 'spy' in what ? 'spy' : undefined;
  return character ? `${names().characters[character]}, ${plotShort(what)}` : plotShort(what);
};

/** An order by its town and what it is worth. */
export const orderName = ({ town: where, points }: OrderFacts): string => `${town(where)} (${say().points(points)})`;

/** The answers that only expansions know. */
export const ownMoves = ({ who, order }: Speech): Pick<Cases<Move, string>, OwnMoves> => ({
  send_to: ({ kind: k, deed, good: g }) => `${kind(k).name}: ${boardDeed(deed)}${g ? ` (${good(g)})` : ''}`,
  orders: ({ deliver }) => say().deliver(order(deliver)),
  trade_events: happeningMove,
  tours: toursMove,
  intrigue: (move) => choose(move, {
    plot: ({ victim, plot: what }) => plotOn(what, who(victim)),
    alone: (t) => say().alone(anyTrack(t)),
    add_coins: (n) => say().add(coins(n)),
    add_ware: (one) => say().add(wareName(one)),
    offer: () => say().offer,
    accept: () => say().accept,
    refuse: () => say().refuse,
  }),
});

/** The questions that only expansions ask. */
export const ownAsks = ({ who }: Speech): Pick<Cases<Ask, string>, OwnAsks> => ({
  orders: () => say().askDeliver,
  trade_deeds: (ask) => choose(ask, {
    alchemy: () => say().alchemy,
    drawn: () => say().drawn,
    assessors: () => say().assessors,
    research: () => say().research,
    tow: () => say().tow,
    architecture: () => say().architecture,
  }),
  trade_events: happeningAsk,
  intrigue: (ask) => choose(ask, {
    declare: (c) => say().declare(names().characters[c]),
    offer: ({ by, plot: what, bribe: b }) => (bribe(b) === NOTHING ? say().offerAsk(who(by), threat(what)) : say().offerSoFar(who(by), threat(what), bribe(b))),
    verdict: ({ victim, bribe: b }) => say().verdict(who(victim), bribe(b)),
    good: () => say().goodAsk,
    build: () => say().build,
  }),
});

/** What only expansions make happen. */
export const ownEvents = ({ who, order }: Speech): Pick<Cases<Event, string>, Own> => ({
  sent_to: ({ seat, kind: k, deed }) => say().sent(who(seat), kind(k).one, boardDeed(deed)),
  orders: (event) => choose(event, { delivered: ([seat, id]) => say().delivered(who(seat), order(id)), turned_up: (id) => say().turnedUp(order(id)) }),
  trade_deeds: (event) => choose(event, { took_good: ([seat, g]) => say().took(who(seat), good(g)), back_into_bag: ([seat, f]) => say().back(who(seat), follower(f)) }),
  trade_events: (event) => happeningEvent(event, who),
  tours: (event) => toursEvent(event, who),
  intrigue: (event) => choose(event, {
    plotted: ({ seat, victim, plot: what }) => say().plotted(who(seat), plotOn(what, who(victim))),
    offered: ({ victim, to, bribe: b }) => say().offered(who(victim), who(to), bribe(b)),
    accepted: ({ seat }) => say().accepted(who(seat)),
    refused: ({ seat }) => say().refused(who(seat)),
    burned: ({ owner, town: t }) => say().burned(who(owner), town(t)),
    hanged: ([seat, f]) => say().hanged(who(seat), follower(f)),
    locked: ([seat, p]) => say().locked(who(seat), thePlace(p)),
    stole: ({ seat, victim }) => say().stole(who(seat), who(victim)),
    marker: ({ seat, track: t, to }) => say().marker(who(seat), anyTrack(t), to),
  }),
});
