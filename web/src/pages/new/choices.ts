// What can be chosen for a new table, of all games, by the company it is for.

import { gameOf } from '../../games';
import { COMPANIES, type Choice, type Company } from '../../games/game';
import type { Games } from '../../types';

export type Chosen = Choice & { game: string };

/** Everything that is offered. */
export const allChoices = (offers: Games): Chosen[] =>
  offers.flatMap((offer) => {
    const { name: game } = offer;
    return gameOf({ game })
      .choices(offer)
      .map((choice) => ({ ...choice, game }));
  });

/** The same by company, without those that nothing is for. */
export const byCompany = (choices: Chosen[]): { name: Company; cards: Chosen[] }[] =>
  COMPANIES.map((name) => ({ name, cards: choices.filter(({ company }) => company === name) })).filter(
    ({ cards }) => cards.length,
  );
