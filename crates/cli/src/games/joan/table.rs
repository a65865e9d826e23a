//! A table of Joan of Arc from the words of the command line.

use crate::wish::Wish;
use anyhow::{Result, bail};
use joan::components::Level;
use joan::{Places, Setup};
use tabletop::Seat;

/// How many sit at a table if nobody says.
const USUAL_PLAYERS: u8 = 4;

/// What `--level` calls a level.
pub(super) fn level_name(level: Level) -> &'static str {
    match level {
        Level::Standard => "standard",
        Level::Connoisseur => "connoisseur",
        Level::Special => "special",
    }
}

/// The set-up that is wished for; a level means playing alone.
pub(super) fn setup(wish: &Wish) -> Result<Setup> {
    if !wish.modules.is_empty() || wish.edition.is_some() || !wish.agreed.is_empty() {
        bail!("Joan of Arc has one printing and no expansions: leave out what belongs to Orléans");
    }
    let level = Level::ALL.iter().copied().find(|level| wish.level.as_deref() == Some(level_name(*level)));
    if let (Some(name), None) = (&wish.level, level) {
        bail!("Joan of Arc has no level `{name}`: choose standard, connoisseur or special");
    }
    let players = wish.players.unwrap_or(if level.is_some() { 1 } else { USUAL_PLAYERS });
    let start_player = match wish.start_player {
        None => None,
        Some(seat) if (1..=players).contains(&seat) => Some(Seat(seat - 1)),
        Some(seat) => bail!("seat {seat} cannot start: choose a number from 1 to {players} with --start-player"),
    };
    let places = if wish.printed_places { Places::Printed } else { Places::Cards };
    Ok(Setup { players, places, level, start_player })
}
