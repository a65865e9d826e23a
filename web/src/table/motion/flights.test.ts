import { expect, it } from 'vitest';
import { flight } from './flights';

it('sends a good from the merchant to the store of who took it', () => {
  expect(flight({ collected_good: [1, 'wine'] })).toEqual({ piece: { good: 'wine' }, from: ['merchant/1'], to: ['store/1/wine', 'player/1'] });
});

it('lets coins come and go', () => {
  expect(flight({ coins: [0, 3] })?.to).toEqual(['coins/0']);
  expect(flight({ coins: [0, -2] })?.from).toEqual(['coins/0']);
});

it('keeps still where nothing moves', () => {
  expect(flight('game_over')).toBeUndefined();
  expect(flight({ passed: 1 })).toBeUndefined();
});
