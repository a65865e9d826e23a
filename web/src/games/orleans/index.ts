// Orléans as the pages know it.

import { drawings } from '../../shell/sign';
import type { EditionOffer, Level, Module, Setup, TableOptions } from '../../types';
import type { Choice, Company, Game } from '../game';
import { called, edition, expansion, levelName, played, progress, tie } from './cards';
import pieces from './pieces/pieces.svg';
import invasion from './pieces/invasion.svg';
import trade from './pieces/trade.svg';
import { SCREENS } from '../screens';
import { facts } from './table/facts';

// Followers, goods, shapes, places and events; those of Trade & Intrigue and of Invasion apart, so that other tables do not load them.
for (const beginning of ['f-', 'g-', 't-', 'pl-', 'ev-']) drawings(beginning, pieces);
drawings('ti-', trade);
drawings('in-', invasion);

/** The printings in the order in which they are offered. */
const ORDER = ['current', 'bigbox', 'first'];

/** A scenario is a game of its own, whatever printing it belongs to: it excludes everything else there. */
export const isScenario = (name: string): boolean => expansion(name).box === undefined;

function company(fewest: number, most: number, together = false): Company {
  return most === 1 ? 'alone' : together ? 'together' : fewest === 2 && most === 2 ? 'two' : 'everybody';
}

const scenarios = ({ edition: printing, modules }: EditionOffer): Choice[] =>
  modules
    .filter(({ module }) => isScenario(module))
    .map(({ module, fewest, most, levels }) => {
      const { together, ...card } = expansion(module);
      const where = { edition: printing, scenario: module, company: company(fewest, most, together) };
      return { ...card, ...where, fewest, most, levels };
    });

export const orleans: Game = {
  title: () => edition('current').name,
  usual: 'current',
  called,
  played,
  tie,
  choices: ({ editions }) => {
    const printings = ORDER.flatMap((name) => editions.find((one) => one.edition === name) ?? []);
    const base = printings.map((one): Choice => {
      const { edition: name, fewest, most } = one;
      return { ...edition(name), edition: name, fewest, most, company: company(fewest, most) };
    });
    return [...base, ...printings.flatMap(scenarios)];
  },
  level: levelName,
  progress,
  setup: ({ edition, chairs, modules, options, level }) => {
    const agreed = options as Partial<TableOptions>;
    const alone = modules.some(isScenario);
    return {
      edition: edition as Setup['edition'],
      players: chairs.length,
      options: {
        // The Big Box has them all.
        added_tiles: edition !== 'bigbox' && !alone && (agreed.added_tiles ?? false),
        exclude_tiles: !alone && (agreed.exclude_tiles ?? false),
        open_planning: agreed.open_planning ?? false,
        ordered_planning: agreed.ordered_planning ?? false,
        ...(agreed.final_ready ? { final_ready: true } : {}),
        start_player: null,
        uprising_last: modules.includes('trade_events') && (agreed.uprising_last ?? false),
        ...(modules.includes('invasion') && agreed.characters ? { characters: agreed.characters } : {}),
      },
      modules: modules as Module[],
      ...(level && level !== 'normal' ? { level: level as Level } : {}),
    };
  },
  adds: async () => {
    // With what is printed it says at once which values are reconstructed.
    const [found] = await Promise.all([import('./new/Adds.svelte'), facts().catch(() => undefined)]);
    return found;
  },
  options: () => import('./new/Options.svelte'),
  table: async () => {
    // With what is printed it is laid at once. Without it, it says so itself.
    const [found] = await Promise.all([SCREENS.orleans.fetch(), facts().catch(() => undefined)]);
    return found;
  },
  score: () => import('./score/Points.svelte'),
  ended: () => import('./score/Ended.svelte'),
  teller: async (description) => (await import('./teller')).teller(description),
  rules: async () => (await import('./rules/parts')).names(),
  about: () => import('./about/About.svelte'),
};
