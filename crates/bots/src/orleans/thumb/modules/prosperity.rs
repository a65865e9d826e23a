//! Prosperity: which card is worth its way, where the Carpenter goes, and who mans what is built.

use crate::orleans::thumb::hand::Hand;
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::{self, POINT};
use crate::orleans::thumb::{best, deeds};
use orleans::components::{By, Follower, Good, GoodsSpaceId, Item, Kind, Place, RouteFacts, SpaceId, Structure};
use orleans::components::{StructureFacts, Town, components};
use orleans::{BuiltStructure, Module, Move, ProsperityAsk, ProsperityMove, SystemHand, SystemOnMat, SystemOnTable};

/// What a follower is worth who mans a Structure instead of going on.
const MAN: i32 = POINT;
/// What a town between the Carpenter and the card costs.
const STEP: i32 = POINT;
/// So many steps one action can make, and so many followers stand there for it.
const STEPS: usize = 3;

pub(super) fn answer(look: &Look<'_>, ask: ProsperityAsk, options: &[Move]) -> Move {
    match ask {
        ProsperityAsk::Keep => best(look, options, |mv| match mv {
            Move::Prosperity(ProsperityMove::Keep(card)) => promise(look, card),
            _ => 0,
        }),
        ProsperityAsk::Carpenter { .. } => best(look, options, |mv| match mv {
            Move::Prosperity(ProsperityMove::Build { .. }) => 10 * POINT,
            Move::Prosperity(ProsperityMove::Walk { follower, to, by }) => walk(look, follower, to, by),
            _ => 0,
        }),
        ProsperityAsk::Scriptorium => {
            let other = if card(look).is_some_and(|card| promise(look, card) > 0) { 0 } else { 3 * POINT };
            best(look, options, |mv| if mv == Move::Develop { worth::steps(look, 1) } else { other })
        }
    }
}

/// What a card promises: its points, less what mans it and how far the Carpenter is from its towns.
fn promise(look: &Look<'_>, card: Structure) -> i32 {
    let facts = facts(card);
    let far = facts.towns.iter().filter_map(|town| distance(look, town)).min().unwrap_or(0);
    i32::from(facts.points) * POINT - facts.items.iter().map(|&item| cost(item)).sum::<i32>() - far * STEP
}

/// What an item costs whoever brings it.
fn cost(item: Item) -> i32 {
    match item {
        Item::Follower(_) => MAN,
        Item::Coin => POINT,
        Item::Good(good) => i32::from(components().counts.goods_points[good.index()]) * POINT,
    }
}

fn facts(card: Structure) -> &'static StructureFacts {
    &components().prosperity.structures[card.index()]
}

fn carpenter(look: &Look<'_>) -> Option<Town> {
    match look.view.table.modules.system {
        SystemOnTable::Prosperity(table) => Some(table.carpenter),
        _ => None,
    }
}

fn distance(look: &Look<'_>, to: Town) -> Option<i32> {
    Some(components().distance(carpenter(look)?, to).into())
}

/// The card in the own hand.
fn card(look: &Look<'_>) -> Option<Structure> {
    let hands = look.view.players.iter().filter_map(|player| player.hand);
    hands.filter_map(|hand| if let SystemHand::Prosperity(hand) = hand { hand.card } else { None }).next()
}

/// The nearest town of the own card where something can be built.
fn goal(look: &Look<'_>) -> Option<Town> {
    let towns = facts(card(look)?).towns;
    let open = |town: &Town| routes(*town).any(|route| n_face_down(look, route) > 0);
    towns.iter().filter(open).min_by_key(|&town| distance(look, town))
}

/// A step towards the goal; traders and boatmen before those who can do other things.
fn walk(look: &Look<'_>, follower: Follower, to: Town, by: By) -> i32 {
    let (Some(goal), Some(here)) = (goal(look), carpenter(look)) else { return -1 };
    let nearer = components().distance(here, goal) > components().distance(to, goal);
    let is_usual = follower.kind() == usual(by);
    if nearer { POINT + i32::from(is_usual) } else { -1 }
}

fn usual(by: By) -> Kind {
    if by == By::Road { Kind::Trader } else { Kind::Boatman }
}

fn routes(town: Town) -> impl Iterator<Item = &'static RouteFacts> {
    let components = components();
    components.towns[town.index()].routes.iter().map(|&route| &components.routes[usize::from(route)])
}

/// How many goods lie face down on a route.
fn n_face_down(look: &Look<'_>, route: &RouteFacts) -> usize {
    match look.view.table.modules.system {
        SystemOnTable::Prosperity(table) => {
            route.goods_spaces.clone().filter(|&at| table.face_down.contains(GoodsSpaceId(at as u8))).count()
        }
        _ => 0,
    }
}

/// What a good is worth that lies face down, by what each good is worth: as much as one of those that nobody has seen.
pub(in crate::orleans::thumb) fn unseen(look: &Look<'_>, worth: &[i32; Good::COUNT]) -> i32 {
    let SystemOnTable::Prosperity(table) = look.view.table.modules.system else { return 0 };
    let number: i32 = table.unseen.iter().map(|&count| i32::from(count)).sum();
    let all: i32 = worth.iter().zip(table.unseen).map(|(worth, count)| worth * i32::from(count)).sum();
    if number == 0 { 0 } else { all / number }
}

/// Whether goods lie face down on a route.
pub(in crate::orleans::thumb) fn lies_face_down(look: &Look<'_>, route: &RouteFacts) -> bool {
    n_face_down(look, route) > 0
}

