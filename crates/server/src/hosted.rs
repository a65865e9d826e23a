//! What a game must offer to be hosted, and the games that do.

use tabletop::{Bot, Game, Seed};

/// A game with bots to sit at its tables.
pub trait HostedGame: Game<Ask: Send + Sync, Event: Send + Sync, View: Send + Sync> {
    /// The names that [`HostedGame::bot`] knows.
    const BOTS: &'static [&'static str];

    /// The bot of this name; `seed` is its own chance, never the game's.
    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>>;
}

impl HostedGame for orleans::State {
    const BOTS: &'static [&'static str] = bots::NAMES;

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>> {
        bots::make(name, seed)
    }
}
