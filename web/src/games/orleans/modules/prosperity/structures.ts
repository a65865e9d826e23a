// The Structures of Prosperity, read off the table: who has built which, what each still lacks, and the card in the hand.

import { list } from '../../../../i18n/index.svelte';
import type {
  BuiltStructure,
  Facts,
  Item,
  Mat,
  PlayerView,
  ProsperityOnTable,
  Structure,
  StructureFacts,
  Table,
} from '../../../../types';
import { good, kind, town } from '../../words/names';
import { words } from './words';

/** What lies on the table. */
export function board({ modules }: Pick<Table, 'modules'>): ProsperityOnTable | undefined {
  const system = modules?.system;
  return typeof system === 'object' && 'prosperity' in system ? system.prosperity : undefined;
}

/** The Structures of a player. */
export function built({ modules }: Pick<Mat, 'modules'>): BuiltStructure[] {
  const system = modules?.system;
  return typeof system === 'object' && 'prosperity' in system ? system.prosperity.built.flatMap((it) => it ?? []) : [];
}

/** The card in a hand that can be seen. */
export function card({ hand }: Pick<PlayerView, 'hand'>): Structure | undefined {
  return typeof hand === 'object' && 'prosperity' in hand ? (hand.prosperity.card ?? undefined) : undefined;
}

export const factsOf = ({ prosperity }: Facts, which: Structure): StructureFacts =>
  prosperity.structures.find(({ structure }) => structure === which)!;

/** The items that a Structure still lacks. */
export const missing = (facts: Facts, { structure, laid, done }: BuiltStructure): Item[] =>
  done ? [] : factsOf(facts, structure).items.filter((_, nth) => !((laid >> nth) & 1));

const itemName = (item: Item): string =>
  item === 'coin' ? words().coin : 'follower' in item ? kind(item.follower).name : good(item.good);

/** Items by their names, equal ones counted. */
export function inWords(items: Item[]): string {
  const counted = new Map<string, number>();
  for (const item of items) counted.set(itemName(item), (counted.get(itemName(item)) ?? 0) + 1);
  return list([...counted].map(([name, number]) => (number > 1 ? `${number} × ${name}` : name)));
}

/** A card with where it stands, what mans it and what it is worth. */
export function cardLine(facts: Facts, which: Structure): string {
  const { towns, items, points } = factsOf(facts, which);
  return words().toKeep(words().structures[which], list(towns.map(town)), inWords(items), points);
}

/** A Structure with what it lacks. */
export function line(facts: Facts, it: BuiltStructure): string {
  const state = it.done ? words().completed : words().missing(inWords(missing(facts, it)));
  return `${words().structures[it.structure]}: ${state}`;
}
