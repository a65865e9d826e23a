// A set of seats, one bit each.

import type { Seat, SeatSet } from '../types';

/** Whether a seat is in it. */
export const isIn = (seats: SeatSet, seat: Seat): boolean => ((seats >> seat) & 1) === 1;
