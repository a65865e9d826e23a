// The sign of every event, and of every deed of a board that lies in place of the base deeds.

import type { BoardDeed, Happening } from '../../types';
import { deedName, type DeedName } from '../../words/board_deeds';

const DEEDS: Record<DeedName, string> = {
  alchemy: 'ti-alchemy', court_of_lay_assessors: 'ti-court', thanksgiving: 'ev-harvest', sheep_farming: 'g-wool', coinage: 'coin', research: 'development',
  towing_service: 'pl-ship', architecture: 'ti-architecture', town_charter: 'place-tile', navigation: 'gear',
  fraud: 'ti-fraud', arsonist: 'ti-arsonist', kidnapper: 'ti-kidnapper', torturer: 'torture', hangman: 'ti-hangman', saboteur: 'ti-saboteur', spy: 'ti-spy',
  tax_collector: 'ev-taxes', traitor: 'ti-traitor',
  canalization: 'f-boatman', knight_consecration: 'f-knight',
};
export const deedSign = (deed: BoardDeed): string => DEEDS[deedName(deed)];

const EVENTS: Record<Happening, string> = {
  pilgrimage: 'ev-pilgrimage', taxes: 'ev-taxes',
  indulgence: 'ti-indulgence', training: 'tracks', harvest: 'ev-harvest', bon_voyage: 'pl-wagon', conference: 'f-scholar', crusade: 'f-knight', strike: 'f-craftsman',
  tax: 'ev-taxes', trip: 'merchant', income: 'ev-income', fishing_grounds: 'ti-fishing-grounds', retraining: 'development', wedding: 'ti-wedding', sabotage: 'gear',
  amnesty: 'ti-amnesty', malfunction: 'gear', torture: 'torture', trading_day: 'ev-trading-day', plague: 'ev-plague', vacation: 'ti-vacation', book_fire: 'ti-book-fire',
  goods_tax: 'ev-taxes', dues: 'g-brocade', peasant_uprising: 'ti-peasant-uprising', technology_tax: 'ev-taxes', summoning: 'merchant', famine: 'g-grain',
  capitation_tax: 'ev-taxes', tithe: 'ev-taxes', silentium: 'mod-solo',
  drought: 'g-grain', highwaymen: 'merchant', pirates: 'pl-ship', riots: 'f-knight', axle_fracture: 'pl-wagon',
};
export const eventSign = (event: Happening): string => EVENTS[event];

/** What these forbid or take away is crossed out. */
export const isCrossed = (event: Happening): boolean => ['conference', 'crusade', 'strike', 'sabotage', 'malfunction', 'famine', 'drought', 'highwaymen', 'axle_fracture'].includes(event);
