//! Which bots sit where, and the chance they draw from.

use crate::words::count::choice;
use anyhow::{Context, Result, anyhow, bail};
use bots::Budget;
use orleans::State;
use serde::{Deserialize, Serialize};
use tabletop::{Bot, RuleId, Seat, Seed, SetupError, fingerprint};

/// What ends the search for an answer, if not the limits of each level.
#[derive(Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Limits {
    /// These limits for all.
    pub(crate) budget: Option<Budget>,
    /// The limits of each level, but no clock.
    #[serde(default)]
    pub(crate) patience: bool,
}

impl Limits {
    fn of(self, name: &str) -> Option<Budget> {
        let own = if self.patience { bots::budget(name) } else { None };
        self.budget.or(own.map(|own| Budget::iterations(own.iterations)))
    }
}

/// A table that cannot be laid, with what to change on the command line.
pub(crate) fn refused(error: SetupError) -> anyhow::Error {
    let advice = match error.rule {
        Some(RuleId("base.setup.player-count")) => "choose another number with --players, or another --edition",
        Some(RuleId("base.setup.place-stacks-extended")) => "leave out --added-tiles, or choose --edition current",
        Some(RuleId("base.setup.first-start-player")) => "choose another --start-player",
        Some(RuleId(rule)) if rule.ends_with(".setup.solo") => "choose --players 1",
        Some(RuleId(rule)) if rule.ends_with(".setup.alone") => "name it alone in --modules",
        _ => "choose other options",
    };
    anyhow!("{error}: {advice}")
}

/// The name of a bot for each of `n` seats. One name stands for all of them.
pub(crate) fn bots(given: &[String], n: usize) -> Result<Vec<String>> {
    for name in given {
        check(name)?;
    }
    match given {
        [] => Ok(Vec::new()),
        [name] => Ok(vec![name.clone(); n]),
        _ if given.len() == n => Ok(given.to_vec()),
        _ => bail!("--bots names {} bots for {n} seats: give one name for all, or one for each seat", given.len()),
    }
}

/// Makes sure that there is a bot of this name.
pub(crate) fn check(name: &str) -> Result<()> {
    if bots::NAMES.contains(&name) {
        return Ok(());
    }
    let known: Vec<String> = bots::NAMES.iter().map(|name| (*name).to_owned()).collect();
    bail!("there is no bot `{name}`: choose {}", choice(&known))
}

/// The bots that play a whole game, one for each seat.
pub(crate) fn for_game(names: &[String], game: Seed, limits: Limits) -> Result<Vec<Box<dyn Bot<State>>>> {
    let seats = (0..).map(Seat);
    names.iter().zip(seats).map(|(name, seat)| make(name, derived(&("bot", game, seat))?, limits)).collect()
}

/// A bot for move number `number` alone: so a resumed game goes on as if it had never stopped.
pub(crate) fn for_move(name: &str, game: Seed, seat: Seat, number: usize) -> Result<Box<dyn Bot<State>>> {
    make(name, derived(&("bot", game, seat, number))?, Limits::default())
}

fn make(name: &str, seed: Seed, limits: Limits) -> Result<Box<dyn Bot<State>>> {
    bots::make_within(name, seed, limits.of(name)).with_context(|| format!("there is no bot `{name}`"))
}

/// A seed that follows from the game's but tells nothing of it: a bot must not foresee the bag.
fn derived(of: &impl Serialize) -> Result<Seed> {
    fingerprint(of).parse().context("a fingerprint is a seed")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn patience_takes_the_clock_away_and_nothing_else() {
        let own = Limits::default();
        let patient = Limits { patience: true, ..own };
        for name in ["hard", "master"] {
            let level = bots::budget(name).expect("a level that searches");
            assert!(level.time < Duration::MAX, "{name} has a clock");
            assert_eq!(own.of(name), None);
            assert_eq!(patient.of(name), Some(Budget { time: Duration::MAX, ..level }));
        }
        assert_eq!(patient.of("medium"), None);
        let few = Some(Budget::iterations(4));
        assert_eq!(Limits { budget: few, ..own }.of("hard"), few);
    }
}
