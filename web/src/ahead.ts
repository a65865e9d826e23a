// What an address will need is fetched while the pages themselves are still on their way: far from the server each thing that
// waits for another costs more than the thing itself. Whatever goes wrong here is told by the page, which then asks itself.

import { ask, SOMEBODY } from './api/ahead';
import { screenOf } from './games/screens';
import { mySeats } from './pages/table/seats';
import type { Person, TableDescription } from './types';

/** What an answer says; it stays whole for whoever takes it. */
const said = async <T>(answer: Promise<Response>): Promise<T | undefined> => {
  const heard = await answer;
  return heard.ok ? ((await heard.clone().json()) as T) : undefined;
};

/** Everything that a running game is shown with: its screen, what is printed, what lies there and what was told. */
async function table(id: string, me: Promise<Person | undefined>) {
  const path = `/api/tables/${id}`;
  const [description, person] = await Promise.all([said<TableDescription>(ask(path)), me]);
  if (description?.state !== 'running') return;
  const [seat] = mySeats(description, person);
  const eyes = seat === undefined ? '' : `seat=${seat}&`;
  void ask(`${path}/view?${eyes}`);
  void ask(`${path}/events?${eyes}since=0`);
  const screen = screenOf(description.game);
  if (!screen) return;
  void ask(screen.facts);
  await screen.fetch();
}

export function begin({ pathname }: Pick<Location, 'pathname'>) {
  const [first, id, more] = pathname.split('/').filter(Boolean);
  const me = localStorage.getItem(SOMEBODY) === null ? undefined : said<Person>(ask('/api/me'));
  const ahead =
    first === undefined
      ? import('./pages/lobby/Lobby.svelte')
      : first === 'table' && id && !more
        ? table(id, Promise.resolve(me))
        : me;
  Promise.resolve(ahead).catch(() => undefined);
}
