// What bonuses, prizes and effects are, in a few words.

import { area, count, list } from '../../../i18n/index.svelte';
import type { Bonus, Count, Effect, Good, JoanEffect, PlaceFacts, Prize } from '../../../types/joan';
import { category, follower, good, race } from './names';

const words = area(
  {
    action: (who: string) => `a ${who} action`,
    goods: (n: number) => count(n, 'good of choice', 'goods of choice'),
    coins: (n: number) => count(n, 'coin', 'coins'),
    station: 'a free trading station',
    spaces: (n: number) => count(n, 'Development space', 'Development spaces'),
    shields: (n: number) => count(n, 'shield', 'shields'),
    victory: (n: number) => `${count(n, 'point', 'points')} at the end`,
    citizen: 'a Citizen',
    land: (n: number) => count(n, 'road', 'roads'),
    water: (n: number) => count(n, 'waterway', 'waterways'),
    some: (n: number, what: string) => `${n} ${what}`,
    either: (n: number) => `${n > 1 ? `${n} times ` : ''}a coin or a Development space`,
    paid: 'a trading station for a coin',
    star: 'every Development space up to the next star',
    per: {
      warehouse_complete_columns: 'a Development space for each full column of the warehouse',
      bank_struck_columns: 'a Development space for each struck column of the bank',
      own_trading_stations: 'a Development space for each own trading station',
    } satisfies Record<Count, string>,
    permanent: {
      cemetery: 'places may cost a coin less',
      tree_house: 'one good of each road may be another',
      tavern: 'build in struck-out towns, too',
      school: 'a scholar you take acts as anybody but a monk',
    },
    plus: (who: string, what: string) => `whenever you take a ${who}: ${what}`,
    with: (who: string, what: string) => `${who}: ${what}`,
    anybody: 'any follower',
    ownMonk: 'recruited monk',
    joan: {
      citizen: 'a Citizen for Joan',
      take: (what: string) => `she takes ${what}`,
      deed: (left: boolean) => `she strikes the ${left ? 'leftmost' : 'rightmost'} open deed`,
      bankShield: 'she takes a shield of your bank',
      monk: 'her Monk action',
      remove: (what: string) => `a place of ${what} leaves the game`,
      shield: 'a shield for Joan',
      level: 'a Development level for Joan',
      station: 'a trading station for Joan',
    },
  },
  {
    action: (who) => `eine Aktion als ${who}`,
    goods: (n) => count(n, 'Ware nach Wahl', 'Waren nach Wahl'),
    coins: (n) => count(n, 'Münze', 'Münzen'),
    station: 'ein Kontor umsonst',
    spaces: (n) => count(n, 'Entwicklungsfeld', 'Entwicklungsfelder'),
    shields: (n) => count(n, 'Schild', 'Schilde'),
    victory: (n) => `${count(n, 'Punkt', 'Punkte')} am Ende`,
    citizen: 'ein Bürger',
    land: (n) => count(n, 'Landweg', 'Landwege'),
    water: (n) => count(n, 'Wasserweg', 'Wasserwege'),
    some: (n, what) => `${n} ${what}`,
    either: (n) => `${n > 1 ? `${n}-mal ` : ''}eine Münze oder ein Entwicklungsfeld`,
    paid: 'ein Kontor für eine Münze',
    star: 'alle Entwicklungsfelder bis zum nächsten Stern',
    per: {
      warehouse_complete_columns: 'ein Entwicklungsfeld für jede volle Spalte des Warenlagers',
      bank_struck_columns: 'ein Entwicklungsfeld für jede durchgestrichene Spalte der Bank',
      own_trading_stations: 'ein Entwicklungsfeld für jedes eigene Kontor',
    },
    permanent: {
      cemetery: 'Orte dürfen eine Münze weniger kosten',
      tree_house: 'eine Ware jedes Landwegs darf eine andere sein',
      tavern: 'auch in durchgestrichenen Städten bauen',
      school: 'ein genommener Gelehrter handelt wie jeder andere außer dem Mönch',
    },
    plus: (who, what) => `immer wenn du ${who} nimmst: ${what}`,
    with: (who, what) => `${who}: ${what}`,
    anybody: 'beliebig',
    ownMonk: 'angeworbener Mönch',
    joan: {
      citizen: 'ein Bürger für Jeanne',
      take: (what) => `sie nimmt: ${what}`,
      deed: (left) => `sie streicht das offene gute Werk ganz ${left ? 'links' : 'rechts'}`,
      bankShield: 'sie nimmt einen Schild deiner Bank',
      monk: 'ihre Mönchsaktion',
      remove: (what) => `ein Ort der Kategorie ${what} scheidet aus`,
      shield: 'ein Schild für Jeanne',
      level: 'eine Entwicklungsstufe für Jeanne',
      station: 'ein Kontor für Jeanne',
    },
  },
  {
    action: (who) => `une action de ${who}`,
    goods: (n) => count(n, 'marchandise au choix', 'marchandises au choix'),
    coins: (n) => count(n, 'pièce', 'pièces'),
    station: 'un comptoir gratuit',
    spaces: (n) => count(n, 'case de développement', 'cases de développement'),
    shields: (n) => count(n, 'bouclier', 'boucliers'),
    victory: (n) => `${count(n, 'point', 'points')} à la fin`,
    citizen: 'un citoyen',
    land: (n) => count(n, 'trajet terrestre', 'trajets terrestres'),
    water: (n) => count(n, 'trajet fluvial', 'trajets fluviaux'),
    some: (n, what) => `${n} ${what}`,
    either: (n) => `${n > 1 ? `${n} fois ` : ''}une pièce ou une case de développement`,
    paid: 'un comptoir pour une pièce',
    star: 'toutes les cases de développement jusqu’à la prochaine étoile',
    per: {
      warehouse_complete_columns: 'une case de développement par colonne complète de l’entrepôt',
      bank_struck_columns: 'une case de développement par colonne barrée de la banque',
      own_trading_stations: 'une case de développement par comptoir à soi',
    },
    permanent: {
      cemetery: 'les lieux peuvent coûter une pièce de moins',
      tree_house: 'une marchandise de chaque trajet terrestre peut en être une autre',
      tavern: 'bâtir aussi dans les villes barrées',
      school: 'un érudit pris agit comme n’importe qui sauf un moine',
    },
    plus: (who, what) => `en prenant un ${who} : ${what}`,
    with: (who, what) => `${who} : ${what}`,
    anybody: 'n’importe qui',
    ownMonk: 'moine recruté',
    joan: {
      citizen: 'un citoyen pour Jeanne',
      take: (what) => `elle prend ${what}`,
      deed: (left) => `elle barre l’œuvre ouverte la plus à ${left ? 'gauche' : 'droite'}`,
      bankShield: 'elle prend un bouclier de votre banque',
      monk: 'son action de moine',
      remove: (what) => `un lieu de catégorie ${what} quitte la partie`,
      shield: 'un bouclier pour Jeanne',
      level: 'un niveau de développement pour Jeanne',
      station: 'un comptoir pour Jeanne',
    },
  },
);

