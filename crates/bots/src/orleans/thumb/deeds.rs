//! Beneficial deeds: whom to send, and where.

use super::look::Look;
use super::modules::{alone, boards, invasion, prosperity};
use super::worth::{self, POINT};
use orleans::components::{Deed, Kind, Place, components};
use orleans::state::Spot;
use orleans::{InvasionMove, Move, ProsperityMove, Sender, draw_limit};

/// What it brings to send one more follower of this kind when `before` of them are on their way already:
/// the reward over the loss of the follower, nothing if it had better stay.
pub(crate) fn send(look: &Look<'_>, kind: Kind, before: u8) -> i32 {
    let here = || if boards::lie_here(look) { boards::rooms(look) } else { rooms(look) };
    let (rooms, reward) = invasion::posts(look, kind).unwrap_or_else(|| look.rooms(kind, here));
    if rooms <= before { 0 } else { (reward * look.prices.sent / 100 - loss(look, kind)).max(0) }
}

/// How many followers of each kind the deeds still take, and the most that one of them gives.
fn rooms(look: &Look<'_>) -> [(u8, i32); Kind::COUNT] {
    let mut rooms = [(0, None); Kind::COUNT];
    for &deed in Deed::ALL {
        let reward = reward_of(look, deed);
        for &kind in Kind::ALL {
            let (number, most) = &mut rooms[kind.index()];
            let free = room(look, kind, deed);
            *number += free;
            *most = if free > 0 { Some(reward).max(*most) } else { *most };
        }
    }
    rooms.map(|(number, most)| (number, most.unwrap_or(0)))
}

/// The two best sendings from the Town Hall or the Gunpowder Tower.
pub(crate) fn action(look: &Look<'_>, from: Sender) -> i32 {
    let mut gains = [0; Kind::COUNT * 2];
    for &kind in Kind::ALL {
        let there = match from {
            Sender::TownHall => standing(look, kind),
            // Whose Town Hall it is stands in the question; its followers are none of the own.
            Sender::Partner(_) => 0,
            Sender::GunpowderTower => look.mat.tower.count(kind.neutral()),
        };
        for nth in 0..there.min(2) {
            gains[kind.index() * 2 + usize::from(nth)] = send(look, kind, nth);
        }
    }
    gains.sort_unstable();
    gains[gains.len() - 2] + gains[gains.len() - 1]
}

/// How many neutral followers of a kind stand at the Town Hall.
pub(crate) fn standing(look: &Look<'_>, kind: Kind) -> u8 {
    look.mat.board.at(Place::TownHall).filter(|&(_, follower)| follower == kind.neutral()).count() as u8
}

/// How good a sending is; to decline is worth nothing.
pub(crate) fn sending(look: &Look<'_>, mv: Move) -> i32 {
    match mv {
        Move::Send { kind, deed } => reward_of(look, deed) - loss(look, kind),
        Move::Prosperity(ProsperityMove::Man { kind, structure }) => {
            prosperity::man(look, structure) - loss(look, kind)
        }
        Move::Invasion(InvasionMove::Man { kind, at }) => invasion::man(look, kind, at),
        Move::SendTo { kind, deed, good } => boards::reward(look, deed, good) - loss(look, kind),
        _ => 0,
    }
}

/// Canalization: whichever is worth more.
pub(crate) fn reward(look: &Look<'_>, mv: Move) -> i32 {
    match mv {
        Move::Develop => worth::steps(look, 1),
        _ => alone::coin(look),
    }
}

/// What a deed gives for one follower.
fn reward_of(look: &Look<'_>, deed: Deed) -> i32 {
    let (facts, sent) = (components().deed(deed), &look.view.table.deeds[deed.index()]);
    let total = |counts: &[u8]| counts.iter().sum::<u8>();
    let citizen = match total(&facts.spaces) - total(sent) {
        _ if !look.view.table.citizens.waits(Spot::Deed(deed)) => 0,
        1 => worth::citizen(look),
        // Whoever sends the last but one opens the way for the others.
        2 => -POINT / 2,
        _ => 0,
    };
    let coins = i32::from(facts.coins) * alone::coin(look);
    citizen + if facts.or_develop { coins.max(worth::steps(look, 1)) } else { coins }
}

/// How many followers of a kind a deed still takes.
fn room(look: &Look<'_>, kind: Kind, deed: Deed) -> u8 {
    components().deed(deed).spaces[kind.index()].saturating_sub(look.view.table.deeds[deed.index()][kind.index()])
}

/// What a follower would still bring in the rounds to come: little where there are more than can be drawn.
pub(super) fn loss(look: &Look<'_>, kind: Kind) -> i32 {
    let spare = look.n_owned() - i32::from(draw_limit(look.mat)) - 3;
    let rounds = look.rounds_left();
    let kept = if kind == Kind::Monk { 4 } else { 3 };
    let rare = (kept - look.owned[kind.index()]).max(0);
    let lost = if spare > 0 { rare * rounds * look.prices.loss / 2 } else { rounds * look.prices.loss };
    lost + invasion::kept(look, kind)
}
