// What the printed events bring, each in one sentence: `n` is the number printed with it.

import { area } from '../../../i18n/index.svelte';
import type { EventFacts, Happening } from '../../../types';
import { coins } from './coins';

type Sentences = Record<Happening, (n: number, how: How) => string>;
/**
 * How a set has it: whether coins pay only for food that is missing, whether none do, whether only the player board counts, what each
 * thing missing costs, and whether all play together: then whoever cannot pay loses the game for all.
 */
type How = { foodFirst: boolean; inKind: boolean; boardOnly: boolean; price: number; together: boolean };

const texts = area(
  {
    pilgrimage: (_: number) => 'Nobody may recruit monks this round.',
    indulgence: (n: number) => `Everybody may buy a follower other than a monk for ${coins(n)}; it goes into the bag.`,
    training: (n: number) =>
      n
        ? `Everybody may buy a step on any track, with its bonus, for ${coins(n)}.`
        : 'Everybody takes a step on any track, with its bonus.',
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
    trip: (n: number, { together }: How) =>
      `Whoever has the merchant in Orléans pays ${coins(n)}${together ? '; if one cannot, all is lost' : ''}.`,
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
    assembly: (_: number) => 'Nobody may use the Town Hall this round.',
    demolition: (n: number, { price }: How) =>
      `Together we return ${n} gear wheels, and pay ${coins(price)} for each one kept; if we cannot, all is lost.`,
    donation: (_: number) => 'We share out 3 development points, 1 wine and 3 coins.',
    earthquake: (n: number) => `We turn over ${n} place tiles of the supply; nobody can take them any more.`,
    escape: (_: number) => 'The citizen in Le Blanc leaves the game.',
    good_trade: (n: number) => `Together we may pay ${coins(n)} for 3 grain in the Warehouse.`,
    good_winds: (_: number) => 'The merchant of one of us may sail a waterway and take a good.',
    highwayman: (_: number) => 'No merchant travels by road this round.',
    progress: (n: number) => `Everybody may build a tower or a station at the merchant for ${coins(n)}.`,
    reinforcement: (_: number) => 'The City Walls want one more knight by the end.',
    wool_market: (n: number) => `We may buy or sell wool for 2 coins and brocade for 3, ${n} times in all.`,
    team_arson: (n: number, { price }: How) =>
      `Together we give up ${n} place tiles, and pay ${coins(price)} for each one kept; if we cannot, all is lost.`,
    raging_plague: (n: number) => `Everybody draws ${n} followers and loses those not of the own colour.`,
    rats: (_: number) => '2 cheese and 1 grain leave the Warehouse.',
    robbery: (n: number) => `Everybody gives goods worth ${n} points or an own tower; if one cannot, all is lost.`,
    rome_calling: (_: number) => 'Each of us returns a monk, or a citizen nobody has won leaves the game.',
    witch_hunt: (n: number) =>
      `Together we give up ${n} development points, or a monk for each; if we cannot, all is lost.`,
    invasion: (_: number) => 'They are here: at the end of this round everything must be ready.',
  } satisfies Sentences,
  {
    pilgrimage: () => 'In dieser Runde darf niemand Mönche anwerben.',
    indulgence: (n) => `Alle dürfen für ${coins(n)} jemanden außer Mönchen kaufen; er kommt in den Beutel.`,
    training: (n) =>
      n
        ? `Alle dürfen für ${coins(n)} einen Schritt auf einer Leiste kaufen, mit Bonus.`
        : 'Alle rücken auf einer Leiste ihrer Wahl vor, mit Bonus.',
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
    trip: (n, { together }) =>
      `Wessen Kaufmann in Orléans steht, zahlt ${coins(n)}${together ? '; kann es jemand nicht, ist alles verloren' : ''}.`,
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
    assembly: () => 'In dieser Runde darf niemand das Rathaus nutzen.',
    demolition: (n, { price }) =>
      `Zusammen geben wir ${n} Zahnräder ab und zahlen ${coins(price)} für jedes, das bleibt; sonst ist alles verloren.`,
    donation: () => 'Wir verteilen 3 Entwicklungspunkte, 1 Wein und 3 Münzen.',
    earthquake: (n) => `Wir drehen ${n} Ortskarten des Vorrats um; niemand kann sie mehr nehmen.`,
    escape: () => 'Der Bürger in Le Blanc verlässt das Spiel.',
    good_trade: (n) => `Zusammen dürfen wir ${coins(n)} für 3 Getreide im Speicher zahlen.`,
    good_winds: () => 'Der Kaufmann von einem von uns darf einen Wasserweg reisen und eine Ware nehmen.',
    highwayman: () => 'In dieser Runde reist kein Kaufmann auf Straßen.',
    progress: (n) => `Alle dürfen für ${coins(n)} beim Kaufmann einen Turm oder ein Kontor bauen.`,
    reinforcement: () => 'Die Stadtmauern verlangen bis zum Ende einen Ritter mehr.',
    wool_market: (n) => `Wir dürfen Wolle für 2 und Brokat für 3 Münzen kaufen oder verkaufen, insgesamt ${n}-mal.`,
    team_arson: (n, { price }) =>
      `Zusammen geben wir ${n} Ortskarten ab und zahlen ${coins(price)} für jede, die bleibt; sonst ist alles verloren.`,
    raging_plague: (n) => `Alle ziehen ${n} Gefolgsleute und verlieren die, die nicht die eigene Farbe tragen.`,
    rats: () => '2 Käse und 1 Getreide verlassen den Speicher.',
    robbery: (n) =>
      `Alle geben Waren für ${n} Punkte oder einen eigenen Turm; kann es jemand nicht, ist alles verloren.`,
    rome_calling: () => 'Jeder von uns gibt einen Mönch ab, oder ein noch freier Bürger verlässt das Spiel.',
    witch_hunt: (n) =>
      `Zusammen geben wir ${n} Entwicklungspunkte auf, oder für jeden einen Mönch; sonst ist alles verloren.`,
    invasion: () => 'Sie sind da: Am Ende dieser Runde muss alles bereit sein.',
  },
  {
    pilgrimage: () => 'Personne ne peut recruter de moine pendant cette manche.',
    indulgence: (n) => `Chacun peut acheter un partisan, sauf un moine, pour ${coins(n)} ; il va dans le sac.`,
    training: (n) =>
      n
        ? `Chacun peut acheter un pas sur une piste, avec son bonus, pour ${coins(n)}.`
        : 'Chacun avance sur une piste de son choix, avec son bonus.',
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
    trip: (n, { together }) =>
      `Qui a son négociant à Orléans paie ${coins(n)}${together ? ' ; si l’un ne peut pas, tout est perdu' : ''}.`,
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
    cheese_day: (n) => `Chacun donne ${n} fromage${n > 1 ? 's' : ''}.`,
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
    assembly: () => 'Personne ne peut utiliser la Mairie pendant cette manche.',
    demolition: (n, { price }) =>
      `Ensemble, nous rendons ${n} rouages et payons ${coins(price)} pour chacun gardé ; sinon tout est perdu.`,
    donation: () => 'Nous partageons 3 points de développement, 1 vin et 3 pièces.',
    earthquake: (n) => `Nous retournons ${n} tuiles lieu de la réserve ; personne ne peut plus les prendre.`,
    escape: () => 'Le citoyen de la ville Le Blanc quitte le jeu.',
    good_trade: (n) => `Ensemble, nous pouvons payer ${coins(n)} pour 3 blés au Magasin.`,
    good_winds: () => 'Le négociant de l’un de nous peut suivre une voie d’eau et prendre une marchandise.',
    highwayman: () => 'Aucun négociant ne voyage par la route pendant cette manche.',
    progress: (n) => `Chacun peut bâtir une tour ou un comptoir auprès du négociant pour ${coins(n)}.`,
    reinforcement: () => 'Les Remparts demandent un chevalier de plus d’ici la fin.',
    wool_market: (n) => `Nous pouvons acheter ou vendre de la laine à 2 pièces et du brocart à 3, ${n} fois en tout.`,
    team_arson: (n, { price }) =>
      `Ensemble, nous perdons ${n} tuiles lieu et payons ${coins(price)} pour chacune gardée ; sinon tout est perdu.`,
    raging_plague: (n) => `Chacun pioche ${n} partisans et perd ceux qui ne sont pas de sa couleur.`,
    rats: () => '2 fromages et 1 blé quittent le Magasin.',
    robbery: (n) =>
      `Chacun donne des marchandises valant ${n} points ou une tour à soi ; si l’un ne peut pas, tout est perdu.`,
    rome_calling: () => 'Chacun de nous rend un moine, ou un citoyen encore libre quitte le jeu.',
    witch_hunt: (n) =>
      `Ensemble, nous abandonnons ${n} points de développement, ou un moine pour chacun ; sinon tout est perdu.`,
    invasion: () => 'Ils sont là : à la fin de cette manche, tout doit être prêt.',
  },
);

// The first edition prints no price: its rule asks for food first.
const FOOD_FIRST = 'base.events.harvest-first-edition';

/** What an event brings, as one sentence. */
export const brings = ({ event, amount, price, in_kind, board_only, rule }: EventFacts): string =>
  texts()[event](amount, {
    foodFirst: price > 0 || rule === FOOD_FIRST,
    inKind: in_kind,
    boardOnly: board_only,
    price,
    together: rule.startsWith('invasion.'),
  });
