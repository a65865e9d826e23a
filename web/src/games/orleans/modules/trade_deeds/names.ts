// What the deeds of the Trade board are called, in printed order.

import { area } from '../../../../i18n/index.svelte';
import type { TradeDeed } from '../../../../types';

const names = area(
  {
    alchemy: 'Alchemy',
    court_of_lay_assessors: 'Court of Lay Assessors',
    thanksgiving: 'Thanksgiving',
    sheep_farming: 'Sheep Farming',
    coinage: 'Coinage',
    research: 'Research',
    towing_service: 'Towing Service',
    architecture: 'Architecture',
    town_charter: 'Town Charter',
    navigation: 'Navigation',
  },
  {
    alchemy: 'Alchemie',
    court_of_lay_assessors: 'Schöffengericht',
    thanksgiving: 'Erntedank',
    sheep_farming: 'Schafzucht',
    coinage: 'Münzprägung',
    research: 'Forschung',
    towing_service: 'Treidelei',
    architecture: 'Baukunst',
    town_charter: 'Stadtrecht',
    navigation: 'Navigation',
  },
  {
    alchemy: 'Alchimie',
    court_of_lay_assessors: 'Cour des échevins',
    thanksgiving: 'Action de grâce',
    sheep_farming: 'Élevage',
    coinage: 'Frappe de monnaie',
    research: 'Recherche',
    towing_service: 'Halage',
    architecture: 'Architecture',
    town_charter: 'Charte de la ville',
    navigation: 'Navigation',
  },
);

/** The deeds in printed order, which is that of their facts. */
export const TRADE_DEEDS = Object.keys(names()) as TradeDeed[];
export const tradeDeed = (which: TradeDeed): string => names()[which];
