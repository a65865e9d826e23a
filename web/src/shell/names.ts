// Names of people in sentences: one that is written from right to left must not turn what stands around it. Where a name stands
// alone it is a `<bdi>`, which does the same.

const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name as part of a sentence. */
export const inText = (name: string): string => (LEFTWARD.test(name) ? `\u2068${name}\u2069` : name);

/** The first letter of a name. */
export const initial = (name: string): string => [...name.replace(/^\u2068/, '')][0]?.toUpperCase() ?? '';
