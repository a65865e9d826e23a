// What a partner made of code plans and needs, in one sentence.

import { area, list } from '../../../../i18n/index.svelte';
import type { Intent, Seat } from '../../../../types';
import type { Screen } from '../../table/screen.svelte';
import { coins } from '../../words/coins';
import { kind, goods } from '../../words/names';
import { thePlace } from '../../words/places';

const words = area(
  {
    take: (places: string) => `I take ${places}`,
    instead: (who: string, place: string, places: string) => `${who} has ${place}, so I take ${places}`,
    leave: (who: string, place: string) => `I leave ${place} to ${who}`,
    only: (plan: string) => `${plan}.`,
    both: (plan: string, needs: string) => `${plan}; can you send ${needs}?`,
    needs: (needs: string) => `Can you send ${needs}?`,
    urgent: (plan: string, needs: string) => `${plan}, but we lose unless you send ${needs}.`,
    urgentNeeds: (needs: string) => `We lose this round unless you send ${needs}.`,
  },
  {
    take: (places) => `Ich nehme ${places}`,
    instead: (who, place, places) => `${who} hat ${place}, also nehme ich ${places}`,
    leave: (who, place) => `Ich überlasse ${who} ${place}`,
    only: (plan) => `${plan}.`,
    both: (plan, needs) => `${plan}; kannst du ${needs} schicken?`,
    needs: (needs) => `Kannst du ${needs} schicken?`,
    urgent: (plan, needs) => `${plan}, aber wir verlieren, wenn du nicht ${needs} schickst.`,
    urgentNeeds: (needs) => `Wir verlieren in dieser Runde, wenn du nicht ${needs} schickst.`,
  },
  {
    take: (places) => `Je prends ${places}`,
    instead: (who, place, places) => `${who} a ${place}, alors je prends ${places}`,
    leave: (who, place) => `Je laisse ${place} à ${who}`,
    only: (plan) => `${plan}.`,
    both: (plan, needs) => `${plan} ; pouvez-vous envoyer ${needs} ?`,
    needs: (needs) => `Pouvez-vous envoyer ${needs} ?`,
    urgent: (plan, needs) => `${plan}, mais nous perdons si vous n’envoyez pas ${needs}.`,
    urgentNeeds: (needs) => `Nous perdons cette manche si vous n’envoyez pas ${needs}.`,
  },
);

/** The plan, for whose sake it is so, and the need; nothing where there is neither. */
export function sentence(intent: Intent, who: (seat: Seat) => string): string | undefined {
  const places = list(intent.places.map(thePlace));
  const needs = list([
    ...intent.goods.map(([which, number]) => goods(number, which)),
    ...(intent.coins ? [coins(intent.coins)] : []),
    ...(intent.follower ? [kind(intent.follower).one] : []),
  ]);
  const [other, place] = intent.gives_way ?? [];
  const left = other !== undefined && place !== undefined;
  const plan =
    left && places
      ? words().instead(who(other), thePlace(place), places)
      : left
        ? words().leave(who(other), thePlace(place))
        : places && words().take(places);
  if (!plan) return needs ? (intent.urgent ? words().urgentNeeds : words().needs)(needs) : undefined;
  return needs ? (intent.urgent ? words().urgent : words().both)(plan, needs) : words().only(plan);
}

/** What a partner made of code says of its plan; people speak for themselves. */
export function says({ table, glance, speech }: Screen, seat: Seat): string | undefined {
  const intent = glance.intents[seat];
  const bot = table.description?.seats[seat]?.bot !== undefined;
  return bot && intent ? sentence(intent, speech.who) : undefined;
}
