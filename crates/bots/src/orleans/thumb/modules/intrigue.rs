//! Intrigues: what a plot brings to whoever plots, and what it costs the victim.

use super::{bribe, trade_deeds};
use crate::orleans::thumb::best;
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::{self, POINT};
use orleans::components::{Bonus, Town, Track, components};
use orleans::state::Mat;
use orleans::{AnyTrack, IntrigueAsk, IntrigueMove, Move, Plot, Ware, draw_limit, status};

pub(super) fn answer(look: &Look<'_>, ask: IntrigueAsk, options: &[Move]) -> Move {
    match ask {
        IntrigueAsk::Declare(_) => best(look, options, |mv| match mv {
            Move::Intrigue(IntrigueMove::Plot { victim, plot }) if look.is_me(victim) => -loss(look, look.mat, plot),
            Move::Intrigue(IntrigueMove::Plot { victim, plot }) => {
                let victim = &look.view.players[victim.index()].mat;
                gain(look, look.mat, victim, plot) + harm(look, loss(look, victim, plot))
            }
            Move::Intrigue(IntrigueMove::Alone(track)) => step(look, look.mat, track),
            _ => 0,
        }),
        IntrigueAsk::Offer { by, plot, bribe } => bribe::offer(look, by, plot, bribe, options),
        IntrigueAsk::Verdict { victim, plot, bribe } => bribe::verdict(look, victim, plot, bribe),
        IntrigueAsk::Good => best(look, options, |mv| match mv {
            Move::TakeGood(good) => worth::good(look, good),
            _ => 0,
        }),
        IntrigueAsk::Build => best(look, options, |mv| trade_deeds::build(look, mv)),
    }
}

/// What a loss of somebody else is worth: between two as much as a gain, among more it helps the others as well.
pub(super) fn harm(look: &Look<'_>, loss: i32) -> i32 {
    loss / (i32::from(look.view.setup.players) - 1).max(1)
}

/// What a plot brings to whoever plots.
pub(super) fn gain(look: &Look<'_>, mine: &Mat, victim: &Mat, plot: Plot) -> i32 {
    match plot {
        Plot::Fraud { take, give } => points(take) - points(give),
        Plot::Spy { .. } => worth::wheel(look),
        Plot::Tax => i32::from(victim.coins.min(2)) * POINT,
        Plot::Treason(track) => step(look, mine, track),
        _ => 0,
    }
}

/// What a plot costs its victim.
pub(super) fn loss(look: &Look<'_>, victim: &Mat, plot: Plot) -> i32 {
    let rounds = look.rounds_left();
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
        Plot::Spy { .. } => worth::wheel(look),
        Plot::Tax => i32::from(victim.coins.min(2)) * POINT,
        Plot::Treason(AnyTrack::Development) => 3 * POINT / 2,
        Plot::Treason(_) => POINT,
    }
}

/// A step on a track that brings no bonus: what the space gives for good is all there is, and its bonus is lost.
fn step(look: &Look<'_>, mat: &Mat, track: AnyTrack) -> i32 {
    let AnyTrack::Follower(track) = track else { return 3 * POINT / 2 };
    let to = usize::from(mat.track(track)) + 1;
    match components().track(track).spaces.get(to) {
        Some(&Bonus::Draw(limit)) if limit > draw_limit(mat) => worth::draw(look),
        Some(_) if track == Track::Farmers => POINT / 2,
        _ => -POINT,
    }
}

fn points(ware: Ware) -> i32 {
    i32::from(components().counts.goods_points[ware.as_good().index()]) * POINT
}
