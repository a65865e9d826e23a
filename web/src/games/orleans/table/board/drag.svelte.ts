// Taking a follower up with mouse, pen or finger and letting it go over a space.

import type { Hand } from '../choices';
import type { Screen } from '../screen.svelte';
import type { Place, SpaceKind } from '../../../../types';

const FAR_ENOUGH = 6;

class Carried {
  /** What is carried, and where on the page. */
  now: (Hand & { x: number; y: number }) | undefined = $state.raw();
}
export const carried = new Carried();

/** Begins to carry on a press that moves; a press that does not stays a click. */
export function carry(screen: Screen, hand: Hand, start: PointerEvent) {
  if (start.button !== 0) return;
  const move = (event: PointerEvent) => {
    if (!carried.now && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR_ENOUGH) return;
    screen.hand = hand;
    carried.now = { ...hand, x: event.clientX, y: event.clientY };
  };
  const end = (event: PointerEvent) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (!carried.now) return;
    carried.now = undefined;
    // The click that follows a drop is not meant.
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => (screen.hand = screen.hand === hand ? undefined : screen.hand));
    if (event.type === 'pointercancel') return;
    const over = document.elementFromPoint(event.clientX, event.clientY);
    const space = over?.closest<HTMLElement>('[data-space]')?.dataset.space ?? nearestFree(over);
    if (!space) return;
    const [place, kind] = space.split('/') as [Place, SpaceKind];
    void screen.say({ put: { ...hand, place, space: kind } });
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** Let go over a place but beside its spaces: the first glowing one is meant. */
function nearestFree(over: Element | null): string | undefined {
  const place = over?.closest('.place');
  const space = place?.querySelector<HTMLElement>('.space.can') ?? place?.querySelector<HTMLElement>('[data-free]');
  return space?.dataset.space;
}
