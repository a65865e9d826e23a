//! The games of the program. One more is a folder here, which says what the program must know of it, and a line in
//! [`GAMES`].

mod advice;
mod house;
mod joan;
pub(crate) mod orleans;
mod playable;
mod told;

pub(crate) use house::House;
pub(crate) use playable::{Playable, Waiting};
pub(crate) use told::Told;

use anyhow::{Result, bail};
use clap::builder::PossibleValuesParser;
use house::Of;
use server::Hosts;

/// The games, the usual one first.
const GAMES: &[&dyn House] = &[&Of::<::orleans::State>::NEW, &Of::<::joan::State>::NEW];

/// The games that are hosted, the usual one first.
pub(crate) fn hosts() -> Hosts {
    Hosts::of::<orleans::Orleans>().and::<joan::JoanOfArc>()
}

/// All of them, the usual one first.
pub(crate) fn all() -> impl Iterator<Item = &'static dyn House> {
    GAMES.iter().copied()
}

/// The game that is meant if nobody says.
pub(crate) fn usual() -> &'static dyn House {
    GAMES[0]
}

/// The game of this name.
pub(crate) fn named(name: &str) -> Result<&'static dyn House> {
    match all().find(|game| game.name() == name) {
        Some(game) => Ok(game),
        None => bail!("there is no game `{name}`: `--game` has those that there are"),
    }
}

/// Reads a name that one of the games has, such as that of an edition.
pub(crate) fn names_of(names: fn(&dyn House) -> Vec<&'static str>) -> PossibleValuesParser {
    let mut known: Vec<&str> = Vec::new();
    for name in all().flat_map(names) {
        if !known.contains(&name) {
            known.push(name);
        }
    }
    PossibleValuesParser::new(known)
}
