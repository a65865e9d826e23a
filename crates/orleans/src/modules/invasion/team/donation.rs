//! Donation: development points, a wine and coins are shared out freely (invasion.event.donation).

use super::{Proposal, Unit};
use crate::components::{Good, components};
use crate::state::State;
use crate::verbs::goods;
use tabletop::Seat;

/// Points first, then the wine, then coins; everybody is named once for each.
pub(super) fn units(state: &State, proposal: &Proposal, offer: &mut impl FnMut(Unit)) {
    let [points, wine, coins] = components().invasion.donation;
    let seats = || (0..state.setup.players).map(Seat);
    let points = points - proposal.sum(|unit| if let Unit::Develop { points, .. } = unit { points } else { 0 });
    if points > 0 {
        let named =
            |seat: Seat| proposal.iter().any(|unit| matches!(unit, Unit::Develop { seat: who, .. } if who == seat));
        return share(seats().filter(|&seat| !named(seat)), points, |seat, points| {
            offer(Unit::Develop { seat, points })
        });
    }
    // Without wine in the supply that part is lost.
    let given = proposal.count(|unit| matches!(unit, Unit::Wine(_)));
    if given < wine && goods::in_stock(state, Good::Wine) {
        return seats().map(Unit::Wine).for_each(offer);
    }
    let coins = coins - proposal.sum(|unit| if let Unit::Gain { coins, .. } = unit { coins } else { 0 });
    let named = |seat: Seat| proposal.iter().any(|unit| matches!(unit, Unit::Gain { seat: who, .. } if who == seat));
    share(seats().filter(|&seat| !named(seat)), coins, |seat, coins| offer(Unit::Gain { seat, coins }));
}

/// Every share that leaves the rest to somebody else.
fn share(seats: impl Iterator<Item = Seat> + Clone, left: u8, mut offer: impl FnMut(Seat, u8)) {
    let last = seats.clone().count() == 1;
    for seat in seats {
        (1..=left).rev().filter(|&number| !last || number == left).for_each(|number| offer(seat, number));
    }
}
