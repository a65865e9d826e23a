//! The house that both players of The Duel share, each with a space of their own: a citizen buys one bonus
//! (duel.house.bonus). The place tile Bourgeois House is another place (duel.house.name-clash).

use crate::ask::{Ask, Move};
use crate::components::{Place, components};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::happening::{HappeningEvent, Whence};
use crate::state::State;
use crate::verbs::travel::{self, Means};
use crate::verbs::{coins, develop, goods};
use tabletop::{RuleId, Seat};

/// What a refused bonus cites.
pub(crate) const WHY_NOT: RuleId = RuleId("duel.house.bonus");
/// It is neither a place of the player board nor a place tile.
pub(super) const NOT_LENT: RuleId = RuleId("duel.house.not-lent");

/// Without a citizen nothing can be bought (duel.house.citizen-price).
pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    (state.mat(seat).citizens == 0).then_some(RuleId("duel.house.citizen-price"))
}

/// The citizen goes to the supply, then the bonus is chosen.
pub(super) fn start(state: &mut State, seat: Seat, log: &mut Log) {
    state.mat_mut(seat).citizens -= 1;
    log.push(Event::ReturnedCitizen(seat));
    state.then([Frame::Ask(seat, Ask::SharedHouse)]);
}

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    let facts = &components().duel;
    match mv {
        Move::TakeGood(good) => goods::gain(state, seat, good, log),
        Move::SetOut => travel::ask(state, seat, Means::Either),
        Move::Develop => develop::develop(state, seat, facts.house_develop, log),
        _ => coins::gain(state, seat, facts.house_coins.into(), log),
    }
}

/// After use the follower goes to the supply, not to the bag (duel.house.follower-lost).
pub(crate) fn dismiss(state: &mut State, seat: Seat, log: &mut Log) {
    let place = Place::SharedHouse;
    for space in state.at_work(seat, place).iter() {
        let kind = state.mat_mut(seat).board.take(space).kind();
        state.table.followers[kind.index()] += 1;
        let from = Whence::Space(place, components().space(space).kind);
        log.push(Event::Happening(HappeningEvent::Dismissed(seat, kind, from)));
    }
}
