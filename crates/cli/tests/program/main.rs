//! The built program, run as a person would run it.

mod arena;
mod bad_input;
mod joan;
mod play;
mod replay;
mod review;
mod rules;
mod run;
mod saved;
mod simulate;
mod systems;
mod table_talk;
