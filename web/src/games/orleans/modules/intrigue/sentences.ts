// What the characters of Intrigue ask and do, as sentences.

import { choose, type Cases } from '../../../../i18n/cases';
import type {
  AnyTrack,
  Bribe,
  IntrigueAsk,
  IntrigueEvent,
  IntrigueMove,
  Place,
  Plot,
  SpaceKind,
} from '../../../../types';
import { coins } from '../../words/coins';
import { follower, space, town, track, goods as counted } from '../../words/names';
import { place, thePlace } from '../../words/places';
import type { Speech } from '../../words/speech';
import { wareName } from '../../words/wares';
import { GOODS } from './bribe';
import { character } from './names';
import { words } from './words';

const anyTrack = (one: AnyTrack): string => (one === 'development' ? words().development : track(one.follower));
const spot = (where: Place, on: SpaceKind): string => `${thePlace(where)} (${space(on)})`;

const NOTHING = '–';
/** What lies on the table. */
export function bribe(offer: Bribe): string {
  const goods = GOODS.flatMap((one, at) => ((offer.goods[at] ?? 0) > 0 ? [counted(offer.goods[at]!, one)] : []));
  const all = [
    offer.coins > 0 && coins(offer.coins),
    ...goods,
    offer.bread > 0 && `${offer.bread} ${wareName('bread')}`,
  ];
  return all.filter(Boolean).join(', ') || NOTHING;
}

/** What a character does to somebody, as part of a sentence. */
export const plotOn = (what: Plot, who: string): string =>
  choose(what, {
    fraud: ({ take, give }) => words().fraud(who, wareName(take), wareName(give)),
    arson: () => words().arson(who),
    kidnap: () => words().kidnap(who),
    torture: () => words().torture(who),
    hang: () => words().hang(who),
    sabotage: ({ place: p, space: s, follower: f }) => words().sabotage(who, follower(f), spot(p, s)),
    spy: ({ place: p, space: s }) => words().spy(who, spot(p, s)),
    tax: () => words().tax(who),
    treason: (t) => words().treason(who, anyTrack(t)),
  });

/** The same where it is known whom it strikes. */
export const plotShort = (what: Plot): string =>
  choose(what, {
    fraud: ({ take, give }) => words().shortFraud(wareName(take), wareName(give)),
    arson: () => words().shortArson,
    kidnap: () => words().shortKidnap,
    torture: () => words().shortTorture,
    hang: () => words().shortHang,
    sabotage: ({ place: p, space: s }) => `${place(p)} (${space(s)})`,
    spy: ({ place: p, space: s }) => `${place(p)} (${space(s)})`,
    tax: () => words().shortTax,
    treason: anyTrack,
  });

/** The same for who is threatened: who strikes where. */
const threat = (what: Plot): string => {
  const by = typeof what === 'string' ? undefined : 'sabotage' in what ? 'saboteur' : 'spy' in what ? 'spy' : undefined;
  return by ? `${character(by)}, ${plotShort(what)}` : plotShort(what);
};

export const moves = ({ who }: Speech): Cases<IntrigueMove, string> => ({
  plot: ({ victim, plot: what }) => plotOn(what, who(victim)),
  alone: (t) => words().alone(anyTrack(t)),
  add_coins: (n) => words().add(coins(n)),
  add_ware: (one) => words().add(wareName(one)),
  offer: () => words().offer,
  accept: () => words().accept,
  refuse: () => words().refuse,
});

export const asks = ({ who }: Speech): Cases<IntrigueAsk, string> => ({
  declare: (c) => words().declare(character(c)),
  offer: ({ by, plot: what, bribe: b }) =>
    bribe(b) === NOTHING
      ? words().offerAsk(who(by), threat(what))
      : words().offerSoFar(who(by), threat(what), bribe(b)),
  verdict: ({ victim, bribe: b }) => words().verdict(who(victim), bribe(b)),
  good: () => words().goodAsk,
  build: () => words().build,
});

export const events = ({ who }: Speech): Cases<IntrigueEvent, string> => ({
  plotted: ({ seat, victim, plot: what }) => words().plotted(who(seat), plotOn(what, who(victim))),
  offered: ({ victim, to, bribe: b }) => words().offered(who(victim), who(to), bribe(b)),
  accepted: ({ seat }) => words().accepted(who(seat)),
  refused: ({ seat }) => words().refused(who(seat)),
  burned: ({ owner, town: t }) => words().burned(who(owner), town(t)),
  hanged: ([seat, f]) => words().hanged(who(seat), follower(f)),
  locked: ([seat, p]) => words().locked(who(seat), thePlace(p)),
  stole: ({ seat, victim }) => words().stole(who(seat), who(victim)),
  marker: ({ seat, track: t, to }) => words().marker(who(seat), anyTrack(t), to),
});
