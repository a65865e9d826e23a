// A good of a player by name: bread is one, too, and so is what lies on the Brasserie.

import { area } from '../../../i18n/index.svelte';
import type { Ware } from '../../../types';
import { good } from './names';
import { place } from './places';

const words = area({ bread: 'bread' }, { bread: 'Brot' }, { bread: 'pain' });

export const wareName = (one: Ware): string =>
  one === 'bread'
    ? words().bread
    : 'good' in one
      ? good(one.good)
      : `${good(one.on_brasserie)} (${place('brasserie')})`;
