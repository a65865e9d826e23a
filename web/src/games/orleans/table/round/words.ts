// The words of the round and its event.

import { area } from '../../../../i18n/index.svelte';

export const words = area(
  {
    ofRounds: (n: number) => `of ${n}`,
    toCome: (list: string) => `${list} to come`,
    left: (n: number) => `${n} to come`,
    phaseOf: (n: number, all: number, name: string) => `Phase ${n} of ${all}: ${name}`,
    event: 'Event',
    calendar: 'Events to come',
    dear: 'More than you have now.',
  },
  {
    ofRounds: (n) => `von ${n}`,
    toCome: (list) => `noch ${list}`,
    left: (n) => `noch ${n}`,
    phaseOf: (n, all, name) => `Phase ${n} von ${all}: ${name}`,
    event: 'Ereignis',
    calendar: 'Kommende Ereignisse',
    dear: 'Mehr, als du jetzt hast.',
  },
  {
    ofRounds: (n) => `sur ${n}`,
    toCome: (list) => `encore ${list}`,
    left: (n) => `encore ${n}`,
    phaseOf: (n, all, name) => `Phase ${n} sur ${all} : ${name}`,
    event: 'Événement',
    calendar: 'Événements à venir',
    dear: 'Plus que ce que vous avez à présent.',
  },
);
