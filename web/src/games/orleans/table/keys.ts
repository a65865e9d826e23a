// The keys of the screen. Letters work only without modifiers, outside of fields, and can be switched off.

import type { Screen } from './screen.svelte';

const STORED = 'shortcuts';
export const shortcuts = {
  get on() {
    return localStorage.getItem(STORED) !== 'off';
  },
  set on(value: boolean) {
    localStorage.setItem(STORED, value ? 'on' : 'off');
  },
};

export function keys(screen: Screen, event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !shortcuts.on) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, [contenteditable]')) return;
  const does: Record<string, () => unknown> = {
    u: () => void screen.undo(),
    o: () => (screen.drawer = 'options'),
    h: () => (screen.drawer = 'hint'),
    w: () => (screen.drawer = 'why'),
    d: () => (screen.drawer = 'deeds'),
    t: () => (screen.drawer = 'tiles'),
    s: () => (screen.drawer = 'words'),
    p: () => !screen.alone && (screen.drawer = 'score'),
    m: () => (screen.drawer = 'menu'),
    ...Object.fromEntries(screen.modules.drawers.map(({ id, key }) => [key, () => (screen.drawer = id)])),
    ' ': () => mainButton()?.click(),
    Enter: () => mainButton()?.click(),
    Escape: () => ((screen.hand = undefined), (screen.chosen = [])),
  };
  // What has the focus answers for itself.
  if ((event.key === ' ' || event.key === 'Enter') && target.closest('button, a, summary, [tabindex]')) return;
  const action = does[event.key] ?? (/^[1-9]$/.test(event.key) ? () => nth(Number(event.key))?.click() : undefined);
  if (!action) return;
  if (event.key !== 'Escape') event.preventDefault();
  action();
}

// Both go the way of a click, so that whatever is asked before an answer is asked here, too.
const mainButton = () => document.querySelector<HTMLElement>('.prompt [data-testid="main"]');
const nth = (n: number) =>
  document.querySelectorAll<HTMLElement>('.choices li button, .drawer ol.answers button')[n - 1];
