// Tables that somebody does not want to see in the lobby any more; they go on, and can be brought back.

const STORED = 'put_away';
/** So many are remembered. */
const MOST = 300;

class PutAway {
  private ids: string[] = $state.raw(localStorage.getItem(STORED)?.split(',').filter(Boolean) ?? []);

  has = (id: string): boolean => this.ids.includes(id);

  /** Puts a table away, or brings it back. */
  turn(id: string) {
    this.ids = this.has(id) ? this.ids.filter((one) => one !== id) : [...this.ids, id].slice(-MOST);
    localStorage.setItem(STORED, this.ids.join(','));
  }
}

export const putAway = new PutAway();
