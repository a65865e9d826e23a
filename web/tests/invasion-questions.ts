// Every question of Invasion with answers as the engine offers them, to be laid over a real sight. One that is missing here does
// not compile.

import type { Ask, InvasionAsk, InvasionMove, Move, Sight, Unit } from '../src/types';
import type { Names } from '../src/i18n/cases';

type Question = [Ask, Move[]];
type Topic = `invasion.${Names<InvasionAsk>}` | 'send';

const ask = (which: InvasionAsk, ...moves: Move[]): Question => [{ invasion: which }, moves];
const own = (move: InvasionMove): Move => ({ invasion: move });
const unit = (which: Unit): Move => own({ unit: which });

export const INVASION_QUESTIONS: Record<Topic, Question> = {
  'invasion.character': ask(
    'character',
    ...(['librarian', 'fisherman', 'innkeeper', 'estate_manager'] as const).map((who) => own({ become: who })),
  ),
  'invasion.vehicle': ask(
    { vehicle: { to: null, left: 3 } },
    own({ send_good: { good: 'grain', to: 'city' } }),
    own({ send_good: { good: 'wool', to: 'city' } }),
    own({ send_good: { good: 'grain', to: { player: 1 } } }),
    'decline',
  ),
  'invasion.guild_house': ask(
    { guild_house: { to: null, left: 4 } },
    own({ send_coins: { coins: 4, to: 'city_treasury' } }),
    own({ send_coins: { coins: 2, to: 'treasury' } }),
    own({ send_coins: { coins: 1, to: { player: 1 } } }),
  ),
  'invasion.hostel': ask('hostel', own({ lodge: { kind: 'monk', from: 'market', to: 1 } })),
  'invasion.guest': ask(
    { guest: 'knight' },
    { put: { follower: 'knight', place: 'ship', space: 'knight', from: 'drawn' } },
    'decline',
  ),
  'invasion.palatinate': ask('palatinate', { borrow: { owner: 1, place: 'castle' } }),
  'invasion.catapult': ask({ catapult: 'later' }, own('to_catapult'), 'decline'),
  'invasion.keep_citizen': ask('keep_citizen', own('keep'), 'decline'),
  'invasion.due': ask('due', { give_tile: 'library' }, { give_station: 'blois' }, { give_placed_wheel: 'village' }),
  'invasion.robbery': ask({ robbery: { owed: 5 } }, { give_good: 'wine' }, own({ destroy: 'tours' })),
  'invasion.propose': ask(
    'propose',
    unit({ step_back: { seat: 0, points: 3 } }),
    unit({ monk: { seat: 1, from: { space: ['monastery', 'scholar'] } } }),
    unit({ citizen: { achievement: 'clothing_store' } }),
    unit({ wither: { a: 'saint_amand_montrond', b: 'argenton_sur_creuse', by: 'road' } }),
    unit({ placed_wheel: { seat: 1, place: 'town_hall' } }),
    own('submit'),
    own('pass_word'),
  ),
  'invasion.vote': ask('vote', own('approve'), own('refuse')),
  'invasion.good_winds': ask('good_winds', { travel: { to: 'blois', by: 'water', take: 'wine' } }, 'decline'),
  send: [
    { send: { from: 'town_hall', sent: 0 } },
    [
      own({ man: { kind: 'knight', at: 'city_walls' } }),
      own({ man: { kind: 'farmer', at: 'militia' } }),
      own({ man: { kind: 'monk', at: 'prayer_service' } }),
      'decline',
    ],
  ],
};

/** A proposal lies on the table, so that it can be gone on with and voted on; Earthquake has come before. */
export function proposed({ view }: Sight) {
  const system = view.table.modules?.system;
  if (typeof system !== 'object' || !('invasion' in system)) return;
  const units: Unit[] = [{ step_back: { seat: 0, points: 2 } }, { pay: { seat: 1, coins: 3 } }, { wine: 1 }];
  system.invasion.turned = ['brewery', 'hospital', 'sacristy', 'office', 'library'];
  system.invasion.team = { speaker: 1, proposal: [...units, null], spoken: 0, best: null };
}
