//! Place tiles: one of choice with each advance on the Traders track.

use crate::ask::{Ask, Move, Offer};
use crate::components::{Category, Place, PlaceSet, components};
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::flow::Frame;
use crate::place::hooks;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// Offers a place tile; with the first advance only one of category I
/// (base.village.trader-first-tile). Nothing is asked if none is left.
pub(crate) fn offer(state: &mut State, seat: Seat, one_only: bool) {
    if !permitted(state, one_only).is_empty() {
        state.then([Frame::Ask(seat, Ask::Tile { one_only })]);
    }
}

pub(crate) fn options(state: &State, one_only: bool, out: &mut impl Offer) {
    out.extend(permitted(state, one_only).iter().map(Move::Tile));
    out.push(Move::Decline);
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Tile(place) = mv {
        take(state, seat, place, log);
    }
}

/// A new tile lies beside the board and works at once (base.village.trader-tile-use).
pub(crate) fn take(state: &mut State, seat: Seat, place: Place, log: &mut Log) {
    state.table.tiles.remove(place);
    state.mat_mut(seat).places.insert(place);
    log.push(Event::TookTile(seat, place));
    hooks::on_gain(state, seat, place, log);
    feat::done(state, seat, Feat::TookTile(place), log);
}

pub(crate) fn why_not(state: &State, one_only: bool, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Tile(place) if one_only && state.table.tiles.contains(place) => {
            Some(RuleId("base.village.trader-first-tile"))
        }
        Move::Tile(_) => Some(RuleId("base.village.trader")),
        _ => None,
    }
}

/// The tiles that may be chosen.
pub(crate) fn permitted(state: &State, one_only: bool) -> PlaceSet {
    match one_only {
        true => state.table.tiles & components().tiles_printed(Category::I),
        false => state.table.tiles,
    }
}
