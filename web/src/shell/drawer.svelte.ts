// The rules as a drawer over whatever is open.

import { FIRST } from '../games';

/** Which rules concern the moment: parts by the beginning of their ids, and the books of what is played. */
export type RulesHere = { parts: string[]; books: string[] };

class RulesAtHand {
  open = $state(false);
  /** Whose rules: those of the game that is played here, until others are asked for. */
  game = $state(FIRST);
  wanted: string | undefined = $state();
  query = $state('');
  /** What concerns the moment, while somebody is at a table. */
  here: RulesHere | undefined = $state.raw();
  private played = FIRST;

  /** Opens the rules, at one of them if it is named. */
  show({ game = this.played, rule, query = '' }: { game?: string; rule?: string; query?: string } = {}) {
    this.game = game;
    this.wanted = rule;
    this.query = query;
    this.open = true;
  }

  /** A table of this game lies on the screen, until the returned function is called. */
  play(game: string): () => void {
    this.played = game;
    return () => (this.played = FIRST);
  }
}

export const rulesAtHand = new RulesAtHand();
