// Where the drawings lie: those of Trade & Intrigue in a sprite of their own, so that other tables do not load them. Both are
// named by content and kept by the browser: a piece that moves is drawn at once, without asking whether its drawing has changed.

import icons from './icons.svg';
import trade from './trade.svg';

/** What `<use>` shows for a name. */
export const sign = (name: string): string => `${name.startsWith('ti-') ? trade : icons}#${name}`;
