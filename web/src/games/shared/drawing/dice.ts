// Chance for pictures.

/** A small generator of our own, so that the picture never changes. */
export function dice(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
