//! What expansions add to the table, to a player and to what nobody may see. Without expansions it is
//! all empty, and saved games say nothing of it.

use super::deed_board::DeedBoard;
use super::orders::{OrderRow, OrderSet};
use crate::components::{ORDERS, OrderId, PlaceSet};
use crate::state::Pool;
use serde::{Deserialize, Serialize};

/// What expansions lay face up on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default)]
pub struct ModulesOnTable {
    /// The orders that lie face up.
    pub orders: OrderRow,
    /// The Trade or the Intrigue board.
    pub board: DeedBoard,
}

/// What expansions lay before a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default)]
pub struct ModulesOnMat {
    /// The orders fulfilled.
    pub orders: OrderSet,
    /// Followers gained in the action that is going on, to be placed when it is over (Amnesty).
    pub newcomers: Pool,
    /// Places that may not be used for the rest of the round (Saboteur, Spy).
    pub locked: PlaceSet,
}

/// What expansions keep face down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModulesHidden {
    /// The order cards in the order in which they are turned up.
    pub orders: [OrderId; ORDERS],
}

impl ModulesOnTable {
    pub(crate) fn is_empty(&self) -> bool {
        *self == ModulesOnTable::default()
    }
}

impl ModulesOnMat {
    pub(crate) fn is_empty(&self) -> bool {
        *self == ModulesOnMat::default()
    }
}

impl ModulesHidden {
    pub(crate) fn is_empty(&self) -> bool {
        *self == ModulesHidden::default()
    }
}
