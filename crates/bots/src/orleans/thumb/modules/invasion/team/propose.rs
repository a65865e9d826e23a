//! What the last one who has the word proposes.

use super::mat;
use crate::orleans::partners::{Partners, due, is, parts};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::POINT;
use crate::orleans::thumb::{best, choose};
use orleans::components::{Due, Good, Happening, InvasionCharacter, Part, Town, components};
use orleans::state::Spot;
use orleans::{InvasionMove, Move, Unit, Whence};
use tabletop::Seat;

/// A coin of the team.
const COIN: i32 = 3 * POINT;
/// A thing that a character must have.
const OWED: i32 = 60 * POINT;

pub(in super::super) fn propose(look: &Look<'_>, options: &[Move]) -> Move {
    let pass = Move::Invasion(InvasionMove::PassWord);
    if options.contains(&pass) {
        return pass;
    }
    let Some(team) = &look.team else { return options[0] };
    best(look, options, |mv| match mv {
        Move::Invasion(InvasionMove::Unit(unit)) => score(look, team, unit),
        Move::Invasion(InvasionMove::Submit) => submit(look, team),
        _ => i32::MIN / 2,
    })
}

/// How good a unit is, over not naming it.
fn score(look: &Look<'_>, team: &Partners, unit: Unit) -> i32 {
    let has_part = |seat: Seat, is_meant: fn(&Part) -> bool| parts(mat(look, seat)).iter().any(is_meant);
    match unit {
        Unit::Wheel { seat, .. } | Unit::PlacedWheel { seat, .. } => {
            let own = has_part(seat, |part| matches!(part, Part::Wheels(_))) || owes(look, seat, Due::Wheel);
            let beside = matches!(unit, Unit::Wheel { .. });
            -8 * POINT - if own { OWED } else { 0 } + if beside { POINT } else { 0 }
        }
        Unit::Tile { seat, place } => {
            let own = has_part(seat, |part| matches!(part, Part::Tiles(_))) || owes(look, seat, Due::Tile);
            -choose::tile(look, Move::Tile(place)) - if own { OWED } else { 0 }
        }
        Unit::Pay { seat, coins } => pay(look, team, seat, coins),
        Unit::Gain { seat, coins } => {
            let lacks = i32::from(team.shares[seat.index()].lacks_coins);
            i32::from(coins) * (1 + lacks.min(9)) + i32::from(has_part(seat, |part| matches!(part, Part::Fabrics(_))))
        }
        Unit::Develop { seat, points } => {
            let own = has_part(seat, |part| matches!(part, Part::Status(_)));
            i32::from(points) * if own { 30 } else { 3 } + i32::from(mat(look, seat).development) / 4
        }
        Unit::Wine(seat) => i32::from(team.shares[seat.index()].lacks[Good::Wine.index()]) * POINT,
        Unit::StepBack { seat, points } => {
            let own = has_part(seat, |part| matches!(part, Part::Status(_)));
            // As many as possible at once, from whoever needs them least.
            if own { -OWED } else { i32::from(points) * POINT + i32::from(mat(look, seat).development) }
        }
        Unit::Monk { seat, from } => {
            let own = has_part(seat, |part| matches!(part, Part::Monks(_)));
            -20 * POINT - if own { OWED } else { 0 } + if from == Whence::Bag { POINT } else { 0 }
        }
        Unit::Citizen(spot) => citizen(look, team, spot),
        Unit::Wither { a, b, .. } => {
            let near = |town: Town| {
                let from = look.view.players.iter().map(|player| player.mat.merchant);
                from.map(|from| i32::from(components().distance(from, town))).min().unwrap_or(0)
            };
            near(a).min(near(b))
        }
        Unit::TurnOver(place) => -choose::tile(look, Move::Tile(place)),
        Unit::Buy { seat, good } => buy(look, team, seat, good),
        Unit::Sell { .. } => -POINT,
        Unit::Sail(seat) => i32::from(look.is_me(seat)),
    }
}

fn owes(look: &Look<'_>, seat: Seat, what: Due) -> bool {
    let now = look.view.table.round;
    is(mat(look, seat), InvasionCharacter::EstateManager) && (now..=now + 6).any(|round| due(round) == Some(what))
}

/// Coins of those who have most to spare; first things, if coins are dearer.
fn pay(look: &Look<'_>, team: &Partners, seat: Seat, coins: u8) -> i32 {
    let kept = team.shares[seat.index()].owes_coins;
    let (has, number) = (i32::from(mat(look, seat).coins) - i32::from(kept), i32::from(coins));
    let base = match look.happening().map(|facts| facts.event) {
        Some(Happening::GoodTrade) if good_trade(look, team) => 0,
        Some(Happening::GoodTrade) => return -number * COIN,
        // Six coins are dearer than a wheel or a tile that nobody must have.
        Some(Happening::Demolition | Happening::TeamArson) => -25 * POINT,
        _ => 0,
    };
    // What is over goes first, and as much of it as possible, so that few have to pay.
    base + if number <= has { number + has.min(99) } else { (has - number) * COIN }
}

fn good_trade(look: &Look<'_>, team: &Partners) -> bool {
    team.wanted[Good::Grain.index()] >= 2 && spare(look, team) >= 8 && team.left() > 1
}

/// The coins of all that nobody has to keep.
fn spare(look: &Look<'_>, team: &Partners) -> u16 {
    let shares = look.view.players.iter().zip(&team.shares);
    shares.map(|(player, share)| player.mat.coins.saturating_sub(share.keeps_coins)).sum()
}

/// What the fabrics named so far cost.
fn bought(team: &Partners) -> u16 {
    let units = team.city.team.iter().flat_map(|team| team.proposal.iter());
    let price = |unit: Unit| if let Unit::Buy { good, .. } = unit { price(good) } else { 0 };
    units.map(price).sum()
}

fn price(good: Good) -> u16 {
    components().invasion.wool_market[good.index()].into()
}

/// Nothing more is named where an event may be left alone.
fn submit(look: &Look<'_>, team: &Partners) -> i32 {
    match look.happening().map(|facts| facts.event) {
        Some(Happening::GoodTrade) if good_trade(look, team) => -1,
        Some(Happening::GoodWinds) => -1,
        _ => 0,
    }
}

/// A citizen is given up where more wait than are needed: the one that is hardest to win.
fn citizen(look: &Look<'_>, team: &Partners, spot: Spot) -> i32 {
    let waiting = look.view.table.citizens.iter().count() as i32;
    let hard = match spot {
        Spot::SixTracks => 40,
        Spot::Pile(_) => 30,
        Spot::Development(2) => 20,
        Spot::Town(_) => 15,
        _ => 5,
    };
    hard - if waiting - i32::from(team.citizens) >= 3 { 10 * POINT } else { 40 * POINT }
}

/// Fabrics that the Clothing Store or a character lacks.
fn buy(look: &Look<'_>, team: &Partners, seat: Seat, good: Good) -> i32 {
    let share = &team.shares[seat.index()];
    let own = share.lacks[good.index()] > 0;
    let clothes =
        team.citizens > 0 && team.wanted[good.index()] > 0 && !is(mat(look, seat), InvasionCharacter::Merchant);
    let rich = team.wanted_coins <= 0 || team.left() > 6;
    match own {
        _ if spare(look, team) < bought(team) + price(good) => -POINT,
        true => 5 * POINT,
        false if clothes && rich => 2 * POINT,
        false => -POINT,
    }
}
