// Whether the server answers. Whoever finds it silent says so here; from then on it is asked until it answers again.

const PAUSE = 1_500;

class ServerLine {
  up = $state(true);
  /** How often it has come back: whoever shows something old can look again. */
  returns = $state(0);
  private asking = false;

  /** Somebody got no answer. */
  silent() {
    this.up = false;
    void this.ask();
  }

  /** Somebody got one. */
  answered() {
    if (this.up) return;
    this.up = true;
    this.returns += 1;
  }

  /** Finds out whether a lost socket means a lost server. */
  async ask() {
    if (this.asking) return;
    this.asking = true;
    do {
      try {
        const { ok } = await fetch('/healthz', { cache: 'no-store' });
        if (ok) this.answered();
        else this.up = false;
      } catch {
        this.up = false;
      }
      if (!this.up) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    } while (!this.up);
    this.asking = false;
  }
}

export const line = new ServerLine();
