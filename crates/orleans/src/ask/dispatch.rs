//! The way from every question to its rule: options, answer and refusal stand in the file of the printed thing.

use super::offer::{Offer, Seek};
use super::{Ask, Move};
use crate::event::Log;
use crate::place::{
    bakery, ballroom, bathhouse, black_market, bourgeois_house, church, court, episcopal_see, goldsmith, lair, lend,
    lock, market_stand, pharmacy, prairie, quarry, shared_house, sheep_farm, statue, tinkerers_wagon, town_hall,
    village, vineyard, workshop,
};
use crate::state::State;
use crate::verbs::{tile, torture, travel};
use crate::{happening, modules, phase, setup, window};
use tabletop::{RuleId, Seat};

/// Whether an answer is one of the options.
fn is_option(state: &State, seat: Seat, ask: &Ask, mv: Move) -> bool {
    let mut seek = Seek { mv, found: false };
    options(state, seat, ask, &mut seek);
    seek.found
}

/// Adds the legal answers to `out`, in a fixed order.
pub(crate) fn options(state: &State, seat: Seat, ask: &Ask, out: &mut impl Offer) {
    match *ask {
        Ask::Exclude => setup::exclude::options(state, out),
        Ask::Followers { left } => phase::followers::options(state, seat, left, out),
        Ask::Tower { .. } => phase::tower::options(state, seat, out),
        Ask::Plan => phase::planning::options(state, seat, out),
        Ask::Action => phase::actions::options(state, seat, out),
        Ask::Wheels => phase::wheels::options(state, seat, out),
        Ask::Village => village::options(state, seat, out),
        Ask::Tile { one_only } => tile::options(state, one_only, out),
        Ask::Travel(means) => travel::options(state, seat, means, out),
        Ask::Send { from, sent } => town_hall::options(state, seat, from, sent, out),
        Ask::Canalization => town_hall::reward_options(out),
        Ask::Torture { .. } => torture::options(state, seat, out),
        Ask::Harvest { .. } => happening::harvest::options(state, seat, out),
        Ask::Shield => phase::event::options(state, seat, out),
        Ask::Bathhouse(drawn) => bathhouse::options(state, seat, drawn, out),
        Ask::Pharmacy => pharmacy::options(state, seat, out),
        Ask::AnyAction(lender) => lend::options(state, seat, lender, out),
        Ask::Church => church::options(state, seat, out),
        Ask::Court => court::options(state, seat, out),
        Ask::Statue(_) => statue::options(out),
        Ask::Lock => lock::options(state, seat, out),
        Ask::Prairie => prairie::options(state, seat, out),
        Ask::Gift { .. } => prairie::gift_options(state, seat, out),
        Ask::Vineyard => vineyard::options(out),
        Ask::EpiscopalSee => episcopal_see::options(state, seat, out),
        Ask::TinkerersWagon { most } => tinkerers_wagon::options(state, seat, most, out),
        Ask::Bakery => bakery::options(state, seat, out),
        Ask::Ballroom => ballroom::options(state, seat, out),
        Ask::BlackMarket => black_market::options(state, seat, out),
        Ask::BourgeoisHouse => bourgeois_house::options(state, seat, out),
        Ask::Goldsmith => goldsmith::options(state, seat, out),
        Ask::LairPrice => lair::price_options(state, seat, out),
        Ask::Lair => lair::options(state, seat, out),
        Ask::MarketStand { left } => market_stand::options(state, seat, left, out),
        Ask::Quarry => quarry::options(state, seat, out),
        Ask::SharedHouse => bourgeois_house::options(state, seat, out),
        Ask::SheepFarm => sheep_farm::options(state, seat, out),
        Ask::Workshop => workshop::options(state, seat, out),
        Ask::Free(window) => window::options(state, seat, window, out),
        Ask::Happening(ask) => happening::options(state, seat, ask, out),
        _ => modules::options(state, seat, ask, out),
    }
}

