//! `orleans serve` as a process of its own: killed without warning, and stopped politely.

mod crash;
#[allow(dead_code, reason = "shared with the tests of several servers")]
mod process;
mod stop;
