// The words around what people say to each other.

import { area } from '../i18n/index.svelte';

export const words = area(
  { write: 'Write a message', send: 'Send', noChat: 'Nobody has written yet.', quick: 'Said quickly' },
  { write: 'Nachricht schreiben', send: 'Senden', noChat: 'Noch hat niemand geschrieben.', quick: 'Schnell gesagt' },
  { write: 'Écrire un message', send: 'Envoyer', noChat: 'Personne n’a encore écrit.', quick: 'Dit vite' },
);
