// The words of the log and the chat.

import { area } from '../../../../i18n/index.svelte';

export const words = area(
  {
    earlier: 'Earlier',
    chat: 'Chat',
    since: 'Since your turn',
    nothingSince: 'Nothing happened since.',
  },
  {
    earlier: 'Früher',
    chat: 'Chat',
    since: 'Seit deinem Zug',
    nothingSince: 'Seither ist nichts geschehen.',
  },
  {
    earlier: 'Plus tôt',
    chat: 'Discussion',
    since: 'Depuis votre tour',
    nothingSince: 'Rien ne s’est passé depuis.',
  },
);
