//! Phase 3 with the Gunpowder Tower: two more Market spaces, filled in this phase only
//! (places.gunpowder-tower.market).

use crate::ask::{Ask, Move, Offer};
use crate::components::{Place, components};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::state::{Mat, State};
use tabletop::{RuleId, Seat};

/// Spaces of the Tower.
const SPACES: u8 = 2;

/// How many spaces the Tower adds for this player.
pub(super) fn spaces(mat: &Mat) -> u8 {
    if mat.places.contains(Place::GunpowderTower) { SPACES } else { 0 }
}

/// Market and Tower are laid together and divided anew: the owner may shift freely in this phase.
pub(crate) fn arrange(state: &mut State, seat: Seat) {
    let mat = state.mat_mut(seat);
    if spaces(mat) == 0 {
        return;
    }
    let tower = std::mem::take(&mut mat.tower);
    mat.market.add_all(tower);
    ask(state, seat, SPACES);
}

fn ask(state: &mut State, seat: Seat, room: u8) {
    if room > 0 && !state.mat(seat).market.is_empty() {
        state.then([Frame::Ask(seat, Ask::Tower { room })]);
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let market = &state.mat(seat).market;
    out.extend(market.present().map(Move::ToTower));
    if market.total() <= components().counts.market_spaces {
        out.push(Move::Decline);
    }
}

pub(crate) fn answer(state: &mut State, seat: Seat, room: u8, mv: Move, log: &mut Log) {
    if let Move::ToTower(follower) = mv {
        let mat = state.mat_mut(seat);
        mat.market.take(follower);
        mat.tower.add(follower);
        log.push(Event::ToTower(seat, follower));
        ask(state, seat, room - 1);
    }
}

pub(crate) fn why_not(mv: Move) -> Option<RuleId> {
    match mv {
        Move::ToTower(_) => Some(RuleId("places.gunpowder-tower.market")),
        Move::Decline => Some(RuleId("base.followers.market-size")),
        _ => None,
    }
}
