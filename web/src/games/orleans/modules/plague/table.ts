// What The Plague lays on the table, in words.

import { list } from '../../../../i18n/index.svelte';
import type { Indulgence } from '../../../../types';
import type { Screen } from '../../table/screen.svelte';
import { cardWords } from './card_words';
import { stand } from './indulgences';
import { cardsOf, lying, onMat, onTable } from './pieces';
import { words } from './words';

/** The display, one's own cards, and what lies before everybody. */
export function lines(screen: Screen): string[] {
  const { view, player } = screen;
  const table = onTable(view.table);
  if (!table) return [];
  return [
    words().display(list(table.display.map(named)) || '–', table.pile),
    words().hand(list(cardsOf(player).map((it) => cardLine(screen, it))) || '–'),
    ...view.players.flatMap(({ mat }, seat) => {
      const own = onMat(mat);
      return own ? [words().mat(screen.name(seat), lying(mat), own.in_bag, own.in_hand)] : [];
    }),
  ];
}

/** What binds everybody. */
export function inForce({ view }: Pick<Screen, 'view'>): string[] {
  const table = onTable(view.table);
  if (!table) return [];
  const cards = table.cards.flatMap((it) => (it ? [`${words().cards[it]}: ${cardWords().does[it]}`] : []));
  return [words().plagueCards, ...cards, words().supply(table.supply)];
}

const named = (card: Indulgence) => words().names[card];

/** A card of the hand with how it stands. */
function cardLine(screen: Screen, card: Indulgence): string {
  const { has, lacks } = stand(screen, card);
  return `${named(card)} (${lacks ? `${has}, ${lacks}` : has})`;
}
