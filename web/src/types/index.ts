// Made from the Rust types by `make types`. Do not edit.

export type * from "./components";
export type * from "./orleans";
export type * from "./server";
export type * from "./tabletop";
