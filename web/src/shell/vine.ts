// The vine behind an initial: a spiral with leaves, drawn once for the upper left quarter and mirrored into the others.

const CENTRE = { x: 27, y: 29 };
const TURNS = 2.55;
const OUTER = 19;
const INNER = 1.6;

function at(part: number): { x: number; y: number; angle: number } {
  const angle = Math.PI / 2 + part * TURNS * 2 * Math.PI;
  const radius = OUTER + (INNER - OUTER) * part ** 0.85;
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle), angle };
}

/** The stem, as the data of a path. */
export const stem = Array.from({ length: 61 }, (_, n) => at(n / 60))
  .map(({ x, y }, n) => `${n ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
  .join('');

/** Where the leaves grow, as transformations. */
export const leaves = [0.08, 0.2, 0.33, 0.46, 0.6, 0.74].map((part) => {
  const { x, y, angle } = at(part);
  const turn = (angle * 180) / Math.PI + 20;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${(1.5 - part).toFixed(2)})`;
});

export const flower = at(1);
