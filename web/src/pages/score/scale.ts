// The side of a chart.

/** Round numbers up the side of a chart, from below nothing where somebody was. */
export function scale(most: number, least = 0): number[] {
  const step = [10, 20, 25, 50, 100, 200].find((step) => (most - least) / step <= 5) ?? 500;
  const lowest = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - lowest + 1 }, (_, n) => (lowest + n) * step);
}
