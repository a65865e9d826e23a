import { expect, it, vi } from 'vitest';
import { ledger } from './rules';

it('asks for the rules once in each language, and again after a failure', async () => {
  const answers = [new Response('{"modules":[]}'), new Response('{"code":"too_fast"}', { status: 429 }), new Response('{"modules":[]}')];
  const fetch = vi.fn(async (_: string) => answers.shift()!);
  vi.stubGlobal('fetch', fetch);
  await ledger('de');
  await ledger('de');
  await expect(ledger('fr')).rejects.toMatchObject({ code: 'too_fast' });
  await ledger('fr');
  await ledger('fr');
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['de', 'fr', 'fr'].map((language) => `/api/rules?language=${language}`));
});
