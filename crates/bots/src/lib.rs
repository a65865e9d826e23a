//! Players made of code. A bot sits on a [`tabletop::Chair`]: it sees what its seat sees, gets the legal
//! answers and picks one of them.
//!
//! What lies open is in the view of the chair:
//!
//! ```
//! fn look(chair: &tabletop::Chair<'_, orleans::State>) -> u8 {
//!     chair.view().table.round
//! }
//! ```
//!
//! and nothing else is:
//!
//! ```compile_fail
//! fn cheat(chair: &tabletop::Chair<'_, orleans::State>) -> orleans::state::Secret {
//!     chair.view().secret
//! }
//! ```

mod budget;
mod easy;
mod hint;
mod level;
mod medium;
mod play;
mod random;
mod review;
mod search;
mod searcher;
mod taste;
mod thumb;
mod train;
pub mod value;

pub use budget::Budget;
pub use easy::Easy;
pub use hint::{Gain, Hint, Reason, hint};
pub use level::{LEVELS, Level, budget};
pub use medium::Medium;
pub use play::play_out;
pub use random::Random;
pub use review::{Appraisal, appraise, luck};
pub use searcher::Searcher;
pub use train::{Lesson, School, Teacher};

use orleans::State;
use tabletop::{Bot, Seed};

/// The names [`make`] knows, the weakest bot first. People are offered the [`LEVELS`] only.
pub const NAMES: &[&str] = &["random", "easy", "medium", "hard", "master"];

/// A bot for a seat at a table of Orléans; nothing if no bot has this name. The seed is the bot's own
/// chance, never the game's.
pub fn make(name: &str, seed: Seed) -> Option<Box<dyn Bot<State>>> {
    make_within(name, seed, None)
}

/// The same as [`make`], with other limits for each answer than the level's own, if they are given.
pub fn make_within(name: &str, seed: Seed, budget: Option<Budget>) -> Option<Box<dyn Bot<State>>> {
    let name = NAMES.iter().find(|known| **known == name)?;
    Some(match *name {
        "random" => Box::new(Random::new(seed)),
        "easy" => Box::new(Easy),
        "medium" => Box::new(Medium),
        _ => {
            let mut effort = level::effort(name)?;
            effort.budget = budget.unwrap_or(effort.budget);
            Box::new(Searcher::new(name, effort, seed))
        }
    })
}
