//! What things are worth, in tenths of a point at the end of the game.

use super::look::Look;
use super::modules::{alone, duel, earning, indulgences, invasion, prosperity};
use crate::orleans::dues::FOOD;
use orleans::components::{Bonus, Good, Happening, Kind, Track, components};
use orleans::state::Spot;
use orleans::{draw_limit, status};

/// A point, and so a coin.
pub(crate) const POINT: i32 = 10;

/// The status times ten, as it may be expected at the end.
pub(crate) fn status_ahead(look: &Look<'_>) -> i32 {
    (i32::from(status(look.mat)) * POINT + look.rounds_left() * 2).min(6 * POINT)
}

/// Stations and citizens, times ten, as they may be expected at the end.
fn multiplied_ahead(look: &Look<'_>) -> i32 {
    if look.aims.is_some_and(|aims| !aims.capital) {
        return POINT + duel::star(look);
    }
    let now = i32::from(look.mat.n_stations()) + i32::from(look.mat.citizens);
    (now * POINT + look.rounds_left() * 4) * look.prices.star / 100
}

/// A coin: a point, and more where it keeps somebody in the game.
pub(crate) fn coin(look: &Look<'_>) -> i32 {
    alone::coin(look) + duel::coin(look)
}

/// A citizen multiplies the status.
pub(crate) fn citizen(look: &Look<'_>) -> i32 {
    if let Some(worth) = invasion::citizen(look) {
        return worth;
    }
    match &look.aims {
        Some(aims) if !aims.capital => alone::citizen(aims) + duel::citizen(look),
        _ => status_ahead(look) * look.prices.multiplied / 100,
    }
}

/// A trading station multiplies the status, earns on Trading Days and is a step to the last citizen.
pub(crate) fn station(look: &Look<'_>) -> i32 {
    if let Some(worth) = invasion::station(look) {
        return worth;
    }
    match &look.aims {
        Some(aims) if !aims.capital => alone::station(look),
        _ => status_ahead(look) * look.prices.multiplied / 100 + POINT / 2 + indulgences::station(look),
    }
}

/// A good: its points, and more if it is food that will be missing.
pub(crate) fn good(look: &Look<'_>, good: Good) -> i32 {
    if let Some(worth) = invasion::good(look, good) {
        return worth;
    }
    if let Some(aims) = &look.aims {
        return alone::good(look, aims, good) + duel::wanted(look, good);
    }
    let points = i32::from(components().counts.goods_points[good.index()]) * POINT;
    let points = points + prosperity::wanted(look, good) + indulgences::gift(look, good);
    if FOOD.contains(&good) && food_missing(look) { points + 4 * POINT } else { points }
}

/// How much food is at hand.
pub(crate) fn food(look: &Look<'_>) -> i32 {
    FOOD.iter().map(|good| i32::from(look.mat.goods[good.index()])).sum()
}

/// Whether the own food does not suffice for the Harvests to come.
fn food_missing(look: &Look<'_>) -> bool {
    let ahead = components().base_tiles().iter().enumerate().filter(|(nth, tile)| {
        let now = look.view.table.tile.is_some_and(|tile| usize::from(tile.0) == *nth);
        tile.event == Happening::Harvest && (now || look.view.table.turned >> nth & 1 == 0)
    });
    food(look) < (ahead.count() as i32).min(2)
}

/// So many steps on the Development track.
pub(crate) fn steps(look: &Look<'_>, number: u8) -> i32 {
    if let Some(worth) = invasion::steps(look, number) {
        return worth;
    }
    if number == 0 {
        return 0;
    }
    let track = &components().development;
    let from = look.mat.development;
    let to = (from + number).min(track.last);
    let passed = |space: u8| from < space && space <= to;
    let coins: i32 = track.coins.iter().filter(|(at, _)| passed(*at)).map(|&(_, coins)| i32::from(coins)).sum();
    let waits = |nth: usize| look.view.table.citizens.waits(Spot::Development(nth as u8));
    let citizens = track.citizens.iter().enumerate().filter(|&(nth, &at)| passed(at) && waits(nth)).count();
    let mut worth = coins * alone::coin(look) + citizens as i32 * citizen(look);
    worth += indulgences::developed(look, to, citizens as u8);
    for pair in track.stars.windows(2) {
        let (star, next) = (i32::from(pair[0]), i32::from(pair[1]));
        let steps = next.min(to.into()) - star.max(from.into());
        if steps > 0 {
            // The nearer the star, the more a step is worth; steps towards one that is never reached are lost.
            let reached = i32::from(to) >= next;
            let share = if reached { 4 } else { look.rounds_left().min(4) };
            worth += multiplied_ahead(look) * steps * share / (4 * (next - star.max(from.into())));
        }
    }
    worth
}

