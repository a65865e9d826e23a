//! The Dignitary: every rule of `rules/dignitary.toml`, named by the test that checks it.

mod bans;
mod citizens;
mod coins;
mod crossings;
mod end;
mod layout;
mod mixes;
mod no_goods;
mod rounds;
mod set_up;
mod tiles_and_aims;
mod wheel_tax;

pub(crate) use crate::scene::solo::{USUAL, alone, setup_of};
pub(crate) use crate::scene::{Scene, rule};
use orleans::{Level, Module};

/// A fresh game: round 1, planning.
pub(crate) fn dignitary() -> Scene {
    alone(Module::Dignitary, Level::Normal)
}

/// The Planning phase of this round, with everything still as it was at the start.
pub(crate) fn in_round(round: u8) -> Scene {
    let mut game = dignitary();
    game.skip_to(round);
    game
}
