//! `orleans serve` as a process of its own: killed without warning, and stopped politely.

mod crash;
mod load;
#[allow(dead_code, reason = "shared with the tests of several servers")]
mod process;
mod stop;
