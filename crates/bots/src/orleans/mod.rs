//! The bots that play Orléans.

mod aims;
mod dues;
mod easy;
mod foresight;
mod hint;
mod intent;
mod level;
mod medium;
mod partners;
mod reach;
mod review;
mod search;
mod searcher;
mod taste;
mod thumb;
mod together;
mod train;
mod value;

pub use easy::Easy;
pub use foresight::{Line, foresee};
pub use hint::hint;
pub use intent::intents;
pub use level::{LEVELS, budget};
pub use medium::Medium;
pub use review::{appraise, luck};
pub use searcher::Searcher;
pub use train::Games;
pub use value::taught;

use crate::{Budget, Random};
use ::orleans::State;
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
