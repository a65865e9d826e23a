// Every question of The Duel and of Prosperity with answers as the engine offers them, to be laid over a real sight. One that is
// missing here does not compile.

import type { Names } from '../src/i18n/cases';
import type { Ask, DuelAsk, Move, ProsperityAsk, ProsperityMove } from '../src/types';

type Question = [Ask, Move[]];

const goTo = (...towns: ('orleans' | 'tours' | 'le_mans' | 'chatellerault')[]): Move[] =>
  towns.map((town) => ({ go_to: town }));
const LADY: Move[] = [{ duel: 'deliver_wine' }, { duel: { clothe_lady: { brocade: 1 } } }];

export const DUEL_QUESTIONS: Record<`duel.${Names<DuelAsk>}` | 'deliveries' | 'after the event', Question> = {
  'duel.merchant': [{ duel: 'merchant' }, goTo('orleans', 'tours', 'le_mans', 'chatellerault')],
  'duel.tiles': [
    { duel: { tiles: { one: 2, two: 3 } } },
    [{ tile: 'hayrick' }, { tile: 'library' }, { tile: 'school' }, { tile: 'cathedral' }],
  ],
  'duel.shield': [{ duel: { shield: { shielded: 0 } } }, ['shield', 'decline']],
  deliveries: ['action', [...LADY, { use: 'castle' }, 'pass']],
  'after the event': [{ free: 'after_event' }, [...LADY, 'decline']],
};

const own = (move: ProsperityMove): Move => ({ prosperity: move });
const LAID: Move[] = [own({ lay_coin: 'castle' }), own({ lay_good: ['market_hall', 'cheese'] })];

export const PROSPERITY_QUESTIONS: Record<
  `prosperity.${Names<ProsperityAsk>}` | 'on the way' | 'items' | 'before the event' | 'manning',
  Question
> = {
  'prosperity.keep': [{ prosperity: 'keep' }, [own({ keep: 'castle' }), own({ keep: 'brocade_manufactory' })]],
  'prosperity.carpenter': [
    { prosperity: { carpenter: { moved: false } } },
    [
      own({ walk: { follower: 'trader', to: 'le_mans', by: 'road' } }),
      own({ walk: { follower: 'boatman', to: 'blois', by: 'water' } }),
      own({ build: { to: 'montargis', by: 'road' } }),
    ],
  ],
  'on the way': [
    { prosperity: { carpenter: { moved: true } } },
    [own({ walk: { follower: 'trader', to: 'chartres', by: 'road' } }), 'decline'],
  ],
  'prosperity.scriptorium': [{ prosperity: 'scriptorium' }, ['develop', own('exchange')]],
  items: ['plan', [...LAID, 'ready']],
  'before the event': [{ free: 'before_event' }, [...LAID, 'decline']],
  manning: [
    { send: { from: 'town_hall', sent: 1 } },
    [
      own({ man: { kind: 'knight', structure: 'castle' } }),
      { send_to: { kind: 'farmer', deed: { prosperity: 'building_the_orphanage' }, good: null } },
      'decline',
    ],
  ],
};
