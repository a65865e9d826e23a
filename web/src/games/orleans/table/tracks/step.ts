// A marker steps from space to space instead of jumping.

import { crossfade, type CrossfadeParams } from 'svelte/transition';

const calm = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
const [send, receive] = crossfade({ duration: calm ? 0 : 320 });

type Step = typeof send;
/** What is not laid out has no size to step from: it is simply there. */
const seen =
  (step: Step): Step =>
  (node: Element, params: CrossfadeParams & { key: unknown }) =>
    node.getBoundingClientRect().width ? step(node, params) : () => ({ duration: 0 });

export const [leave, arrive] = [seen(send), seen(receive)];
