// Five pigments: a player is a colour, a shape and a letter.

export const PIGMENTS = ['lapis', 'minium', 'verdigris', 'folium', 'orpiment'] as const;
export const LETTERS = ['L', 'M', 'V', 'F', 'O'] as const;
/** What they are called; a bot goes by its own. */
export const CALLED = ['Lapis', 'Minium', 'Verdigris', 'Folium', 'Orpiment'] as const;
