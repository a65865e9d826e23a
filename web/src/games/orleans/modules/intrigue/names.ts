// What the characters of the Intrigue board are called, in printed order.

import { area } from '../../../../i18n/index.svelte';
import type { Character } from '../../../../types';

const names = area(
  {
    fraud: 'Fraud',
    arsonist: 'Arsonist',
    kidnapper: 'Kidnapper',
    torturer: 'Torturer',
    hangman: 'Hangman',
    saboteur: 'Saboteur',
    spy: 'Spy',
    tax_collector: 'Tax Collector',
    traitor: 'Traitor',
  },
  {
    fraud: 'Betrüger',
    arsonist: 'Brandstifter',
    kidnapper: 'Entführer',
    torturer: 'Folterknecht',
    hangman: 'Henker',
    saboteur: 'Saboteur',
    spy: 'Spion',
    tax_collector: 'Steuereintreiber',
    traitor: 'Verräter',
  },
  {
    fraud: 'Fraudeur',
    arsonist: 'Incendiaire',
    kidnapper: 'Ravisseur',
    torturer: 'Tortionnaire',
    hangman: 'Bourreau',
    saboteur: 'Saboteur',
    spy: 'Espion',
    tax_collector: 'Percepteur',
    traitor: 'Traître',
  },
);

/** The characters in printed order, which is that of their facts. */
export const CHARACTERS = Object.keys(names()) as Character[];
export const character = (which: Character): string => names()[which];
