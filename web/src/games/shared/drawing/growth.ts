// What grows, drawn: everything of one look in one path, so that a wood costs the page no more than a tree.

export type Growth = { kind: 'tree' | 'field' | 'hill' | 'vine'; x: number; y: number; scale: number; turn: number };

/** In the order in which they cover each other. */
export const LOOKS = ['field', 'hill', 'hatch', 'trunk', 'crown'] as const;
export type Look = (typeof LOOKS)[number];

// Relative pairs only, so that a drawing can be turned and scaled by turning and scaling each pair.
const DRAWN: Record<Growth['kind'], [Look, string][]> = {
  tree: [
    ['trunk', 'm0 8l0-7'],
    ['crown', 'm-6 2c-4-1-4-6 0-7 0-5 4-8 7-6 4-1 7 3 6 6 4 1 3 7-1 7z'],
  ],
  hill: [
    ['hill', 'm-17 7c6-12 11-17 17-17s12 6 18 17'],
    ['hatch', 'm3-8c4 4 6 9 8 14m-4-12c3 3 5 7 7 11m-15-14c2 4 3 7 4 11'],
  ],
  field: [
    ['field', 'm-17-8l31-3 4 19-33 3z'],
    ['hatch', 'm-10-8l2 18m5-19l2 18m5-19l2 18m4-18.5l3 18'],
  ],
  vine: [
    ['trunk', 'm-12 5l0-10m8 10l0-10m8 10l0-10m8 10l0-10'],
    ['crown', 'm-15-6q3-5 6 0t6 0 6 0 6 0 6 0l0 4q-3 4-6 0t-6 0-6 0-6 0-6 0z'],
  ],
};

/** One path for each look. */
export function grown(growth: Growth[]): [Look, string][] {
  const paths = Object.fromEntries(LOOKS.map((look) => [look, ''])) as Record<Look, string>;
  for (const one of growth) for (const [look, d] of DRAWN[one.kind]) paths[look] += placed(d, one);
  return LOOKS.map((look) => [look, paths[look]]);
}

/** A drawing set down at its place. */
export function placed(d: string, { x, y, scale, turn }: Omit<Growth, 'kind'>): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const strokes = d.replace(
    /(-?[\d.]+)\s?(-?[\d.]+)/g,
    (_, dx: string, dy: string) => ` ${round(+dx * cos - +dy * sin)} ${round(+dx * sin + +dy * cos)}`,
  );
  return `M${x} ${y}${strokes}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