/// What the action of the Carpenter brings now: something can be built where it ends, or a long way becomes shorter.
pub(in crate::orleans::thumb) fn action(look: &Look<'_>) -> i32 {
    let (Some(ways), Some(card)) = (ways(look), card(look)) else { return 0 };
    let worth = promise(look, card).max(POINT);
    match covered(look, &ways) {
        all if all == ways.len() => worth,
        // Whoever goes half of a short way shows others where to go.
        some if some > 0 && (ways.len() > STEPS || look.rounds_left() < 2) => worth / 4,
        _ => 0,
    }
}

/// The way of the Carpenter to the nearest goal, step by step; nothing where there is none.
fn ways(look: &Look<'_>) -> Option<Vec<By>> {
    let (mut here, goal) = (carpenter(look)?, goal(look)?);
    let mut ways = Vec::new();
    while let Some(route) = routes(here)
        .find(|route| components().distance(route.other_end(here), goal) < components().distance(here, goal))
    {
        ways.push(route.by);
        here = route.other_end(here);
    }
    Some(ways)
}

/// How many steps of the way those make who stand at the Carpenter.
fn covered(look: &Look<'_>, ways: &[By]) -> usize {
    let mut there: Vec<Follower> = look.mat.board.at(Place::Carpenter).map(|(_, follower)| follower).collect();
    let goes_on = |by: &&By| {
        let usual = there.iter().position(|it| it.kind() == usual(**by));
        let at = usual.or_else(|| there.iter().position(|&it| goes(it, **by)));
        at.map(|at| there.swap_remove(at)).is_some()
    };
    ways.iter().take_while(goes_on).count()
}

fn goes(follower: Follower, by: By) -> bool {
    follower.kind() == usual(by) || matches!(follower.kind(), Kind::Monk | Kind::Scholar)
}

/// A follower for the next step of the Carpenter for which nobody stands there.
pub(in crate::orleans::thumb) fn step(look: &Look<'_>, hand: &Hand) -> Option<(Follower, SpaceId)> {
    if !look.view.setup.modules.contains(Module::Prosperity) || look.rounds_left() < 1 {
        return None;
    }
    let ways = ways(look)?;
    let by = *ways.get(covered(look, &ways))?;
    let space = look.missing(Place::Carpenter).iter().next()?;
    let at_hand = |it: &Follower| it.kind() == usual(by) && hand.counts[it.index()] > 0;
    Some((Follower::ALL.iter().rev().copied().find(at_hand)?, space))
}

/// What a good is worth beyond its points because an own Structure lacks it; nothing in other games.
pub(in crate::orleans::thumb) fn wanted(look: &Look<'_>, good: Good) -> i32 {
    let lacks = |it: BuiltStructure| missing(it).filter(|&item| item == Item::Good(good)).count();
    let short = built(look).map(lacks).sum::<usize>() > usize::from(look.mat.good(good));
    if short { 3 * POINT } else { 0 }
}

fn built(look: &Look<'_>) -> impl Iterator<Item = BuiltStructure> + use<> {
    let built = match look.mat.modules.system {
        SystemOnMat::Prosperity(own) => own.built,
        _ => Default::default(),
    };
    built.into_iter().flatten().filter(|it| !it.done)
}

fn missing(it: BuiltStructure) -> impl Iterator<Item = Item> {
    facts(it.structure).items.iter().copied().enumerate().filter(move |(nth, _)| it.laid >> nth & 1 == 0).map(|it| it.1)
}

/// What it brings to send a follower to an own Structure: its share of what completing it is worth.
pub(in crate::orleans::thumb) fn man(look: &Look<'_>, structure: Structure) -> i32 {
    let Some(it) = built(look).find(|it| it.structure == structure) else { return 0 };
    let left = missing(it).count() as i32;
    let late = left > look.rounds_left() * 2 + 1;
    if late { 0 } else { i32::from(facts(structure).points) * POINT / left.max(1) }
}

/// How many own Structures lack a follower of each kind, and the most that one of them brings.
pub(in crate::orleans::thumb) fn rooms(look: &Look<'_>) -> [(u8, i32); Kind::COUNT] {
    let mut rooms = [(0, 0); Kind::COUNT];
    for it in built(look) {
        let brings = man(look, it.structure);
        for (kind, (number, most)) in Kind::ALL.iter().zip(&mut rooms) {
            if missing(it).any(|item| item == Item::Follower(*kind)) {
                (*number, *most) = (*number + 1, brings.max(*most));
            }
        }
    }
    rooms
}

/// Coins and goods go where they complete a Structure: lying there unfinished they are worth no more than at hand.
pub(super) fn lay(look: &Look<'_>, options: &[Move]) -> Option<Move> {
    let completes = |structure: Structure| {
        built(look).find(|it| it.structure == structure).is_some_and(|it| {
            let (mut coins, mut goods) = (look.mat.coins, look.mat.goods);
            missing(it).all(|item| match item {
                Item::Coin => coins.checked_sub(1).map(|left| coins = left).is_some(),
                Item::Good(good) => goods[good.index()].checked_sub(1).map(|left| goods[good.index()] = left).is_some(),
                Item::Follower(_) => false,
            })
        })
    };
    options.iter().copied().find(|mv| match mv {
        Move::Prosperity(ProsperityMove::LayCoin(it) | ProsperityMove::LayGood(it, _)) => completes(*it),
        _ => false,
    })
}

/// A monk and a companion for a citizen, if that is more than both are worth.
pub(super) fn pilgrims(look: &Look<'_>, mv: Move) -> i32 {
    match mv {
        Move::Decline => 0,
        _ => worth::citizen(look) - 2 * deeds::loss(look, Kind::Monk),
    }
}
