// A marker steps from space to space instead of jumping.

import { crossfade } from 'svelte/transition';

const calm = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

export const [leave, arrive] = crossfade({ duration: calm ? 0 : 320 });
