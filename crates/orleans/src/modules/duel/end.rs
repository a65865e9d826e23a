//! The end: all four objectives at the end of a round (duel.end.check), or who has come further after the last one.

use super::objectives::n_done;
use crate::components::DuelObjective;
use crate::course::Ending;
use crate::event::Log;
use crate::state::{Mat, State};
use crate::verbs::{develop, goods};
use std::cmp::Ordering;
use tabletop::{RuleId, Seat, SeatSet};

/// Whoever has all four wins; both in one round: goods decide, then coins, else both win (duel.end.same-round,
/// duel.end.tie-coins).
pub(super) fn check(state: &mut State, log: &mut Log) {
    let done = |seat: &Seat| n_done(state.mat(*seat)) == DuelObjective::COUNT;
    let all = state.clockwise().filter(done).fold(SeatSet::EMPTY, SeatSet::with);
    match all.len() {
        0 => {}
        1 => state.end(Ending { winners: all, rule: RuleId("duel.end.check") }, log),
        _ => {
            let [goods, with_coins] = [best(state, goods_points), best(state, wealth)];
            let rule = if goods.len() == 1 { "duel.end.same-round" } else { "duel.end.tie-coins" };
            state.end(Ending { winners: with_coins, rule: RuleId(rule) }, log);
        }
    }
}

/// More completed objectives, then goods, then coins, then both (duel.end.after-16).
pub(super) fn after_the_last_round(state: &State) -> Ending {
    let winners = best(state, |mat| (n_done(mat), wealth(mat)));
    Ending { winners, rule: RuleId("duel.end.after-16") }
}

/// The players of whom nobody is ahead.
fn best<T: Ord>(state: &State, rank: impl Fn(&Mat) -> T) -> SeatSet {
    state.clockwise().fold(SeatSet::EMPTY, |best, seat| {
        let Some(ahead) = best.first() else { return SeatSet::of(seat) };
        match rank(state.mat(seat)).cmp(&rank(state.mat(ahead))) {
            Ordering::Less => best,
            Ordering::Equal => best.with(seat),
            Ordering::Greater => SeatSet::of(seat),
        }
    })
}

fn wealth(mat: &Mat) -> (u16, u16) {
    (goods_points(mat), mat.coins)
}

/// The values of all own goods; a bread is worth the status, and no tile adds anything (duel.end.goods-points).
fn goods_points(mat: &Mat) -> u16 {
    goods::worth(mat) + u16::from(mat.on_tiles.bread) * u16::from(develop::status(mat))
}
