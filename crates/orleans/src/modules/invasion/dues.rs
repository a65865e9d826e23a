//! The Estate Manager's due at the end of every round (invasion.character.estate-dues).

use super::end;
use super::pieces::on;
use super::team::lose_tile;
use super::types::{InvasionAsk, InvasionEvent};
use crate::ask::{Ask, Move, Offer};
use crate::components::{Due, DueFacts, InvasionCharacter, Kind, components};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::happening::{self, HappeningMove, Whence};
use crate::state::State;
use crate::verbs::{coins, develop, goods, torture};
use tabletop::{RuleId, Seat};

/// Who must pay, if anybody is the Estate Manager.
pub(super) fn debtor(state: &State) -> Option<Seat> {
    let is_it = |seat: &Seat| on(state.mat(*seat)).character == Some(InvasionCharacter::EstateManager);
    (0..state.setup.players).map(Seat).find(is_it)
}

/// The due of this round (invasion.character.estate-short-game).
pub(super) fn of_round(state: &State) -> Option<&'static DueFacts> {
    components().invasion.dues.get(usize::from(state.table.round).checked_sub(1)?)
}

/// Paid by the Estate Manager alone (invasion.character.estate-alone), or all have lost
/// (invasion.character.estate-default). Where there is a choice it is asked.
pub(super) fn start(state: &mut State, log: &mut Log) {
    let (Some(seat), Some(facts)) = (debtor(state), of_round(state)) else { return };
    if !can_pay(state, seat, facts.due) {
        return end::lose(state, Some(seat), RuleId("invasion.character.estate-default"), log);
    }
    match facts.due {
        Due::Coins(number) => coins::spend(state, seat, number.into(), log),
        Due::Goods(good, number) => (0..number).for_each(|_| goods::give_back(state, seat, good, log)),
        // Coin spaces do not stop it (invasion.character.estate-books).
        Due::Books(number) => (0..number).for_each(|_| develop::step_back(state, seat, log)),
        _ => return state.then([Frame::Ask(seat, Ask::Invasion(InvasionAsk::Due))]),
    }
    log.push(Event::Invasion(InvasionEvent::DuePaid(seat)));
}

pub(super) fn can_pay(state: &State, seat: Seat, due: Due) -> bool {
    let mat = state.mat(seat);
    match due {
        Due::Coins(number) => mat.coins >= number.into(),
        Due::Goods(good, number) => mat.good(good) >= number,
        Due::Books(number) => mat.development >= number,
        Due::Follower(kind) => places_of(state, seat, kind).next().is_some(),
        Due::Wheel => !mat.board.wheels().is_empty(),
        Due::Station => !mat.stations.is_empty(),
        Due::Tile => torture::tiles(mat).next().is_some(),
    }
}

/// A neutral follower of the Market, to which a Gunpowder Tower belongs; nobody in the bag or in the own colour serves
/// (invasion.character.estate-round-8, invasion.character.estate-round-14).
fn places_of(state: &State, seat: Seat, kind: Kind) -> impl Iterator<Item = Whence> {
    let mat = state.mat(seat);
    let heaps = [(Whence::Market, &mat.market), (Whence::Tower, &mat.tower)];
    heaps.into_iter().filter(move |(_, heap)| heap.count(kind.neutral()) > 0).map(|(from, _)| from)
}

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let mat = state.mat(seat);
    match of_round(state).map(|facts| facts.due) {
        Some(Due::Follower(kind)) => {
            let dismiss = |from: Whence| Move::Happening(HappeningMove::Dismiss { kind, from });
            out.extend(places_of(state, seat, kind).map(dismiss));
        }
        // Only a wheel that is placed serves (invasion.character.estate-round-10).
        Some(Due::Wheel) => {
            let placed = mat.board.wheels().iter().map(|space| components().space(space).place);
            out.extend(placed.map(Move::GivePlacedWheel));
        }
        // No tower serves (invasion.character.estate-round-13).
        Some(Due::Station) => out.extend(mat.stations.iter().map(Move::GiveStation)),
        Some(Due::Tile) => out.extend(torture::tiles(mat).map(Move::GiveTile)),
        _ => {}
    }
}

pub(super) fn answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    match mv {
        Move::Happening(HappeningMove::Dismiss { kind, from }) => happening::dismiss(state, seat, kind, from, log),
        Move::GivePlacedWheel(_) => happening::return_wheel(state, seat, mv, log),
        // It goes back to the player's stock.
        Move::GiveStation(town) => {
            let mat = state.mat_mut(seat);
            mat.stations.remove(town);
            mat.stations_left += 1;
            log.push(Event::Invasion(InvasionEvent::StationReturned(seat, town)));
        }
        // The tile may be taken again by anyone (invasion.character.estate-round-16).
        Move::GiveTile(place) => {
            lose_tile(state, seat, place, log);
            state.table.tiles.insert(place);
            log.push(Event::Invasion(InvasionEvent::TileReturned(seat, place)));
        }
        _ => {}
    }
    log.push(Event::Invasion(InvasionEvent::DuePaid(seat)));
}

pub(super) fn why_not(state: &State) -> Option<RuleId> {
    of_round(state).map(|facts| facts.rule)
}
