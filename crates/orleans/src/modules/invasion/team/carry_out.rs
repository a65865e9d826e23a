//! What was decided is done, unit by unit. Nothing of it is anybody's own deed (invasion.character.mayor-claim).

use super::super::pieces::city_mut;
use super::super::types::InvasionEvent;
use super::{Proposal, Unit, good_trade, good_winds};
use crate::ask::Move;
use crate::components::{Good, Happening, Kind, components};
use crate::event::{Event, Log};
use crate::happening::{self, is_now};
use crate::phase::wheels;
use crate::state::State;
use crate::verbs::{coins, develop, goods, torture, travel};
use tabletop::Seat;

pub(super) fn carry_out(state: &mut State, by: Option<Seat>, proposal: Proposal, log: &mut Log) {
    log.push(Event::Invasion(InvasionEvent::Decided(by)));
    proposal.iter().for_each(|unit| settle(state, unit, log));
    if is_now(state, Happening::GoodTrade) && !proposal.is_empty() {
        store(state, log);
    }
    city_mut(state).team = None;
}

fn settle(state: &mut State, unit: Unit, log: &mut Log) {
    match unit {
        Unit::Wheel { seat, wheel } => happening::return_wheel(state, seat, Move::GiveWheel(wheel), log),
        Unit::PlacedWheel { seat, place } => happening::return_wheel(state, seat, Move::GivePlacedWheel(place), log),
        Unit::Tile { seat, place } => lose_tile(state, seat, place, log),
        Unit::Pay { seat, coins } => coins::spend(state, seat, coins.into(), log),
        Unit::Gain { seat, coins } => coins::gain(state, seat, coins.into(), log),
        Unit::Develop { seat, points } => develop::develop(state, seat, points, log),
        Unit::Wine(seat) => goods::gain(state, seat, Good::Wine, log),
        Unit::StepBack { seat, points } => (0..points).for_each(|_| develop::step_back(state, seat, log)),
        Unit::Monk { seat, from } => happening::dismiss(state, seat, Kind::Monk, from, log),
        Unit::Citizen(spot) => super::super::citizens::lose(state, spot, log),
        Unit::Wither { a, b, by } => {
            if let Some(route) = travel::route(a, b, by) {
                happening::leave_the_map(state, route, Good::Grain, log);
            }
        }
        Unit::TurnOver(place) => {
            state.table.tiles.remove(place);
            city_mut(state).turned.insert(place);
            log.push(Event::Invasion(InvasionEvent::TurnedOver(place)));
        }
        Unit::Buy { seat, good } => goods::gain(state, seat, good, log),
        Unit::Sell { seat, good, to } => {
            goods::give_back(state, seat, good, log);
            coins::gain(state, to, components().invasion.wool_market[good.index()].into(), log);
        }
        Unit::Sail(seat) => good_winds::set_sail(state, seat),
    }
}

/// A gear wheel on the tile goes to the supply, followers on it to the bag (invasion.event.arson-contents).
pub(in super::super) fn lose_tile(state: &mut State, seat: Seat, place: crate::components::Place, log: &mut Log) {
    if wheels::wheel_at(&state.mat(seat).board, place).is_some() {
        happening::return_wheel(state, seat, Move::GivePlacedWheel(place), log);
    }
    torture::give_tile(state, seat, place, log);
}

fn store(state: &mut State, log: &mut Log) {
    let (number, grain) = (good_trade::bought(state), Good::Grain.index());
    state.table.goods[grain] -= number;
    city_mut(state).goods[grain] += number;
    log.push(Event::Invasion(InvasionEvent::Stored(number)));
}
