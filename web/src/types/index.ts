// Stands in until the types are generated from the Rust sources.

/* eslint-disable */
export type Move = any;
export type Ask = any;
export type Event = any;
export type Sight = any;
export type TableDescription = any;
export type Seen = { number: number; events: Event[]; undone?: number[] };
export type Person = { id: string; name: string };
