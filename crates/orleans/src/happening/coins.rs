//! Events that only bring or cost coins; who cannot pay in full is tortured for the rest
//! (events.pay.torture, events.pay.coins-first, events.pay.nothing-left).

use crate::components::{Bonus, EventFacts, Happening, Home, Kind, SpaceId, Town, Track, components};
use crate::event::Log;
use crate::state::{Mat, State};
use crate::verbs::{coins, develop};
use tabletop::Seat;

pub(super) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    let Some(&facts) = state.happening() else { return };
    let mat = state.mat(seat);
    let each = u16::from(facts.amount);
    let (gain, pay): (u16, u16) = match facts.event {
        // base.events.income, base.events.income-first-edition, events.income.two-per-star
        Happening::Income => (each * u16::from(develop::status(mat)), 0),
        // base.events.trading-day, base.events.trading-day-first-edition, events.trading-day.one-coin
        Happening::TradingDay => (each * u16::from(mat.n_stations()), 0),
        // base.events.taxes, base.events.taxes-first-edition, events.goods-tax.per-three: an incomplete group is free
        // (base.events.taxes-round-down).
        Happening::Taxes | Happening::GoodsTax => (0, u16::from(mat.n_goods() / facts.amount)),
        // events.tax-a.three-coins, events.tax-b.three-coins
        Happening::Tax => (0, each),
        // events.trip.orleans-fee
        Happening::Trip if mat.merchant == Town::Orleans => (0, each),
        Happening::FishingGrounds => (fishing_grounds(mat), 0),
        // events.technology-tax.per-wheel
        Happening::TechnologyTax => (0, each * u16::from(taxed_wheels(mat, facts))),
        Happening::CapitationTax => (0, each * u16::from(heads(mat))),
        // events.tithe.per-ten
        Happening::Tithe => (0, mat.coins / each),
        _ => (0, 0),
    };
    coins::gain(state, seat, gain, log);
    coins::must_pay(state, seat, pay, log);
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
fn taxed_wheels(mat: &Mat, facts: EventFacts) -> u8 {
    let is_on_board = |space: SpaceId| components().place(components().space(space).place).home == Home::Board;
    mat.board.wheels().iter().filter(|&space| !facts.board_only || is_on_board(space)).count() as u8
}

/// Followers on Market, board and place tiles (events.capitation-tax.per-follower), those of the own
/// colour and in a Gaming Room included (events.capitation-tax.own-colour).
fn heads(mat: &Mat) -> u8 {
    let gaming = Kind::ALL.iter().filter(|kind| mat.on_tiles.gaming_room[kind.index()]).count() as u8;
    mat.market.total() + mat.tower.total() + mat.board.stood().len() + gaming
}
