// Made from the Rust types by `make types`. Do not edit.

export type * from "./components";
export type * from "./orleans";
export type * from "./tabletop";
export type * from "./server";
