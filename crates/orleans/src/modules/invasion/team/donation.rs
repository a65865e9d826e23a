//! Donation: development points, a wine and coins are shared out freely (invasion.event.donation).

use super::{Proposal, Unit};
use crate::ask::Offer;
use crate::components::{Good, components};
use crate::state::State;
use crate::verbs::goods;
use tabletop::Seat;

/// Points first, then the wine, then coins; everybody is named once for each.
pub(super) fn units(state: &State, proposal: &Proposal, out: &mut impl Offer) {
    let [points, wine, coins] = components().invasion.donation;
    let seats = || (0..state.setup.players).map(Seat);
    let points = points - proposal.sum(|unit| if let Unit::Develop { points, .. } = unit { points } else { 0 });
    if points > 0 {
        let named =
            |seat: Seat| proposal.iter().any(|unit| matches!(unit, Unit::Develop { seat: who, .. } if who == seat));
        let develop = |seat: Seat, points: u8| Unit::Develop { seat, points };
        return share(seats().filter(|&seat| !named(seat)), points, develop, out);
    }
    // Without wine in the supply that part is lost.
    let given = proposal.count(|unit| matches!(unit, Unit::Wine(_)));
    if given < wine && goods::in_stock(state, Good::Wine) {
        return out.extend(seats().map(|seat| Unit::Wine(seat).into()));
    }
    let coins = coins - proposal.sum(|unit| if let Unit::Gain { coins, .. } = unit { coins } else { 0 });
    let named = |seat: Seat| proposal.iter().any(|unit| matches!(unit, Unit::Gain { seat: who, .. } if who == seat));
    share(seats().filter(|&seat| !named(seat)), coins, |seat, coins| Unit::Gain { seat, coins }, out);
}

/// Every share that leaves the rest to somebody else.
fn share(seats: impl Iterator<Item = Seat> + Clone, left: u8, unit: impl Fn(Seat, u8) -> Unit, out: &mut impl Offer) {
    let least = if seats.clone().count() == 1 { left } else { 1 };
    for seat in seats.filter(|_| left > 0) {
        if out.is_over() {
            return;
        }
        out.extend((least..=left).rev().map(|number| unit(seat, number).into()));
    }
}
