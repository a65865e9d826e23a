// The parts of the rules by name, and which of them are about something reconstructed.

import type { RuleNames } from '../game';
import { partWords } from './part_words';
import { facts } from './table/facts';

/** Which part of the rules is about what a kind of rows of the data says. */
const ABOUT: Record<string, string> = {
  'joan.starting_coin': 'joan.bank',
  'joan.panel': 'joan.map',
  'joan.town': 'joan.map',
  'joan.struck_parts': 'joan.map',
  'joan.route': 'joan.map',
  'joan.warehouse_row': 'joan.warehouse',
  'joan.bank_column': 'joan.bank',
  'joan.depot_shield': 'joan.depot',
  'joan.depot': 'joan.depot',
  'joan.development_space': 'joan.development',
  'joan.development_fact': 'joan.development',
  'joan.deed': 'joan.deed',
  'joan.printed_places': 'joan.place',
  'joan.sheet_section': 'joan.setup',
  'joan.citizen': 'joan.development',
  'joan_solo.track': 'joan_solo.track',
  'joan_solo.scholar_space': 'joan_solo.track',
  'joan_solo.depot': 'joan_solo.effect',
  'joan_solo.trading_stations': 'joan_solo.effect',
  'joan_solo.citizens': 'joan_solo.effect',
};

/** The parts that are about reconstructed rows of these kinds. */
export const doubtful = (kinds: string[]): Set<string> => new Set(kinds.map((kind) => ABOUT[kind] ?? kind));

/** The name of a part, if it has one: `joan.bank`. */
export function partName(of: string): string | undefined {
  const words: Record<string, string> = partWords();
  return words[of] ?? words[of.split('.')[1] ?? ''];
}

export async function names(): Promise<RuleNames> {
  const printed = await facts().catch(() => undefined);
  const parts = doubtful(printed?.reconstructed_in ?? []);
  return { part: partName, isReconstructed: (of) => parts.has(of) };
}
