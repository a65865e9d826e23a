// The keys of the screen.

import { isShortcut } from '../../shared/shortcuts';
import type { Screen } from './screen.svelte';

export function keys(screen: Screen, event: KeyboardEvent) {
  if (!isShortcut(event)) return;
  const does: Record<string, () => unknown> = {
    e: () => screen.options.includes('end_turn') && void screen.say('end_turn'),
    u: () => void screen.undo(),
    o: () => (screen.drawer = 'options'),
    h: () => (screen.drawer = 'hint'),
    p: () => (screen.drawer = 'places'),
    s: () => (screen.drawer = 'words'),
    m: () => (screen.drawer = 'menu'),
    Escape: () => screen.letGo(),
  };
  const action = does[event.key];
  if (!action) return;
  if (event.key !== 'Escape') event.preventDefault();
  action();
}
