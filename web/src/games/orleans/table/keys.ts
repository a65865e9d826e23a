// The keys of the screen.

import { isShortcut } from '../../shared/shortcuts';
import type { Screen } from './screen.svelte';

export function keys(screen: Screen, event: KeyboardEvent) {
  if (!isShortcut(event)) return;
  const target = event.target as HTMLElement;
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
