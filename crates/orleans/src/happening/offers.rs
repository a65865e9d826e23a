//! Indulgence, Bon Voyage and Peregrination: offers that each player may take for coins in hand
//! (events.choice.must-or-may, events.pay.offers-need-coins).

use super::asks::{HappeningAsk, ask};
use super::{amount, is_now, rule};
use crate::ask::{Move, Offer};
use crate::components::{Happening, Kind};
use crate::event::{Event, Log};
use crate::state::State;
use crate::verbs::coins;
use crate::verbs::travel::{self, Means};
use tabletop::Seat;

pub(super) fn suffer(state: &mut State, seat: Seat, event: Happening, price: u8) {
    let has_price = state.mat(seat).coins >= price.into();
    match event {
        Happening::Indulgence | Happening::MonkIndulgence if has_price && on_sale(state).next().is_some() => {
            ask(state, seat, HappeningAsk::Indulgence);
        }
        Happening::BonVoyage | Happening::Peregrination
            if has_price && travel::forbids(state, seat, Means::Either).is_none() =>
        {
            ask(state, seat, HappeningAsk::BonVoyage);
        }
        _ => {}
    }
}

pub(super) fn options(state: &State, seat: Seat, ask: HappeningAsk, out: &mut impl Offer) {
    match ask {
        HappeningAsk::Indulgence => out.extend(on_sale(state).map(Move::Recruit)),
        _ => travel::options(state, seat, Means::Either, out),
    }
    out.push(Move::Decline);
}

/// The follower goes into the bag and no marker moves (events.indulgence.to-bag).
pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Recruit(kind) => {
            coins::spend(state, seat, u16::from(amount(state)), log);
            state.table.followers[kind.index()] -= 1;
            state.players[seat].bag.add(kind.neutral());
            log.push(Event::Recruited(seat, kind));
        }
        // events.bon-voyage.move, prosperity.event.peregrination
        Move::Travel { .. } | Move::TravelTakingUnseen { .. } => {
            coins::spend(state, seat, u16::from(amount(state)), log);
            travel::answer(state, seat, mv, log);
        }
        _ => {}
    }
}

/// Any neutral follower but a monk; only the supply is a limit (events.indulgence.buy,
/// events.indulgence.full-track). One set sells monks alone (prosperity.event.indulgence).
fn on_sale(state: &State) -> impl Iterator<Item = Kind> + use<> {
    let (supply, monks) = (state.table.followers, sells_monks(state));
    Kind::ALL.iter().copied().filter(move |&kind| (kind == Kind::Monk) == monks && supply[kind.index()] > 0)
}

fn sells_monks(state: &State) -> bool {
    is_now(state, Happening::MonkIndulgence)
}

pub(super) fn why_not_voyage(state: &State) -> &'static str {
    rule(state).0
}

pub(super) fn why_not_indulgence(state: &State, mv: Move) -> &'static str {
    match mv {
        _ if sells_monks(state) => rule(state).0,
        Move::Recruit(Kind::Monk) => "events.indulgence.buy",
        _ => "events.indulgence.full-track",
    }
}
