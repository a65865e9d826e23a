// The games of this house. Whatever belongs to one lies in its folder; pages ask here.

import type { Game } from './game';
import { joanOfArc } from './joan';
import { orleans } from './orleans';
import { unknown } from './unknown';

const GAMES: Record<string, Game> = { orleans, joan: joanOfArc };

/** The games that have a screen here. */
export const KNOWN: Game[] = Object.values(GAMES);

/** The game that is meant where none is named. */
export const FIRST = 'orleans';

/** A game by its name. One without a screen here has its name, its rules and its results, and says that it cannot be shown. */
export const gameOf = ({ game }: { game: string }): Game => (Object.hasOwn(GAMES, game) ? GAMES[game]! : unknown(game));
