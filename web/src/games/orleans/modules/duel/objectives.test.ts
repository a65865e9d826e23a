import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, tongue } from '../../../../i18n/index.svelte';
import type { DuelObjectives, Mat } from '../../../../types';
import { OBJECTIVES, isDone, line, pay } from './objectives';

const FACTS: DuelObjectives = {
  status: 3,
  stations: 3,
  inland: 1,
  wine_town: 'chatellerault',
  wine: 3,
  lady_town: 'orleans',
  fabrics: 3,
  brocade: 1,
};
const mat = (...done: [boolean, boolean, boolean, boolean]): Pick<Mat, 'modules'> => ({
  modules: { system: { duel: { done } } } as unknown as Mat['modules'],
});

it('reads the marks off the table', () => {
  const done = OBJECTIVES.filter((objective) => isDone(mat(true, false, false, true), objective));
  expect(done).toEqual(['bookkeeping', 'clothe_lady']);
  expect(isDone({}, 'bookkeeping')).toBe(false);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => tongue.choose(language));

  it('says what each objective asks for, and who has completed it', () => {
    const lines = OBJECTIVES.map((objective) => line(FACTS, objective, []));
    expect(new Set(lines).size).toBe(4);
    expect(lines[2]).toContain('Châtellerault');
    expect(lines.every((one) => !/undefined|_/.test(one))).toBe(true);
    expect(line(FACTS, 'bookkeeping', ['Aude', 'Brun'])).toMatch(/Aude.*Brun/);
  });

  it('says whether this event can be paid, and which is the first that could not', () => {
    const events = Array.from({ length: 16 }, () => ({ event: 'harvest', amount: 2, in_kind: true, rule: '' }));
    const seen = (can_pay: boolean | null, unpaid: number[]) =>
      pay({ me: 0, events, view: { table: { round: 9 } }, glance: { seats: [{ can_pay, unpaid }] } } as never);
    expect(seen(null, [])).toEqual([]);
    expect(seen(true, [])).toHaveLength(2);
    expect(seen(true, [11, 14])[1]).toMatch(/11.*2/);
    expect(seen(true, [11])[0]).not.toBe(seen(false, [9, 11])[0]);
    expect(seen(false, [9, 11])[1]).toBe(seen(true, [11, 14])[1]);
  });
});
