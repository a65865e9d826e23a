//! Answers. A move names things: the tile, the mark and what it is paid with, never a position in a list.

use crate::components::{BankRow, Bonus, Deed, Follower, Good, Place, Route, Town};
use serde::{Deserialize, Serialize};

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Take a tile of this follower from the display.
    Take(Follower),
    /// Recruit a Monk; this tile goes to the holding area.
    Recruit {
        /// The tile that nobody uses.
        discard: Follower,
    },
    /// Make a mark.
    Do {
        /// What it is paid with.
        with: Source,
        /// What is done.
        act: Act,
    },
    /// Strike out a coin of this row.
    Pay(BankRow),
    /// Mark another good instead of one of the route's; none is a shield, where all other rows are full.
    Replace {
        /// The printed good.
        good: Good,
        /// What is marked instead.
        by: Option<Good>,
    },
    /// Mark the printed goods of the route.
    Keep,
    /// End the turn: an action not carried out is forfeited, open bonuses lapse.
    EndTurn,
}

/// What an answer is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The action of the tile that was taken or of the Monk that was recruited.
    Action,
    /// An open bonus.
    Bonus(Bonus),
    /// The effect that is being carried out.
    Effect,
}

/// One mark on the sheet, or the use of a place or deed that brings marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Mark this good in the warehouse.
    Good(Good),
    /// Circle a coin in this row of the bank.
    Coin(BankRow),
    /// Circle a shield instead, where warehouse or bank is full.
    Shield,
    /// Fill in this route.
    Route(Route),
    /// Mark the next space of the Development track.
    Point,
    /// Build a trading station in this town.
    Station(Town),
    /// Acquire this place for so many coins.
    Acquire {
        /// Which.
        place: Place,
        /// The price, which its buyer may choose with the Cemetery.
        price: u8,
    },
    /// Carry out the action of an own place.
    Use(Place),
    /// Mark this follower at a deed.
    Deed {
        /// Which deed.
        deed: Deed,
        /// The symbol that is marked.
        follower: Follower,
    },
}
