// The words of the leaves on which what events ask is chosen.

import { area } from '../../../../i18n/index.svelte';

export const texts = area(
  {
    market: 'Market',
    tower: 'Gunpowder Tower',
    bag: 'Bag',
    board: 'On action spaces',
    drawn: 'Place',
  },
  {
    market: 'Markt',
    tower: 'Pulverturm',
    bag: 'Beutel',
    board: 'Auf Aktionsplätzen',
    drawn: 'Einsetzen',
  },
  {
    market: 'Marché',
    tower: 'Poudrière',
    bag: 'Sac',
    board: 'Sur des cases d’action',
    drawn: 'Placer',
  },
);
