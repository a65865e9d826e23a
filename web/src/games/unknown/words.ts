import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    title: (game: string) => `No screen for “${game}”`,
    sentence:
      'This server plays a game that this page cannot show. Load the page anew; if it still says so, play it in the terminal.',
  },
  {
    title: (game) => `Kein Bild für „${game}“`,
    sentence:
      'Dieser Server spielt ein Spiel, das diese Seite nicht zeigen kann. Lade die Seite neu; steht das dann immer noch da, spiel es im Terminal.',
  },
  {
    title: (game) => `Pas d’écran pour « ${game} »`,
    sentence:
      'Ce serveur propose un jeu que cette page ne sait pas montrer. Rechargez la page ; si ce message reste, jouez-y dans le terminal.',
  },
);
