import { expect, it } from 'vitest';
import { figure, signed } from './figures';

it('writes what is below nothing with a minus sign, not with a hyphen', () => {
  expect([figure(-7), figure(0), figure(12)]).toEqual(['−7', '0', '12']);
  expect([signed(-7), signed(0), signed(12)]).toEqual(['−7', '+0', '+12']);
});
