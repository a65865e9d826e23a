//! Guild House: up to four coins to the City or to one other player (invasion.action.guild-house).

use super::citizens;
use super::pieces::{city, city_mut, needs};
use super::types::{InvasionAsk, InvasionEvent, InvasionMove, Purse};
use crate::ask::{Ask, Move, Offer, has_option};
use crate::components::Achievement;
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// How many coins one action sends at most.
const MOST: u8 = 4;

pub(super) fn forbids(state: &State, seat: Seat) -> Option<RuleId> {
    (!has_option(|out| coins(state, seat, None, MOST, out))).then_some(RuleId("invasion.action.guild-house"))
}

pub(super) fn start(state: &mut State, seat: Seat) {
    ask(state, seat, None, MOST);
}

fn ask(state: &mut State, seat: Seat, to: Option<Purse>, left: u8) {
    if left > 0 && has_option(|out| coins(state, seat, to, left, out)) {
        state.then([Frame::Ask(seat, Ask::Invasion(InvasionAsk::GuildHouse { to, left }))]);
    }
}

/// What went to one purse of the City may be followed by the rest for the other.
pub(super) fn options(state: &State, seat: Seat, to: Option<Purse>, left: u8, out: &mut impl Offer) {
    coins(state, seat, to, left, out);
    if to.is_some() {
        out.push(Move::Decline);
    }
}

/// Every number to every purse; one number is named once, so the rest can only go to the other purse of the City
/// (invasion.action.guild-house-one-destination).
fn coins(state: &State, seat: Seat, to: Option<Purse>, left: u8, out: &mut impl Offer) {
    let others = (0..state.setup.players).map(Seat).filter(|&other| other != seat).map(Purse::Player);
    let purses = [Purse::CityTreasury, Purse::Treasury].into_iter().chain(others);
    for purse in purses.filter(|&purse| is_open(to, purse)) {
        let most = u16::from(left.min(room(state, purse))).min(state.mat(seat).coins) as u8;
        out.extend((1..=most).rev().map(|coins| Move::Invasion(InvasionMove::SendCoins { coins, to: purse })));
    }
}

fn is_open(to: Option<Purse>, purse: Purse) -> bool {
    match to {
        None => true,
        Some(Purse::CityTreasury) => purse == Purse::Treasury,
        Some(Purse::Treasury) => purse == Purse::CityTreasury,
        Some(Purse::Player(_)) => false,
    }
}

/// What a purse still takes (invasion.action.no-overfill).
fn room(state: &State, purse: Purse) -> u8 {
    let (city, needs) = (city(&state.table), needs(&state.setup));
    match purse {
        Purse::CityTreasury => needs.city_treasury - city.city_treasury,
        Purse::Treasury => needs.treasury - city.treasury,
        Purse::Player(_) => MOST,
    }
}

pub(super) fn answer(state: &mut State, seat: Seat, left: u8, mv: Move, log: &mut Log) {
    let Move::Invasion(InvasionMove::SendCoins { coins, to }) = mv else { return };
    state.mat_mut(seat).coins -= u16::from(coins);
    match to {
        Purse::CityTreasury => city_mut(state).city_treasury += coins,
        Purse::Treasury => city_mut(state).treasury += coins,
        Purse::Player(partner) => state.mat_mut(partner).coins += u16::from(coins),
    }
    log.push(Event::Invasion(InvasionEvent::SentCoins { seat, coins, to }));
    citizens::complete(state, seat, Achievement::Treasury, log);
    ask(state, seat, Some(to), left - coins);
}

pub(super) fn why_not(state: &State, to: Option<Purse>, mv: Move) -> Option<RuleId> {
    Some(RuleId(match mv {
        Move::Invasion(InvasionMove::SendCoins { to: other, .. }) if !is_open(to, other) => {
            "invasion.action.guild-house-one-destination"
        }
        Move::Invasion(InvasionMove::SendCoins { coins, to }) if coins <= MOST && coins > room(state, to) => {
            "invasion.action.no-overfill"
        }
        _ => "invasion.action.guild-house",
    }))
}
