//! The Duel: its choices before round 1, what its objectives and its events make of goods, and its house.

use crate::orleans::aims::duel::brings_branch;
use crate::orleans::thumb::journeys::Map;
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::{self, POINT};
use crate::orleans::thumb::{best, choose};
use orleans::components::{DuelObjective, EventFacts, Good, Happening, Place, Town, components};
use orleans::{DuelAsk, HappeningMove, Module, Move, SystemOnMat};

/// What a good is worth where the game is lost without it.
const VITAL: i32 = 30 * POINT;
/// A star on the way to bookkeeping, and what it lends to each step before it.
const STAR: i32 = 18 * POINT;
/// A station that the branches lack.
const BRANCH: i32 = 22 * POINT;
/// A citizen pays for the shared house.
const CITIZEN: i32 = 2 * POINT;
/// What the first Harvest takes in place of food, as in the base game.
const HARVEST_COINS: u16 = 5;

/// The last round with such an event; 0 where the board has none.
fn last_round_of(is: impl Fn(&EventFacts) -> bool) -> u8 {
    components().duel.events.iter().rposition(is).map_or(0, |nth| nth as u8 + 1)
}

fn round_of(event: Happening) -> u8 {
    last_round_of(|facts| facts.event == event)
}

/// Whether this round ends with such an event.
fn ends_with(look: &Look<'_>, event: Happening) -> bool {
    look.happening().is_some_and(|facts| facts.event == event)
}

pub(super) fn answer(look: &Look<'_>, ask: DuelAsk, options: &[Move]) -> Move {
    match ask {
        DuelAsk::Merchant => {
            let map = Map::new(look);
            best(look, options, |mv| if let Move::GoTo(town) = mv { map.stay_in(town) } else { 0 })
        }
        DuelAsk::Tiles { .. } => best(look, options, |mv| choose::tile(look, mv) + brings(mv)),
        // Whoever averts an event cannot lose by it.
        DuelAsk::Shield { .. } => best(look, options, |mv| match mv {
            Move::Shield => 2,
            Move::Decline => 0,
            _ => 1,
        }),
    }
}

/// Tiles that bring what the objectives ask for, or keep an event away.
fn brings(mv: Move) -> i32 {
    match mv {
        Move::Tile(Place::TailorShop | Place::Winery | Place::CheeseFactory | Place::Brasserie) => 40,
        Move::Tile(Place::Brewery | Place::Cellar | Place::Hospital | Place::Office) => 40,
        _ => 0,
    }
}

/// What a bonus of the shared house brings.
pub(super) fn bonus(look: &Look<'_>, mv: Move) -> i32 {
    match mv {
        Move::Coin => i32::from(components().duel.house_coins) * POINT,
        Move::Develop => worth::steps(look, components().duel.house_develop),
        Move::TakeGood(good) => worth::good(look, good),
        _ => 0,
    }
}

/// What an exchange brings.
pub(super) fn swap(look: &Look<'_>, mv: Move) -> i32 {
    match mv {
        Move::Swap { give, take } => worth::good(look, take) - worth::good(look, give),
        Move::Happening(HappeningMove::TradeBread(take)) => worth::good(look, take) - POINT,
        _ => 0,
    }
}

/// Whether an objective is still open; none is in other games.
fn is_open(look: &Look<'_>, objective: DuelObjective) -> bool {
    matches!(look.mat.modules.system, SystemOnMat::Duel(marks) if !marks.done[objective.index()])
}

/// What the next star is worth beyond any other; nothing in other games.
pub(in crate::orleans::thumb) fn star(look: &Look<'_>) -> i32 {
    if is_open(look, DuelObjective::Bookkeeping) { STAR } else { 0 }
}

/// What a station in this town is worth beyond any other; nothing in other games.
pub(in crate::orleans::thumb) fn site(look: &Look<'_>, town: Town) -> i32 {
    let brings = is_open(look, DuelObjective::ThreeBranches) && brings_branch(look.mat, town);
    if brings { BRANCH } else { 0 }
}

/// What a citizen is worth; nothing in other games.
pub(in crate::orleans::thumb) fn citizen(look: &Look<'_>) -> i32 {
    if look.view.setup.modules.contains(Module::Duel) { CITIZEN } else { 0 }
}

/// What a good is worth because an event will ask for it; nothing in other games.
pub(in crate::orleans::thumb) fn wanted(look: &Look<'_>, good: Good) -> i32 {
    if !look.view.setup.modules.contains(Module::Duel) {
        return 0;
    }
    let (round, there) = (look.view.table.round, look.mat.good(good));
    let is_food = matches!(good, Good::Grain | Good::Cheese | Good::Wine);
    let vital = if round <= round_of(Happening::Trade) {
        // Whatever there is can be exchanged for cheese.
        look.mat.n_goods() == 0 || good == Good::Cheese && there == 0
    } else if round <= round_of(Happening::CheeseDay) {
        good == Good::Cheese && there == 0
    } else {
        let harvest = last_round_of(|facts| facts.event == Happening::Harvest && facts.in_kind);
        round <= harvest && is_food && spare_food(look) < 2
    };
    // A coin is due for each good, now.
    let is_burden = ends_with(look, Happening::GoodsTax) && u16::from(look.mat.n_goods()) >= look.mat.coins;
    match (vital, is_burden) {
        (_, true) => -VITAL,
        (true, false) => VITAL,
        (false, false) => 0,
    }
}

/// Food that is left when the wine is delivered.
fn spare_food(look: &Look<'_>) -> i32 {
    let kept = if is_open(look, DuelObjective::DeliverWine) { look.mat.good(Good::Wine) } else { 0 };
    worth::food(look) - i32::from(kept.min(components().duel.objectives.wine))
}

/// What a coin is worth beyond a point, while there are more goods than coins to be taxed.
pub(in crate::orleans::thumb) fn coin(look: &Look<'_>) -> i32 {
    let is_duel = look.view.setup.modules.contains(Module::Duel);
    let is_short = u16::from(look.mat.n_goods()) + 2 >= look.mat.coins;
    if is_duel && is_short && look.view.table.round <= round_of(Happening::GoodsTax) { 3 * POINT } else { 0 }
}

/// A citizen is bought with coins that the first Harvest does not need.
pub(super) fn town_meeting(look: &Look<'_>, mv: Move) -> i32 {
    let price = components().duel.events.first().map_or(0, |facts| facts.amount);
    let can_feed = look.mat.coins >= u16::from(price) + HARVEST_COINS || worth::food(look) > 1;
    if mv == Move::Decline || !can_feed { i32::from(mv == Move::Decline) } else { POINT }
}

/// Whether the tax on one more gear wheel could not be paid.
pub(in crate::orleans::thumb) fn is_taxed(look: &Look<'_>) -> bool {
    let is_duel = look.view.setup.modules.contains(Module::Duel);
    is_duel
        && look.view.table.round <= round_of(Happening::TechnologyTax)
        && look.mat.coins <= look.mat.board.wheels().len().into()
}

/// What it costs beyond its points to give a good away: the last cheese before the Cheese Day is not for the Harvest.
pub(in crate::orleans::thumb) fn missed(look: &Look<'_>, good: Good) -> i32 {
    let is_duel = look.view.setup.modules.contains(Module::Duel);
    let is_last = good == Good::Cheese && look.mat.good(good) == 1 || look.mat.n_goods() == 1;
    if is_duel && is_last && look.view.table.round < round_of(Happening::CheeseDay) { VITAL } else { 0 }
}
