// The keys of a screen. Letters work only without modifiers, outside of fields, and can be switched off.

const STORED = 'shortcuts';
export const shortcuts = {
  get on() {
    return localStorage.getItem(STORED) !== 'off';
  },
  set on(value: boolean) {
    localStorage.setItem(STORED, value ? 'on' : 'off');
  },
};

/** Whether a key that was pressed is meant for the table. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !shortcuts.on) return false;
  return !(event.target as HTMLElement).closest('input, textarea, select, [contenteditable]');
}
