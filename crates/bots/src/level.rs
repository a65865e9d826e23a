//! What people are told of the levels they play against.

use serde::Serialize;

/// A level: its name, and what to expect of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Level {
    /// The name that the game's own `make` knows.
    pub name: &'static str,
    /// One sentence for whoever chooses an opponent.
    pub sentence: &'static str,
}
