// Doing something now and again while a page is open and looked at.

/** Calls `work` at once, then every `pause` milliseconds while the tab is seen; the returned function ends it. */
export function repeat(work: () => Promise<unknown>, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  async function round() {
    clearTimeout(timer);
    // A round that fails is told by the banner; the next one may succeed.
    if (document.visibilityState === 'visible') await work().catch(() => undefined);
    if (!over) timer = setTimeout(round, pause);
  }
  const seen = () => void (document.visibilityState === 'visible' && round());
  document.addEventListener('visibilitychange', seen);
  void round();
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
