//! Events that only bring or cost coins; who cannot pay in full is tortured for the rest
//! (events.pay.torture, events.pay.coins-first, events.pay.nothing-left).

use super::at_market;
use crate::components::{Bonus, EventFacts, Follower, Happening, Kind, SpaceId, Town, Track, components};
use crate::event::Log;
use crate::state::{Mat, State};
use crate::verbs::{coins, develop};
use tabletop::Seat;

pub(super) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    let Some(facts) = state.happening() else { return };
    let mat = state.mat(seat);
    let (gain, pay) = (gain(mat, facts), due(mat, facts));
    coins::gain(state, seat, gain, log);
    coins::must_pay(state, seat, pay, log);
}

/// The coins that the event brings, less those that it costs, as things stand.
pub(crate) fn balance(mat: &Mat, facts: &EventFacts) -> i32 {
    i32::from(gain(mat, facts)) - i32::from(due(mat, facts))
}

/// What the event brings.
fn gain(mat: &Mat, facts: &EventFacts) -> u16 {
    let each = u16::from(facts.amount);
    match facts.event {
        // base.events.income, base.events.income-first-edition, events.income.two-per-star
        Happening::Income => each * u16::from(develop::status(mat)),
        // base.events.trading-day, base.events.trading-day-first-edition, events.trading-day.one-coin
        Happening::TradingDay => each * u16::from(mat.n_stations()),
        Happening::FishingGrounds => fishing_grounds(mat),
        Happening::Mass => each * u16::from(at_market(mat, Follower::Monk)),
        _ => 0,
    }
}

/// What the event costs.
pub(super) fn due(mat: &Mat, facts: &EventFacts) -> u16 {
    let each = u16::from(facts.amount);
    match facts.event {
        // base.events.taxes, base.events.taxes-first-edition, events.goods-tax.per-three: an incomplete group is free
        // (base.events.taxes-round-down).
        Happening::Taxes | Happening::GoodsTax => u16::from(mat.n_goods() / facts.amount),
        // events.tax-a.three-coins, events.tax-b.three-coins
        Happening::Tax | Happening::CoinDues | Happening::CoinTaxes => each,
        // events.trip.orleans-fee
        Happening::Trip if mat.merchant == Town::Orleans => each,
        // events.technology-tax.per-wheel
        Happening::TechnologyTax => each * u16::from(taxed_wheels(mat, facts)),
        Happening::CapitationTax => each * u16::from(heads(mat)),
        Happening::DevelopmentTax => each * u16::from(develop::status(mat)),
        // events.tithe.per-ten
        Happening::Tithe => mat.coins / each,
        _ => 0,
    }
}

/// The coins shown where the marker stands (events.fishing-grounds.coins); start and end show none
/// (events.fishing-grounds.blank-spaces).
fn fishing_grounds(mat: &Mat) -> u16 {
    match components().track(Track::Boatmen).spaces[mat.track(Track::Boatmen) as usize] {
        Bonus::Coins(shown) => shown.into(),
        _ => 0,
    }
}

/// Wheels on action spaces; where the set says so, on those of the player board alone.
fn taxed_wheels(mat: &Mat, facts: &EventFacts) -> u8 {
    let is_on_board = |space: SpaceId| components().place(components().space(space).place).home.is_player_board();
    mat.board.wheels().iter().filter(|&space| !facts.board_only || is_on_board(space)).count() as u8
}

/// Followers on Market, board and place tiles (events.capitation-tax.per-follower), those of the own
/// colour and in a Gaming Room included (events.capitation-tax.own-colour).
fn heads(mat: &Mat) -> u8 {
    let gaming = Kind::ALL.iter().filter(|kind| mat.on_tiles.gaming_room[kind.index()]).count() as u8;
    mat.market.total() + mat.tower.total() + mat.board.stood().len() + gaming
}
