// A board in place of the base deeds as a part of the table.

import type { InDrawer } from '../../modules/descriptor';
import { good, kind, space } from '../../words/names';
import type { Screen } from '../screen.svelte';
import { texts } from '../texts';
import BoardDeeds from './BoardDeeds.svelte';
import { deeds, type DeedOf, type DeedSpaceOf } from './deeds';
import { words } from './words';

const standing = ({ wants, sent, good: ware }: DeedSpaceOf): string =>
  `${sent ? words().stands(kind(sent).name) : texts().spaceFor(space(wants))}${ware && !sent ? ` (${good(ware)})` : ''}`;

function inWords(screen: Screen, { deed, spaces, closed, complete }: DeedOf): string {
  const open = spaces.filter((one) => one.open).map(standing);
  return `${screen.modules.deed(deed).name()}: ${closed ? words().closed : complete ? words().complete : open.join(', ')}`;
}

/** The board of a module, by its title, the name on its button, and its sign. */
export const deedBoard = (board: Pick<InDrawer, 'title' | 'short' | 'sign'>): InDrawer & { kind: 'common_board' } => ({
  ...board,
  kind: 'common_board',
  id: 'deeds',
  count: ({ glance }) => deeds(glance, []).filter(({ closed, complete }) => !closed && !complete).length,
  key: 'd',
  wide: true,
  Show: BoardDeeds,
  inWords: (screen) => deeds(screen.glance, []).map((one) => inWords(screen, one)),
});
