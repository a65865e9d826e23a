import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../types';
import { byId, find } from './find';

const LEDGER: Ledger = {
  modules: [
    {
      name: 'base',
      title: 'Base game',
      rules: [
        { id: 'base.travel.must-move', text: 'A merchant who travels moves along one route.', book: ['current: Ship'] },
        {
          id: 'base.setup.merchants',
          text: 'All merchants start in Châteaudun.',
          book: [],
          ruling: 'Nobody may travel yet.',
        },
      ],
    },
    {
      name: 'plague',
      title: 'The Plague',
      rules: [{ id: 'plague.bag.corpse', text: 'A corpse goes into the bag.', book: [] }],
    },
  ],
};

const FRENCH: Ledger = {
  modules: [
    {
      name: 'base',
      title: 'Jeu de base',
      rules: [{ id: 'base.a.b', text: 'L’œil du négociant est sur la Straße.', book: [] }],
    },
  ],
};

describe('the search in the rules', () => {
  it('wants every word, wherever it stands and whatever accents it wears', () => {
    expect(find(LEDGER, 'chateaudun MERCHANTS').map(({ rule }) => rule.id)).toEqual(['base.setup.merchants']);
    expect(find(LEDGER, 'merchant corpse')).toEqual([]);
    expect(find(FRENCH, "l'oeil STRASSE negociant")).toHaveLength(1);
  });

  it('puts rules first whose id says it', () => {
    expect(find(LEDGER, 'travel').map(({ rule }) => rule.id)).toEqual([
      'base.travel.must-move',
      'base.setup.merchants',
    ]);
  });

  it('finds nothing for nothing, and one rule for its id', () => {
    expect(find(LEDGER, '  ')).toEqual([]);
    expect(byId(LEDGER, 'plague.bag.corpse')?.module).toBe('The Plague');
    expect(byId(LEDGER, 'no.such.rule')).toBeUndefined();
  });
});
