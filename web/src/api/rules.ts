// The rules in the words of a language, asked for once each.

import type { Language } from '../i18n/index.svelte';
import type { Ledger } from '../types';
import { get } from './request';

const asked = new Map<Language, Promise<Ledger>>();

export function ledger(language: Language): Promise<Ledger> {
  const known = asked.get(language);
  if (known) return known;
  const rules = get<Ledger>(`/api/rules?language=${language}`).catch((error: unknown) => {
    asked.delete(language);
    throw error;
  });
  asked.set(language, rules);
  return rules;
}
