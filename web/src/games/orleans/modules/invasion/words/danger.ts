// What would lose the game, in words.

import { area } from '../../../../../i18n/index.svelte';

export const dangerWords = area(
  {
    dangerNow: (event: string) => `${event} would lose the game this round`,
    dangerLater: (event: string) => `${event} would lose the game if it came now`,
    later: (events: string) => `Would lose the game if it came now: ${events}`,
    due: 'The due of this round',
    cannot: (who: string) => `${who} cannot meet it`,
    we: 'together we cannot meet it',
    lost: (what: string) => `The City can no longer be saved. Out of reach: ${what}.`,
    safe: 'Nothing that is known can lose the game now.',
  },
  {
    dangerNow: (event) => `${event} würde das Spiel in dieser Runde verlieren`,
    dangerLater: (event) => `${event} würde das Spiel verlieren, käme es jetzt`,
    later: (events) => `Käme es jetzt, wäre das Spiel verloren: ${events}`,
    due: 'Die Abgabe dieser Runde',
    cannot: (who) => `${who} kann das nicht leisten`,
    we: 'gemeinsam können wir das nicht leisten',
    lost: (what) => `Die Stadt ist nicht mehr zu retten. Unerreichbar: ${what}.`,
    safe: 'Nichts Bekanntes kann das Spiel jetzt verlieren.',
  },
  {
    dangerNow: (event) => `${event} ferait perdre la partie dans cette manche`,
    dangerLater: (event) => `${event} ferait perdre la partie en venant maintenant`,
    later: (events) => `Ferait perdre la partie en venant maintenant : ${events}`,
    due: 'La redevance de cette manche',
    cannot: (who) => `${who} ne peut y faire face`,
    we: 'ensemble, nous ne pouvons y faire face',
    lost: (what) => `La Cité ne peut plus être sauvée. Hors d’atteinte : ${what}.`,
    safe: 'Rien de connu ne peut faire perdre la partie à présent.',
  },
);
