//! Events of The Plague that are about its own pieces.

use super::corpses;
use super::infirmary;
use super::pieces::table;
use super::{PlagueAsk, PlagueEvent, PlagueMove, ask};
use crate::ask::{Move, Offer};
use crate::components::{Happening, Kind, SpaceSet};
use crate::event::{self, Log};
use crate::happening::{HappeningEvent, Whence, is_now};
use crate::modules;
use crate::state::{Pool, State};
use crate::verbs::drawn::{self, Drawn};
use crate::verbs::{bag, coins};
use tabletop::Seat;

pub(super) fn suffer(state: &mut State, seat: Seat, event: Happening, amount: u8, log: &mut Log) {
    let has_price = state.mat(seat).coins >= amount.into();
    match event {
        Happening::Outbreak => outbreak(state, seat, log),
        Happening::TakingToTheRoad => {
            let drawn = drawn::draw(state, seat, 1, 1, log);
            place_next(state, seat, drawn, log);
        }
        // plague.event.consolation: not for a card of the display; plague.event.offers-need-coins
        Happening::Consolation if has_price && table(state).pile > 0 => ask(state, seat, PlagueAsk::Consolation),
        // One in all, whoever is reached first.
        Happening::Exorcism if seat == state.table.start_player => infirmary::turn_up(state, log),
        Happening::RatInfestation => rats(state, seat, amount, log),
        Happening::GraveGoods if has_price && corpses::lying(state.mat(seat)) > 0 => {
            ask(state, seat, PlagueAsk::GraveGoods);
        }
        _ => {}
    }
}

/// Whether the event can bring a card to somebody who holds none.
pub(super) fn brings_card(state: &State) -> bool {
    is_now(state, Happening::Consolation)
}

/// The doctors come (plague.event.outbreak-doctor), and everybody gets a corpse (plague.event.outbreak-corpse).
fn outbreak(state: &mut State, seat: Seat, log: &mut Log) {
    log.push(PlagueEvent::DoctorCame(seat).into());
    corpses::infect(state, seat, log);
}

/// Whoever was drawn must go to a space that suits (plague.event.taking-to-the-road-placement,
/// plague.deed.alchemy-draw), or back into the bag if there is none.
pub(super) fn place_next(state: &mut State, seat: Seat, drawn: Drawn, log: &mut Log) {
    if drawn.is_open(state, seat, SpaceSet::EMPTY) {
        ask(state, seat, PlagueAsk::Drawn(drawn));
    } else {
        drawn.put_back(state, seat, |follower| PlagueEvent::BackIntoBag(seat, follower).into(), log);
    }
}

/// Draws; corpses are gone at once (plague.event.rat-infestation-b), of the neutral followers one must go
/// (plague.event.rat-infestation-small-bag).
fn rats(state: &mut State, seat: Seat, number: u8, log: &mut Log) {
    let mut drawn = Pool::default();
    for _ in 0..number {
        if bag::size(&state.players[seat]) == 0 {
            break;
        }
        match bag::draw(state, seat, log) {
            Some(follower) => drawn.add(follower),
            None => modules::on_token_drawn(state, seat, log),
        }
    }
    if drawn.neutral() > 0 {
        ask(state, seat, PlagueAsk::Rats { drawn });
    } else {
        state.players[seat].bag.add_all(drawn);
    }
}

pub(super) fn rats_options(drawn: Pool, out: &mut impl Offer) {
    let neutral = Kind::ALL.iter().filter(|kind| drawn.count(kind.neutral()) > 0);
    out.extend(neutral.map(|&kind| Move::Plague(PlagueMove::Lose(kind))));
}

/// One is lost to the supply, the others go back into the bag (plague.event.rat-infestation-rest).
pub(super) fn lose(state: &mut State, seat: Seat, mut drawn: Pool, mv: Move, log: &mut Log) {
    let Move::Plague(PlagueMove::Lose(kind)) = mv else { return };
    drawn.take(kind.neutral());
    state.table.followers[kind.index()] += 1;
    log.push(event::Event::Happening(HappeningEvent::Dismissed(seat, kind, Whence::Bag)));
    state.players[seat].bag.add_all(drawn);
}

/// The top card for the price of the tile.
pub(super) fn console(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if mv == Move::Plague(PlagueMove::DrawCard) {
        pay(state, seat, log);
        // plague.event.consolation-unusable
        infirmary::draw_card(state, seat, log);
    }
}

/// One corpse after the other, each for its price (plague.event.grave-goods).
pub(super) fn bury(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    if mv == Move::Plague(PlagueMove::ReturnCorpse) {
        let price = pay(state, seat, log);
        corpses::remove(state, seat, 1, log);
        suffer(state, seat, Happening::GraveGoods, price, log);
    }
}

fn pay(state: &mut State, seat: Seat, log: &mut Log) -> u8 {
    let price = state.happening().map_or(0, |facts| facts.amount);
    coins::spend(state, seat, price.into(), log);
    price
}
