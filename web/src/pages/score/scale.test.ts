import { expect, it } from 'vitest';
import { scale } from './scale';

it('keeps at most six round numbers up the side', () => {
  for (const most of [7, 49, 154, 260, 800]) expect(scale(most).length).toBeLessThanOrEqual(6);
  expect(scale(154)).toEqual([0, 50, 100, 150]);
});

it('goes below nothing where somebody did', () => {
  expect(scale(14, -22)).toEqual([-20, -10, 0, 10]);
  expect(scale(154, -7)).toEqual([0, 50, 100, 150]);
});
