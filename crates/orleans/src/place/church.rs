//! Church: for 2 coins the action of another player's activated tile (places.church.use).

use super::{forbids_via, shared_house};
use crate::ask::{Ask, Move, Offer};
use crate::components::{Home, Place, Sort, components};
use crate::event::{Event, Log};
use crate::flow::{Frame, Lender, Step};
use crate::state::State;
use crate::verbs::{coins, stand};
use tabletop::{RuleId, Seat};

const PRICE: u16 = 2;

/// Tiles whose effect stays on them or uses up the owner's followers (places.church.not-these).
const NOT_THESE: [Place; 6] =
    [Place::Sacristy, Place::Tavern, Place::Road, Place::GunpowderTower, Place::GamingRoom, Place::MedicinalSpring];

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    if state.mat(seat).coins < PRICE {
        return Some(RuleId("base.actions.voluntary-cost"));
    }
    choices(state, seat).next().is_none().then_some(RuleId("places.church.use"))
}

pub(super) fn start(state: &mut State, seat: Seat) {
    state.then([Frame::Ask(seat, Ask::Church)]);
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(choices(state, seat).map(|(owner, place)| Move::Borrow { owner, place }));
}

/// The 2 coins go to the owner first; the tile keeps its followers (places.church.followers).
pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Borrow { owner, place } = mv {
        coins::spend(state, seat, PRICE, log);
        coins::gain(state, owner, PRICE, log);
        log.push(Event::Borrowed { seat, owner, place });
        state.then([Frame::Do(Step::Use { seat, place, via: Some(Lender::Church(owner)) })]);
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    match mv {
        Move::Borrow { owner, place } if owner.0 < state.setup.players => refuses(state, seat, owner, place),
        _ => Some(RuleId("places.church.use")),
    }
}

fn choices(state: &State, seat: Seat) -> impl Iterator<Item = (Seat, Place)> {
    let others = (0..state.setup.players).map(Seat).filter(move |&owner| owner != seat);
    let tiles = others.flat_map(|owner| state.mat(owner).places.iter().map(move |place| (owner, place)));
    tiles.filter(move |&(owner, place)| refuses(state, seat, owner, place).is_none())
}

/// The rule that forbids borrowing this tile. Everything happens for the user, who has paid 2 coins
/// already (places.church.for-the-user).
fn refuses(state: &State, seat: Seat, owner: Seat, place: Place) -> Option<RuleId> {
    let facts = components().place(place);
    let mat = state.mat(owner);
    if facts.home == Home::Shared {
        return Some(shared_house::NOT_LENT);
    }
    if owner == seat || facts.home.is_player_board() || !mat.places.contains(place) {
        return Some(RuleId("places.church.use"));
    }
    if NOT_THESE.contains(&place) {
        return Some(RuleId("places.church.not-these"));
    }
    if facts.sort != Sort::Action {
        return Some(RuleId("places.church.no-privileges"));
    }
    if !stand::is_activated(mat, place) || mat.board.stood_at(place).is_empty() {
        return Some(RuleId("places.church.use"));
    }
    let mut after = state.clone();
    after.mat_mut(seat).coins = after.mat(seat).coins.saturating_sub(PRICE);
    forbids_via(&after, seat, place, Some(Lender::Church(owner)))
}
