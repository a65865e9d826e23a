//! Earning what a task costs: selling, tiles that pay, and what is given up least gladly. It answers only where a task
//! has dues.

use super::{alone, invasion};
use crate::orleans::aims::Aims;
use crate::orleans::dues::{Dues, points};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::{self, POINT};
use crate::orleans::thumb::{action, best, journeys};
use orleans::components::{Bonus, Category, Good, Home, Place, Sort, Town, Track, components};
use orleans::{Ask, Move};

/// What a follower who may stand in for others brings in a round.
const STAND_IN: i32 = 3;

fn dues<'a>(look: &'a Look<'_>) -> Option<(&'a Aims, Dues)> {
    look.aims.as_ref().and_then(|aims| Some((aims, aims.dues?)))
}

/// What one of these goods is worth to whoever gives it away.
pub(in crate::orleans::thumb) fn missed(look: &Look<'_>, good: Good) -> Option<i32> {
    let (aims, dues) = dues(look)?;
    Some(match dues.spares(look.mat, good) {
        true => alone::spare(look, aims, good),
        false => look.prices.missing_good + i32::from(points(good)) * POINT,
    })
}

/// What the action of a place brings that base rules of thumb know nothing about.
pub(in crate::orleans::thumb) fn action(look: &Look<'_>, place: Place) -> Option<i32> {
    if look.team.is_some() && place == Place::MarketStand {
        return Some(trades(look));
    }
    let (aims, _) = dues(look)?;
    let coins = |number: i32| number * alone::coin(look);
    let over = |worth: i32| {
        let prices = Good::ALL.iter().filter(|&&good| look.mat.good(good) > 0).filter_map(|&good| missed(look, good));
        prices.min().map_or(0, |price| worth - price)
    };
    Some(match place {
        Place::MarketStand => trades(look),
        Place::BourgeoisHouse => coins(5).max(worth::steps(look, 3)),
        Place::Road if look.mat.stations_left > 0 && look.mat.on_tiles.road < 4 => worth::station(look),
        Place::Road => 0,
        Place::Quarry => Town::ALL.iter().map(|&town| site(look, aims, town)).max().unwrap_or(0),
        Place::Observatory => worth::steps(look, to_star(look)),
        Place::Goldsmith => over(worth::steps(look, look.mat.n_stations())),
        Place::Bookbindery => worth::steps(look, 3),
        Place::SheepFarm if look.mat.good(Good::Cheese) == 0 => 0,
        Place::SheepFarm => {
            let most = coins(4).max(worth::steps(look, 3)).max(worth::good(look, Good::Wool));
            most - missed(look, Good::Cheese).unwrap_or(0)
        }
        Place::Lair => over(Track::ALL.iter().map(|&track| bonus(look, track)).max().unwrap_or(0)),
        Place::Farm => bonus(look, Track::Farmers),
        Place::ChristmasMarket => {
            Good::ALL.iter().map(|&good| worth::good(look, good)).sum::<i32>() / (Good::COUNT as i32 + 1)
        }
        _ => return None,
    })
}

/// The answer to a question of such a place.
pub(super) fn answer(look: &Look<'_>, ask: Ask, options: &[Move]) -> Option<Move> {
    if look.team.is_some() && matches!(ask, Ask::MarketStand { .. }) {
        return Some(best(look, options, |mv| trade(look, mv)));
    }
    let (aims, _) = dues(look)?;
    let coins = match ask {
        Ask::MarketStand { .. } => return Some(best(look, options, |mv| trade(look, mv))),
        Ask::Goldsmith | Ask::LairPrice | Ask::Lair | Ask::Quarry => 0,
        Ask::BourgeoisHouse => 5,
        Ask::SheepFarm => 4,
        _ => return None,
    };
    Some(best(look, options, |mv| match mv {
        Move::Coin => coins * alone::coin(look),
        Move::Develop => worth::steps(look, 3),
        Move::TakeGood(good) => worth::good(look, good),
        Move::GiveGood(good) => -missed(look, good).unwrap_or(0),
        Move::Advance(track) => bonus(look, track),
        Move::BuildIn(town) => site(look, aims, town),
        _ => 0,
    }))
}

