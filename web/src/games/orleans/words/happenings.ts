// What the printed events bring, each in one sentence: `n` is the number printed with it.

import { area } from '../../../i18n/index.svelte';
import type { EventFacts, Happening } from '../../../types';
import { coins } from './coins';

type Sentences = Record<Happening, (n: number, how: How) => string>;
/** How a set has it: whether coins pay only for food that is missing, whether none do, and whether only the player board counts. */
type How = { foodFirst: boolean; inKind: boolean; boardOnly: boolean };

const texts = area(
  {
    pilgrimage: (_: number) => 'Nobody may recruit monks this round.',
    indulgence: (n: number) => `Everybody may buy a follower other than a monk for ${coins(n)}; it goes into the bag.`,
    training: (n: number) => `Everybody may buy a step on any track, with its bonus, for ${coins(n)}.`,
    harvest: (n: number, { foodFirst, inKind }: How) =>
      inKind
        ? `Everybody hands in ${n} food; coins do not help.`
        : foodFirst
          ? `Everybody hands in ${n} food; whoever lacks one pays 5 coins for it.`
          : `Everybody hands in ${n} food, or pays 5 coins for each one missing.`,
    bon_voyage: (n: number) => `Everybody may travel one way for ${coins(n)} and take a good from it.`,
    conference: (_: number) => 'Nobody can recruit scholars this round.',
    crusade: (_: number) => 'Nobody can recruit knights this round.',
    strike: (_: number) => 'Nobody can recruit craftsmen this round.',
    tax: (n: number) => `Everybody pays ${coins(n)}.`,
    taxes: (n: number) =>
      n === 1 ? 'Everybody pays a coin for each good.' : `Everybody pays a coin for every ${n} goods.`,
    trip: (n: number) => `Whoever has the merchant in Orléans pays ${coins(n)}.`,
    income: (n: number) => `Everybody receives ${coins(n)} per point of development status.`,
    fishing_grounds: (_: number) => 'Everybody receives the coins shown at their boatmen marker.',
    retraining: (n: number) => `Everybody gives up a good and advances by its value, or pays ${coins(n)}.`,
    wedding: (n: number) => `Everybody draws ${n} followers onto the Market for the next round.`,
    sabotage: (_: number) => 'No place with a gear wheel can be used this round.',
    amnesty: (_: number) => 'New followers may go straight to a free action space this round.',
    malfunction: (_: number) => 'Everybody returns a gear wheel to the supply.',
    torture: (n: number) => `Everybody gives up ${n} things under torture; coins do not count.`,
    trading_day: (n: number) => `Everybody receives ${coins(n)} per trading station.`,
    plague: (_: number) => 'Everybody draws a follower and loses it, unless it is of the own colour.',
    vacation: (_: number) => 'The next tile is turned over at once; the game is a round shorter.',
    book_fire: (_: number) => 'Every development marker goes back to the star behind it.',
    goods_tax: (n: number) =>
      n === 1 ? 'Everybody pays a coin for each good.' : `Everybody pays a coin for every ${n} goods.`,
    dues: (n: number, { inKind }: How) =>
      inKind
        ? `Everybody discards goods worth ${n} points, and things under torture for what is missing.`
        : `Everybody gives up goods and coins worth ${n} points.`,
    peasant_uprising: (_: number) =>
      'Farmers may be planned on any space but those of monks; those left there go back into the bag.',
    technology_tax: (n: number, { boardOnly }: How) =>
      boardOnly
        ? `Everybody pays ${coins(n)} for each gear wheel on the player board; those on place tiles are free.`
        : `Everybody pays ${coins(n)} for each gear wheel on an action space.`,
    summoning: (n: number) => `Everybody returns the merchant to Orléans or pays ${coins(n)}.`,
    famine: (n: number) => `Everybody returns ${n} followers to the supply, but none of the own colour.`,
    capitation_tax: (n: number) => `Everybody pays ${coins(n)} for each follower outside the bag.`,
    tithe: (n: number) => `Everybody pays a coin for every ${n} coins owned.`,
    silentium: (_: number) => 'All is quiet.',
    drought: (n: number) => `${n} grain of your choice leave the map.`,
    highwaymen: (_: number) => 'The merchant cannot travel by road this round.',
    pirates: (_: number) => 'All wool and brocade on the waterways leave the map.',
    riots: (n: number) => `Give up a knight of the Market, of the player board or of the bag, or pay ${coins(n)}.`,
    axle_fracture: (_: number) => 'The Stage Coach cannot be used this round.',
    coin_dues: (n: number) => `Pay ${coins(n)}; torture for what is missing.`,
    wheel_tax: (n: number) => `Pay ${coins(n)} for each gear wheel placed; each one not paid for is removed.`,
    storm: (_: number) => 'The merchant cannot move this round.',
    banishment: (n: number) => `Right after drawing, ${n} of the followers drawn go back into the bag.`,
    feeding: (n: number) => `Pay ${n} food or 2 coins for each one; whoever cannot has lost.`,
    great_feast: (n: number) => `Pay ${n} food or 2 coins for each one; whoever cannot has lost.`,
    town_meeting: (n: number) => `Everybody may buy a citizen for ${coins(n)}.`,
    trade: (_: number) => 'Everybody may exchange a good for another one in stock.',
    cheese_day: (n: number) => `Everybody gives up ${n} cheese.`,
    quick_travel: (n: number) => `Everybody may move the merchant up to ${n} towns for a coin each, without goods.`,
    journey_home: (_: number) => 'Every merchant returns to Orléans.',
    support: (_: number) =>
      'Everybody draws a follower from the bag, steps forward on its track and gets another of its kind.',
    monk_indulgence: (n: number) => `Everybody may buy a monk for ${coins(n)}; it goes into the bag.`,
    coin_taxes: (n: number) => `Everybody pays ${coins(n)}; torture for what is missing.`,
    bribe: (n: number) => `Everybody may buy a citizen for ${coins(n)}.`,
    firestorm: (_: number) => 'All place tiles are turned over until the Restoration; what stood on them is lost.',
    mass: (n: number) => `Everybody receives ${coins(n)} for each monk in the Market.`,
    peregrination: (n: number) => `Everybody may travel along one way for ${coins(n)} and take a good.`,
    restoration: (_: number) => 'All tiles that were turned over are turned up again.',
    pilgrims_day: (_: number) => 'Everybody may give a monk and another follower of the Market for a citizen.',
    market_day: (n: number) => `Everybody may buy up to ${n} goods for what they are worth.`,
    development_tax: (_: number) =>
      'Everybody pays a coin for each point of development status; torture for what is missing.',
    outbreak: (_: number) => 'The plague doctors come, and everybody gets a corpse on the Market.',
    victory_over_plague: (_: number) => 'The plague is over: nothing happens.',
    taking_to_the_road: (_: number) => 'Everybody draws from the bag; a follower goes to a free action space at once.',
    consolation: (n: number) => `Everybody may buy the top Indulgence card for ${coins(n)}.`,
    exorcism: (_: number) => 'One more Indulgence card is turned up.',
    closing_day: (_: number) => 'Nobody can play Indulgence cards this round.',
    rat_infestation: (n: number) =>
      `Everybody draws ${n} tokens and loses one of these followers; corpses drawn are gone.`,
    curfew: (_: number) => 'No merchant moves this round.',
    grave_goods: (n: number) => `Everybody may be rid of corpses on the Market for ${coins(n)} each.`,
    arson: (_: number) => 'Everybody loses a place tile of their choice.',
    fast_travel: (n: number) => `Everybody may move the merchant up to ${n} towns, without goods.`,
    wake: (_: number) => 'No corpses go from the Market into the bag this round.',
    quarantine: (_: number) => 'Nobody may place the plague doctor this round.',
  } satisfies Sentences,
  {
    pilgrimage: () => 'In dieser Runde darf niemand Mönche anwerben.',
    indulgence: (n) => `Alle dürfen für ${coins(n)} jemanden außer Mönchen kaufen; er kommt in den Beutel.`,
    training: (n) => `Alle dürfen für ${coins(n)} einen Schritt auf einer Leiste kaufen, mit Bonus.`,
    harvest: (n, { foodFirst, inKind }) =>
      inKind
        ? `Alle geben ${n} Nahrung ab; Münzen helfen nicht.`
        : foodFirst
          ? `Alle geben ${n} Nahrung ab; wer eine nicht hat, zahlt dafür 5 Münzen.`
          : `Alle geben ${n} Nahrung ab oder zahlen je fehlender 5 Münzen.`,
    bon_voyage: (n) => `Alle dürfen für ${coins(n)} einen Weg reisen und eine Ware mitnehmen.`,
    conference: () => 'In dieser Runde kann niemand Gelehrte anwerben.',
    crusade: () => 'In dieser Runde kann niemand Ritter anwerben.',
    strike: () => 'In dieser Runde kann niemand Handwerker anwerben.',
    tax: (n) => `Alle zahlen ${coins(n)}.`,
    taxes: (n) => (n === 1 ? 'Alle zahlen je Ware eine Münze.' : `Alle zahlen je ${n} Waren eine Münze.`),
    trip: (n) => `Wessen Kaufmann in Orléans steht, zahlt ${coins(n)}.`,
    income: (n) => `Alle erhalten ${coins(n)} je Punkt Entwicklungsstand.`,
    fishing_grounds: () => 'Alle erhalten die Münzen, die an ihrem Schifferstein stehen.',
    retraining: (n) => `Alle geben eine Ware ab und rücken um ihren Wert vor, oder zahlen ${coins(n)}.`,
    wedding: (n) => `Alle ziehen ${n} Gefolgsleute auf den Markt für die nächste Runde.`,
    sabotage: () => 'In dieser Runde kann kein Ort mit Zahnrad genutzt werden.',
    amnesty: () => 'In dieser Runde dürfen Neue gleich auf einen freien Aktionsplatz.',
    malfunction: () => 'Alle geben ein Zahnrad in den Vorrat zurück.',
    torture: (n) => `Alle geben unter Folter ${n} Dinge auf; Münzen zählen nicht.`,
    trading_day: (n) => `Alle erhalten ${coins(n)} je Kontor.`,
    plague: () => 'Alle ziehen jemanden und verlieren ihn, wenn er nicht die eigene Farbe trägt.',
    vacation: () => 'Das nächste Plättchen wird gleich aufgedeckt; das Spiel ist eine Runde kürzer.',
    book_fire: () => 'Alle Steine der Entwicklungsleiste gehen zum Stern dahinter zurück.',
    goods_tax: (n) => (n === 1 ? 'Alle zahlen je Ware eine Münze.' : `Alle zahlen je ${n} Waren eine Münze.`),
    dues: (n, { inKind }) =>
      inKind
        ? `Alle geben Waren im Wert von ${n} Punkten ab, und für jeden fehlenden ein Ding unter Folter.`
        : `Alle geben Waren und Münzen im Wert von ${n} Punkten ab.`,
    peasant_uprising: () =>
      'Bauern dürfen auf alle Plätze außer Mönchsplätzen; wer dort übrig bleibt, geht in den Beutel.',
    technology_tax: (n, { boardOnly }) =>
      boardOnly
        ? `Alle zahlen ${coins(n)} je Zahnrad auf dem eigenen Brett; die auf Ortskarten sind frei.`
        : `Alle zahlen ${coins(n)} je Zahnrad auf einem Aktionsplatz.`,
    summoning: (n) => `Alle stellen den Kaufmann nach Orléans oder zahlen ${coins(n)}.`,
    famine: (n) => `Alle geben ${n} Gefolgsleute zurück, aber keine der eigenen Farbe.`,
    capitation_tax: (n) => `Alle zahlen ${coins(n)} für alle, die nicht im Beutel sind.`,
    tithe: (n) => `Alle zahlen je ${n} Münzen eine.`,
    silentium: () => 'Alles bleibt still.',
    drought: (n) => `${n} Getreide nach deiner Wahl gehen von der Karte.`,
    highwaymen: () => 'In dieser Runde kann der Kaufmann nicht auf Straßen reisen.',
    pirates: () => 'Alle Wolle und aller Brokat auf den Wasserwegen gehen von der Karte.',
    riots: (n) => `Gib einen Ritter vom Markt, vom eigenen Brett oder aus dem Beutel auf oder zahl ${coins(n)}.`,
    axle_fracture: () => 'In dieser Runde kann die Postkutsche nicht genutzt werden.',
    coin_dues: (n) => `Zahl ${coins(n)}; Folter für das, was fehlt.`,
    wheel_tax: (n) => `Zahl ${coins(n)} je eingesetztem Zahnrad; jedes unbezahlte wird entfernt.`,
    storm: () => 'In dieser Runde kann sich der Kaufmann nicht bewegen.',
    banishment: (n) => `Gleich nach dem Ziehen gehen ${n} der Gezogenen in den Beutel zurück.`,
    feeding: (n) => `Zahl ${n} Nahrung oder je 2 Münzen; wer das nicht kann, hat verloren.`,
    great_feast: (n) => `Zahl ${n} Nahrung oder je 2 Münzen; wer das nicht kann, hat verloren.`,
    town_meeting: (n) => `Alle dürfen für ${coins(n)} einen Bürger kaufen.`,
    trade: () => 'Alle dürfen eine Ware gegen eine andere aus dem Vorrat tauschen.',
    cheese_day: (n) => `Alle geben ${n} Käse ab.`,
    quick_travel: (n) => `Alle dürfen den Kaufmann bis zu ${n} Städte für je eine Münze bewegen, ohne Waren.`,
    journey_home: () => 'Alle Kaufleute kehren nach Orléans zurück.',
    support: () =>
      'Alle ziehen jemanden aus dem Beutel, rücken auf seiner Leiste vor und erhalten noch einen von dieser Art.',
    monk_indulgence: (n) => `Alle dürfen für ${coins(n)} einen Mönch kaufen; er kommt in den Beutel.`,
    coin_taxes: (n) => `Alle zahlen ${coins(n)}; Folter für das, was fehlt.`,
    bribe: (n) => `Alle dürfen für ${coins(n)} einen Bürger kaufen.`,
    firestorm: () => 'Alle Ortskarten werden bis zum Wiederaufbau umgedreht; was darauf stand, ist verloren.',
    mass: (n) => `Alle erhalten ${coins(n)} je Mönch auf dem Markt.`,
    peregrination: (n) => `Alle dürfen für ${coins(n)} einen Weg reisen und eine Ware mitnehmen.`,
    restoration: () => 'Alle umgedrehten Karten werden wieder aufgedeckt.',
    pilgrims_day: () => 'Alle dürfen einen Mönch und noch jemanden vom Markt für einen Bürger abgeben.',
    market_day: (n) => `Alle dürfen bis zu ${n} Waren zu ihrem Wert kaufen.`,
    development_tax: () => 'Alle zahlen eine Münze je Punkt Entwicklungsstand; Folter für das, was fehlt.',
    outbreak: () => 'Die Pestdoktoren kommen, und alle erhalten einen Leichnam auf den Markt.',
    victory_over_plague: () => 'Die Pest ist vorbei: Nichts geschieht.',
    taking_to_the_road: () =>
      'Alle ziehen aus dem Beutel; wer gezogen wird, kommt gleich auf einen freien Aktionsplatz.',
    consolation: (n) => `Alle dürfen für ${coins(n)} die oberste Ablasskarte kaufen.`,
    exorcism: () => 'Eine weitere Ablasskarte wird aufgedeckt.',
    closing_day: () => 'In dieser Runde kann niemand Ablasskarten ausspielen.',
    rat_infestation: (n) =>
      `Alle ziehen ${n} Marken und verlieren einen dieser Gefolgsleute; gezogene Leichname sind fort.`,
    curfew: () => 'In dieser Runde bewegt sich kein Kaufmann.',
    grave_goods: (n) => `Alle dürfen Leichname vom Markt für je ${coins(n)} loswerden.`,
    arson: () => 'Alle verlieren eine Ortskarte ihrer Wahl.',
    fast_travel: (n) => `Alle dürfen den Kaufmann bis zu ${n} Städte bewegen, ohne Waren.`,
    wake: () => 'In dieser Runde kommen keine Leichname vom Markt in den Beutel.',
    quarantine: () => 'In dieser Runde darf niemand den Pestdoktor einsetzen.',
  },
  {
    pilgrimage: () => 'Personne ne peut recruter de moine pendant cette manche.',
    indulgence: (n) => `Chacun peut acheter un partisan, sauf un moine, pour ${coins(n)} ; il va dans le sac.`,
    training: (n) => `Chacun peut acheter un pas sur une piste, avec son bonus, pour ${coins(n)}.`,
    harvest: (n, { foodFirst, inKind }) =>
      inKind
        ? `Chacun livre ${n} nourriture ; les pièces n’aident pas.`
        : foodFirst
          ? `Chacun livre ${n} nourriture ; qui n’en a pas paie 5 pièces pour chacune.`
          : `Chacun livre ${n} nourriture, ou paie 5 pièces pour chacune qui manque.`,
    bon_voyage: (n) => `Chacun peut voyager d’une étape pour ${coins(n)} et y prendre une marchandise.`,
    conference: () => 'Personne ne peut recruter d’érudit pendant cette manche.',
    crusade: () => 'Personne ne peut recruter de chevalier pendant cette manche.',
    strike: () => 'Personne ne peut recruter d’artisan pendant cette manche.',
    tax: (n) => `Chacun paie ${coins(n)}.`,
    taxes: (n) =>
      n === 1 ? 'Chacun paie une pièce par marchandise.' : `Chacun paie une pièce toutes les ${n} marchandises.`,
    trip: (n) => `Qui a son négociant à Orléans paie ${coins(n)}.`,
    income: (n) => `Chacun reçoit ${coins(n)} par point de statut de développement.`,
    fishing_grounds: () => 'Chacun reçoit les pièces indiquées à son marqueur des bateliers.',
    retraining: (n) => `Chacun donne une marchandise et avance de sa valeur, ou paie ${coins(n)}.`,
    wedding: (n) => `Chacun pioche ${n} partisans sur son marché pour la manche suivante.`,
    sabotage: () => 'Aucun lieu avec un rouage ne peut servir pendant cette manche.',
    amnesty: () => 'Les recrues peuvent aller droit sur une case d’action libre pendant cette manche.',
    malfunction: () => 'Chacun rend un rouage à la réserve.',
    torture: (n) => `Chacun abandonne ${n} choses sous la torture ; les pièces ne comptent pas.`,
    trading_day: (n) => `Chacun reçoit ${coins(n)} par comptoir.`,
    plague: () => 'Chacun pioche un partisan et le perd, sauf s’il porte sa couleur.',
    vacation: () => 'La tuile suivante est révélée aussitôt ; la partie compte une manche de moins.',
    book_fire: () => 'Chaque marqueur de développement recule jusqu’à l’étoile derrière lui.',
    goods_tax: (n) =>
      n === 1 ? 'Chacun paie une pièce par marchandise.' : `Chacun paie une pièce toutes les ${n} marchandises.`,
    dues: (n, { inKind }) =>
      inKind
        ? `Chacun donne pour ${n} points de marchandises, et une chose sous la torture par point manquant.`
        : `Chacun donne pour ${n} points de marchandises et de pièces.`,
    peasant_uprising: () =>
      'Les paysans peuvent aller sur toute case sauf celles des moines ; ceux qui y restent retournent au sac.',
    technology_tax: (n, { boardOnly }) =>
      boardOnly
        ? `Chacun paie ${coins(n)} par rouage sur le plateau joueur ; ceux des tuiles lieu sont libres.`
        : `Chacun paie ${coins(n)} par rouage sur une case d’action.`,
    summoning: (n) => `Chacun remet son négociant à Orléans ou paie ${coins(n)}.`,
    famine: (n) => `Chacun rend ${n} partisans à la réserve, mais aucun de sa couleur.`,
    capitation_tax: (n) => `Chacun paie ${coins(n)} par partisan hors du sac.`,
    tithe: (n) => `Chacun paie une pièce toutes les ${n} pièces possédées.`,
    silentium: () => 'Tout est calme.',
    drought: (n) => `${n} blés de votre choix quittent la carte.`,
    highwaymen: () => 'Le négociant ne peut pas voyager par la route pendant cette manche.',
    pirates: () => 'Toute la laine et tout le brocart des voies d’eau quittent la carte.',
    riots: (n) => `Abandonnez un chevalier du marché, du plateau ou du sac, ou payez ${coins(n)}.`,
    axle_fracture: () => 'La Diligence ne peut pas servir pendant cette manche.',
    coin_dues: (n) => `Payez ${coins(n)} ; torture pour ce qui manque.`,
    wheel_tax: (n) => `Payez ${coins(n)} par rouage placé ; chaque rouage impayé est retiré.`,
    storm: () => 'Le négociant ne peut pas se déplacer pendant cette manche.',
    banishment: (n) => `Juste après la pioche, ${n} des partisans piochés retournent dans le sac.`,
    feeding: (n) => `Payez ${n} nourriture ou 2 pièces pour chacune ; sinon la partie est perdue.`,
    great_feast: (n) => `Payez ${n} nourritures ou 2 pièces pour chacune ; sinon la partie est perdue.`,
    town_meeting: (n) => `Chacun peut acheter un citoyen pour ${coins(n)}.`,
    trade: () => 'Chacun peut échanger une marchandise contre une autre de la réserve.',
    cheese_day: (n) => `Chacun donne ${n} fromage.`,
    quick_travel: (n) =>
      `Chacun peut avancer son négociant de ${n} villes au plus, une pièce chacune, sans marchandise.`,
    journey_home: () => 'Tous les négociants retournent à Orléans.',
    support: () => 'Chacun pioche un partisan du sac, avance sur sa piste et en reçoit un autre de ce genre.',
    monk_indulgence: (n) => `Chacun peut acheter un moine pour ${coins(n)} ; il va dans le sac.`,
    coin_taxes: (n) => `Chacun paie ${coins(n)} ; torture pour ce qui manque.`,
    bribe: (n) => `Chacun peut acheter un citoyen pour ${coins(n)}.`,
    firestorm: () => 'Toutes les tuiles lieu sont retournées jusqu’à la Restauration ; ce qui s’y trouvait est perdu.',
    mass: (n) => `Chacun reçoit ${coins(n)} par moine au marché.`,
    peregrination: (n) => `Chacun peut suivre un trajet pour ${coins(n)} et prendre une marchandise.`,
    restoration: () => 'Toutes les tuiles retournées sont remises à l’endroit.',
    pilgrims_day: () => 'Chacun peut donner un moine et un autre partisan du marché pour un citoyen.',
    market_day: (n) => `Chacun peut acheter jusqu’à ${n} marchandises à leur valeur.`,
    development_tax: () => 'Chacun paie une pièce par point de statut de développement ; torture pour ce qui manque.',
    outbreak: () => 'Les médecins de la peste arrivent, et chacun reçoit un cadavre sur son marché.',
    victory_over_plague: () => 'La peste est vaincue : rien ne se passe.',
    taking_to_the_road: () => 'Chacun pioche dans son sac ; un partisan va aussitôt sur une case d’action libre.',
    consolation: (n) => `Chacun peut acheter la première carte d’indulgence pour ${coins(n)}.`,
    exorcism: () => 'Une carte d’indulgence de plus est révélée.',
    closing_day: () => 'Personne ne peut jouer de carte d’indulgence pendant cette manche.',
    rat_infestation: (n) => `Chacun pioche ${n} jetons et perd un de ces partisans ; les cadavres piochés s’en vont.`,
    curfew: () => 'Aucun négociant ne bouge pendant cette manche.',
    grave_goods: (n) => `Chacun peut se défaire de cadavres du marché pour ${coins(n)} chacun.`,
    arson: () => 'Chacun perd une tuile lieu de son choix.',
    fast_travel: (n) => `Chacun peut avancer son négociant de ${n} villes au plus, sans marchandise.`,
    wake: () => 'Aucun cadavre ne va du marché au sac pendant cette manche.',
    quarantine: () => 'Personne ne peut placer son médecin de la peste pendant cette manche.',
  },
);

// The first edition prints no price: its rule asks for food first.
const FOOD_FIRST = 'base.events.harvest-first-edition';

/** What an event brings, as one sentence. */
export const brings = ({ event, amount, price, in_kind, board_only, rule }: EventFacts): string =>
  texts()[event](amount, { foodFirst: price > 0 || rule === FOOD_FIRST, inKind: in_kind, boardOnly: board_only });
