//! Prairie: in a town with stations of others, one of them gives the arriving owner a good
//! (places.prairie.demand).

use crate::ask::{Ask, Move, Offer};
use crate::components::Good;
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::state::State;
use crate::verbs::goods;
use tabletop::{RuleId, Seat};

/// Every move of the own merchant by its player counts (places.prairie.every-move).
pub(super) fn offer(state: &mut State, seat: Seat) {
    if givers(state, seat).next().is_some() {
        state.then([Frame::Ask(seat, Ask::Prairie)]);
    }
}

/// Players without goods give nothing (places.prairie.giver-chooses); the demand may be waived.
pub(crate) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    out.extend(givers(state, seat).map(Move::Demand));
    out.push(Move::Decline);
}

/// What a refused demand cites.
pub(crate) const WHY_NOT: RuleId = RuleId("places.prairie.demand");
/// What a refused gift cites.
pub(crate) const WHY_NOT_GIFT: RuleId = RuleId("places.prairie.giver-chooses");

pub(crate) fn answer(state: &mut State, seat: Seat, mv: Move) {
    if let Move::Demand(giver) = mv {
        state.then([Frame::Ask(giver, Ask::Gift { to: seat })]);
    }
}

pub(crate) fn gift_options(state: &State, seat: Seat, out: &mut impl Offer) {
    goods::offer_any(state.mat(seat), out);
}

/// The giver chooses; bread handed over is grain again (places.bakery.bread-is-not-grain).
pub(crate) fn give(state: &mut State, from: Seat, to: Seat, mv: Move, log: &mut Log) {
    let good = match mv {
        Move::GiveGood(good) => {
            state.mat_mut(from).lose_good(good);
            good
        }
        _ => {
            state.mat_mut(from).on_tiles.bread -= 1;
            Good::Grain
        }
    };
    state.mat_mut(to).goods[good.index()] += 1;
    log.push(Event::Handed { from, to, good });
}

fn givers(state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
    let town = state.mat(seat).merchant;
    let gives = move |other: &Seat| {
        let mat = state.mat(*other);
        *other != seat && mat.stations.contains(town) && mat.n_goods() > 0
    };
    (0..state.setup.players).map(Seat).filter(gives)
}
