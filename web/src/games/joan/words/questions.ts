// What is asked, in one sentence.

import { area } from '../../../i18n/index.svelte';
import { choose } from '../../../i18n/cases';
import type { Ask, Facts, Turn } from '../../../types/joan';
import { follower, route } from './names';
import { bonus } from './things';

const words = area(
  {
    take: 'Take a glowing tile, or recruit a monk.',
    discard: 'Recruit a monk: which tile is put away?',
    next: (open: string) => `What comes next: ${open}?`,
    several: (n: number) => `What comes next? ${n} things are open.`,
    action: (who: string) => `the ${who}’s action`,
    done: 'Everything is written: end the turn.',
    land: 'Fill in a glowing road.',
    water: 'Fill in a glowing waterway.',
    replace: (way: string) => `${way}: shall one good be another?`,
    station: 'Build in a glowing town.',
    pay: 'Strike out a coin: from which row?',
    good: 'Mark a good.',
    coin: 'Circle a coin.',
    either: 'Circle a coin, or mark a Development space.',
  },
  {
    take: 'Nimm ein leuchtendes Plättchen oder wirb einen Mönch an.',
    discard: 'Mönch anwerben: Welches Plättchen wird weggelegt?',
    next: (open) => `Was kommt als Nächstes: ${open}?`,
    several: (n) => `Was kommt als Nächstes? ${n} Dinge sind offen.`,
    action: (who) => `die Aktion als ${who}`,
    done: 'Alles ist eingetragen: Beende den Zug.',
    land: 'Fülle einen leuchtenden Landweg aus.',
    water: 'Fülle einen leuchtenden Wasserweg aus.',
    replace: (way) => `${way}: Soll eine Ware eine andere sein?`,
    station: 'Baue in einer leuchtenden Stadt.',
    pay: 'Streiche eine Münze durch: aus welcher Reihe?',
    good: 'Markiere eine Ware.',
    coin: 'Kreise eine Münze ein.',
    either: 'Kreise eine Münze ein oder markiere ein Entwicklungsfeld.',
  },
  {
    take: 'Prenez une tuile qui brille, ou recrutez un moine.',
    discard: 'Recruter un moine : quelle tuile est écartée ?',
    next: (open) => `Quelle est la suite : ${open} ?`,
    several: (n) => `Quelle est la suite ? ${n} choses sont ouvertes.`,
    action: (who) => `l’action de ${who}`,
    done: 'Tout est écrit : finissez le tour.',
    land: 'Tracez un trajet terrestre qui brille.',
    water: 'Tracez un trajet fluvial qui brille.',
    replace: (way) => `${way} : une marchandise doit-elle en être une autre ?`,
    station: 'Bâtissez dans une ville qui brille.',
    pay: 'Barrez une pièce : dans quelle ligne ?',
    good: 'Cochez une marchandise.',
    coin: 'Entourez une pièce.',
    either: 'Entourez une pièce, ou cochez une case de développement.',
  },
);

/** What is still open in a turn: the action, then the bonuses. */
export function open({ action, bonuses }: Turn): string[] {
  return [...(action ? [words().action(follower(action.follower))] : []), ...bonuses.map(bonus)];
}

/** The question; `recruiting` says that a monk was pointed at. */
export function asked(ask: Ask, turn: Turn, facts: Facts, recruiting: boolean): string {
  const t = words();
  return choose(ask, {
    take: () => (recruiting ? t.discard : t.take),
    next: () => {
      const [one, ...more] = open(turn);
      return more.length ? t.several(more.length + 1) : one ? t.next(one) : t.done;
    },
    route: (by) => t[by],
    replace: (way) => t.replace(route(way, facts)),
    station: () => t.station,
    pay: () => t.pay,
    good: () => t.good,
    coin: () => t.coin,
    coin_or_point: () => t.either,
  });
}
