//! Intrigues: what a plot brings to whoever plots, and what it costs the victim.

use super::{bribe, trade_deeds};
use crate::thumb::best;
use crate::thumb::sight::Sight;
use crate::thumb::worth::{self, POINT};
use orleans::components::{Bonus, Town, Track, components};
use orleans::state::Mat;
use orleans::{AnyTrack, IntrigueAsk, IntrigueMove, Move, Plot, Ware, draw_limit, status};

pub(super) fn answer(sight: &Sight<'_>, ask: IntrigueAsk, options: &[Move]) -> Move {
    match ask {
        IntrigueAsk::Declare(_) => best(sight, options, |mv| match mv {
            Move::Intrigue(IntrigueMove::Plot { victim, plot }) if sight.is_me(victim) => -loss(sight, sight.mat, plot),
            Move::Intrigue(IntrigueMove::Plot { victim, plot }) => {
                let victim = &sight.view.players[victim.index()].mat;
                gain(sight, sight.mat, victim, plot) + harm(sight, loss(sight, victim, plot))
            }
            Move::Intrigue(IntrigueMove::Alone(track)) => step(sight, sight.mat, track),
            _ => 0,
        }),
        IntrigueAsk::Offer { by, plot, bribe } => bribe::offer(sight, by, plot, bribe, options),
        IntrigueAsk::Verdict { victim, plot, bribe } => bribe::verdict(sight, victim, plot, bribe),
        IntrigueAsk::Good => best(sight, options, |mv| match mv {
            Move::TakeGood(good) => worth::good(sight, good),
            _ => 0,
        }),
        IntrigueAsk::Build => best(sight, options, |mv| trade_deeds::build(sight, mv)),
    }
}

/// What a loss of somebody else is worth: between two as much as a gain, among more it helps the others as well.
pub(super) fn harm(sight: &Sight<'_>, loss: i32) -> i32 {
    loss / (i32::from(sight.view.setup.players) - 1).max(1)
}

/// What a plot brings to whoever plots.
pub(super) fn gain(sight: &Sight<'_>, mine: &Mat, victim: &Mat, plot: Plot) -> i32 {
    match plot {
        Plot::Fraud { take, give } => points(take) - points(give),
        Plot::Spy { .. } => worth::wheel(sight),
        Plot::Tax => i32::from(victim.coins.min(2)) * POINT,
        Plot::Treason(track) => step(sight, mine, track),
        _ => 0,
    }
}

/// What a plot costs its victim.
pub(super) fn loss(sight: &Sight<'_>, victim: &Mat, plot: Plot) -> i32 {
    let rounds = sight.rounds_left();
    match plot {
        Plot::Fraud { take, give } => points(take) - points(give),
        Plot::Arson => i32::from(status(victim)) * POINT + rounds,
        Plot::Kidnap => i32::from(components().distance(victim.merchant, Town::Orleans)).min(rounds) * POINT,
        Plot::Torture => POINT + rounds,
        Plot::Hang => rounds * 4,
        Plot::Sabotage { place, .. } => {
            let ready = (components().place(place).space_set - victim.board.filled()).is_empty();
            if ready { 3 * POINT } else { POINT }
        }
        Plot::Spy { .. } => worth::wheel(sight),
        Plot::Tax => i32::from(victim.coins.min(2)) * POINT,
        Plot::Treason(AnyTrack::Development) => 3 * POINT / 2,
        Plot::Treason(_) => POINT,
    }
}

/// A step on a track that brings no bonus: what the space gives for good is all there is, and its bonus is lost.
fn step(sight: &Sight<'_>, mat: &Mat, track: AnyTrack) -> i32 {
    let AnyTrack::Follower(track) = track else { return 3 * POINT / 2 };
    let to = usize::from(mat.track(track)) + 1;
    match components().track(track).spaces.get(to) {
        Some(&Bonus::Draw(limit)) if limit > draw_limit(mat) => worth::draw(sight),
        Some(_) if track == Track::Farmers => POINT / 2,
        _ => -POINT,
    }
}

fn points(ware: Ware) -> i32 {
    i32::from(components().counts.goods_points[ware.as_good().index()]) * POINT
}
