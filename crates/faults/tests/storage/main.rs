//! The real server on a disk that fails.

#[allow(dead_code, reason = "shared with the tests of the server")]
#[path = "../../../server/tests/http/client.rs"]
mod client;
mod full;
mod player;
mod schedules;
