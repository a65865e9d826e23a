// The words of the map.

import { area } from '../../../../i18n/index.svelte';

export const words = area(
  {
    zoomIn: 'Closer',
    zoomOut: 'Farther',
    wouldTake: (list: string) => `on the way: ${list}`,
    nothingThere: 'nothing on the way',
    stationOf: (name: string) => `station of ${name}`,
  },
  {
    zoomIn: 'Näher',
    zoomOut: 'Weiter weg',
    wouldTake: (list) => `unterwegs: ${list}`,
    nothingThere: 'nichts unterwegs',
    stationOf: (name) => `Kontor von ${name}`,
  },
  {
    zoomIn: 'Plus près',
    zoomOut: 'Plus loin',
    wouldTake: (list) => `en chemin : ${list}`,
    nothingThere: 'rien en chemin',
    stationOf: (name) => `comptoir de ${name}`,
  },
);
