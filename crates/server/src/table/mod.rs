//! Running games: who may see what of them, how a move gets in, and how bots answer.

mod bots;
mod hall;
mod load;
mod play;
mod running;
mod seen;
mod undo;

pub use hall::Hall;
