// Answers, as what one does.

import { area, count } from '../../../i18n/index.svelte';
import { choose } from '../../../i18n/cases';
import type { Act, Facts, Move } from '../../../types/joan';
import { aFollower, bankRow, deed, follower, good, place, route, town } from './names';
import { bonus } from './things';

const words = area(
  {
    take: (who: string) => `Take ${who}`,
    recruit: (who: string) => `Recruit a monk and put away ${who}`,
    pay: (row: string) => `Strike out a coin in ${row}`,
    replace: (one: string, other: string) => `Mark ${other} instead of ${one}`,
    shieldFor: (one: string) => `Circle a shield instead of ${one}`,
    keep: 'Mark the goods as printed',
    end: 'End turn',
    with: (what: string, paid: string) => `${what} (${paid})`,
    good: (what: string) => `Mark ${what}`,
    coin: (row: string) => `Circle a coin in ${row}`,
    shield: 'Circle a shield',
    route: (way: string) => `Fill in ${way}`,
    point: 'Mark the next Development space',
    station: (where: string) => `Build a trading station in ${where}`,
    acquire: (what: string, price: number) => `Acquire ${what} for ${count(price, 'coin', 'coins')}`,
    use: (what: string) => `Use ${what}`,
    deed: (who: string, which: string) => `Mark the ${who} of deed ${which}`,
  },
  {
    take: (who) => `${who} nehmen`,
    recruit: (who) => `Einen Mönch anwerben und ${who} weglegen`,
    pay: (row) => `Eine Münze streichen: ${row}`,
    replace: (one, other) => `${other} statt ${one} markieren`,
    shieldFor: (one) => `Einen Schild statt ${one} einkreisen`,
    keep: 'Die gedruckten Waren markieren',
    end: 'Zug beenden',
    with: (what, paid) => `${what} (${paid})`,
    good: (what) => `${what} markieren`,
    coin: (row) => `Eine Münze einkreisen: ${row}`,
    shield: 'Einen Schild einkreisen',
    route: (way) => `${way} ausfüllen`,
    point: 'Das nächste Entwicklungsfeld markieren',
    station: (where) => `Ein Kontor in ${where} bauen`,
    acquire: (what, price) => `${what} für ${count(price, 'Münze', 'Münzen')} erwerben`,
    use: (what) => `${what} nutzen`,
    deed: (who, which) => `${who} beim guten Werk ${which} markieren`,
  },
  {
    take: (who) => `Prendre ${who}`,
    recruit: (who) => `Recruter un moine et écarter ${who}`,
    pay: (row) => `Barrer une pièce : ${row}`,
    replace: (one, other) => `Cocher ${other} au lieu de ${one}`,
    shieldFor: (one) => `Entourer un bouclier au lieu de ${one}`,
    keep: 'Cocher les marchandises imprimées',
    end: 'Finir le tour',
    with: (what, paid) => `${what} (${paid})`,
    good: (what) => `Cocher ${what}`,
    coin: (row) => `Entourer une pièce : ${row}`,
    shield: 'Entourer un bouclier',
    route: (way) => `Tracer ${way}`,
    point: 'Cocher la prochaine case de développement',
    station: (where) => `Bâtir un comptoir à ${where}`,
    acquire: (what, price) => `Acquérir ${what} pour ${count(price, 'pièce', 'pièces')}`,
    use: (what) => `Utiliser ${what}`,
    deed: (who, which) => `Cocher ${who} à l’œuvre ${which}`,
  },
);

function act(what: Act, facts: Facts): string {
  const t = words();
  return choose(what, {
    good: (one) => t.good(good(one)),
    coin: (row) => t.coin(bankRow(row)),
    shield: () => t.shield,
    route: (way) => t.route(route(way, facts)),
    point: () => t.point,
    station: (where) => t.station(town(where)),
    acquire: ({ place: one, price }) => t.acquire(place(one), price),
    use: (one) => t.use(place(one)),
    deed: ({ deed: which, follower: who }) => t.deed(follower(who), deed(which)),
  });
}

export function moves(move: Move, facts: Facts): string {
  const t = words();
  return choose(move, {
    take: (who) => t.take(aFollower(who)),
    recruit: ({ discard }) => t.recruit(aFollower(discard)),
    do: ({ with: paid, act: what }) => {
      const does = act(what, facts);
      return typeof paid === 'object' ? t.with(does, bonus(paid.bonus)) : does;
    },
    pay: (row) => t.pay(bankRow(row)),
    replace: ({ good: one, by }) => (by ? t.replace(good(one), good(by)) : t.shieldFor(good(one))),
    keep: () => t.keep,
    end_turn: () => t.end,
  });
}
