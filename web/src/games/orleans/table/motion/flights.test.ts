import { expect, it } from 'vitest';
import { inPlay } from '../../modules';
import { flight } from './flights';

const modules = await inPlay({ modules: ['orders'] });

it('sends a good from the merchant to the store of who took it', () => {
  expect(flight({ collected_good: [1, 'wine'] }, modules)).toEqual({
    piece: { good: 'wine' },
    from: ['merchant/1'],
    to: ['store/1/wine', 'player/1'],
  });
});

it('lets coins come and go', () => {
  expect(flight({ coins: [0, 3] }, modules)?.to).toEqual(['coins/0']);
  expect(flight({ coins: [0, -2] }, modules)?.from).toEqual(['coins/0']);
});

it('keeps still where nothing moves', () => {
  expect(flight('game_over', modules)).toBeUndefined();
  expect(flight({ passed: 1 }, modules)).toBeUndefined();
});

it('lets the cards of a module fly, too', () => {
  expect(flight({ orders: { delivered: [2, 4] } }, modules)?.to).toEqual(['orders/2', 'player/2']);
  expect(flight({ orders: { turned_up: 4 } }, modules)).toBeUndefined();
});
