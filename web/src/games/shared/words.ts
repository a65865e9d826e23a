// The words of what every table has: its log and talk, its drawers, answers in advance.

import { area } from '../../i18n/index.svelte';

export const words = area(
  {
    close: 'Close',
    earlier: 'Earlier',
    chat: 'Chat',
    since: 'Since your turn',
    nothingSince: 'Nothing happened since.',
    nothing: 'Nothing has happened here yet.',
    standing: 'Standing answers',
    standingOf: {
      feed_before_coins: 'Pay the harvest with the cheapest food',
      pass_when_nothing_left: 'Pass when nothing is left to do',
      single_option: 'Answer when there is only one answer',
    },
  },
  {
    close: 'Schließen',
    earlier: 'Früher',
    chat: 'Chat',
    since: 'Seit deinem Zug',
    nothingSince: 'Seither ist nichts geschehen.',
    nothing: 'Hier ist noch nichts geschehen.',
    standing: 'Feste Antworten',
    standingOf: {
      feed_before_coins: 'Die Ernte mit der billigsten Nahrung zahlen',
      pass_when_nothing_left: 'Passen, wenn nichts mehr zu tun ist',
      single_option: 'Antworten, wenn es nur eine Antwort gibt',
    },
  },
  {
    close: 'Fermer',
    earlier: 'Plus tôt',
    chat: 'Discussion',
    since: 'Depuis votre tour',
    nothingSince: 'Rien ne s’est passé depuis.',
    nothing: 'Rien ne s’est encore passé ici.',
    standing: 'Réponses fixes',
    standingOf: {
      feed_before_coins: 'Payer la récolte avec la nourriture la moins chère',
      pass_when_nothing_left: 'Passer quand il n’y a plus rien à faire',
      single_option: 'Répondre s’il n’y a qu’une réponse',
    },
  },
);
