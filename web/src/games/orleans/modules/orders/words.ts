// Orders in words.

import { area } from '../../../../i18n/index.svelte';
import type { Facts, OrderId } from '../../../../types';
import { town } from '../../words/names';

export const words = area(
  {
    orders: 'Orders',
    ordersLow: 'orders',
    pile: (n: number) => (n === 1 ? '1 card in the pile' : `${n} cards in the pile`),
    nobody: 'No order has been fulfilled yet.',
    fulfilled: 'Fulfilled',
    fulfil: 'Fulfil and pass',
    there: 'Your merchant is here.',
    away: (steps: number) => (steps === 1 ? '1 way off' : `${steps} ways off`),
    allGoods: 'You have the goods.',
    missing: (list: string) => `You lack ${list}.`,
    thenPass: 'Whoever fulfils an order passes.',
    orderOf: (town: string, goods: string, points: number) => `Order of ${town}: ${goods}, ${points} points`,
    points: 'points',
    ordersOf: (n: number) => (n === 1 ? '1 order fulfilled' : `${n} orders fulfilled`),
    wanted: (town: string, points: number) => `order worth ${points} in ${town}`,
    deliver: (o: string) => `Fulfil the order of ${o}`,
    askDeliver: 'Fulfil an order? You then pass.',
    delivered: (who: string, o: string) => `${who} fulfils the order of ${o}.`,
    turnedUp: (o: string) => `A new order is turned up: ${o}.`,
    noOrder: 'Fulfil none',
  },
  {
    orders: 'Aufträge',
    ordersLow: 'Aufträge',
    pile: (n) => (n === 1 ? '1 Karte im Stapel' : `${n} Karten im Stapel`),
    nobody: 'Noch ist kein Auftrag erfüllt.',
    fulfilled: 'Erfüllt',
    fulfil: 'Erfüllen und passen',
    there: 'Dein Kaufmann ist hier.',
    away: (steps) => (steps === 1 ? '1 Weg entfernt' : `${steps} Wege entfernt`),
    allGoods: 'Du hast die Waren.',
    missing: (list) => `Dir fehlt: ${list}.`,
    thenPass: 'Wer einen Auftrag erfüllt, passt.',
    orderOf: (town, goods, points) => `Auftrag von ${town}: ${goods}, ${points} Punkte`,
    points: 'Punkte',
    ordersOf: (n) => (n === 1 ? '1 Auftrag erfüllt' : `${n} Aufträge erfüllt`),
    wanted: (town, points) => `Auftrag über ${points} in ${town}`,
    deliver: (o) => `Auftrag erfüllen: ${o}`,
    askDeliver: 'Einen Auftrag erfüllen? Danach passt du.',
    delivered: (who, o) => `${who} erfüllt den Auftrag von ${o}.`,
    turnedUp: (o) => `Ein neuer Auftrag liegt aus: ${o}.`,
    noOrder: 'Keinen erfüllen',
  },
  {
    orders: 'Commandes',
    ordersLow: 'commandes',
    pile: (n) => (n === 1 ? '1 carte dans la pile' : `${n} cartes dans la pile`),
    nobody: 'Aucune commande n’est encore remplie.',
    fulfilled: 'Remplies',
    fulfil: 'Remplir et passer',
    there: 'Votre négociant est ici.',
    away: (steps) => (steps === 1 ? 'à 1 étape' : `à ${steps} étapes`),
    allGoods: 'Vous avez les marchandises.',
    missing: (list) => `Il vous manque : ${list}.`,
    thenPass: 'Qui remplit une commande passe.',
    orderOf: (town, goods, points) => `Commande de ${town} : ${goods}, ${points} points`,
    points: 'points',
    ordersOf: (n) => (n === 1 ? '1 commande remplie' : `${n} commandes remplies`),
    wanted: (town, points) => `commande à ${points} pour ${town}`,
    deliver: (o) => `Remplir la commande : ${o}`,
    askDeliver: 'Remplir une commande ? Vous passez ensuite.',
    delivered: (who, o) => `${who} remplit la commande de ${o}.`,
    turnedUp: (o) => `Une nouvelle commande est révélée : ${o}.`,
    noOrder: 'Aucune',
  },
);

/** An order by its town and what it is worth. */
export function orderName({ orders }: Pick<Facts, 'orders'>, id: OrderId): string {
  const order = orders[id];
  return order ? `${town(order.town)} (${order.points} ${words().points})` : `${id + 1}`;
}
