//! `orleans serve` as a process of its own: killed without warning, and stopped politely.

mod crash;
mod process;
mod stop;
