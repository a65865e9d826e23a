// Small on purpose: it is there long before the pages, and asks for what they will need.

import { begin } from './ahead';

// A page that was open while the program was replaced asks for files that are gone: load the new ones, but not for ever.
const RELOADED = 'reloaded';
addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 30_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  event.preventDefault();
  location.reload();
});

begin(location);
void import('./start');
