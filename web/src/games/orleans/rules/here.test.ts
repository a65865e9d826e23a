import { expect, test } from 'vitest';
import type { Module, Phase } from '../../../types';
import { MODULES } from '../modules';
import { rulesHere } from './here';

const PHASES: Phase[] = ['hour_glass', 'census', 'followers', 'planning', 'actions', 'event', 'start_player'];
const files = import.meta.glob<string>('../../../../../rules/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ledger = Object.values(files).join('\n');

test.each([...PHASES, null])('there are rules of phase %s', (phase) => {
  for (const part of rulesHere(phase, []).parts) expect(ledger).toContain(`id = "${part}.`);
});

test('every module has its book, and several of one book name it once', () => {
  for (const book of rulesHere(null, Object.keys(MODULES) as Module[]).books)
    expect(ledger).toContain(`module = "${book}"`);
  expect(rulesHere('planning', ['orders', 'trade_deeds']).books).toEqual(['base', 'trade', 'places']);
});
