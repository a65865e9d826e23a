//! Coins that the team pays together: who pays how many, each named once (invasion.team.free-split).

use super::{Proposal, Unit};
use crate::ask::Offer;
use crate::state::{Players, State};
use tabletop::Seat;

/// What a player has, less what the proposal takes and with what it brings.
pub(super) fn purse(state: &State, proposal: &Proposal, prices: impl Fn(Unit) -> u8, seat: Seat) -> u16 {
    proposal.iter().fold(state.mat(seat).coins, |coins, unit| match unit {
        Unit::Pay { seat: payer, coins: paid } if payer == seat => coins - u16::from(paid),
        Unit::Sell { to, .. } if to == seat => coins + u16::from(prices(unit)),
        _ => coins,
    })
}

/// What all have together.
pub(super) fn all(state: &State) -> u16 {
    state.players.as_slice().iter().map(|player| player.mat.coins).sum()
}

/// Every share of a debt that can still be paid in full by those who are not named yet.
pub(super) fn shares(
    state: &State,
    due: u8,
    named: impl Fn(Seat) -> bool,
    purse: impl Fn(Seat) -> u16,
    out: &mut impl Offer,
) {
    let mut purses = [0; Players::MOST];
    for seat in (0..state.setup.players).map(Seat).filter(|&seat| !named(seat)) {
        purses[seat.index()] = purse(seat);
    }
    let all: u16 = purses.iter().sum();
    for (seat, &own) in (0..).map(Seat).zip(&purses) {
        let (most, rest) = (own.min(due.into()) as u8, all - own);
        // Who pays so little that the others cannot make up for it pays too little.
        let least = u16::from(due).saturating_sub(rest).max(1) as u8;
        out.extend((least..=most).rev().map(|coins| Unit::Pay { seat, coins }.into()));
    }
}

/// The only way to pay a debt, where there is one: nothing is owed, all that is there, or one alone has coins.
pub(super) fn only_way(state: &State, due: u16) -> Option<Proposal> {
    let purses = || (0..state.setup.players).map(Seat).map(|seat| (seat, state.mat(seat).coins));
    let payers = purses().filter(|(_, coins)| *coins > 0).count();
    match due {
        0 => Some(Proposal::default()),
        _ if due == all(state) || payers == 1 => {
            let paying = purses().filter(|(_, coins)| *coins > 0);
            Some(paying.map(|(seat, coins)| Unit::Pay { seat, coins: coins.min(due) as u8 }).collect())
        }
        _ => None,
    }
}
