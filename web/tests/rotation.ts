// What is too long for every run takes turns: `ROTATION` says whose it is, and `make layouts` looks at all of it.

const whole = process.env.LAYOUTS === 'all';
const turn = Number(process.env.ROTATION ?? 0);

/** The parts that are looked at in this run. */
export function due<T>(parts: readonly T[]): T[] {
  return parts.filter((_, n) => whole || n === turn % parts.length);
}

/** Every sixth of many small parts: all of them in six runs. */
export function sixth<T>(parts: readonly T[]): T[] {
  return parts.filter((_, n) => whole || n % 6 === turn % 6);
}
