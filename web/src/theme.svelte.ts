// Light or dark: as the system says, or as chosen.

export type Theme = 'light' | 'dark';
const STORED = 'theme';

class Light {
  private system = matchMedia('(prefers-color-scheme: dark)');
  private chosen: Theme | null = $state(localStorage.getItem(STORED) as Theme | null);
  private dark = $state(this.system.matches);

  constructor() {
    this.system.addEventListener('change', ({ matches }) => (this.dark = matches));
  }

  get theme(): Theme {
    return this.chosen ?? (this.dark ? 'dark' : 'light');
  }

  choose(theme: Theme) {
    this.chosen = theme;
    localStorage.setItem(STORED, theme);
  }
}

export const light = new Light();
