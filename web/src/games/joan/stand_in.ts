/** Who plays on for somebody who stands up. */
export const STAND_IN = 'easy';
