//! The four levels that people play against.

use super::value::learned;
use crate::learned::Net;
use crate::{Budget, Level};
use ::joan::Setup;
use std::time::Duration;

/// The levels, the weakest first.
pub const LEVELS: [Level; 4] = [
    Level { name: "easy", sentence: "Takes what its sheet gains most from at once." },
    Level { name: "medium", sentence: "Plays out its whole turn in its head and knows what is nearly complete." },
    Level { name: "hard", sentence: "Has learned from thousands of games of its own what a sheet will become." },
    Level {
        name: "master",
        sentence: "Tries its best turns out in many possible worlds, with what the others may do next.",
    },
];

/// How hard a bot thinks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// What it has learned; thumb rules if nothing.
    pub(crate) net: Option<fn(&Setup) -> &'static Net>,
    /// How many unfinished turns it goes on with at a time.
    pub(crate) width: usize,
    /// Whether and how it tries turns out.
    pub(crate) worlds: Option<Worlds>,
}

/// How turns are tried out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worlds {
    /// The limit for one answer.
    pub(crate) budget: Budget,
    /// How many turns are tried at most.
    pub(crate) choices: usize,
    /// By how many points a turn may look worse than the best and still be tried.
    pub(crate) margin: f32,
}

/// The limits that a level sets itself for an answer; nothing for bots that do not search.
pub fn budget(name: &str) -> Option<Budget> {
    effort(name)?.worlds.map(|worlds| worlds.budget)
}

/// How hard the levels think that play whole turns.
pub(crate) fn effort(name: &str) -> Option<Effort> {
    let budget = Budget { iterations: 300, time: Duration::from_millis(1500) };
    match name {
        "medium" => Some(Effort { net: None, width: 8, worlds: None }),
        "hard" => Some(Effort { net: Some(learned), width: 8, worlds: None }),
        "master" => {
            let worlds = Worlds { budget, choices: 8, margin: 4.0 };
            Some(Effort { net: Some(learned), width: 12, worlds: Some(worlds) })
        }
        _ => None,
    }
}
