//! How the deeds of the board stand, for whoever looks at it.

use super::{BoardDeed, is_complete};
use crate::components::{Good, Kind, SpaceKind};
use crate::modules::good_at_deed;
use crate::state::State;
use serde::Serialize;

/// A deed of the board in play at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeedGlance {
    /// Which.
    pub deed: BoardDeed,
    /// Its spaces, from left to right.
    pub spaces: Vec<DeedSpace>,
    /// Whether every open space is filled; never where none is open.
    pub complete: bool,
}

/// A space of a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeedSpace {
    /// Who is wanted.
    pub wants: SpaceKind,
    /// Who was sent there.
    pub sent: Option<Kind>,
    /// The good that lies there.
    pub good: Option<Good>,
    /// Whether it is used with so few players, or covered.
    pub open: bool,
}

pub(in crate::modules) fn glance(state: &State) -> Vec<DeedGlance> {
    state.setup.modules.deeds().iter().map(|&deed| deed_glance(state, deed)).collect()
}

fn deed_glance(state: &State, deed: BoardDeed) -> DeedGlance {
    let n_open = deed.facts().open(state.setup.players).len();
    let spaces = deed.facts().spaces.iter().enumerate().map(|(nth, &wants)| DeedSpace {
        wants,
        sent: state.table.modules.board.sent[deed.index()][nth],
        good: good_at_deed(state, deed, nth),
        open: nth < n_open,
    });
    DeedGlance { deed, spaces: spaces.collect(), complete: n_open > 0 && is_complete(state, deed) }
}
