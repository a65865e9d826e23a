// The Structures of Prosperity, read off the table: who has built which, what each still lacks, and the card in the hand.

import { list } from '../../../../i18n/index.svelte';
import type {
  BuiltStructure,
  Facts,
  Good,
  Item,
  Mat,
  Move,
  PlayerView,
  ProsperityOnTable,
  Structure,
  StructureFacts,
  Table,
} from '../../../../types';
import type { PieceOf } from '../../pieces/piece';
import { good, kind, town } from '../../words/names';
import { words } from './words';

export const GOODS: Good[] = ['grain', 'cheese', 'wine', 'wool', 'brocade'];

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

/** How many cards a player holds, for all to see. */
export function inHand({ modules }: Pick<Mat, 'modules'>): number {
  const system = modules?.system;
  return typeof system === 'object' && 'prosperity' in system ? system.prosperity.cards : 0;
}

/** The cards drawn to choose from. */
export function drawn({ hand }: Pick<PlayerView, 'hand'>): Structure[] {
  return typeof hand === 'object' && 'prosperity' in hand ? hand.prosperity.drawn.flatMap((it) => it ?? []) : [];
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

export const itemName = (item: Item): string =>
  item === 'coin' ? words().coin : 'follower' in item ? kind(item.follower).name : good(item.good);

export const pieceOf = (item: Item): PieceOf =>
  item === 'coin' ? { icon: 'coin' } : 'follower' in item ? { follower: item.follower } : { good: item.good };

/** The Structure or the card that an answer is about. */
export function structureOf(move: Move): Structure | undefined {
  if (typeof move !== 'object' || !('prosperity' in move) || typeof move.prosperity !== 'object') return undefined;
  const { prosperity } = move;
  if ('keep' in prosperity) return prosperity.keep;
  if ('man' in prosperity) return prosperity.man.structure;
  if ('lay_coin' in prosperity) return prosperity.lay_coin;
  return 'lay_good' in prosperity ? prosperity.lay_good[0] : undefined;
}

/** Whether an answer keeps a card. */
export const isKeep = (move: Move): boolean =>
  typeof move === 'object' && 'prosperity' in move && typeof move.prosperity === 'object' && 'keep' in move.prosperity;

/** Whether an answer puts something next to a Structure; everything else is chosen where it is asked. */
export const isFree = (move: Move): boolean => structureOf(move) !== undefined && !isKeep(move);

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
