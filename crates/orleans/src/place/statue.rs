//! Statue: a follower gained by an action in phase 5 may go to the Market instead of the bag
//! (places.statue.to-market), if it has a free space (places.statue.limits).

use crate::ask::{Ask, Move, Offer};
use crate::components::{Kind, components};
use crate::event::{Event, Log};
use crate::feat::{self, Feat};
use crate::flow::Frame;
use crate::modules;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// Asks, if there is room; until the answer the follower is neither here nor there.
pub(super) fn ask(state: &mut State, seat: Seat, kind: Kind) -> bool {
    let mat = state.mat(seat);
    let lying = mat.market.total() + modules::tokens_on_market(mat);
    let has_room = lying < components().counts.market_spaces;
    if has_room {
        state.then([Frame::Ask(seat, Ask::Statue(kind))]);
    }
    has_room
}

pub(crate) fn options(out: &mut impl Offer) {
    out.extend([Move::ToMarket, Move::Decline]);
}

/// What a refused answer cites.
pub(crate) const WHY_NOT: RuleId = RuleId("places.statue.to-market");

pub(crate) fn answer(state: &mut State, seat: Seat, kind: Kind, mv: Move, log: &mut Log) {
    if mv == Move::ToMarket {
        state.mat_mut(seat).market.add(kind.neutral());
        log.push(Event::ToMarket(seat, kind));
        feat::done(state, seat, Feat::CameToMarket(kind.neutral()), log);
    } else {
        state.players[seat].bag.add(kind.neutral());
    }
}
