//! The four levels that people play against.

use crate::Level;
use crate::budget::Budget;
use crate::orleans::search::Effort;
use crate::orleans::value::{for_hard, for_master};
use std::time::Duration;

/// The levels, the weakest first.
pub const LEVELS: [Level; 4] = [
    Level { name: "easy", sentence: "Plays sensibly, but misjudges what things are worth and overlooks some." },
    Level { name: "medium", sentence: "Makes a good plan each round by the rules of thumb of a seasoned player." },
    Level { name: "hard", sentence: "Tries its plans out in its head, with what the others may do." },
    Level {
        name: "master",
        sentence: "Has learned from thousands of games of its own, and tries its plans out in many possible worlds.",
    },
];

/// The limits that a level sets itself for an answer; nothing for bots that do not search.
pub fn budget(name: &str) -> Option<Budget> {
    effort(name).map(|effort| effort.budget)
}

/// How hard the searching levels think, and what has taught them; nothing for the others.
pub(crate) fn effort(name: &str) -> Option<Effort> {
    let budget = |iterations, ms| Budget { iterations, time: Duration::from_millis(ms) };
    match name {
        "hard" => Some(Effort {
            budget: budget(48, 250),
            choices: 6,
            plan_worlds: 24,
            answer_worlds: 24,
            margin: 5.0,
            net: for_hard,
        }),
        "master" => Some(Effort {
            budget: budget(300, 1500),
            choices: 10,
            plan_worlds: 24,
            answer_worlds: 10,
            margin: 7.0,
            net: for_master,
        }),
        _ => None,
    }
}
