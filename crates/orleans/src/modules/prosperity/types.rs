//! What Prosperity asks, how it is answered, what it does by itself and what it tells.

use crate::components::{By, DRAWN, Follower, Good, Kind, Structure, Town};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What Prosperity asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ProsperityAsk {
    /// Which of the Structure cards just drawn is kept?
    Keep,
    /// Where does the Carpenter go, or what is built?
    Carpenter {
        /// Whether it has gone somewhere in this action.
        moved: bool,
    },
    /// A development point, or another Structure card?
    Scriptorium,
}

/// How Prosperity is answered, where base moves do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ProsperityMove {
    /// Keep this card.
    Keep(Structure),
    /// Draw two cards for the one in the hand.
    Exchange,
    /// Move the Carpenter along a route.
    Walk {
        /// Who is used for it.
        follower: Follower,
        /// Where it goes.
        to: Town,
        /// Along a road or a waterway.
        by: By,
    },
    /// Build the Structure in the hand on a good of the route to a town.
    Build {
        /// Where the route leads.
        to: Town,
        /// A road or a waterway.
        by: By,
    },
    /// Send a follower to an own Structure.
    Man {
        /// Who.
        kind: Kind,
        /// Where to.
        structure: Structure,
    },
    /// Put a coin next to an own Structure.
    LayCoin(Structure),
    /// Put a good next to an own Structure.
    LayGood(Structure, Good),
}

/// What Prosperity does by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ProsperityStep {
    /// The action of the Carpenter goes on.
    Carpenter {
        /// Whose.
        seat: Seat,
        /// Whether it has gone somewhere in this action.
        moved: bool,
    },
}

/// What happens in Prosperity, where base events do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ProsperityEvent {
    /// A good that lay face down is taken.
    TurnedUp(Seat, Good),
    /// The Carpenter goes to a town.
    Walked {
        /// Who moved it.
        seat: Seat,
        /// Where it is now.
        to: Town,
        /// Along a road or a waterway.
        by: By,
    },
    /// The Carpenter stays, for something is built where it is.
    Stays(Seat),
    /// A Structure is built.
    Built {
        /// Whose.
        seat: Seat,
        /// Which.
        structure: Structure,
        /// Where the route leads on which its station stands.
        to: Town,
        /// A road or a waterway.
        by: By,
    },
    /// Structure cards are drawn; which, only their owner sees.
    Drew(Seat, [Option<Structure>; DRAWN]),
    /// A card is kept, all others go under the pile; which, only its owner sees.
    Kept(Seat, Option<Structure>),
    /// A follower mans an own Structure.
    Manned {
        /// Whose.
        seat: Seat,
        /// Who.
        kind: Kind,
        /// Which.
        structure: Structure,
    },
    /// A coin lies next to an own Structure.
    LaidCoin(Seat, Structure),
    /// A good lies next to an own Structure.
    LaidGood(Seat, Structure, Good),
    /// A Structure has all it needs.
    Completed(Seat, Structure),
}
