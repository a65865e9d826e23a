// The side of a chart.

/** Round numbers up the side of a chart. */
export function scale(most: number): number[] {
  const step = [10, 20, 25, 50, 100, 200].find((step) => most / step <= 5) ?? 500;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
}
