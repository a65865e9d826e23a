//! What is agreed before a game.

use crate::components::{Level, SetupFacts, components};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Seats, places, and in the solo game how strong Joan is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many seats the table has; one alone plays against Joan.
    pub players: u8,
    /// Where the places are.
    #[serde(default)]
    pub places: Places,
    /// The level of the solo game; Standard if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub level: Option<Level>,
    /// The first starting player; drawn at random if nobody is named (joan.setup.start-player).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub start_player: Option<Seat>,
}

/// Where the places are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Places {
    /// On cards, four of each category (joan.setup.place-cards).
    #[default]
    Cards,
    /// On the sheet, for a first game (joan.setup.printed-places).
    Printed,
}

impl Setup {
    /// A game with Place cards and without special agreements.
    pub fn new(players: u8) -> Setup {
        Setup { players, places: Places::Cards, level: None, start_player: None }
    }

    /// A game of one against Joan.
    pub fn solo(level: Level) -> Setup {
        Setup { level: Some(level), ..Setup::new(1) }
    }

    /// Whether one plays alone against Joan.
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// How strong Joan is.
    pub fn level(&self) -> Level {
        self.level.unwrap_or(Level::Standard)
    }

    /// How many take turns: the players, or the player and Joan.
    pub fn sides(&self) -> u8 {
        self.players.max(2)
    }

    /// What the number of players decides.
    pub fn facts(&self) -> &'static SetupFacts {
        &components().setups[usize::from(self.players)]
    }
}
