//! Good Trade: for coins of the team grain of the supply comes to the Warehouse (invasion.event.good-trade).

use super::super::pieces::{city, needs};
use super::payment;
use super::{Outlook, Proposal, Unit};
use crate::ask::Offer;
use crate::components::{Good, components};
use crate::state::State;
use tabletop::Seat;

/// The supply must have it all (invasion.event.good-trade-supply), the Warehouse must lack some
/// (invasion.event.good-trade-room), and the coins must be there.
pub(super) fn outlook(state: &State) -> Outlook {
    let in_supply = state.table.goods[Good::Grain.index()] >= components().invasion.good_trade;
    let can_pay = payment::all(state) >= price(state).into();
    if in_supply && room(state) > 0 && can_pay { Outlook::Open } else { Outlook::Nothing }
}

fn price(state: &State) -> u8 {
    state.happening().map_or(0, |facts| facts.amount)
}

/// What the Warehouse still takes.
fn room(state: &State) -> u8 {
    let grain = Good::Grain.index();
    needs(&state.setup).goods[grain] - city(&state.table).goods[grain]
}

/// The surplus stays in the supply (invasion.event.good-trade-room).
pub(super) fn bought(state: &State) -> u8 {
    components().invasion.good_trade.min(room(state))
}

pub(super) fn units(state: &State, proposal: &Proposal, out: &mut impl Offer) {
    let paid = proposal.sum(|unit| if let Unit::Pay { coins, .. } = unit { coins } else { 0 });
    let named = |seat: Seat| proposal.iter().any(|unit| matches!(unit, Unit::Pay { seat: payer, .. } if payer == seat));
    if paid < price(state) {
        payment::shares(state, price(state) - paid, named, |seat| state.mat(seat).coins, out);
    }
}
