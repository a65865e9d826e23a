// The words of what happens while one looks on.

import { area } from '../../../../i18n/index.svelte';

export const words = area(
  {
    closes: 'The round closes',
    goOn: 'A click or any key goes on.',
    speed: 'What others do is shown',
    speeds: { off: 'Off', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
    again: 'Show again',
  },
  {
    closes: 'Die Runde endet',
    goOn: 'Ein Klick oder eine Taste geht weiter.',
    speed: 'Was andere tun, wird gezeigt',
    speeds: { off: 'Aus', fast: 'Schnell', normal: 'Normal', slow: 'Langsam' },
    again: 'Noch einmal zeigen',
  },
  {
    closes: 'La manche finit',
    goOn: 'Un clic ou une touche pour continuer.',
    speed: 'Ce que font les autres se montre',
    speeds: { off: 'Non', fast: 'Vite', normal: 'Normal', slow: 'Lent' },
    again: 'Montrer encore',
  },
);
