//! What somebody is about to do and what they lack, as data: whoever shows it finds the words.

use crate::components::{Good, Kind, Place};
use serde::Serialize;
use tabletop::Seat;

/// A plan and its needs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Intent {
    /// The places that are complete as the plan stands.
    pub places: Vec<Place>,
    /// The partner whose plan has a place that is left to them.
    pub gives_way: Option<(Seat, Place)>,
    /// Goods that a partner may send, each with its number.
    pub goods: Vec<(Good, u8)>,
    /// Coins that a partner may send.
    pub coins: u16,
    /// A follower whom a partner may send to the Market.
    pub follower: Option<Kind>,
    /// Whether the game is lost at the end of the round without them.
    pub urgent: bool,
}
