//! Wool Market: wool and brocade are bought and sold at their prices (invasion.event.wool-market).

use super::payment;
use super::{Outlook, Proposal, Unit};
use crate::ask::{Offer, has_option};
use crate::components::{Good, components};
use crate::state::State;
use tabletop::{RuleId, Seat};

/// Whether anything can be bought or sold.
pub(super) fn outlook(state: &State) -> Outlook {
    let possible = has_option(|out| units(state, &Proposal::default(), out));
    if possible { Outlook::Open } else { Outlook::Nothing }
}

fn price(good: Good) -> u8 {
    components().invasion.wool_market[good.index()]
}

fn price_of(unit: Unit) -> u8 {
    match unit {
        Unit::Buy { good, .. } | Unit::Sell { good, .. } => price(good),
        _ => 0,
    }
}

/// Coins of the last purchase that nobody has paid yet, and who has paid for it.
fn debt(proposal: &Proposal) -> (u8, [bool; 5]) {
    proposal.iter().fold((0, [false; 5]), |(due, mut named), unit| match unit {
        Unit::Pay { seat, coins } => {
            named[seat.index()] = true;
            (due - coins, named)
        }
        Unit::Buy { good, .. } => (price(good), [false; 5]),
        _ => (due, named),
    })
}

/// A purchase is paid before anything else is done; any players may pool coins (invasion.event.wool-market-split).
pub(super) fn units(state: &State, proposal: &Proposal, out: &mut impl Offer) {
    let purse = |seat: Seat| payment::purse(state, proposal, price_of, seat);
    let (due, named) = debt(proposal);
    if due > 0 {
        return payment::shares(state, due, |seat| named[seat.index()], purse, out);
    }
    // invasion.event.wool-market-limit
    if deals(proposal) >= state.happening().map_or(0, |facts| facts.amount) {
        return;
    }
    let seats = || (0..state.setup.players).map(Seat);
    let all: u16 = seats().map(purse).sum();
    for &good in Good::ALL.iter().filter(|&&good| price(good) > 0) {
        if out.is_over() {
            return;
        }
        if in_supply(state, proposal, good) > 0 && all >= price(good).into() {
            out.extend(seats().map(|seat| Unit::Buy { seat, good }.into()));
        }
        for seat in seats().filter(|&seat| has(state, proposal, seat, good) > 0) {
            out.extend(seats().map(|to| Unit::Sell { seat, good, to }.into()));
        }
    }
}

fn deals(proposal: &Proposal) -> u8 {
    proposal.count(|unit| matches!(unit, Unit::Buy { .. } | Unit::Sell { .. }))
}

/// What lies in the supply when this much of the proposal is done.
fn in_supply(state: &State, proposal: &Proposal, good: Good) -> u8 {
    let sold = proposal.count(|unit| matches!(unit, Unit::Sell { good: sold, .. } if sold == good));
    let bought = proposal.count(|unit| matches!(unit, Unit::Buy { good: bought, .. } if bought == good));
    state.table.goods[good.index()] + sold - bought
}

fn has(state: &State, proposal: &Proposal, seat: Seat, good: Good) -> u8 {
    let is_his = |who: Seat, which: Good| who == seat && which == good;
    let sold = proposal.count(|unit| matches!(unit, Unit::Sell { seat, good, .. } if is_his(seat, good)));
    let bought = proposal.count(|unit| matches!(unit, Unit::Buy { seat, good } if is_his(seat, good)));
    state.mat(seat).good(good) + bought - sold
}

/// After any deal that is paid, or before the first.
pub(super) fn may_stop(proposal: &Proposal) -> bool {
    debt(proposal).0 == 0
}

pub(super) fn why_not(state: &State, unit: Unit) -> RuleId {
    let proposal = super::city(&state.table).team.map(|team| team.proposal).unwrap_or_default();
    let full = deals(&proposal) >= state.happening().map_or(0, |facts| facts.amount);
    RuleId(match unit {
        Unit::Buy { .. } | Unit::Sell { .. } if full => "invasion.event.wool-market-limit",
        Unit::Buy { good, .. } if price(good) > 0 => "invasion.event.wool-market-split",
        Unit::Pay { .. } => "invasion.event.wool-market-split",
        _ => "invasion.event.wool-market",
    })
}
