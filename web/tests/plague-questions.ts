// Every question of The Plague with answers as the engine offers them, to be laid over a real sight. One that is missing here
// does not compile.

import type { Ask, Follower, Move, Place, PlagueAsk, PlagueMove, SpaceKind } from '../src/types';
import type { Names } from '../src/i18n/cases';

type Question = [Ask, Move[]];
type Topic = `plague.${Names<PlagueAsk>}` | 'free.after_action' | 'action';

const ask = (which: PlagueAsk, ...moves: Move[]): Question => [{ plague: which }, moves];
const own = (move: PlagueMove): Move => ({ plague: move });
const put = (follower: Follower, place: Place, space: SpaceKind): Move => ({
  put: { follower, place, space, from: 'drawn' },
});
const back: Move = own({ throw_back: { cemetery: false } });

export const PLAGUE_QUESTIONS: Record<Topic, Question> = {
  'plague.infirmary': ask('infirmary', own({ take_card: 'five_grain' }), own('draw_card')),
  'plague.back_door': ask('back_door', own({ take_card: 'three_cheese' }), own('look_at_three')),
  'plague.three': ask(
    { three: { cards: ['cheese_and_wine_to_bourges', 'third_inland_station', 'track_end'], number: 3 } },
    own({ keep_card: 'cheese_and_wine_to_bourges' }),
    own({ keep_card: 'third_inland_station' }),
    own({ keep_card: 'track_end' }),
  ),
  'plague.consolation': ask('consolation', own('draw_card'), 'decline'),
  'plague.grave_goods': ask('grave_goods', own('return_corpse'), 'decline'),
  'plague.rats': ask(
    { rats: { drawn: { farmer: 1, knight: 2, scholar: 1 } } },
    own({ lose: 'farmer' }),
    own({ lose: 'knight' }),
    own({ lose: 'scholar' }),
  ),
  'plague.drawn': ask(
    { drawn: { followers: ['farmer', null, null], to_place: 1 } },
    put('farmer', 'village', 'farmer'),
    put('farmer', 'castle', 'farmer'),
  ),
  'plague.alchemy': ask('alchemy', { draw: 1 }, 'decline'),
  'plague.autopsy': ask('autopsy', own('return_corpse'), 'decline'),
  'plague.messenger': ask(
    'messenger',
    { travel: { to: 'blois', by: 'water', take: null } },
    { travel: { to: 'montargis', by: 'road', take: null } },
    'decline',
  ),
  'plague.all_or_none': ask('all_or_none', back, own({ throw_back: { cemetery: true } }), 'decline'),
  'plague.reduce': ask('reduce', back, 'decline'),
  'free.after_action': [
    { free: 'after_action' },
    [
      own({ play: { card: 'coins_to_chatellerault', remove: false } }),
      own({ play: { card: 'two_monks', remove: true } }),
      'decline',
    ],
  ],
  action: [
    'action',
    [
      own({ play: { card: 'cheese_and_wine_to_bourges', remove: false } }),
      own({ play: { card: 'cheese_and_wine_to_bourges', remove: true } }),
      { use: 'castle' },
      'pass',
    ],
  ],
};
