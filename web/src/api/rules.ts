// The rules of a game in the words of a language, asked for once each.

import type { Language } from '../i18n/index.svelte';
import type { Ledger } from '../types';
import { get } from './request';

const asked = new Map<string, Promise<Ledger>>();

export function ledger(game: string, language: Language): Promise<Ledger> {
  const path = `/api/rules?language=${language}&game=${encodeURIComponent(game)}`;
  const known = asked.get(path);
  if (known) return known;
  const rules = get<Ledger>(path).catch((error: unknown) => {
    asked.delete(path);
    throw error;
  });
  asked.set(path, rules);
  return rules;
}
