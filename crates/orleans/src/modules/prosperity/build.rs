//! Building a Structure: a trading station on a good of a route that leads to the Carpenter's town.

use super::pieces::{BuiltStructure, ProsperityHand, facts, hand, on_mat_mut, on_table_mut, set_hand};
use super::types::{ProsperityEvent, ProsperityMove};
use super::{cards, carpenter, goods};
use crate::ask::{Move, Offer};
use crate::components::{By, Structure, Town};
use crate::event::{Event, Log};
use crate::modules::SystemOnMat;
use crate::state::State;
use crate::verbs::travel;
use tabletop::{RuleId, Seat};

/// Every route with a good on it, where the card in the hand may be built (prosperity.structure.on-good,
/// prosperity.structure.no-good).
pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let Some(at) = carpenter::place(state) else { return };
    if !is_possible(state, seat) {
        return;
    }
    let with_goods = travel::routes(at).filter(|route| goods::uncovered(state, route).is_some());
    out.extend(with_goods.map(|route| {
        let (to, by) = (route.other_end(at), route.by);
        Move::Prosperity(ProsperityMove::Build { to, by })
    }));
}

/// Whether something can be built: asked at every turn, so no way is gone through.
pub(super) fn is_possible(state: &State, seat: Seat) -> bool {
    carpenter::place(state).is_some_and(|at| forbids(state, seat, at).is_none() && goods::lie_around(state, at))
}

/// Whether something could be built, for all that the others know.
pub(super) fn looks_possible(state: &State, seat: Seat) -> bool {
    let has_good = |at: Town| goods::lie_around(state, at);
    let holds_card = matches!(state.mat(seat).modules.system, SystemOnMat::Prosperity(own) if own.cards > 0);
    holds_card && state.mat(seat).stations_left > 0 && carpenter::place(state).is_some_and(has_good)
}

/// The card names the town (prosperity.structure.where), and a piece is left (prosperity.structure.needs-piece).
fn forbids(state: &State, seat: Seat, at: Town) -> Option<RuleId> {
    let fits = |card: Structure| facts(card).towns.contains(at);
    if !hand(state, seat).card.is_some_and(fits) {
        Some(RuleId("prosperity.structure.where"))
    } else {
        (state.mat(seat).stations_left == 0).then_some(RuleId("prosperity.structure.needs-piece"))
    }
}

/// The good stays where it is, face down and out of reach (prosperity.structure.covered-good); then two cards are
/// drawn (prosperity.structure.draw-after-build).
pub(super) fn build(state: &mut State, seat: Seat, to: Town, by: By, log: &mut Log) {
    let route = carpenter::place(state).and_then(|at| travel::route(at, to, by));
    let space = route.and_then(|route| goods::uncovered(state, route));
    let (Some(structure), Some(space)) = (hand(state, seat).card, space) else { return };
    if let Some(table) = on_table_mut(state) {
        table.face_down.remove(space);
    }
    state.mat_mut(seat).stations_left -= 1;
    set_hand(state, seat, ProsperityHand::default());
    let mine = on_mat_mut(state, seat);
    if let Some(room) = mine.and_then(|mat| mat.built.iter_mut().find(|room| room.is_none())) {
        *room = Some(BuiltStructure { structure, space, laid: 0, done: false });
    }
    log.push(Event::Prosperity(ProsperityEvent::Built { seat, structure, to, by }));
    cards::draw(state, seat, log);
}

pub(super) fn why_not(state: &State, seat: Seat, to: Town, by: By) -> RuleId {
    let Some(at) = carpenter::place(state) else { return RuleId("prosperity.structure.where") };
    let of_route = RuleId(match travel::route(at, to, by) {
        None => "prosperity.structure.on-good",
        Some(_) => "prosperity.structure.no-good",
    });
    forbids(state, seat, at).unwrap_or(of_route)
}
