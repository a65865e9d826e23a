//! Demolition and Arson: gear wheels or built place tiles are given up, and what is not given up is paid for
//! (invasion.event.demolition, invasion.event.arson).

use super::payment;
use super::{Outlook, Proposal, Unit};
use crate::ask::Offer;
use crate::components::{Happening, components};
use crate::happening::is_now;
use crate::state::{State, Wheel};
use crate::verbs::torture;
use tabletop::{RuleId, Seat};

/// The team may give up less than it has, and pay; it loses only if both together are too little
/// (invasion.event.demolition-loss, invasion.event.arson-loss).
pub(super) fn outlook(state: &State) -> Outlook {
    let (demand, price) = demand(state);
    let things = things(state).map(|(_, number)| number).sum::<u8>();
    let payable = (payment::all(state) / price).min(demand.into()) as u8;
    let (fewest, most) = (demand - payable, demand.min(things));
    if fewest > most {
        let arson = is_now(state, Happening::TeamArson);
        let rule = if arson { "invasion.event.arson-loss" } else { "invasion.event.demolition-loss" };
        return Outlook::Lost(RuleId(rule));
    }
    let all_or_none = fewest == 0 || fewest == things || self::things(state).count() == 1;
    let payment = payment::only_way(state, u16::from(demand - fewest) * price);
    match payment.filter(|_| fewest == most && all_or_none) {
        Some(payment) => {
            let given = self::things(state).flat_map(|(unit, number)| (0..number).map(move |_| unit));
            Outlook::Forced(given.take(fewest.into()).chain(payment.iter()).collect())
        }
        None => Outlook::Open,
    }
}

/// How many are demanded, and what one that is missing costs.
fn demand(state: &State) -> (u8, u16) {
    state.happening().map_or((0, 1), |facts| (facts.amount, facts.price.into()))
}

/// Things first, then coins for the rest.
pub(super) fn units(state: &State, proposal: &Proposal, out: &mut impl Offer) {
    let (demand, price) = demand(state);
    let given = proposal.count(is_thing);
    let paid = proposal.sum(coins);
    let due = u16::from(demand - given) * price - u16::from(paid);
    if due == 0 {
        return;
    }
    if paid == 0 {
        for (unit, number) in things(state) {
            if out.is_over() {
                return;
            }
            if proposal.count(|other| other == unit) < number {
                out.push(unit.into());
            }
        }
    }
    if payment::all(state) >= u16::from(demand - given) * price {
        let named =
            |seat: Seat| proposal.iter().any(|unit| matches!(unit, Unit::Pay { seat: payer, .. } if payer == seat));
        payment::shares(state, due as u8, named, |seat| state.mat(seat).coins, out);
    }
}

fn is_thing(unit: Unit) -> bool {
    matches!(unit, Unit::Wheel { .. } | Unit::PlacedWheel { .. } | Unit::Tile { .. })
}

fn coins(unit: Unit) -> u8 {
    if let Unit::Pay { coins, .. } = unit { coins } else { 0 }
}

/// What can be given up, and how many there are of each: wheels on boards, tiles and beside them, or place tiles.
fn things(state: &State) -> impl Iterator<Item = (Unit, u8)> {
    let wheels = is_now(state, Happening::Demolition);
    let seats = || (0..state.setup.players).map(Seat);
    let beside = seats().flat_map(move |seat| {
        let count = move |wheel: Wheel| state.mat(seat).wheels[wheel as usize];
        Wheel::ALL.into_iter().map(move |wheel| (Unit::Wheel { seat, wheel }, count(wheel)))
    });
    let placed = seats().flat_map(move |seat| {
        let spaces = state.mat(seat).board.wheels().iter();
        spaces.map(move |space| (Unit::PlacedWheel { seat, place: components().space(space).place }, 1))
    });
    let tiles =
        seats().flat_map(move |seat| torture::tiles(state.mat(seat)).map(move |place| (Unit::Tile { seat, place }, 1)));
    let wheels_of_all = beside.chain(placed).filter(move |_| wheels);
    wheels_of_all.chain(tiles.filter(move |_| !wheels)).filter(|(_, number)| *number > 0)
}
