import { expect, it } from 'vitest';
import { atLeastOne, byKind, percent, size } from './odds';

it('counts own followers among their like', () => {
  const pool = { farmer: 2, own_farmer: 1, monk: 1 } as const;
  expect(byKind(pool).farmer).toBe(3);
  expect(size(pool)).toBe(4);
});

it('is the hypergeometric chance', () => {
  // 4 out of 8 with one wanted: one minus C(7,4)/C(8,4).
  expect(atLeastOne(1, 8, 4)).toBeCloseTo(0.5);
  // 4 out of 8 with two wanted: one minus C(6,4)/C(8,4) = 1 - 15/70.
  expect(atLeastOne(2, 8, 4)).toBeCloseTo(1 - 15 / 70);
  // 3 out of 10 with four wanted: one minus C(6,3)/C(10,3) = 1 - 20/120.
  expect(atLeastOne(4, 10, 3)).toBeCloseTo(1 - 20 / 120);
});

it('is certain only where it must happen', () => {
  expect(atLeastOne(1, 5, 5)).toBe(1);
  expect(atLeastOne(3, 5, 3)).toBe(1);
  expect(atLeastOne(1, 5, 9)).toBe(1);
});

it('is nothing where it cannot happen', () => {
  expect(atLeastOne(0, 5, 5)).toBe(0);
  expect(atLeastOne(2, 5, 0)).toBe(0);
  expect(atLeastOne(0, 0, 0)).toBe(0);
});

it('says 0 and 100 only if it is so', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
});