/// What a place tile brings in the rounds to come.
pub(in crate::orleans::thumb) fn tile(look: &Look<'_>, place: Place) -> Option<i32> {
    dues(look)?;
    let (facts, rounds) = (components().place(place), look.rounds_left());
    let spaces = facts.space_set.len();
    let a_round = match place {
        Place::School => 4 * STAND_IN,
        Place::HerbGarden => 3 * STAND_IN,
        Place::Barracks | Place::GunpowderTower => 2 * STAND_IN,
        Place::Statue | Place::Drawbridge => STAND_IN,
        _ if journeys::PLACES.contains(&place) => look.prices.missing_good / 4,
        // Not used in every round, and others could stand elsewhere.
        _ if facts.sort == Sort::Action => {
            (action::value(look, place) - look.prices.bound * i32::from(spaces)).clamp(1, 6 * POINT) / 4
        }
        _ => 1,
    };
    Some(a_round * rounds * look.prices.tile / 25)
}

/// The best tile that the next step on the Traders track allows.
pub(in crate::orleans::thumb) fn best_tile(look: &Look<'_>) -> Option<i32> {
    dues(look)?;
    let one_only = look.mat.track(Track::Traders) == 0;
    let is_allowed = |place: &Place| !one_only || components().place(*place).home == Home::Tile(Category::I);
    let tiles = look.view.table.tiles.iter().filter(is_allowed);
    Some(tiles.filter_map(|place| tile(look, place)).max().unwrap_or(0))
}

/// The two best trades of the Market Stand.
fn trades(look: &Look<'_>) -> i32 {
    let (mut first, mut second) = (0, 0);
    for &good in Good::ALL {
        let can_buy = look.view.table.goods[good.index()] > 0 && points(good) <= look.mat.coins;
        let buys = [can_buy; 2].map(|can| if can { trade(look, Move::Buy(good)) } else { 0 });
        let sells = [1, 2].map(|number| if look.mat.good(good) >= number { trade(look, Move::Sell(good)) } else { 0 });
        for gain in buys.into_iter().chain(sells) {
            (first, second) = if gain > first { (gain, first) } else { (first, second.max(gain)) };
        }
    }
    first + second
}

/// What it brings to buy or sell a good.
fn trade(look: &Look<'_>, mv: Move) -> i32 {
    match mv {
        Move::Buy(good) => worth::good(look, good) - i32::from(points(good)) * alone::coin(look) - 1,
        Move::Sell(good) => {
            let missed = missed(look, good).or_else(|| invasion::missed(look, good)).unwrap_or(0);
            i32::from(points(good)) * alone::coin(look) - missed - 1
        }
        _ => 0,
    }
}

/// What the current space of a track gives.
fn bonus(look: &Look<'_>, track: Track) -> i32 {
    match components().track(track).spaces[usize::from(look.mat.track(track))] {
        Bonus::Good(good) => worth::good(look, good),
        Bonus::Coins(coins) => i32::from(coins) * alone::coin(look),
        Bonus::Develop(steps) => worth::steps(look, steps),
        Bonus::Gear => worth::wheel(look),
        _ => 0,
    }
}

/// A station that the Quarry builds from afar: two coins, and two for each route.
fn site(look: &Look<'_>, aims: &Aims, town: Town) -> i32 {
    let price = 2 + 2 * i32::from(components().distance(look.mat.merchant, town));
    if look.mat.stations_left == 0 || !look.free_towns().contains(town) || price > i32::from(look.mat.coins) {
        return 0;
    }
    worth::station(look) + alone::site(look, aims, town) - price * alone::coin(look)
}

/// How far the next star is.
fn to_star(look: &Look<'_>) -> u8 {
    let next = components().development.stars.iter().find(|&&star| star > look.mat.development);
    next.map_or(0, |star| star - look.mat.development)
}
