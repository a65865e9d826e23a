// Tables, before one sits at them and after they are over.

import type { Continue, Games, MyTable, Replay, Seat, Sight, Successor, TableDescription, TableWish } from '../types';
import { get, post, put, remove } from './request';

export const openTables = () => get<TableDescription[]>('/api/tables');
export const myTables = () => get<MyTable[]>('/api/me/tables');
export const describe = (id: string) => get<TableDescription>(`/api/tables/${id}`);
export const create = (wish: TableWish) => post<TableDescription>('/api/tables', wish);
export const start = (id: string) => post<TableDescription>(`/api/tables/${id}/start`);
/** Gives a seat up; in a running game a bot plays on, if one is named. */
export const leave = (id: string, seat?: Seat, bot?: string) => post<void>(`/api/tables/${id}/leave`, { seat, bot });
export const comeBack = (id: string, seat: Seat) => post<TableDescription>(`/api/tables/${id}/return`, { seat });
/** Before the game: a bot for a free seat, or a free seat again. */
export const reseat = (id: string, seat: Seat, by: Successor) =>
  put<TableDescription>(`/api/tables/${id}/seats`, { seat, by });
/** Before the game: another colour for one of my seats. */
export const choose = (id: string, seat: Seat, colour: number) =>
  put<TableDescription>(`/api/tables/${id}/colour`, { seat, colour });
/** Reminds somebody whom the table has waited for. */
export const nudge = (id: string, seat: Seat) => post<TableDescription>(`/api/tables/${id}/nudge`, { seat });
/** Proposes who shall answer for somebody who is gone, or agrees to it. */
export const vote = (id: string, seat: Seat, by: Successor) =>
  post<TableDescription>(`/api/tables/${id}/votes`, { seat, by });
export const unvote = (id: string, seat: Seat) => remove<TableDescription>(`/api/tables/${id}/votes?seat=${seat}`);
export const rematch = (id: string) => post<TableDescription>(`/api/tables/${id}/rematch`);
export const continueFrom = (id: string, from: Continue) => post<TableDescription>(`/api/tables/${id}/continue`, from);
export const replay = (id: string) => get<Replay>(`/api/tables/${id}/replay`);

export const join = (id: string, seat: Seat, invitation?: string) =>
  post<TableDescription>(`/api/tables/${id}/join`, invitation === undefined ? { seat } : { seat, invitation });

/** One moment of a game that is over, with one seat's eyes or a spectator's. */
export const moment = (id: string, at: number, seat: Seat | undefined) =>
  get<Sight>(`/api/tables/${id}/replay/${at}${seat === undefined ? '' : `?seat=${seat}`}`);

/** What can be played here, asked for once. */
export function games(): Promise<Games> {
  asked ??= get<Games>('/api/games').catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
let asked: Promise<Games> | undefined;
