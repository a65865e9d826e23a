// A move as one text, whatever the order of its parts.

export function canonical(move: unknown): string {
  return JSON.stringify(move, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
