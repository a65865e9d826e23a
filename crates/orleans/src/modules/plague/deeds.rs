//! The deeds of the Plague board that data cannot say: Alchemy, Autopsy and Messenger Service.

use super::corpses;
use super::events::place_next;
use super::pieces::table;
use super::{PlagueAsk, PlagueMove, ask};
use crate::ask::{Move, Offer};
use crate::components::PlagueDeed;
use crate::event::Log;
use crate::modules::deed_board::{self, BoardDeed, Sending};
use crate::state::State;
use crate::verbs::travel::{self, Means};
use crate::verbs::{bag, drawn};
use tabletop::Seat;

pub(super) const ALL: [BoardDeed; PlagueDeed::COUNT] = {
    let mut deeds = [BoardDeed::Plague(PlagueDeed::AlchemyI); PlagueDeed::COUNT];
    let mut nth = 0;
    while nth < deeds.len() {
        deeds[nth] = BoardDeed::Plague(PlagueDeed::ALL[nth]);
        nth += 1;
    }
    deeds
};

/// Alchemy II waits for Alchemy I (plague.deed.alchemy-two-locked).
pub(super) fn is_locked(state: &State, deed: BoardDeed) -> bool {
    let first = BoardDeed::Plague(PlagueDeed::AlchemyI);
    deed == BoardDeed::Plague(PlagueDeed::AlchemyIi) && !deed_board::is_complete(state, first)
}

/// What a follower brings, before the next one is sent (plague.deed.one-after-another); what cannot be used is lost
/// (plague.deed.bonus-voluntary).
pub(super) fn on_sent(state: &mut State, sending: Sending, deed: BoardDeed, log: &mut Log) {
    let seat = sending.seat;
    deed_board::go_on(state, sending, deed);
    let BoardDeed::Plague(plague_deed) = deed else { return };
    match plague_deed {
        PlagueDeed::AlchemyI | PlagueDeed::AlchemyIi if bag::size(&state.players[seat]) > 0 => {
            ask(state, seat, PlagueAsk::Alchemy);
        }
        PlagueDeed::Autopsy if corpses::lying(state.mat(seat)) > 0 => ask(state, seat, PlagueAsk::Autopsy),
        PlagueDeed::MessengerService if travel::forbids(state, seat, Means::Either).is_none() => {
            ask(state, seat, PlagueAsk::Messenger);
        }
        _ => deed_board::reward(state, seat, deed, false, log),
    }
}

/// One token; a corpse is gone, and nothing more is drawn (plague.deed.alchemy-corpse).
pub(super) fn draw(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if let Move::Draw(number) = mv {
        let drawn = drawn::draw(state, seat, number.into(), number, log);
        place_next(state, seat, drawn, log);
    }
}

/// Along one road or waterway, without a good (plague.deed.messenger-service).
pub(super) fn messenger_options(state: &State, seat: Seat, out: &mut impl Offer) {
    travel::journeys(state, state.mat(seat).merchant, Means::Either, |to, by, take| {
        if take.is_none() {
            out.push(Move::Travel { to, by, take });
        }
    });
}

/// One corpse goes, and everybody else gets one (plague.deed.autopsy), if there is one for each of them
/// (plague.deed.autopsy-short-supply) and room (plague.deed.autopsy-full-market).
pub(super) fn dissect(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if mv != Move::Plague(PlagueMove::ReturnCorpse) {
        return;
    }
    corpses::remove(state, seat, 1, log);
    if table(state).supply >= state.setup.players - 1 {
        for other in state.clockwise().filter(|&other| other != seat) {
            corpses::infect(state, other, log);
        }
    }
}
