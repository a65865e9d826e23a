// What an answer does at the questions of events, where that is not what it does elsewhere.

import { area } from '../../../../i18n/index.svelte';
import type { Names } from '../../../../i18n/cases';
import type { HappeningAsk, Kind, Move } from '../../../../types';
import { good, kind, track } from '../../words/names';
import { wareName } from '../../words/wares';

const texts = area(
  {
    buy: (who: string) => `Buy ${who}`,
    buyNobody: 'Buy nobody',
    step: (t: string) => `Step on the ${t} track`,
    develop: 'Development step',
    noStep: 'Buy no step',
    spend: (g: string) => `Spend ${g}`,
    hand: (g: string) => `Discard ${g}`,
    toBag: 'Into the bag',
    keep: 'Keep it',
    stay: 'Stay here',
    noCitizen: 'Buy none',
    noSwap: 'Exchange nothing',
    nobodyGoes: 'Nobody goes',
    buyNothing: 'Buy nothing more',
  },
  {
    buy: (who) => `${who} kaufen`,
    buyNobody: 'Niemanden kaufen',
    step: (t) => `Schritt: ${t}`,
    develop: 'Schritt: Entwicklung',
    noStep: 'Keinen Schritt',
    spend: (g) => `${g} ausgeben`,
    hand: (g) => `${g} abgeben`,
    toBag: 'In den Beutel',
    keep: 'Aufheben',
    stay: 'Hierbleiben',
    noCitizen: 'Keinen kaufen',
    noSwap: 'Nichts tauschen',
    nobodyGoes: 'Niemand geht',
    buyNothing: 'Nichts mehr kaufen',
  },
  {
    buy: (who) => `Acheter ${who}`,
    buyNobody: 'N’acheter personne',
    step: (t) => `Un pas : ${t}`,
    develop: 'Un pas : développement',
    noStep: 'Aucun pas',
    spend: (g) => `Dépenser ${g}`,
    hand: (g) => `Donner ${g}`,
    toBag: 'Dans le sac',
    keep: 'Le garder',
    stay: 'Rester ici',
    noCitizen: 'N’en acheter aucun',
    noSwap: 'Ne rien échanger',
    nobodyGoes: 'Personne ne part',
    buyNothing: 'Ne plus rien acheter',
  },
);

/** By the name of the question. */
export function there(move: Move): { [N in Names<HappeningAsk>]?: string } {
  const say = texts();
  if (move === 'decline') {
    return {
      indulgence: say.buyNobody,
      training: say.noStep,
      wheel: say.keep,
      bon_voyage: say.stay,
      newcomer: say.toBag,
      town_meeting: say.noCitizen,
      trade: say.noSwap,
      quick_travel: say.stay,
      pilgrims_day: say.nobodyGoes,
      market_day: say.buyNothing,
    };
  }
  if (move === 'give_bread') return { retraining: say.spend(wareName('bread')), dues: say.hand(wareName('bread')) };
  if (move === 'develop') return { training: say.develop };
  if (typeof move !== 'object') return {};
  if ('give_good' in move) return { retraining: say.spend(good(move.give_good)), dues: say.hand(good(move.give_good)) };
  if ('advance' in move) return { training: say.step(track(move.advance)) };
  if ('recruit' in move) return { indulgence: say.buy(kind(move.recruit as Kind).one) };
  return {};
}
