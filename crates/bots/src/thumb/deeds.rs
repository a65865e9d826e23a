//! Beneficial deeds: whom to send, and where.

use super::modules::boards;
use super::sight::Sight;
use super::worth::{self, POINT};
use orleans::components::{Deed, Kind, Place, components};
use orleans::state::Spot;
use orleans::{Move, Sender, draw_limit};

/// What it brings to send one more follower of this kind when `before` of them are on their way already:
/// the reward over the loss of the follower, nothing if it had better stay.
pub(crate) fn send(sight: &Sight<'_>, kind: Kind, before: u8) -> i32 {
    let (rooms, reward) = if boards::lie_here(sight) { boards::rooms(sight, kind) } else { rooms(sight, kind) };
    if rooms <= before { 0 } else { (reward - loss(sight, kind)).max(0) }
}

/// How many followers of a kind the deeds still take, and the most that one of them gives.
fn rooms(sight: &Sight<'_>, kind: Kind) -> (u8, i32) {
    let room = |deed: Deed| room(sight, kind, deed);
    let rewards = Deed::ALL.iter().filter(|&&deed| room(deed) > 0).map(|&deed| reward_of(sight, deed));
    (Deed::ALL.iter().map(|&deed| room(deed)).sum(), rewards.max().unwrap_or(0))
}

/// The two best sendings from the Town Hall or the Gunpowder Tower.
pub(crate) fn action(sight: &Sight<'_>, from: Sender) -> i32 {
    let mut gains = [0; Kind::COUNT * 2];
    for &kind in Kind::ALL {
        let there = match from {
            Sender::TownHall => standing(sight, kind),
            Sender::GunpowderTower => sight.mat.tower.count(kind.neutral()),
        };
        for nth in 0..there.min(2) {
            gains[kind.index() * 2 + usize::from(nth)] = send(sight, kind, nth);
        }
    }
    gains.sort_unstable();
    gains[gains.len() - 2] + gains[gains.len() - 1]
}

/// How many neutral followers of a kind stand at the Town Hall.
pub(crate) fn standing(sight: &Sight<'_>, kind: Kind) -> u8 {
    sight.mat.board.at(Place::TownHall).filter(|&(_, follower)| follower == kind.neutral()).count() as u8
}

/// How good a sending is; to decline is worth nothing.
pub(crate) fn sending(sight: &Sight<'_>, mv: Move) -> i32 {
    match mv {
        Move::Send { kind, deed } => reward_of(sight, deed) - loss(sight, kind),
        Move::SendTo { kind, deed, good } => boards::reward(sight, deed, good) - loss(sight, kind),
        _ => 0,
    }
}

/// Canalization: whichever is worth more.
pub(crate) fn reward(sight: &Sight<'_>, mv: Move) -> i32 {
    match mv {
        Move::Develop => worth::steps(sight, 1),
        _ => POINT,
    }
}

/// What a deed gives for one follower.
fn reward_of(sight: &Sight<'_>, deed: Deed) -> i32 {
    let (facts, sent) = (components().deed(deed), &sight.view.table.deeds[deed.index()]);
    let total = |counts: &[u8]| counts.iter().sum::<u8>();
    let citizen = match total(&facts.spaces) - total(sent) {
        _ if !sight.view.table.citizens.waits(Spot::Deed(deed)) => 0,
        1 => worth::citizen(sight),
        // Whoever sends the last but one opens the way for the others.
        2 => -POINT / 2,
        _ => 0,
    };
    let coins = i32::from(facts.coins) * POINT;
    citizen + if facts.or_develop { coins.max(worth::steps(sight, 1)) } else { coins }
}

/// How many followers of a kind a deed still takes.
fn room(sight: &Sight<'_>, kind: Kind, deed: Deed) -> u8 {
    components().deed(deed).spaces[kind.index()].saturating_sub(sight.view.table.deeds[deed.index()][kind.index()])
}

/// What a follower would still bring in the rounds to come: little where there are more than can be drawn.
pub(super) fn loss(sight: &Sight<'_>, kind: Kind) -> i32 {
    let spare = sight.n_owned() - i32::from(draw_limit(sight.mat)) - 3;
    let rounds = sight.rounds_left();
    let kept = if kind == Kind::Monk { 4 } else { 3 };
    let rare = (kept - sight.owned[kind.index()]).max(0);
    if spare > 0 { rare * rounds * 5 } else { rounds * 10 }
}
