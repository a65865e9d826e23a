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
    r: () => screen.view.setup.modules?.includes('orders') && (screen.drawer = 'orders'),
    s: () => (screen.drawer = 'words'),
    m: () => (screen.drawer = 'menu'),
    Escape: () => ((screen.hand = undefined), (screen.chosen = [])),
  };
  const action = does[event.key];
  if (!action) return;
  if (event.key !== 'Escape') event.preventDefault();
  action();
}
