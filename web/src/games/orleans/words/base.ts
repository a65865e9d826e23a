// What the base game says: everything but what modules ask, answer and make happen, which their descriptors say.

import type { Cases } from '../../../i18n/cases';
import type { Ask, Event, Module, Move } from '../../../types';

export type BaseAsks = Omit<Cases<Ask, string>, Module>;
export type BaseMoves = Omit<Cases<Move, string>, Module>;
export type BaseEvents = Omit<Cases<Event, string>, Module>;
