// Coins in words.

import { area } from '../../../i18n/index.svelte';

const words = area(
  { coin: 'coin', coins: 'coins' },
  { coin: 'Münze', coins: 'Münzen' },
  { coin: 'pièce', coins: 'pièces' },
);

/** So many coins, whoever pays them. */
export function coins(number: number): string {
  const n = Math.abs(number);
  return `${n} ${n === 1 ? words().coin : words().coins}`;
}
