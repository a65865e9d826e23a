import { expect, it, vi } from 'vitest';
import { ledger } from './rules';

it('asks for the rules once in each language and of each game, and again after a failure', async () => {
  const answers = [
    new Response('{"modules":[]}'),
    new Response('{"code":"too_fast"}', { status: 429 }),
    new Response('{"modules":[]}'),
    new Response('{"modules":[]}'),
  ];
  const fetch = vi.fn(async (_: string) => answers.shift()!);
  vi.stubGlobal('fetch', fetch);
  await ledger('gems', 'de');
  await ledger('gems', 'de');
  await expect(ledger('gems', 'fr')).rejects.toMatchObject({ code: 'too_fast' });
  await ledger('gems', 'fr');
  await ledger('gems', 'fr');
  await ledger('a & b', 'fr');
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([
    '/api/rules?language=de&game=gems',
    '/api/rules?language=fr&game=gems',
    '/api/rules?language=fr&game=gems',
    '/api/rules?language=fr&game=a%20%26%20b',
  ]);
});
