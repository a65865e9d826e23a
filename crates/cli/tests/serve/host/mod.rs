//! What a host does with the program: configure it, measure it, read its log, copy its games, and let strangers in.

mod config;
mod copies;
mod hostile;
mod impossible;
mod log;
mod measures;
mod older_store;
mod patch;
mod second;
mod served;
mod taken_away;
