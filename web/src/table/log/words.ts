// The words of the log and the chat.

import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    earlier: 'Earlier',
    chat: 'Chat',
    since: 'Since your turn',
    nothingSince: 'Nothing happened since.',
    write: 'Write a message',
    send: 'Send',
    noChat: 'Nobody has written yet.',
  },
  {
    earlier: 'Früher',
    chat: 'Gespräch',
    since: 'Seit deinem Zug',
    nothingSince: 'Seither ist nichts geschehen.',
    write: 'Nachricht schreiben',
    send: 'Senden',
    noChat: 'Noch hat niemand geschrieben.',
  },
  {
    earlier: 'Plus tôt',
    chat: 'Discussion',
    since: 'Depuis votre tour',
    nothingSince: 'Rien ne s’est passé depuis.',
    write: 'Écrire un message',
    send: 'Envoyer',
    noChat: 'Personne n’a encore écrit.',
  },
);
