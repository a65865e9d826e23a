// What an answer completes, in a few words.

import { area } from '../../../i18n/index.svelte';
import { nameOf, take } from '../../../i18n/cases';
import type { Event, Facts, Place, Prize, Race } from '../../../types/joan';
import { place as placeName, race as raceName } from '../words/names';
import { prize as prizeName } from '../words/things';

const words = area(
  {
    first: (race: string) => `first at ${race}`,
    works: (place: string) => `${place} works`,
    shield: 'a shield',
    shieldLost: 'a shield is lost: the depot is full',
    lost: (n: number) => `${n} Development lost: the track is full`,
    star: (n: number) => `status ${n}`,
  },
  {
    first: (race) => `zuerst da: ${race}`,
    works: (place) => `${place} wirkt`,
    shield: 'ein Schild',
    shieldLost: 'ein Schild geht verloren: das Depot ist voll',
    lost: (n) => `${n} Entwicklung verloren: die Leiste ist voll`,
    star: (n) => `Stand ${n}`,
  },
  {
    first: (race) => `premier : ${race}`,
    works: (place) => `${place} agit`,
    shield: 'un bouclier',
    shieldLost: 'un bouclier perdu : le dépôt est plein',
    lost: (n) => `${n} développement perdu : la piste est pleine`,
    star: (n) => `statut ${n}`,
  },
);

/** The consequences of an answer, in order. */
export function consequences(brings: Event[], facts: Facts): string[] {
  const t = words();
  return brings.flatMap((event, n) => {
    // A shield that a bonus brings is told by the bonus.
    if (event && nameOf(event) === 'shield' && brings.slice(0, n).some((one) => isShields(one))) return [];
    return (
      take<string>(event, {
        gained: ({ prize }: { prize: Prize }) => prizeName(prize),
        won: ({ race }: { race: Race }) => t.first(raceName(race, facts)),
        plus: ({ place }: { place: Place }) => t.works(placeName(place)),
        shield: () => t.shield,
        shield_lost: () => t.shieldLost,
        points_lost: ({ points }: { points: number }) => t.lost(points),
        point: ({ space }: { space: number }) => t.star(facts.development[space - 1]!.star!),
      }) ?? []
    );
  });
}

const isShields = (event: Event) =>
  typeof event === 'object' &&
  'gained' in event &&
  typeof event.gained.prize === 'object' &&
  'shields' in event.gained.prize;
