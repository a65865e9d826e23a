//! The bots that play Joan of Arc.

mod easy;
mod hint;
mod left;
mod level;
mod planner;
mod review;
mod search;
mod thumb;
mod train;
mod turn;
mod value;

pub use easy::Easy;
pub use hint::hint;
pub use level::{LEVELS, budget};
pub use planner::Planner;
pub use review::{appraise, luck};
pub use train::Games;

use crate::{Budget, Random};
use ::joan::State;
use tabletop::{Bot, Seed};

/// The names [`make`] knows, the weakest bot first. People are offered the [`LEVELS`] only.
pub const NAMES: &[&str] = &["random", "easy", "medium", "hard", "master"];

/// A bot for a seat at a table of Joan of Arc; nothing if no bot has this name. The seed is the bot's own chance, never
/// the game's.
pub fn make(name: &str, seed: Seed) -> Option<Box<dyn Bot<State>>> {
    make_within(name, seed, None)
}

/// The same as [`make`], with other limits for each answer than the level's own, if they are given.
pub fn make_within(name: &str, seed: Seed, budget: Option<Budget>) -> Option<Box<dyn Bot<State>>> {
    let name = NAMES.iter().find(|known| **known == name)?;
    Some(match *name {
        "random" => Box::new(Random::new(seed)),
        "easy" => Box::new(Easy::new(seed)),
        _ => {
            let mut effort = level::effort(name)?;
            if let Some(worlds) = &mut effort.worlds {
                worlds.budget = budget.unwrap_or(worlds.budget);
            }
            Box::new(Planner::new(name, effort, seed))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Desk, play_out};
    use ::joan::Setup;
    use ::joan::components::Level;
    use tabletop::{Game, Seat};

    fn played(setup: Setup, names: &[&str], nth: u64) -> State {
        let mut game = State::new(&setup, Seed::of_series(50, nth)).expect("a game");
        let bot = |(name, seat): (&&str, u64)| make(name, Seed::of_series(51 + seat, nth)).expect("a bot");
        let mut bots: Vec<Box<dyn Bot<State>>> = names.iter().zip(0..).map(bot).collect();
        play_out(&mut game, &mut bots, &mut Desk::default()).expect("legal answers");
        game
    }

    #[test]
    fn easy_beats_random_from_either_seat() {
        let won = |nth: u64| {
            let (names, seat) = if nth.is_multiple_of(2) { (["easy", "random"], 0) } else { (["random", "easy"], 1) };
            let outcome = played(Setup::new(2), &names, nth).outcome().expect("the end");
            outcome.winners.contains(Seat(seat))
        };
        let wins = (0..20).filter(|nth| won(*nth)).count();
        assert!(wins >= 18, "{wins} of 20");
    }

    #[test]
    fn every_table_is_played_to_its_end() {
        for (nth, setup) in (0..).zip([Setup::new(3), Setup::new(5), Setup::solo(Level::Special)]) {
            let names = vec!["easy"; setup.players.into()];
            let scores = played(setup, &names, nth).outcome().expect("the end").sheets;
            assert!(scores.iter().all(|sheet| sheet.total > 15), "{scores:?}");
        }
    }

    #[test]
    fn nobody_else_can_sit_down() {
        assert!(NAMES.iter().all(|name| make(name, Seed::of_series(1, 1)).is_some_and(|bot| bot.name() == *name)));
        assert!(make("nobody", Seed::of_series(1, 1)).is_none());
    }
}
