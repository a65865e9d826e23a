// The picture: how much of the printed panel it shows, and how much room a town takes in it.

import type { Town } from '../../../../types/joan';

/** What is seen of the printed panel. */
export const FRAME = { x: 55, y: 36, width: 1004, height: 1190 };

/** Half of the room a town takes. */
export const reachOf = (town: Town) => (town === 'orleans' ? 78 : 46);
