//! `orleans serve` as a process of its own: killed without warning, stopped politely, one of several, and in the hands of a host.
//! They wait more than they work, so all of them are one program and wait together.

mod crash;
mod host;
mod load;
mod nodes;
mod process;
mod stop;
