// What an answer completes, in a few words.

import { area } from '../../../i18n/index.svelte';
import { choose, nameOf, take } from '../../../i18n/cases';
import type { Ahead, Deed, Event, Facts, Good, BankRow, Place, Prize, Race, Whole } from '../../../types/joan';
import { bankRow, deed as deedName, good as goodName, place as placeName, race as raceName } from '../words/names';
import { prize as prizeName } from '../words/things';

const words = area(
  {
    first: (race: string) => `first at ${race}`,
    works: (place: string) => `${place} works`,
    shield: 'a shield',
    shieldLost: 'a shield is lost: the depot is full',
    lost: (n: number) => `${n} Development lost: the track is full`,
    star: (n: number) => `status ${n}`,
    goods: (good: string, points: number) => `the row of ${good} is full: ${points} points`,
    column: (n: number) => `column ${n} of the warehouse is full`,
    coins: (row: string) => `${row} is full`,
    struck: (n: number) => `column ${n} of the bank is struck out`,
    deed: (n: string) => `deed ${n} is complete`,
  },
  {
    first: (race) => `zuerst da: ${race}`,
    works: (place) => `${place} wirkt`,
    shield: 'ein Schild',
    shieldLost: 'ein Schild geht verloren: das Depot ist voll',
    lost: (n) => `${n} Entwicklung verloren: die Leiste ist voll`,
    star: (n) => `Stand ${n}`,
    goods: (good, points) => `die Reihe ${good} ist voll: ${points} Punkte`,
    column: (n) => `Spalte ${n} des Warenlagers ist voll`,
    coins: (row) => `${row} ist voll`,
    struck: (n) => `Spalte ${n} der Bank ist durchgestrichen`,
    deed: (n) => `das gute Werk ${n} ist vollendet`,
  },
  {
    first: (race) => `premier : ${race}`,
    works: (place) => `${place} agit`,
    shield: 'un bouclier',
    shieldLost: 'un bouclier perdu : le dépôt est plein',
    lost: (n) => `${n} développement perdu : la piste est pleine`,
    star: (n) => `statut ${n}`,
    goods: (good, points) => `la ligne ${good} est pleine : ${points} points`,
    column: (n) => `la colonne ${n} de l’entrepôt est pleine`,
    coins: (row) => `${row} est pleine`,
    struck: (n) => `la colonne ${n} de la banque est barrée`,
    deed: (n) => `l’œuvre ${n} est accomplie`,
  },
);

/** The consequences of an answer: what is whole then, and what comes of it in order. */
export function consequences(ahead: Ahead | undefined, facts: Facts): string[] {
  return ahead ? [...ahead.completes.map((one) => whole(one, facts)), ...follows(ahead.brings, facts)] : [];
}

const whole = (part: Whole, facts: Facts): string =>
  choose<Whole, string>(part, {
    goods: (good: Good) => words().goods(goodName(good), facts.warehouse.find((row) => row.good === good)!.points),
    goods_column: (n: number) => words().column(n),
    coins: (row: BankRow) => words().coins(bankRow(row)),
    coins_column: (n: number) => words().struck(n),
    deed: (deed: Deed) => words().deed(deedName(deed)),
  });

function follows(brings: Event[], facts: Facts): string[] {
  const t = words();
  return brings.flatMap((event, n) => {
    // A shield that a bonus brings is told by the bonus.
    if (event && nameOf(event) === 'shield' && brings.slice(0, n).some((one) => isShields(one))) return [];
    return (
      take<string | undefined>(event, {
        gained: ({ prize }: { prize: Prize }) => prizeName(prize),
        won: ({ race }: { race: Race }) => t.first(raceName(race, facts)),
        plus: ({ place }: { place: Place }) => t.works(placeName(place)),
        shield: () => t.shield,
        shield_lost: () => t.shieldLost,
        points_lost: ({ points }: { points: number }) => t.lost(points),
        point: ({ space }: { space: number }) => {
          const { star } = facts.development[space - 1]!;
          return star ? t.star(star) : undefined;
        },
      }) ?? []
    );
  });
}

const isShields = (event: Event) =>
  typeof event === 'object' &&
  'gained' in event &&
  typeof event.gained.prize === 'object' &&
  'shields' in event.gained.prize;
