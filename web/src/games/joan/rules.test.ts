import { expect, test } from 'vitest';
import { LANGUAGES, tongue } from '../../i18n/index.svelte';
import { doubtful, partName } from './rules';

const files = import.meta.glob<string>('../../../../rules/joan*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ids = Object.values(files).flatMap((text) => [...text.matchAll(/^id = "(.+)"$/gm)].map((found) => found[1]!));
const parts = [...new Set(ids.map((id) => id.split('.').slice(0, 2).join('.')))];

test.each(LANGUAGES)('every part of the rules has a name in %s', (language) => {
  tongue.choose(language);
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !partName(part))).toEqual([]);
});

test('a part says what it is in its own book', () => {
  tongue.choose('fr');
  expect(['joan.place', 'joan_solo.place', 'joan_solo.deed', 'no.part'].map(partName)).toEqual([
    'Acquérir des cartes lieu',
    'Cartes lieu',
    'Bonnes œuvres',
    undefined,
  ]);
});

test('a part is doubtful as long as rows of the data behind it are', () => {
  expect([...doubtful(['joan.route', 'joan.town', 'joan_solo.track'])]).toEqual(['joan.map', 'joan_solo.track']);
  expect(doubtful(['joan.deed']).has('joan.map'), 'once seen, the map is sure').toBe(false);
  expect(doubtful([]).size).toBe(0);
});
