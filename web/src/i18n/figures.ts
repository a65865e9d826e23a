// Numbers as they are written: below nothing with a true minus sign, which is as wide as a plus and does not break a line.

export const figure = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);

/** The same where it is said by how much something changes. */
export const signed = (by: number): string => (by < 0 ? figure(by) : `+${by}`);
