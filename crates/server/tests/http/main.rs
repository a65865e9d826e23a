//! The server as its clients meet it: a real one on a free port of this machine, with a file of its own.

mod accounts;
#[path = "../../../cli/src/games/advice.rs"]
mod advice;
mod attendance;
mod channel;
mod chat;
mod client;
mod clock;
mod company;
mod database;
mod expansions;
/// Where the program has what all its games share.
mod games {
    pub(crate) use crate::advice;
}
mod gate;
mod gems;
mod help;
#[path = "../../../cli/src/games/orleans/host/mod.rs"]
mod host;
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
mod push;
mod record_book;
mod reference;
mod refusals;
mod rematch;
mod replay;
mod reseat;
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
#[path = "../../../tabletop/tests/tiny/game/mod.rs"]
#[allow(dead_code, unreachable_pub, unused_imports, reason = "what the tests of the protocol need of it is more")]
mod tiny;
mod together;
mod two_games;
mod undo;
mod votes;
