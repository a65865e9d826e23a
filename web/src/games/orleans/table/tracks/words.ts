// The words of the tracks.

import { area } from '../../../../i18n/index.svelte';

export const words = area(
  {
    star: (n: number) => `star ${n}`,
    coinSpace: (n: number) => `${n} coins`,
    citizenSpace: 'citizen',
  },
  {
    star: (n) => `Stern ${n}`,
    coinSpace: (n) => `${n} Münzen`,
    citizenSpace: 'Bürger',
  },
  {
    star: (n) => `étoile ${n}`,
    coinSpace: (n) => `${n} pièces`,
    citizenSpace: 'citoyen',
  },
);
