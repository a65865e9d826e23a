// How to find a rule.

import type { Ledger, Rule } from '../../types';

/** A rule with the module it stands in. */
export type Found = { module: string; rule: Rule };

/** A text as somebody types it who is in a hurry: small letters, no accents, a plain apostrophe. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'");

/** The rules that hold every word, those with the words in their id first. */
export function find({ modules }: Ledger, query: string): Found[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = modules.flatMap((module) =>
    module.rules
      .filter((rule) => {
        const text = plain([rule.id, rule.text, rule.ruling ?? '', module.title].join(' '));
        return wanted.every((word) => text.includes(word));
      })
      .map((rule) => ({ module: module.title, rule })),
  );
  const inId = ({ rule }: Found) => Number(wanted.every((word) => plain(rule.id).includes(word)));
  return found.sort((a, b) => inId(b) - inId(a));
}

/** The rule with this id. */
export function byId({ modules }: Ledger, id: string): Found | undefined {
  for (const module of modules) {
    const rule = module.rules.find((rule) => rule.id === id);
    if (rule) return { module: module.title, rule };
  }
  return undefined;
}

/** The part that a rule belongs to: the first two words of its id say it. */
export const part = (rule: Rule): string => rule.id.split('.').slice(0, 2).join('.');
