//! Players made of code. A bot sits on a [`tabletop::Chair`]: it sees what its seat sees, gets the legal
//! answers and picks one of them.

mod easy;
mod play;
mod random;

pub use easy::Easy;
pub use play::play_out;
pub use random::Random;

use orleans::State;
use tabletop::{Bot, Seed};

/// The names [`make`] knows, the weakest bot first.
pub const NAMES: &[&str] = &["random", "easy"];

/// A bot for a seat at a table of Orléans; nothing if no bot has this name. The seed is the bot's own
/// chance, never the game's.
pub fn make(name: &str, seed: Seed) -> Option<Box<dyn Bot<State>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "easy" => Some(Box::new(Easy)),
        _ => None,
    }
}
