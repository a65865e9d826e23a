// What went wrong, in the reader's language where we know the code, else in the server's own words.

import { Refusal } from '../api/request';
import { area } from '../i18n/index.svelte';

const texts = area(
  {
    offline: 'The server does not answer. Try again in a moment.',
    not_signed_in: 'Tell your name first.',
    not_found: 'There is nothing here any more.',
    forbidden: 'This is not yours to do.',
    conflict: 'That is no longer possible: somebody was faster.',
    too_fast: 'That was too much at once. Wait a moment.',
    crowded: 'The house is full. Try again in a moment.',
    too_slow: 'That took too long. Try again.',
    store: 'It could not be kept. Try again.',
    internal: 'Something went wrong on our side.',
    wrong_password: 'Name and password do not fit together.',
  },
  {
    offline: 'Der Server antwortet nicht. Versuch es gleich noch einmal.',
    not_signed_in: 'Sag zuerst deinen Namen.',
    not_found: 'Hier ist nichts mehr.',
    forbidden: 'Das steht dir nicht zu.',
    conflict: 'Das geht nicht mehr: jemand war schneller.',
    too_fast: 'Das war zu viel auf einmal. Warte einen Augenblick.',
    crowded: 'Das Haus ist voll. Versuch es gleich noch einmal.',
    too_slow: 'Das hat zu lange gedauert. Versuch es noch einmal.',
    store: 'Es konnte nicht gespeichert werden. Versuch es noch einmal.',
    internal: 'Bei uns ist etwas schiefgegangen.',
    wrong_password: 'Name und Passwort passen nicht zusammen.',
  },
  {
    offline: 'Le serveur ne répond pas. Réessayez dans un instant.',
    not_signed_in: 'Dites d’abord votre nom.',
    not_found: 'Il n’y a plus rien ici.',
    forbidden: 'Ce n’est pas à vous de le faire.',
    conflict: 'Ce n’est plus possible : quelqu’un a été plus rapide.',
    too_fast: 'C’était trop à la fois. Attendez un instant.',
    crowded: 'La maison est pleine. Réessayez dans un instant.',
    too_slow: 'Cela a pris trop de temps. Réessayez.',
    store: 'Impossible de l’enregistrer. Réessayez.',
    internal: 'Quelque chose s’est mal passé de notre côté.',
    wrong_password: 'Le nom et le mot de passe ne vont pas ensemble.',
  },
);

/** The words for whatever went wrong; `here` knows better what a code means where it was asked. */
export function problem(error: unknown, here: Record<string, string> = {}): string {
  if (error instanceof Refusal)
    return here[error.code] ?? (texts() as Record<string, string>)[error.code] ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
