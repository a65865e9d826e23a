//! What the program must know of a game to lay it out, to let bots play it and to measure what they do.

use crate::wish::{Laid, Wish};
use anyhow::Result;
use bots::Budget;
use std::collections::BTreeMap;
use tabletop::ledger::{Language, Ledger};
use tabletop::{Bot, Game, RuleId, Seat, Seed};

/// A game that can be laid out from the command line and played by bots.
pub(crate) trait Playable: Game {
    /// The name for people.
    const TITLE: &'static str;
    /// The bots that can sit down, the weakest first.
    const BOTS: &'static [&'static str];

    /// The printings that `--edition` may name; none if there is only one.
    fn editions() -> Vec<&'static str> {
        Vec::new()
    }

    /// What `--modules` may name.
    fn modules() -> Vec<&'static str> {
        Vec::new()
    }

    /// What `--level` may name.
    fn levels() -> Vec<&'static str> {
        Vec::new()
    }

    /// The set-up that somebody wishes for. Whether it can be played is for the game itself to say.
    fn setup(wish: &Wish) -> Result<Self::Setup>;

    /// What lies on the table by this set-up, in the words of the command line.
    fn laid(setup: &Self::Setup) -> Laid;

    /// What to change on the command line where this rule refuses the set-up.
    fn advice(rule: RuleId, setup: &Self::Setup) -> &'static str;

    /// A bot of this name, with limits other than its own if they are given.
    fn bot(name: &str, seed: Seed, budget: Option<Budget>) -> Option<Box<dyn Bot<Self>>>;

    /// The limits that the bot of this name sets itself; nothing if it does not search.
    fn budget(name: &str) -> Option<Budget>;

    /// The round that the game is in.
    fn round(&self) -> u8;

    /// The points of a seat, if the game ended now.
    fn points(&self, seat: Seat) -> i32;

    /// What else is counted of a seat at the end, by name.
    fn figures(&self, _seat: Seat) -> Vec<(&'static str, u8)> {
        Vec::new()
    }

    /// The means of these figures in words.
    fn figures_words(_means: &BTreeMap<String, f64>) -> Option<String> {
        None
    }

    /// Every rule, in the words of a language.
    fn ledger(language: Language) -> &'static Ledger;

    /// Whether a file of `data/` has facts of this game.
    fn has_data(file: &str) -> bool;

    /// The rows of data that no source shows.
    fn waiting() -> Result<Vec<Waiting>>;
}

/// A row of data that waits to be corrected from the physical game.
pub(crate) struct Waiting {
    /// The file, as it lies in the repository.
    pub(crate) file: &'static str,
    /// The row, how sure it is, and where it comes from.
    pub(crate) words: String,
}
