// Taking one's merchant up and letting it go over a town.

import type { Point } from '../../../shared/drawing/curves';

const FAR_ENOUGH = 6;

/** Begins to carry on a press that moves; a press that does not stays a click. `shift` says where the piece hangs meanwhile. */
export function carry(start: PointerEvent & { currentTarget: Element }, shift: (by: Point | undefined) => void) {
  const piece = start.currentTarget as SVGGElement;
  const { a: scale = 1 } = (piece.parentElement as unknown as SVGGElement | null)?.getScreenCTM() ?? {};
  let carried = false;
  // The map does not move along.
  start.stopPropagation();
  const move = (event: PointerEvent) => {
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    carried ||= Math.hypot(x, y) >= FAR_ENOUGH;
    if (carried) shift([x / scale, y / scale]);
  };
  const end = (event: PointerEvent) => {
    for (const [name, heard] of heards) removeEventListener(name, heard);
    shift(undefined);
    if (!carried || event.type === 'pointercancel') return;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const town = under.map((one) => one.closest('.town')).find((one) => one !== null);
    // A town is gone to as if it had been clicked; the click that follows a drop is not meant.
    town?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const unmeant = (click: MouseEvent) => click.stopPropagation();
    addEventListener('click', unmeant, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', unmeant, { capture: true }));
  };
  const heards = [
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
  ] as const;
  for (const [name, heard] of heards) addEventListener(name, heard);
}
