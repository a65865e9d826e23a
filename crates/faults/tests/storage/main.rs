//! The real server on a disk that fails.

#[path = "../../../cli/src/games/advice.rs"]
mod advice;
#[allow(dead_code, reason = "shared with the tests of the server")]
#[path = "../../../server/tests/http/client.rs"]
mod client;
mod full;
/// Where the program has what all its games share.
mod games {
    pub(crate) use crate::advice;
}
#[path = "../../../cli/src/games/orleans/host/mod.rs"]
mod host;
mod player;
mod schedules;