/// A step back on the Development track: a star lost hurts most.
pub(crate) fn step_back(look: &Look<'_>) -> i32 {
    let on_star = components().development.stars.contains(&look.mat.development);
    multiplied_ahead(look) / if on_star { 1 } else { 6 }
}

/// A follower in the bag, beyond the bonus it came with.
pub(crate) fn follower(look: &Look<'_>, kind: Kind) -> i32 {
    let (wanted, owned) = (look.prices.wanted[kind.index()], look.owned[kind.index()]);
    let rounds = look.rounds_left();
    let scarce = (wanted - owned).max(0) * look.prices.wanted_a_round * rounds / wanted;
    let drawn = i32::from(draw_limit(look.mat)) > look.n_owned();
    scarce + invasion::follower(look, kind) + if drawn { look.prices.follower * rounds } else { 0 }
}

/// A gear wheel.
pub(crate) fn wheel(look: &Look<'_>) -> i32 {
    look.prices.wheel * look.rounds_left() + invasion::wheel(look)
}

/// A place tile.
pub(crate) fn tile(look: &Look<'_>) -> i32 {
    earning::best_tile(look).unwrap_or(look.prices.tile * look.rounds_left())
}

/// One more follower drawn in each round.
pub(crate) fn draw(look: &Look<'_>) -> i32 {
    look.prices.draw * look.rounds_left()
}

/// A recruit of this kind: the follower, the advance and its bonus; nothing if it cannot be had.
pub(crate) fn recruit(look: &Look<'_>, kind: Kind) -> i32 {
    if look.view.table.followers[kind.index()] == 0 || is_banned(look, kind) {
        return 0;
    }
    match Track::of(kind) {
        None => follower(look, kind),
        Some(track) => advance(look, track).map_or(0, |bonus| follower(look, kind) + bonus),
    }
}

/// Whether the event of this round forbids to recruit this kind.
fn is_banned(look: &Look<'_>, kind: Kind) -> bool {
    let banned = match look.happening().map(|facts| facts.event) {
        Some(Happening::Pilgrimage) => Kind::Monk,
        Some(Happening::Conference) => Kind::Scholar,
        Some(Happening::Crusade) => Kind::Knight,
        Some(Happening::Strike) => Kind::Craftsman,
        _ => return false,
    };
    kind == banned
}

/// A step on a track: its bonus, and the citizen who waits there; nothing if it cannot be made.
pub(crate) fn advance(look: &Look<'_>, track: Track) -> Option<i32> {
    let table = &look.view.table;
    let facts = components().track(track);
    let to = look.mat.track(track) + 1;
    let bonus = match *facts.spaces.get(usize::from(to))? {
        Bonus::Nothing => 0,
        Bonus::Good(kind) if table.goods[kind.index()] == 0 => return None,
        Bonus::Good(kind) => good(look, kind) + census(look, look.rounds_left()),
        Bonus::Coins(coins) => i32::from(coins) * coin(look),
        Bonus::Develop(points) => steps(look, points),
        Bonus::Gear if table.gears == 0 => return None,
        Bonus::Gear => wheel(look),
        Bonus::TileOne | Bonus::TileAny => tile(look),
        Bonus::Draw(limit) if limit > draw_limit(look.mat) => draw(look),
        Bonus::Draw(_) => 0,
    };
    let spot = if track == Track::Boatmen { Spot::Boatmen } else { Spot::Knights };
    let first = facts.citizen_at == Some(to) && table.citizens.waits(spot);
    let citizen = if first { citizen(look) } else { 0 };
    Some(bonus + citizen + indulgences::step(look, track, to.into()) + invasion::advance(look, track))
}

/// An advance on the Farmers track may win the Census, or save its coin.
fn census(look: &Look<'_>, rounds: i32) -> i32 {
    let mine = look.mat.track(Track::Farmers);
    let theirs = || look.others().map(|mat| mat.track(Track::Farmers));
    let leads = theirs().all(|other| other <= mine);
    let trails = theirs().all(|other| other > mine) && look.view.setup.players > 2;
    if leads || trails { rounds * POINT / 4 } else { 0 }
}
