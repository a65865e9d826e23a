// A proposal and its vote, in words.

import { area } from '../../../../../i18n/index.svelte';

export const proposalWords = area(
  {
    proposalOf: (who: string) => `Proposal of ${who}`,
    speaks: (who: string) => `${who} proposes what we do.`,
    nothing: 'Nothing is used.',
    noUnit: 'Nothing is named yet.',
    forAll: 'For all',
    proposes: 'proposes',
    asked: 'is asked',
    agrees: 'agrees',
    disagrees: 'refuses',
    next: (who: string) => `If you refuse, ${who} proposes next.`,
    lastWord: 'If you refuse, the proposal with the most approvals is carried out.',
    vote: 'The vote on the whole',
  },
  {
    proposalOf: (who) => `Vorschlag von ${who}`,
    speaks: (who) => `${who} schlägt vor, was wir tun.`,
    nothing: 'Nichts wird genutzt.',
    noUnit: 'Noch ist nichts genannt.',
    forAll: 'Für alle',
    proposes: 'schlägt vor',
    asked: 'wird gefragt',
    agrees: 'stimmt zu',
    disagrees: 'lehnt ab',
    next: (who) => `Lehnst du ab, macht ${who} den nächsten Vorschlag.`,
    lastWord: 'Lehnst du ab, gilt der Vorschlag mit den meisten Stimmen.',
    vote: 'Die Abstimmung über das Ganze',
  },
  {
    proposalOf: (who) => `Proposition de ${who}`,
    speaks: (who) => `${who} propose ce que nous faisons.`,
    nothing: 'On n’utilise rien.',
    noUnit: 'Rien n’est encore nommé.',
    forAll: 'Pour tous',
    proposes: 'propose',
    asked: 'doit voter',
    agrees: 'approuve',
    disagrees: 'refuse',
    next: (who) => `Si vous refusez, ${who} propose ensuite.`,
    lastWord: 'Si vous refusez, la proposition la plus approuvée est exécutée.',
    vote: 'Le vote sur le tout',
  },
);
