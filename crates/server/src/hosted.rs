//! What a game must offer to be hosted, and the games that do.

use serde::Serialize;
use tabletop::{Bot, Game, Seed};

/// A game with bots to sit at its tables.
pub trait HostedGame: Game<Ask: Send + Sync, Event: Send + Sync, View: Send + Sync> {
    /// What a player reads off the table at a glance, worked out from a view.
    type Glance: Serialize;

    /// The table of a view at a glance.
    fn glance(view: &Self::View) -> Self::Glance;

    /// The names that [`HostedGame::bot`] knows.
    const BOTS: &'static [&'static str];

    /// The bot of this name; `seed` is its own chance, never the game's.
    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>>;
}

impl HostedGame for orleans::State {
    type Glance = orleans::Glance;

    fn glance(view: &orleans::View) -> orleans::Glance {
        orleans::glance(view)
    }

    const BOTS: &'static [&'static str] = bots::NAMES;

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>> {
        bots::make(name, seed)
    }
}
