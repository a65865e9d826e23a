// The tasks of a scenario as parts of the table: beside the round, and in full in a drawer.

import type { PartOf } from '../../modules/descriptor';
import Needs from './Needs.svelte';
import { aimName, inWords, threat } from './task';
import Tasks from './Tasks.svelte';
import { words } from './words';

export const TASKS: [PartOf<'tasks'>, PartOf<'hand'>] = [
  { kind: 'tasks', Show: Tasks, inWords: ({ glance, view }) => inWords(glance.tasks, view.setup) },
  {
    kind: 'hand',
    id: 'own/needs',
    title: () => words().title,
    short: () => words().short,
    sign: 'laurels',
    count: ({ glance }) => glance.tasks.filter(({ done }) => !done).length,
    key: 'n',
    Show: Needs,
    inWords: ({ glance, view, events }) =>
      glance.tasks
        .filter(({ done }) => !done)
        .map((task) => `${aimName(task.aim)}: ${words().left(task.rounds)} ${threat(task, view.table.round, events)}`),
  },
];
