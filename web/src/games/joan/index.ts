// Joan of Arc as the pages know it.

import { drawings } from '../../shell/sign';
import type { Setup } from '../../types/joan';
import type { Choice, Game } from '../game';
import { called, edition, EDITIONS, LEVELS, rival, tie, title } from './cards';
import joan from './pieces/joan.svg';
import { SCREENS } from '../screens';
import { facts } from './table/facts';

drawings('j-', joan);

const isAlone = (name: string): name is (typeof LEVELS)[number] => LEVELS.includes(name as (typeof LEVELS)[number]);

// The pages know no game: what they hand over is of this one.
const own = (setup: unknown) => setup as Setup;

export const joanOfArc: Game = {
  title,
  usual: EDITIONS[0],
  called: (setup) => called(own(setup)),
  played: (kind) => edition(kind.edition).name,
  tie,
  rival,
  choices: ({ editions }) =>
    EDITIONS.flatMap((name) => editions.find((one) => one.edition === name) ?? []).map(
      ({ edition: name, fewest, most }): Choice => ({
        ...edition(name),
        edition: name,
        fewest,
        most,
        company: isAlone(name) ? 'alone' : 'everybody',
        picture: 'mod-joan',
        ground: isAlone(name) ? '#8d6a00' : '#7b3476',
      }),
    ),
  setup: ({ edition: name, chairs }) => {
    const setup: Setup = isAlone(name)
      ? { players: 1, places: 'cards', level: name }
      : { players: chairs.length, places: name === 'printed' ? 'printed' : 'cards' };
    return setup as never;
  },
  adds: () => import('./new/Adds.svelte'),
  options: () => import('./new/Options.svelte'),
  table: async () => {
    // With what is printed it is laid at once. Without it, it says so itself.
    const [found] = await Promise.all([SCREENS.joan.fetch(), facts().catch(() => undefined)]);
    return found;
  },
  score: () => import('./score/Points.svelte'),
  teller: async (description) => (await import('./teller')).teller(description),
  rules: async () => (await import('./rules')).names(),
  about: () => import('./about/About.svelte'),
};
