//! Which bots sit where, and the chance they draw from.

use crate::games::Playable;
use crate::speech::count::choice;
use anyhow::{Context, Result, anyhow, bail};
use bots::Budget;
use serde::{Deserialize, Serialize};
use tabletop::{Bot, Seat, Seed, SetupError, fingerprint};

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
    fn of<G: Playable>(self, name: &str) -> Option<Budget> {
        let own = if self.patience { G::budget(name) } else { None };
        self.budget.or(own.map(|own| Budget::iterations(own.iterations)))
    }
}

/// A table that cannot be laid, with what to change on the command line and the rule behind it.
pub(crate) fn refused<G: Playable>(error: SetupError, setup: &G::Setup) -> anyhow::Error {
    match error.rule {
        Some(rule) => anyhow!("{error}: {} ({rule})", G::advice(rule, setup)),
        None => anyhow!("{error}: choose other options"),
    }
}

/// The name of a bot for each of `n` seats. One name stands for all of them.
pub(crate) fn bots<G: Playable>(given: &[String], n: usize) -> Result<Vec<String>> {
    for name in given {
        check::<G>(name)?;
    }
    match given {
        [] => Ok(Vec::new()),
        [name] => Ok(vec![name.clone(); n]),
        _ if given.len() == n => Ok(given.to_vec()),
        _ => bail!("--bots names {} bots for {n} seats: give one name for all, or one for each seat", given.len()),
    }
}

/// Makes sure that there is a bot of this name.
pub(crate) fn check<G: Playable>(name: &str) -> Result<()> {
    if G::BOTS.contains(&name) {
        return Ok(());
    }
    let known: Vec<String> = G::BOTS.iter().map(|name| (*name).to_owned()).collect();
    bail!("there is no bot `{name}`: choose {}", choice(&known))
}

/// The bots that play a whole game, one for each seat.
pub(crate) fn for_game<G: Playable>(names: &[String], game: Seed, limits: Limits) -> Result<Vec<Box<dyn Bot<G>>>> {
    let seats = (0..).map(Seat);
    names.iter().zip(seats).map(|(name, seat)| make(name, derived(&("bot", game, seat))?, limits)).collect()
}

/// A bot for move number `number` alone: so a resumed game goes on as if it had never stopped.
pub(crate) fn for_move<G: Playable>(name: &str, game: Seed, seat: Seat, number: usize) -> Result<Box<dyn Bot<G>>> {
    make(name, derived(&("bot", game, seat, number))?, Limits::default())
}

fn make<G: Playable>(name: &str, seed: Seed, limits: Limits) -> Result<Box<dyn Bot<G>>> {
    G::bot(name, seed, limits.of::<G>(name)).with_context(|| format!("there is no bot `{name}`"))
}

/// A seed that follows from the game's but tells nothing of it: a bot must not foresee the bag.
fn derived(of: &impl Serialize) -> Result<Seed> {
    fingerprint(of).parse().context("a fingerprint is a seed")
}

#[cfg(test)]
mod tests {
    use super::*;
    use orleans::State;
    use std::time::Duration;

    #[test]
    fn patience_takes_the_clock_away_and_nothing_else() {
        let own = Limits::default();
        let patient = Limits { patience: true, ..own };
        for name in ["hard", "master"] {
            let level = bots::budget(name).expect("a level that searches");
            assert!(level.time < Duration::MAX, "{name} has a clock");
            assert_eq!(own.of::<State>(name), None);
            assert_eq!(patient.of::<State>(name), Some(Budget { time: Duration::MAX, ..level }));
        }
        assert_eq!(patient.of::<State>("medium"), None);
        let few = Some(Budget::iterations(4));
        assert_eq!(Limits { budget: few, ..own }.of::<State>("hard"), few);
    }
}