export function bonus(which: Bonus): string {
  const t = words();
  if (which === 'station') return t.station;
  if ('action' in which) return t.action(follower(which.action));
  return 'goods' in which ? t.goods(which.goods) : t.coins(which.coins);
}

export function prize(which: Prize): string {
  const t = words();
  if (which === 'citizen') return t.citizen;
  if ('open' in which) return bonus(which.open);
  if ('points' in which) return t.spaces(which.points);
  return 'shields' in which ? t.shields(which.shields) : t.victory(which.victory);
}

const GOODS: Good[] = ['grain', 'cheese', 'wine', 'wool', 'brocade'];

/** The parts of an effect. */
export function effect(of: Partial<Effect>): string {
  const t = words();
  const parts: [number | undefined, (n: number) => string][] = [
    [of.land, t.land],
    [of.water, t.water],
    ...GOODS.map((one, n): [number | undefined, (n: number) => string] => [
      of.goods?.[n],
      (number) => t.some(number, good(one)),
    ]),
    [of.any_goods, t.goods],
    [of.coins, t.coins],
    [of.points, t.spaces],
    [of.coin_or_point, t.either],
  ];
  return list([
    ...parts.flatMap(([n, say]) => (n ? [say(n)] : [])),
    ...(of.point_per ? [t.per[of.point_per]] : []),
    ...(of.station ? [t.paid] : []),
    ...(of.to_next_star ? [t.star] : []),
  ]);
}

/** What a place does, and with whom. */
export function does({ place, sort, fit, effect: brings }: PlaceFacts): string {
  const t = words();
  const what = (t.permanent as Record<string, string>)[place] ?? effect(brings);
  if (!fit) return what;
  if (fit === 'any') return t.with(t.anybody, what);
  if (fit === 'recruited_monk') return t.with(t.ownMonk, what);
  return sort === 'plus' ? t.plus(follower(fit.only), what) : t.with(follower(fit.only), what);
}

/** What a line of a solo card does. */
export function joanDoes(what: JoanEffect, facts: Parameters<typeof race>[1]): string {
  const t = words().joan;
  if (typeof what === 'object') {
    if ('take_citizen' in what) return t.take(race(what.take_citizen, facts));
    if ('strike_deed' in what) return t.deed(what.strike_deed === 'left');
    return t.remove(category(what.remove_place));
  }
  return what === 'strike_bank_shield' ? t.bankShield : t[what];
}
