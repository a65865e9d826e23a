//! Joan's area on the back of the sheet.

use crate::components::{Card, CardSet, Track};
use serde::{Deserialize, Serialize};

/// What Joan has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Joan {
    /// Spaces marked on each track.
    pub tracks: [u8; Track::COUNT],
    /// Development levels marked.
    pub levels: u8,
    /// Trading stations circled.
    pub stations: u8,
    /// Citizens circled in her area.
    pub citizens: u8,
    /// Shields circled, the first row first.
    pub shields: u8,
    /// The cards revealed from the present pile.
    pub revealed: CardSet,
    /// The card that lies face up.
    pub face_up: Option<Card>,
}
