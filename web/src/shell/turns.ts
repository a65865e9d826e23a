// Work that takes turns with whoever sits before the screen: a long one in one piece keeps a slow machine from answering.

/** The types that we compile with do not know it. */
declare const scheduler: { postTask(next: () => void, how: { signal: AbortSignal }): Promise<void> };

/** Goes on as soon as the browser has looked after other things; a timer would wait longer from turn to turn. */
export function nextTurn(next: () => void): () => void {
  if (!('scheduler' in globalThis)) {
    const timer = setTimeout(next);
    return () => clearTimeout(timer);
  }
  const leave = new AbortController();
  scheduler.postTask(next, { signal: leave.signal }).catch((error: unknown) => {
    if (!leave.signal.aborted) throw error;
  });
  return () => leave.abort();
}
