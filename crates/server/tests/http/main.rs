//! The server as its clients meet it: a real one on a free port of this machine, with a file of its own.

mod accounts;
mod chat;
mod client;
mod clock;
mod database;
mod expansions;
mod gate;
mod help;
mod live;
mod names;
mod noise;
mod notices;
mod older_shape;
mod openapi;
mod pages;
mod past;
mod play;
#[path = "../postgres/mod.rs"]
mod postgres;
mod reference;
mod refusals;
mod rematch;
mod replay;
mod restart;
mod schema;
mod sealed;
mod secrets;
mod sessions;
mod stale;
mod statistics;
mod store;
mod stuck;
mod tables;
mod thinking;
mod undo;
mod votes;
