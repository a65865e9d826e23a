// Where the drawings lie: those that all share in one sprite, those of a game or of an expansion in sprites of their own, so that
// other tables do not load them. All are named by content and kept by the browser: a piece that moves is drawn at once, without
// asking whether its drawing has changed.

import icons from './icons.svg';

const others: [beginning: string, sprite: string][] = [];

/** Says where the drawings lie whose names begin like this. */
export const drawings = (beginning: string, sprite: string) => void others.push([beginning, sprite]);

/** What `<use>` shows for a name. */
export const sign = (name: string): string =>
  `${others.find(([beginning]) => name.startsWith(beginning))?.[1] ?? icons}#${name}`;
