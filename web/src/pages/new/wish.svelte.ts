// The table somebody wishes for, and how it comes about.

import { me } from '../../api/me.svelte';
import { create, start } from '../../api/tables';
import { FIRST, gameOf } from '../../games';
import type { Choice } from '../../games/game';
import type { ModuleOffer, SeatWish, TableDescription, TableRules, TableWish } from '../../types';

/** Who is to sit on a chair. */
export type Chair =
  | { kind: 'me' }
  | { kind: 'here'; name: string }
  | { kind: 'friend' }
  | { kind: 'bot'; level: string }
  | { kind: 'open' };

/** The level that suits most people: a good opponent, if there is one. */
export const favourite = (bots: string[]): string =>
  bots.find((bot) => bot === 'medium') ?? bots.find((bot) => bot !== 'random') ?? 'easy';

const RULES: TableRules = { spectators: true, hints: true, odds: true, move_seconds: null };

export class Wish {
  /** Which game, and which printing of it; where nobody has chosen it is the first, as most people know it. */
  game = $state(FIRST);
  edition = $state(gameOf({ game: FIRST }).usual);
  chairs: Chair[] = $state([{ kind: 'me' }]);
  /** What is agreed on within the game, by its own names. */
  options: Record<string, unknown> = $state({});
  /** The expansions, by their names in the set-up. */
  modules: string[] = $state([]);
  /** How hard a scenario is to be, by the game's own name; as printed without it. */
  level: string | undefined = $state();
  rules: TableRules = $state({ ...RULES });

  constructor(...chairs: Chair[]) {
    this.chairs = [{ kind: 'me' }, ...chairs];
  }

  /** Me against three bots. */
  static atOnce(level: string): Wish {
    return new Wish(...Array.from({ length: 3 }, (): Chair => ({ kind: 'bot', level })));
  }

  /** A scenario for one. */
  static alone(game: string, choice: Choice, level: string | undefined): Wish {
    const wish = new Wish();
    wish.choose(game, choice, () => false);
    wish.level = level;
    return wish;
  }

  /** Takes a printing or a scenario; what was added to another stays where it goes with this one. */
  choose(game: string, { edition, scenario }: Choice, fits: (module: string) => boolean) {
    this.level = undefined;
    this.modules = scenario ? [scenario] : this.modules.filter(fits);
    this.edition = edition;
    this.game = game;
  }

  /** Adds an expansion or leaves it out; what it does not go with leaves. */
  add({ module, excludes }: ModuleOffer, on: boolean) {
    this.modules = [
      ...this.modules.filter((one) => one !== module && !excludes.includes(one)),
      ...(on ? [module] : []),
    ];
  }

  /** As many chairs as the game has; whoever is missing is a bot. */
  seat(fewest: number, most: number, bot: string) {
    if (this.chairs.length > most) this.chairs.length = most;
    while (this.chairs.length < fewest) this.chairs.push({ kind: 'bot', level: bot });
  }

  /** Whether anybody is still missing. */
  get waits(): boolean {
    return this.chairs.some(({ kind }) => kind === 'friend' || kind === 'open');
  }

  /** The wish as the server hears it; seats for anybody make the table public. */
  get spoken(): TableWish {
    return {
      game: this.game,
      setup: gameOf(this).setup(this),
      seats: this.chairs.map(seat),
      public: this.chairs.some(({ kind }) => kind === 'open'),
      options: { ...this.rules },
    };
  }
}

function seat(chair: Chair): SeatWish {
  switch (chair.kind) {
    case 'me':
      return 'me';
    case 'here':
      return { me: chair.name.trim() };
    case 'friend':
      return 'invited';
    case 'bot':
      return { bot: chair.level };
    case 'open':
      return 'open';
  }
}

/** Sets the table up under a name, and begins at once where nobody is missing. */
export async function begin(wish: Wish, name: string): Promise<TableDescription> {
  await me.ask();
  await me.sitDown(name);
  const table = await create(wish.spoken);
  if (!wish.waits) await start(table.id);
  return table;
}
