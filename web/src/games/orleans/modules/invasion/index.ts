// Invasion: all together prepare the City, everybody with a character of their own.

import type { Move } from '../../../../types';
import type { Descriptor } from '../descriptor';
import City from './City.svelte';
import { city, own, standing } from './city';
import Goals from './Goals.svelte';
import { cityInWords, partnersInWords, tasksInWords } from './in_words';
import OnMap from './OnMap.svelte';
import Partners from './Partners.svelte';
import { motion, signs, things } from './pieces';
import { reached } from './reached';
import Proposal from './Proposal.svelte';
import { voice } from './voice';
import { askedWords } from './words/asked';
import { cityWords } from './words/city';
import { doesWords } from './words/does';
import { talkWords } from './words/talk';
import { teamWords } from './words/team';

const at = (move: Extract<Move, { invasion: unknown }>['invasion']): Move => ({ invasion: move });

export default {
  events: (facts, players) => facts.invasion.events[players > 3 ? 1 : 0],
  task: true,
  reached,
  intro: () => Object.values(talkWords().intro),
  quick: () => Object.values(talkWords().quick),
  does: doesWords,
  turned: ({ table }) => city(table)?.turned ?? [],
  instead: () => ({ send: askedWords().sendTo }),
  bar: { main: [at('approve'), at('submit')], beside: [at('refuse'), at('pass_word')] },
  calling: ({ view }, seat) => {
    const character = view.players[seat] && own(view.players[seat].mat)?.character;
    return character ? teamWords().characters[character] : undefined;
  },
  parts: [
    { kind: 'tasks', Show: Goals, inWords: tasksInWords },
    { kind: 'map', Show: OnMap },
    {
      kind: 'common_board',
      id: 'deeds',
      title: () => cityWords().title,
      short: () => cityWords().short,
      sign: 'in-wall',
      count: ({ glance }) => standing(glance.tasks).of - standing(glance.tasks).holds,
      key: 'd',
      wide: true,
      Show: City,
      inWords: cityInWords,
    },
    {
      kind: 'hand',
      id: 'own/partners',
      title: () => teamWords().partners,
      short: () => teamWords().team,
      sign: 'people',
      count: ({ view }) => view.players.length,
      key: 'p',
      wide: true,
      Show: Partners,
      inWords: partnersInWords,
    },
  ],
  amounts: [],
  where: {
    character: {},
    vehicle: {},
    guild_house: {},
    hostel: {},
    guest: { tab: 'board' },
    palatinate: {},
    catapult: {},
    keep_citizen: {},
    due: {},
    robbery: {},
    propose: { tab: 'map', pictured: true },
    vote: { tab: 'map', pictured: true },
    good_winds: { tab: 'map' },
  },
  questions: { propose: Proposal, vote: Proposal },
  things,
  signs,
  motion,
  score: [],
  words: voice,
} satisfies Descriptor<'invasion'>;
