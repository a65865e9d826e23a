import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES, tongue } from '../../../../i18n/index.svelte';
import type { Intent } from '../../../../types';
import { sentence } from './intents';

const NONE: Intent = { places: [], gives_way: null, goods: [], coins: 0, follower: null, urgent: false };
const who = (seat: number) => ['Ada', 'Ben'][seat]!;

afterEach(() => (tongue.language = 'en'));

describe('what a partner says', () => {
  it('names the plan and the need', () => {
    const intent: Intent = { ...NONE, places: ['castle', 'monastery'], goods: [['wool', 2]], coins: 1 };
    expect(sentence(intent, who)).toBe('I take the Castle and the Monastery; can you send 2 wool and 1 coin?');
    expect(sentence({ ...NONE, follower: 'farmer', urgent: true }, who)).toBe(
      'We lose this round unless you send a farmer.',
    );
    expect(sentence(NONE, who)).toBeUndefined();
  });

  it('names both plans where one gives way, in every language', () => {
    for (const language of LANGUAGES) {
      tongue.language = language;
      const said = sentence({ ...NONE, places: ['castle'], gives_way: [1, 'village'], goods: [['wool', 2]] }, who)!;
      expect(said).toContain('Ben');
      expect(said).toContain({ en: 'Castle', de: 'Burg', fr: 'Château' }[language]);
      expect(said).toContain({ en: 'Village', de: 'Dorf', fr: 'Village' }[language]);
      expect(sentence({ ...NONE, gives_way: [1, 'village'] }, who)).toMatch(/Ben/);
    }
  });
});
