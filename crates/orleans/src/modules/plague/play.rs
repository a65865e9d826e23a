//! Playing Indulgence cards: in the own turn before or after the action (plague.indulgence.own-turn), in the own part of
//! the event (plague.indulgence.in-event), and the two monks while planning (plague.card.two-monks-window).

use super::conditions::{can_give, facts, has};
use super::corpses;
use super::pieces::{IndulgenceSet, change, change_hand, change_table, hand, on, table};
use super::{PlagueEvent, PlagueMove};
use crate::ask::{Ask, Move, Offer};
use crate::components::{Condition, Follower, Good, Happening, Indulgence, components};
use crate::event::Log;
use crate::happening;
use crate::state::State;
use crate::verbs::{coins, goods};
use crate::window::Window;
use tabletop::{RuleId, Seat};

/// Every card whose condition is met, with the corpses of the Market or without (plague.corpse.removed-by-indulgence).
pub(super) fn options(state: &State, seat: Seat, window: Window, out: &mut impl Offer) {
    for card in IndulgenceSet::of(possible(state, seat, window)).filter(|&card| is_met(state, seat, window, card)) {
        if !happening::is_now(state, Happening::ClosingDay) {
            out.push(Move::Plague(PlagueMove::Play { card, remove: false }));
            if corpses::lying(state.mat(seat)) > 0 {
                out.push(Move::Plague(PlagueMove::Play { card, remove: true }));
            }
        }
    }
}

/// The cards of a hand that could be played, one bit each: most wait for something that nobody has done just now, or
/// for goods that are not there.
pub(super) fn possible(state: &State, seat: Seat, window: Window) -> u64 {
    let facts = &components().plague;
    let has_goods = state.mat(seat).goods != [0; Good::COUNT];
    let possible = match window {
        Window::Planning => 1 << Indulgence::TwoMonks.index(),
        _ => table(state).met.bits() | if has_goods { facts.gifts } else { facts.gifts_of_coins },
    };
    hand(state, seat).cards.bits() & possible
}

/// Whether a player is asked for cards after an action or the event. That must betray none, so it hangs on what all have
/// seen: a condition was met whose card may be in this hand, a card was taken, or an order has ended the turns. Gifts
/// otherwise wait for the next own turn, which comes before any pass.
pub(super) fn opens(state: &State, seat: Seat, window: Window) -> bool {
    if on(state.mat(seat)).in_hand == 0 || matches!(window, Window::Planning | Window::Turn | Window::BeforeEvent) {
        return false;
    }
    let table = table(state);
    let may_be_held = |card: Indulgence| {
        !table.display.contains(card) && !state.clockwise().any(|other| on(state.mat(other)).played.contains(card))
    };
    let is_over = || table.took || state.mat(seat).passed;
    let has_reason = (window == Window::AfterAction && is_over()) || table.met.iter().any(may_be_held);
    has_reason && !happening::is_now(state, Happening::ClosingDay)
}

fn is_met(state: &State, seat: Seat, window: Window, card: Indulgence) -> bool {
    let mat = state.mat(seat);
    let met = table(state).met.contains(card);
    match (&facts(card).condition, window) {
        (&Condition::Monks(number), Window::Planning) => {
            let are_new = table(state).monks.contains(seat) && hand(state, seat).announced.is_none();
            are_new && mat.market.count(Follower::Monk) >= number
        }
        (_, Window::Planning) => false,
        (&Condition::Monks(number), _) => met && mat.market.count(Follower::Monk) >= number,
        // plague.indulgence.in-event-no-gifts
        (Condition::Give { .. }, Window::AfterEvent) => false,
        (&Condition::Give { town, goods, coins }, _) => can_give(mat, town, goods, coins),
        _ => met,
    }
}

/// While all plan at once nobody sees what somebody plays: it is shown with the plans.
pub(super) fn answer(state: &mut State, seat: Seat, card: Indulgence, remove: bool, log: &mut Log) {
    match state.asked_now() {
        Some((_, Ask::Plan)) => {
            change_hand(state, seat, |hand| hand.announced = Some(remove));
            log.push(PlagueEvent::Announced(seat).into());
        }
        _ => play(state, seat, card, remove, log),
    }
}

/// Who has announced the two monks plays them now.
pub(super) fn settle(state: &mut State, log: &mut Log) {
    for seat in state.clockwise() {
        if let Some(remove) = hand(state, seat).announced {
            change_hand(state, seat, |hand| hand.announced = None);
            play(state, seat, Indulgence::TwoMonks, remove, log);
        }
    }
}

/// The gift goes back to the supply (plague.card.gift-destination), the card lies open for scoring
/// (plague.indulgence.play), and the corpses of the Market go, if the player likes; those in the bag stay.
fn play(state: &mut State, seat: Seat, card: Indulgence, remove: bool, log: &mut Log) {
    log.push(PlagueEvent::Played(seat, card).into());
    if let Condition::Give { goods, coins, .. } = facts(card).condition {
        for &good in Good::ALL {
            goods::give_back_some(state, seat, good, goods[good.index()], log);
        }
        coins::spend(state, seat, coins.into(), log);
    }
    change_hand(state, seat, |hand| hand.cards.remove(card));
    change(state, seat, |mat| mat.played.insert(card));
    change_table(state, |table| table.met.remove(card));
    let number = corpses::lying(state.mat(seat));
    if remove && number > 0 {
        corpses::remove(state, seat, number, log);
    }
}

/// The rule that forbids playing a card now.
pub(super) fn why_not(state: &State, seat: Seat, card: Indulgence, remove: bool) -> RuleId {
    let mat = state.mat(seat);
    let in_event = matches!(state.asked_of(seat), Some(Ask::Free(Window::AfterEvent)));
    RuleId(if !hand(state, seat).cards.contains(card) {
        "plague.infirmary.hidden"
    } else if happening::is_now(state, Happening::ClosingDay) {
        "plague.event.closing-day"
    } else if remove && corpses::lying(mat) == 0 {
        "plague.corpse.removed-by-indulgence"
    } else {
        match facts(card).condition {
            Condition::Give { .. } if in_event => "plague.indulgence.in-event-no-gifts",
            Condition::Give { town: Some(town), .. } if town != mat.merchant => "plague.card.deliver-presence",
            Condition::Give { goods, .. } if !has(mat, goods, 0) => "plague.card.donate-goods",
            Condition::Give { goods, coins, .. } if !has(mat, goods, coins) => "plague.card.donate-coins",
            Condition::Give { .. } => "plague.indulgence.own-turn",
            Condition::Monks(_) => "plague.card.two-monks-window",
            _ => "plague.indulgence.active",
        }
    })
}
