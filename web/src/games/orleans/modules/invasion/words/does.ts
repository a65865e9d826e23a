// What places do in Invasion, where that is not what they do elsewhere.

import { area } from '../../../../../i18n/index.svelte';

export const doesWords = area(
  {
    town_hall:
      'Send followers to the City: knights to the walls, others to Militia and Prayer Service; several times a round.',
    gunpowder_tower: 'Two more Market spaces; its followers may go straight to the City.',
    guildhall: 'Build where your merchant is: a Fortified Tower in a town of the rim, elsewhere a trading station.',
  },
  {
    town_hall:
      'Schick Gefolge in die Stadt: Ritter auf die Mauern, andere zu Miliz und Bittgottesdienst; auch mehrmals je Runde.',
    gunpowder_tower: 'Zwei Marktplätze mehr; wer dort liegt, kann geradewegs in die Stadt.',
    guildhall: 'Bau, wo dein Kaufmann steht: in einer Stadt am Rand einen Wehrturm, sonst ein Kontor.',
  },
  {
    town_hall:
      'Envoyez des partisans à la Cité : chevaliers aux Remparts, autres à la Milice et à l’Office ; plusieurs fois par manche.',
    gunpowder_tower: 'Deux cases de marché de plus ; on peut de là aller droit à la Cité.',
    guildhall: 'Bâtissez là où est votre négociant : une tour fortifiée au bord de la carte, ailleurs un comptoir.',
  },
);
