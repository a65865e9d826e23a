// The words of the screen at tables with Trade & Intrigue.

import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    orders: 'Orders', trade: 'Trade deeds', intrigue: 'Intrigue', tours: 'Deeds for Tours', short: { trade: 'Trade', intrigue: 'Intrigue', tours: 'Deeds' }, pile: (n: number) => (n === 1 ? '1 card in the pile' : `${n} cards in the pile`), nobody: 'No order has been fulfilled yet.', fulfilled: 'Fulfilled',
    fulfil: 'Fulfil and pass', there: 'Your merchant is here.', away: (steps: number) => (steps === 1 ? '1 way off' : `${steps} ways off`), allGoods: 'You have the goods.', missing: (list: string) => `You lack ${list}.`, thenPass: 'Whoever fulfils an order passes.',
    orderOf: (town: string, goods: string, points: number) => `Order of ${town}: ${goods}, ${points} points`, points: 'points', ordersOf: (n: number) => (n === 1 ? '1 order fulfilled' : `${n} orders fulfilled`), wanted: (town: string, points: number) => `order worth ${points} in ${town}`,
    each: 'Each:', last: 'Last:', closed: 'not with two players', covered: 'covered with so few players', complete: 'complete', sendTo: (who: string, deed: string) => `${who} to ${deed}`, forGood: (g: string) => ` for ${g}`, wheels: (n: number) => (n === 1 ? '1 gear wheel waits' : `${n} gear wheels wait`), stands: (who: string) => `${who} stands here`, taken: 'taken',
    against: (name: string) => `Against ${name}`, alone: 'Nobody set back', give: 'You give', take: (name: string) => `You take from ${name}`, choose: 'Choose',
    bribe: 'A bribe', threat: (name: string) => `${name} threatens you`, threatOf: (name: string) => `You threaten ${name}`, hint: 'Lay coins and goods on the table and make one offer. If it is refused, you keep them.', yours: 'Your offer', offered: (name: string) => `${name} offers`, nothing: 'nothing yet', more: (what: string) => `More ${what}`, less: (what: string) => `Less ${what}`, of: (n: number, most: number) => `${n} of ${most}`, offer: 'Make this offer', refuse: 'Refuse', accept: 'Accept', elseHappens: 'Refuse it, and it happens as declared.', coins: 'coins', bread: 'bread',
    market: 'Market', tower: 'Gunpowder Tower', bag: 'Bag', board: 'On action spaces', drawn: 'Place', bagOrMarket: 'Or', game: 'The game',
  },
  {
    orders: 'Aufträge', trade: 'Handelswerke', intrigue: 'Intrigen', tours: 'Gute Werke für Tours', short: { trade: 'Handel', intrigue: 'Intrigen', tours: 'Gute Werke' }, pile: (n) => (n === 1 ? '1 Karte im Stapel' : `${n} Karten im Stapel`), nobody: 'Noch ist kein Auftrag erfüllt.', fulfilled: 'Erfüllt',
    fulfil: 'Erfüllen und passen', there: 'Dein Kaufmann ist hier.', away: (steps) => (steps === 1 ? '1 Weg entfernt' : `${steps} Wege entfernt`), allGoods: 'Du hast die Waren.', missing: (list) => `Dir fehlt: ${list}.`, thenPass: 'Wer einen Auftrag erfüllt, passt.',
    orderOf: (town, goods, points) => `Auftrag von ${town}: ${goods}, ${points} Punkte`, points: 'Punkte', ordersOf: (n) => (n === 1 ? '1 Auftrag erfüllt' : `${n} Aufträge erfüllt`), wanted: (town, points) => `Auftrag über ${points} in ${town}`,
    each: 'Je:', last: 'Letzter:', closed: 'nicht zu zweit', covered: 'bei so wenigen abgedeckt', complete: 'vollständig', sendTo: (who, deed) => `${who}: ${deed}`, forGood: (g) => ` für ${g}`, wheels: (n) => (n === 1 ? '1 Zahnrad wartet' : `${n} Zahnräder warten`), stands: (who) => `Hier steht: ${who}`, taken: 'besetzt',
    against: (name) => `Gegen ${name}`, alone: 'Niemand zurückgesetzt', give: 'Du gibst', take: (name) => `Du nimmst von ${name}`, choose: 'Wählen',
    bribe: 'Bestechung', threat: (name) => `${name} droht dir`, threatOf: (name) => `Du drohst ${name}`, hint: 'Leg Münzen und Waren auf den Tisch und mach ein Angebot. Wird es abgelehnt, behältst du alles.', yours: 'Dein Angebot', offered: (name) => `${name} bietet`, nothing: 'noch nichts', more: (what) => `Mehr ${what}`, less: (what) => `Weniger ${what}`, of: (n, most) => `${n} von ${most}`, offer: 'So anbieten', refuse: 'Ablehnen', accept: 'Annehmen', elseHappens: 'Lehnst du ab, geschieht es wie angekündigt.', coins: 'Münzen', bread: 'Brot',
    market: 'Markt', tower: 'Pulverturm', bag: 'Beutel', board: 'Auf Aktionsplätzen', drawn: 'Einsetzen', bagOrMarket: 'Oder', game: 'Das Spiel',
  },
  {
    orders: 'Commandes', trade: 'Œuvres du commerce', intrigue: 'Intrigues', tours: 'Bonnes œuvres de Tours', short: { trade: 'Commerce', intrigue: 'Intrigues', tours: 'Bonnes œuvres' }, pile: (n) => (n === 1 ? '1 carte dans la pile' : `${n} cartes dans la pile`), nobody: 'Aucune commande n’est encore remplie.', fulfilled: 'Remplies',
    fulfil: 'Remplir et passer', there: 'Votre négociant est ici.', away: (steps) => (steps === 1 ? 'à 1 étape' : `à ${steps} étapes`), allGoods: 'Vous avez les marchandises.', missing: (list) => `Il vous manque : ${list}.`, thenPass: 'Qui remplit une commande passe.',
    orderOf: (town, goods, points) => `Commande de ${town} : ${goods}, ${points} points`, points: 'points', ordersOf: (n) => (n === 1 ? '1 commande remplie' : `${n} commandes remplies`), wanted: (town, points) => `commande à ${points} pour ${town}`,
    each: 'Chacun :', last: 'Dernier :', closed: 'pas à deux', covered: 'couverte si peu nombreux', complete: 'complet', sendTo: (who, deed) => `${who} : ${deed}`, forGood: (g) => ` pour ${g}`, wheels: (n) => (n === 1 ? '1 rouage attend' : `${n} rouages attendent`), stands: (who) => `Ici : ${who}`, taken: 'prise',
    against: (name) => `Contre ${name}`, alone: 'Personne ne recule', give: 'Vous donnez', take: (name) => `Vous prenez à ${name}`, choose: 'Choisir',
    bribe: 'Un pot-de-vin', threat: (name) => `${name} vous menace`, threatOf: (name) => `Vous menacez ${name}`, hint: 'Posez pièces et marchandises et faites une seule offre. Si elle est refusée, vous gardez tout.', yours: 'Votre offre', offered: (name) => `${name} propose`, nothing: 'rien encore', more: (what) => `Plus : ${what}`, less: (what) => `Moins : ${what}`, of: (n, most) => `${n} sur ${most}`, offer: 'Proposer ceci', refuse: 'Refuser', accept: 'Accepter', elseHappens: 'Si vous refusez, tout arrive comme annoncé.', coins: 'pièces', bread: 'pain',
    market: 'Marché', tower: 'Poudrière', bag: 'Sac', board: 'Sur des cases d’action', drawn: 'Placer', bagOrMarket: 'Ou', game: 'La partie',
  },
);
