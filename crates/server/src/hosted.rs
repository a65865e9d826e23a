//! What a game must offer to be hosted, and the games that do.

use orleans::Frame;
use serde::Serialize;
use tabletop::{Bot, Game, SeatSet, Seed};

/// A game with bots to sit at its tables.
pub trait HostedGame: Game<Ask: Send + Sync, Event: Send + Sync, View: Send + Sync> {
    /// What a player reads off the table at a glance, worked out from a view.
    type Glance: Serialize + Send;

    /// The table of a view at a glance.
    fn glance(view: &Self::View) -> Self::Glance;

    /// The seats that the game waits for, as far as the viewer of this view may know.
    fn waits_for(view: &Self::View) -> SeatSet;

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

    fn waits_for(view: &orleans::View) -> SeatSet {
        match view.stack.last() {
            Some(&Frame::Ask(seat, _)) => SeatSet::of(seat),
            Some(&Frame::AskAll(seats, _)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    const BOTS: &'static [&'static str] = bots::NAMES;

    fn bot(name: &str, seed: Seed) -> Option<Box<dyn Bot<Self>>> {
        bots::make(name, seed)
    }
}
