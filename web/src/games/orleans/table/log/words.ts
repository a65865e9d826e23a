// The words of the log and the chat.

import { area } from '../../../../i18n/index.svelte';

export const words = area(
  {
    earlier: 'Earlier',
    chat: 'Chat',
    since: 'Since your turn',
    nothingSince: 'Nothing happened since.',
    nothing: 'Nothing has happened here yet.',
  },
  {
    earlier: 'Früher',
    chat: 'Chat',
    since: 'Seit deinem Zug',
    nothingSince: 'Seither ist nichts geschehen.',
    nothing: 'Hier ist noch nichts geschehen.',
  },
  {
    earlier: 'Plus tôt',
    chat: 'Discussion',
    since: 'Depuis votre tour',
    nothingSince: 'Rien ne s’est passé depuis.',
    nothing: 'Rien ne s’est encore passé ici.',
  },
);
