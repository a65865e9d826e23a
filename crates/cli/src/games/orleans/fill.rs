//! Filling a whole place: a fitting follower for each of its free spaces.

use super::words::gist;
use crate::play::{Question, thing};
use orleans::components::{Follower, Kind, Place, SpaceKind, components};
use orleans::{Ask, Move, Origin, State};

/// A follower that can be placed, where it lies, and how many of it are left.
type Hand = Vec<(Follower, Origin, u8)>;

/// The moves that `fill PLACE` stands for, or a sentence that says why there are none.
pub(super) fn said(question: &Question<State>, place: &str) -> Result<Vec<Move>, String> {
    if question.ask != Ask::Plan {
        return Err("Places are filled while planning.".into());
    }
    let mat = question.view.players.get(question.seat.index()).map(|player| &player.mat);
    let own: Vec<Place> = mat.into_iter().flat_map(|mat| mat.places.iter()).collect();
    match thing(place, &own).or_else(|| thing(place, Place::ALL)) {
        Some(place) => moves(question, place),
        None => Err("Say which place to fill, as in `fill village`.".into()),
    }
}

/// The moves that fill every free space of a place, or a sentence that says why there are none.
pub(crate) fn moves(question: &Question<State>, place: Place) -> Result<Vec<Move>, String> {
    let Some(player) = question.view.players.get(question.seat.index()) else { return Err("Nobody plans.".into()) };
    let mat = &player.mat;
    if !mat.places.contains(place) {
        return Err(format!("The {place} is not one of your places."));
    }
    let free: Vec<SpaceKind> = (components().place(place).space_set - mat.board.filled())
        .iter()
        .map(|space| components().space(space).kind)
        .collect();
    if free.is_empty() {
        return Err(format!("The {place} has no free space."));
    }
    let mut hand: Hand = Vec::new();
    for (pool, from) in [(&mat.market, Origin::Market), (&mat.tower, Origin::Tower)] {
        hand.extend(pool.present().map(|follower| (follower, from, pool.count(follower))));
    }
    let mut chosen = Vec::new();
    match assign(question, place, &free, &mut hand, &mut chosen) {
        true => Ok(chosen),
        false => Err(missing(question, place, &free)),
    }
}

/// Finds a follower for each space in turn, going back where a choice leaves a later space empty.
fn assign(
    question: &Question<State>,
    place: Place,
    free: &[SpaceKind],
    hand: &mut Hand,
    chosen: &mut Vec<Move>,
) -> bool {
    let Some((&space, rest)) = free.split_first() else { return true };
    let mut order: Vec<usize> = (0..hand.len()).collect();
    order.sort_by_key(|&nth| reluctance(hand[nth].0, space));
    for nth in order {
        let (follower, from, left) = hand[nth];
        let mv = Move::Put { follower, place, space, from };
        if left == 0 || !question.options.contains(&mv) {
            continue;
        }
        hand[nth].2 -= 1;
        chosen.push(mv);
        if assign(question, place, rest, hand, chosen) {
            return true;
        }
        chosen.pop();
        hand[nth].2 += 1;
    }
    false
}

/// Who goes first: the printed kind before those who stand in for it, monks last of all; one's own
/// colour before neutral followers, which alone can be sent to deeds.
fn reluctance(follower: Follower, space: SpaceKind) -> (bool, bool, bool) {
    let kind = follower.kind();
    (kind == Kind::Monk && space.kind() != Some(Kind::Monk), space.kind() != Some(kind), !follower.is_own())
}

fn missing(question: &Question<State>, place: Place, free: &[SpaceKind]) -> String {
    let fits = |kind: &SpaceKind| {
        question
            .options
            .iter()
            .any(|mv| matches!(mv, Move::Put { place: at, space, .. } if (at, space) == (&place, kind)))
    };
    match free.iter().find(|kind| !fits(kind)) {
        Some(kind) => format!("The {place} cannot be filled: nobody you have fits its {}.", gist::space_kind(*kind)),
        None => format!("The {place} cannot be filled: you have too few fitting followers."),
    }
}
