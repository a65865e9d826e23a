// Texts in three languages. Every area of the client has a file of its own with the three side by side; the type of
// the English texts makes a missing or a superfluous message an error of the compiler.

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text, or how to make one. */
type Message = string | ((...values: never[]) => string);
type Messages = { [key: string]: Message | Messages };
/** The same keys, the same parameters. */
type Like<M> = {
  [K in keyof M]: M[K] extends string
    ? string
    : M[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : Like<M[K]>;
};

type Rest<L> = L extends readonly [unknown, ...infer R] ? R : never;
/** The same texts in every language but the first. */
type Others<M> = Each<Rest<typeof LANGUAGES>, NoInfer<Like<M>>>;
type Each<L extends readonly unknown[], V> = { [N in keyof L]: V };

/** Each language by its own name. */
export const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

const STORED = 'language';

function preferred(): Language {
  const wanted = [localStorage.getItem(STORED) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted.find((tag) => LANGUAGES.includes(tag as Language)) === language) ?? 'en';
}

class Tongue {
  language: Language = $state(preferred());

  choose(language: Language) {
    this.language = language;
    localStorage.setItem(STORED, language);
  }
}

export const tongue = new Tongue();

/** The texts of one area, one for each language in their order: whoever adds a language is told every area that lacks it.
 * Call the result inside markup or `$derived`, so that a change of language shows at once. */
export function area<const M extends Messages>(en: M, ...others: Others<M>): () => Like<M> {
  const texts = [en as unknown as Like<M>, ...(others as Like<M>[])];
  return () => texts[LANGUAGES.indexOf(tongue.language)]!;
}

/** One form for one, another for more. */
export function count(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}

const joins = new Map<Language, Intl.ListFormat>();

/** Words joined as the language joins them; who knows how is dear to make, and not needed for one. */
export function list(words: string[]): string {
  if (words.length < 2) return words.join();
  const { language } = tongue;
  const join = joins.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  joins.set(language, join);
  return join.format(words);
}
