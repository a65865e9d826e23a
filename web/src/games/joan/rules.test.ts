import { expect, test } from 'vitest';
import { doubtful } from './rules';

test('a part is doubtful as long as rows of the data behind it are', () => {
  expect([...doubtful(['joan.route', 'joan.town', 'joan_solo.track'])]).toEqual(['joan.map', 'joan_solo.track']);
  expect(doubtful(['joan.deed']).has('joan.map'), 'once seen, the map is sure').toBe(false);
  expect(doubtful([]).size).toBe(0);
});