/// Carries out an answer that is one of the options.
pub(crate) fn answer(state: &mut State, seat: Seat, ask: Ask, mv: Move, log: &mut Log) {
    match ask {
        Ask::Exclude => setup::exclude::answer(state, seat, mv, log),
        Ask::Followers { left } => phase::followers::answer(state, seat, left, mv, log),
        Ask::Tower { room } => phase::tower::answer(state, seat, room, mv, log),
        Ask::Plan => phase::planning::answer(state, seat, mv, log),
        Ask::Action => phase::actions::answer(state, seat, mv, log),
        Ask::Wheels => phase::wheels::answer(state, seat, mv, log),
        Ask::Village => village::answer(state, seat, mv, log),
        Ask::Tile { .. } => tile::answer(state, seat, mv, log),
        Ask::Travel(_) => travel::answer(state, seat, mv, log),
        Ask::Send { from, sent } => town_hall::answer(state, seat, from, sent, mv, log),
        Ask::Canalization => town_hall::reward(state, seat, mv, log),
        Ask::Torture { owed } => torture::answer(state, seat, owed, mv, log),
        Ask::Harvest { owed } => happening::harvest::answer(state, seat, owed, mv, log),
        Ask::Shield => phase::event::answer(state, seat, mv, log),
        Ask::Bathhouse(drawn) => bathhouse::answer(state, seat, drawn, mv, log),
        Ask::Pharmacy => pharmacy::answer(state, seat, mv, log),
        Ask::AnyAction(lender) => lend::answer(state, seat, lender, mv, log),
        Ask::Church => church::answer(state, seat, mv, log),
        Ask::Court => court::answer(state, seat, mv, log),
        Ask::Statue(kind) => statue::answer(state, seat, kind, mv, log),
        Ask::Lock => lock::answer(state, seat, mv, log),
        Ask::Prairie => prairie::answer(state, seat, mv),
        Ask::Gift { to } => prairie::give(state, seat, to, mv, log),
        Ask::Vineyard => vineyard::answer(state, seat, mv, log),
        Ask::EpiscopalSee => episcopal_see::answer(state, seat, mv, log),
        Ask::TinkerersWagon { most } => tinkerers_wagon::answer(state, seat, most, mv, log),
        Ask::Bakery => bakery::answer(state, seat, mv, log),
        Ask::Ballroom => ballroom::answer(state, seat, mv, log),
        Ask::BlackMarket => black_market::answer(state, seat, mv, log),
        Ask::BourgeoisHouse => bourgeois_house::answer(state, seat, mv, log),
        Ask::Goldsmith => goldsmith::answer(state, seat, mv, log),
        Ask::LairPrice => lair::pay(state, seat, mv, log),
        Ask::Lair => lair::answer(state, seat, mv, log),
        Ask::MarketStand { left } => market_stand::answer(state, seat, left, mv, log),
        Ask::Quarry => quarry::answer(state, seat, mv, log),
        Ask::SharedHouse => shared_house::answer(state, seat, mv, log),
        Ask::SheepFarm => sheep_farm::answer(state, seat, mv, log),
        Ask::Workshop => workshop::answer(state, seat, mv, log),
        Ask::Free(window) => window::answer(state, seat, window, mv, log),
        Ask::Happening(ask) => happening::answer(state, seat, ask, mv, log),
        _ => modules::answer(state, seat, ask, mv, log),
    }
}

/// The rule that forbids an answer, or nothing if it is one of the options.
pub(crate) fn why_not(state: &State, seat: Seat, ask: &Ask, mv: Move) -> Option<RuleId> {
    if is_option(state, seat, ask, mv) {
        return None;
    }
    // What is free may be said at its own times, whatever is asked.
    if let Some(rule) = modules::why_not_free(state, seat, mv) {
        return Some(rule);
    }
    let reason = match *ask {
        Ask::Exclude => setup::exclude::why_not(mv),
        Ask::Followers { left } => phase::followers::why_not(state, seat, left, mv),
        Ask::Tower { .. } => phase::tower::why_not(mv),
        Ask::Plan => phase::planning::why_not(state, seat, mv),
        Ask::Action => phase::actions::why_not(state, seat, mv),
        Ask::Wheels => phase::wheels::why_not(state, seat, mv),
        Ask::Village => village::why_not(state, seat, mv),
        Ask::Tile { one_only } => tile::why_not(state, one_only, mv),
        Ask::Travel(means) => travel::why_not(state, seat, means, mv),
        Ask::Send { from, sent } => town_hall::why_not(state, seat, from, sent, mv),
        Ask::Canalization => Some(town_hall::WHY_NOT_REWARD),
        Ask::Torture { .. } => torture::why_not(state, seat, mv),
        Ask::Harvest { .. } => happening::harvest::why_not(state, seat, mv),
        Ask::Shield => phase::event::why_not(mv),
        Ask::Bathhouse(drawn) => bathhouse::why_not(state, seat, drawn, mv),
        Ask::Pharmacy => pharmacy::why_not(state, seat, mv),
        Ask::AnyAction(lender) => lend::why_not(state, seat, lender, mv),
        Ask::Church => church::why_not(state, seat, mv),
        Ask::Court => court::why_not(mv),
        Ask::Statue(_) => Some(statue::WHY_NOT),
        Ask::Lock => lock::why_not(state, seat, mv),
        Ask::Prairie => Some(prairie::WHY_NOT),
        Ask::Gift { .. } => Some(prairie::WHY_NOT_GIFT),
        Ask::Vineyard => Some(vineyard::WHY_NOT),
        Ask::EpiscopalSee => Some(episcopal_see::WHY_NOT),
        Ask::TinkerersWagon { most } => Some(tinkerers_wagon::why_not(state, seat, most, mv)),
        Ask::Bakery => Some(bakery::WHY_NOT),
        Ask::Ballroom => ballroom::why_not(state, mv),
        Ask::BlackMarket => black_market::why_not(state, mv),
        Ask::BourgeoisHouse => bourgeois_house::why_not(state, seat, mv),
        Ask::Goldsmith => Some(goldsmith::WHY_NOT),
        Ask::LairPrice => Some(lair::WHY_NOT_PRICE),
        Ask::Lair => Some(lair::WHY_NOT),
        Ask::MarketStand { .. } => market_stand::why_not(state, mv),
        Ask::Quarry => quarry::why_not(state, seat, mv),
        Ask::SharedHouse => Some(shared_house::WHY_NOT),
        Ask::SheepFarm => Some(sheep_farm::WHY_NOT),
        Ask::Workshop => workshop::why_not(state, seat, mv),
        Ask::Free(_) => None,
        Ask::Happening(ask) => happening::why_not(state, seat, ask, mv),
        _ => modules::why_not(state, seat, ask, mv),
    };
    // An answer to another question altogether: its time is not now.
    Some(reason.unwrap_or(phase::NOT_NOW))
}
