import { beforeEach, expect, it } from 'vitest';
import { tongue } from '../../../../i18n/index.svelte';
import type { EventFacts, Level, Task } from '../../../../types';
import { inWords, limit, stands, threat } from './task';

const task = (given: Partial<Task>): Task => ({
  aim: 'citizens',
  done: false,
  hopeless: false,
  have: 0,
  of: 1,
  lacks: [],
  rounds: 3,
  threat: null,
  ...given,
});
const setup = (level?: Level) => ({ level }) as never;

beforeEach(() => tongue.choose('en'));

it('says all that is missing', () => {
  const lacks: Task['lacks'] = [{ merchant: 'tours' }, { goods: ['grain', 3] }, { citizens: 2 }];
  expect(inWords([task({ aim: { deliver: 'tours' }, lacks })], setup())).toEqual([
    'Tours: still missing: your merchant in Tours, 3 grain, and 2 citizens',
  ]);
  const objective = task({ aim: { vierzon: 'builder' }, lacks: [{ coins: 10 }] });
  expect(inWords([objective], setup())).toEqual(['Hire a Builder in time: still missing: 10 coins']);
});

it('says what is done, and what could be', () => {
  expect(stands(task({ done: true }))).toBe('done');
  expect(stands(task({}))).toBe('nothing is missing');
});

it('says which event stands in the way, and when', () => {
  const events = ['strike', 'harvest'].map(
    (event) => ({ event, amount: 1, price: 0, rule: '' }) as unknown as EventFacts,
  );
  expect(threat(task({ threat: 2 }), 1, events)).toMatch(/^In the way, round 2: Harvest\. Everybody hands in 1 food/);
  expect(threat(task({ threat: 2 }), 2, events)).toMatch(/^In the way now: Harvest\./);
  expect(threat(task({}), 1, events)).toBe('No event to come stands in the way.');
});

it('says what a harder level adds', () => {
  expect(limit(setup())).toBeUndefined();
  expect(limit(setup('harder_one'))).toBe('At most one a round.');
  expect(inWords([], setup('harder_order'))).toEqual(['At most one a round, in this order.']);
});
