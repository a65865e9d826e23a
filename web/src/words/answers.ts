// The same answer means something else at every question: what it does at those of events and expansions.

import { area } from '../i18n/index.svelte';
import type { Ask, Kind, Move } from '../types';
import { nameOf } from './cases';
import { good, kind, track } from './names';

const texts = area(
  {
    noOrder: 'Fulfil none', drawNobody: 'Draw nobody', noAction: 'No action', noPoints: 'Leave them', takePoints: 'Take them', stay: 'Stay here', buildNothing: 'Build nothing', keep: 'Keep it',
    buy: (who: string) => `Buy ${who}`, buyNobody: 'Buy nobody', step: (t: string) => `Step on the ${t} track`, develop: 'Development step', noStep: 'Buy no step', spend: (g: string) => `Spend ${g}`, hand: (g: string) => `Discard ${g}`,
    notNow: 'Not now', nobody: 'Strike nobody', offerNothing: 'Offer nothing', bag: 'Into the bag', bread: 'bread',
  },
  {
    noOrder: 'Keinen erfüllen', drawNobody: 'Niemanden ziehen', noAction: 'Keine Aktion', noPoints: 'Nicht nehmen', takePoints: 'Nehmen', stay: 'Hierbleiben', buildNothing: 'Nichts bauen', keep: 'Aufheben',
    buy: (who) => `${who} kaufen`, buyNobody: 'Niemanden kaufen', step: (t) => `Schritt: ${t}`, develop: 'Schritt: Entwicklung', noStep: 'Keinen Schritt', spend: (g) => `${g} ausgeben`, hand: (g) => `${g} abgeben`,
    notNow: 'Jetzt nicht', nobody: 'Niemanden treffen', offerNothing: 'Nichts bieten', bag: 'In den Beutel', bread: 'Brot',
  },
  {
    noOrder: 'Aucune', drawNobody: 'Ne piocher personne', noAction: 'Aucune action', noPoints: 'Y renoncer', takePoints: 'Les prendre', stay: 'Rester ici', buildNothing: 'Ne rien bâtir', keep: 'Le garder',
    buy: (who) => `Acheter ${who}`, buyNobody: 'N’acheter personne', step: (t) => `Un pas : ${t}`, develop: 'Un pas : développement', noStep: 'Aucun pas', spend: (g) => `Dépenser ${g}`, hand: (g) => `Donner ${g}`,
    notNow: 'Pas maintenant', nobody: 'Ne frapper personne', offerNothing: 'Ne rien offrir', bag: 'Dans le sac', bread: 'pain',
  },
);

/** What an answer does at such a question, where that is not what it does elsewhere. */
export function saidThere(ask: Ask, move: Move): string | undefined {
  if (typeof ask !== 'object') return undefined;
  const say = texts();
  const declines = move === 'decline';
  if ('free' in ask) return declines ? say.notNow : undefined;
  if ('orders' in ask) return declines ? say.noOrder : undefined;
  if ('trade_deeds' in ask) {
    if (ask.trade_deeds === 'research') return declines ? say.noPoints : say.takePoints;
    const no = { alchemy: say.drawNobody, drawn: say.keep, assessors: say.noAction, tow: say.stay, architecture: say.buildNothing };
    return declines ? no[nameOf(ask.trade_deeds) as keyof typeof no] : undefined;
  }
  if ('intrigue' in ask) {
    const no = { declare: say.nobody, offer: say.offerNothing, build: say.buildNothing };
    return declines ? no[nameOf(ask.intrigue) as keyof typeof no] : undefined;
  }
  return 'trade_events' in ask ? atEvent(nameOf(ask.trade_events), move) : undefined;
}

function atEvent(event: string, move: Move): string | undefined {
  const say = texts();
  if (move === 'decline') {
    const no: Record<string, string> = { indulgence: say.buyNobody, training: say.noStep, wheel: say.keep, bon_voyage: say.stay, newcomer: say.bag };
    return no[event];
  }
  const ware = move === 'give_bread' ? say.bread : typeof move === 'object' && 'give_good' in move ? good(move.give_good) : undefined;
  if (event === 'retraining' && ware) return say.spend(ware);
  if (event === 'dues' && ware) return say.hand(ware);
  if (event === 'training') return move === 'develop' ? say.develop : typeof move === 'object' && 'advance' in move ? say.step(track(move.advance)) : undefined;
  if (event === 'indulgence' && typeof move === 'object' && 'recruit' in move) return say.buy(kind(move.recruit as Kind).one);
  return undefined;
}
