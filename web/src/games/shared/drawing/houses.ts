// Towns drawn of houses: wall and roof each.

export type Stroke = { look: 'wall' | 'roof' | 'line' | 'door' | 'gold'; d: string };

function house(x: number, y: number, w: number, h: number, roof: number): Stroke[] {
  return [
    { look: 'wall', d: `M${x} ${y}v${-h}h${w}v${h}z` },
    { look: 'roof', d: `M${x - 1.6} ${y - h}l${w / 2 + 1.6} ${-roof} ${w / 2 + 1.6} ${roof}z` },
  ];
}
const tower = (x: number, y: number, w: number, h: number, roof: number): Stroke[] => [
  ...house(x, y, w, h, roof),
  { look: 'line', d: `M${x + w / 2} ${y - h - roof}v-5m-2.4 2.2h4.8` },
];
const door = (x: number): Stroke => ({ look: 'door', d: `M${x} 12v-5h4v5z` });

/** Four kinds of small town. */
export const SMALL: Stroke[][] = [
  [...house(-21, 11, 13, 10, 8), ...house(6, 11, 15, 11, 8), ...tower(-7, 12, 12, 20, 11), door(-3)],
  [...house(-20, 11, 14, 12, 8), ...tower(7, 12, 11, 18, 12), ...house(-8, 12, 15, 11, 9), door(-2.5)],
  [...tower(-19, 12, 11, 18, 11), ...house(-8, 11, 13, 10, 9), ...house(4, 12, 16, 12, 8), door(10)],
  [...house(8, 11, 13, 12, 8), ...house(-21, 12, 15, 11, 9), ...tower(-6, 12, 13, 16, 15), door(-1.5)],
];

/** A wall with battlements. */
function wall(from: number, to: number, y: number, h: number): Stroke {
  let d = `M${from} ${y}v${-h}`;
  for (let x = from; x < to - 1; x += 8) d += 'h4v3h4v-3';
  return { look: 'wall', d: `${d}V${y}z` };
}

/** A great town with its cathedral and its wall. */
export const GREAT: Stroke[] = [
  ...house(-46, 6, 18, 16, 11),
  ...house(28, 6, 18, 16, 11),
  ...house(-29, 3, 14, 19, 12),
  ...house(15, 3, 14, 19, 12),
  { look: 'wall', d: 'M-15 8v-36h30V8z' },
  { look: 'roof', d: 'M-17-28 0-45l17 17z' },
  ...tower(-19, 8, 12, 46, 20),
  ...tower(7, 8, 12, 46, 20),
  { look: 'gold', d: 'M0-22.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11z' },
  { look: 'line', d: 'M0-22.5v11M-5.5-17h11' },
  wall(-52, 52, 24, 17),
  { look: 'wall', d: 'M-58 25V2h14v23zM44 25V2h14v23z' },
  { look: 'roof', d: 'M-60 2l9-12 9 12zM42 2l9-12 9 12z' },
  { look: 'door', d: 'M-7 24V15a7 7 0 0 1 14 0v9z' },
];
