// The table somebody wishes for, and how it comes about.

import { me } from '../../api/me.svelte';
import { create, start } from '../../api/tables';
import type { Edition, ModuleOffer, Modules, SeatWish, TableDescription, TableOptions, TableRules, TableWish } from '../../types';

/** Who is to sit on a chair. */
export type Chair = { kind: 'me' } | { kind: 'here'; name: string } | { kind: 'friend' } | { kind: 'bot'; level: string } | { kind: 'open' };

/** The level that suits most people: a good opponent, if there is one. */
export const favourite = (bots: string[]): string => bots.find((bot) => bot === 'medium') ?? bots.find((bot) => bot !== 'random') ?? 'easy';

const OPTIONS: TableOptions = { added_tiles: false, exclude_tiles: false, open_planning: false, ordered_planning: false, start_player: null };
const RULES: TableRules = { spectators: true, hints: true, odds: true, move_seconds: null };

export class Wish {
  edition: Edition = $state('current');
  chairs: Chair[] = $state([{ kind: 'me' }]);
  options: TableOptions = $state({ ...OPTIONS });
  /** The expansions, by their names in the set-up. */
  modules: string[] = $state([]);
  rules: TableRules = $state({ ...RULES });

  constructor(...chairs: Chair[]) {
    this.chairs = [{ kind: 'me' }, ...chairs];
  }

  /** Me against three bots. */
  static atOnce(level: string): Wish {
    return new Wish(...Array.from({ length: 3 }, (): Chair => ({ kind: 'bot', level })));
  }

  /** Adds an expansion or leaves it out; what it does not go with leaves. */
  add({ module, excludes }: ModuleOffer, on: boolean) {
    this.modules = [...this.modules.filter((one) => one !== module && !excludes.includes(one)), ...(on ? [module] : [])];
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
    const modules = [...this.modules] as Modules;
    return {
      setup: { edition: this.edition, players: this.chairs.length, options: { ...this.options }, modules },
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
