// The words of a board that lies in place of the base deeds.

import { area } from '../../../../i18n/index.svelte';

export const words = area(
  {
    last: 'Last:',
    closed: 'not with two players',
    covered: 'covered with so few players',
    complete: 'complete',
    stands: (who: string) => `${who} stands here`,
  },
  {
    last: 'Letzter:',
    closed: 'nicht zu zweit',
    covered: 'bei so wenigen abgedeckt',
    complete: 'vollständig',
    stands: (who) => `Hier steht: ${who}`,
  },
  {
    last: 'Dernier :',
    closed: 'pas à deux',
    covered: 'couverte si peu nombreux',
    complete: 'complet',
    stands: (who) => `Ici : ${who}`,
  },
);
