//! What expansions add to the table, to a player and to what nobody may see. Without expansions it is
//! all empty, and saved games say nothing of it.

use super::deed_board::DeedBoard;
use super::list::list;
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
    /// The board that lies in place of the base deeds.
    pub board: DeedBoard,
    /// What the system in play lays there.
    #[serde(skip_serializing_if = "SystemOnTable::is_none")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<SystemOnTable>", optional))]
    pub system: SystemOnTable,
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
    /// What the system in play lays there.
    #[serde(skip_serializing_if = "SystemOnMat::is_none")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<SystemOnMat>", optional))]
    pub system: SystemOnMat,
}

/// What expansions keep face down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ModulesHidden {
    /// The order cards in the order in which they are turned up.
    pub orders: [OrderId; ORDERS],
    /// What the system in play hides.
    #[serde(skip_serializing_if = "SystemHidden::is_none")]
    pub system: SystemHidden,
}

/// Systems exclude each other, so their pieces of one sort share one room.
macro_rules! room {
    (
        [$($mixed:tt)*] [$($silent:tt)*]
        [$($(#[$when:meta])* $System:ident $folder:ident $at:literal $name:literal,)*]
        $(#[$doc:meta])* $Room:ident of $Pieces:ident
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs, reason = "the system's name says it")]
        pub enum $Room {
            #[default]
            None,
            $($(#[$when])* $System(super::$folder::$Pieces),)*
        }

        impl $Room {
            /// Whether the system in play has no such pieces.
            pub fn is_none(&self) -> bool {
                *self == $Room::None
            }
        }
    };
}

list! { room,
    /// What the system in play lays face up on the table.
    SystemOnTable of OnTable
}

list! { room,
    /// What the system in play lays before a player, for all to see.
    SystemOnMat of OnMat
}

list! { room,
    /// What a player of the system in play holds in the hand: only the owner sees it.
    SystemHand of Hand
}

list! { room,
    /// What the system in play hides from everybody.
    SystemHidden of Hidden
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
