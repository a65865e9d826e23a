//! The real server on a disk that fails.

#[allow(dead_code, reason = "shared with the tests of the server")]
#[path = "../../../server/tests/http/client.rs"]
mod client;
mod full;
#[path = "../../../cli/src/games/orleans/host/mod.rs"]
mod host;
mod player;
mod schedules;
