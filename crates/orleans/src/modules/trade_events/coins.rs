//! Events that only bring or cost coins; who cannot pay in full is tortured for the rest
//! (events.pay.torture, events.pay.coins-first, events.pay.nothing-left).

use crate::components::{Bonus, Kind, Town, Track, TradeEvent, components};
use crate::event::Log;
use crate::state::{Mat, State};
use crate::verbs::{coins, develop};
use tabletop::Seat;

pub(super) fn suffer(state: &mut State, seat: Seat, event: TradeEvent, amount: u8, log: &mut Log) {
    let mat = state.mat(seat);
    let each = u16::from(amount);
    let (gain, pay): (u16, u16) = match event {
        // events.tax-a.three-coins, events.tax-b.three-coins
        TradeEvent::Tax => (0, each),
        // events.trip.orleans-fee
        TradeEvent::Trip if mat.merchant == Town::Orleans => (0, each),
        // events.income.two-per-star
        TradeEvent::Income => (each * u16::from(develop::status(mat)), 0),
        TradeEvent::FishingGrounds => (fishing_grounds(mat), 0),
        // events.trading-day.one-coin
        TradeEvent::TradingDay => (each * u16::from(mat.n_stations()), 0),
        // events.goods-tax.per-three: an incomplete group is free.
        TradeEvent::GoodsTax => (0, u16::from(mat.n_goods() / amount)),
        // events.technology-tax.per-wheel
        TradeEvent::TechnologyTax => (0, each * u16::from(mat.board.wheels().len())),
        TradeEvent::CapitationTax => (0, each * u16::from(heads(mat))),
        // events.tithe.per-ten
        TradeEvent::Tithe => (0, mat.coins / each),
        // Silentium is silent (events.silentium.no-effect); the rest works at another time.
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

/// Followers on Market, board and place tiles (events.capitation-tax.per-follower), those of the own
/// colour and in a Gaming Room included (events.capitation-tax.own-colour).
fn heads(mat: &Mat) -> u8 {
    let gaming = Kind::ALL.iter().filter(|kind| mat.on_tiles.gaming_room[kind.index()]).count() as u8;
    mat.market.total() + mat.tower.total() + mat.board.stood().len() + gaming
}
