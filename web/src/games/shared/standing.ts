// Answers in advance: what a person wishes at every table, and that it is said once at each.

import { put, Refusal } from '../../api/request';
import type { Standing } from '../../types';
import type { SharedScreen } from './screen';

const STORED = 'standing';
/** What harms nobody: the only answer there is, and to pass where nothing else is left. */
const HARMLESS = ['pass_when_nothing_left', 'single_option'];

export const wishes = {
  get all(): string[] {
    return localStorage.getItem(STORED)?.split(',').filter(Boolean) ?? HARMLESS;
  },
  set all(answers: string[]) {
    localStorage.setItem(STORED, answers.join(','));
  },
};

export const pathOf = ({ table }: SharedScreen) => `/api/tables/${table.id}/standing?seat=${table.seat}`;

/** Says the wishes of whoever sits down here, once a visit. */
export async function sayOnce(screen: SharedScreen): Promise<void> {
  const path = pathOf(screen);
  if (sessionStorage.getItem(path) || !wishes.all.length) return;
  sessionStorage.setItem(path, 'said');
  try {
    await put<Standing>(path, { answers: wishes.all });
  } catch (error) {
    // A table that knows no such answers asks everything.
    if (!(error instanceof Refusal)) throw error;
  }
}
