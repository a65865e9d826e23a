import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, tongue } from '../../../i18n/index.svelte';
import { partName } from './parts';

const files = import.meta.glob<string>(['../../../../../rules/*.toml', '!**/joan*.toml'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ids = Object.values(files).flatMap((text) => [...text.matchAll(/^id = "(.+)"$/gm)].map((found) => found[1]!));
const parts = [...new Set(ids.map((id) => id.split('.').slice(0, 2).join('.')))];

describe.each(LANGUAGES)('the parts of the rules in %s', (language) => {
  beforeEach(() => tongue.choose(language));

  it('all have a name', () => {
    expect(parts.length).toBeGreaterThan(200);
    expect(parts.filter((part) => !partName(part))).toEqual([]);
  });
});

describe('the name of a part', () => {
  it('is that of the printed thing it is about', () => {
    tongue.choose('de');
    expect(['base.townhall', 'places.well', 'trade.court', 'intrigue.spy', 'events.harvest-d'].map(partName)).toEqual([
      'Rathaus',
      'Brunnen',
      'Schöffengericht',
      'Intrige · Spion',
      'Ereignisse · Ernte (D)',
    ]);
  });

  it('says what the part is in its own book', () => {
    tongue.choose('fr');
    expect(['orders.setup', 'trade.place', 'no.part'].map(partName)).toEqual([
      'Commandes · Mise en place',
      'Envoyer des partisans',
      undefined,
    ]);
  });
});
