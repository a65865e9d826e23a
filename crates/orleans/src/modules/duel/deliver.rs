//! Deliveries: no action, paid in full at one time, with the merchant in the town (duel.objective.delivery-free,
//! duel.objective.delivery-whole, duel.objective.delivery-presence).

use super::DuelMove;
use super::objectives::{facts, is_done, mark};
use crate::ask::{Move, Offer};
use crate::components::{DuelObjective, Good};
use crate::event::Log;
use crate::state::{Mat, State};
use crate::verbs::goods;
use tabletop::{RuleId, Seat};

pub(super) fn options(state: &State, seat: Seat, out: &mut impl Offer) {
    let (mat, facts) = (state.mat(seat), facts());
    // Asked on every turn, and seldom answered: mostly the merchant is elsewhere.
    if ![facts.wine_town, facts.lady_town].contains(&mat.merchant) {
        return;
    }
    let deliveries = (facts.brocade..=facts.fabrics).map(|brocade| DuelMove::ClotheLady { brocade });
    let possible = [DuelMove::DeliverWine].into_iter().chain(deliveries).filter(|&mv| missing(mat, mv).is_none());
    out.extend(possible.map(Move::Duel));
}

/// The goods go back to the supply (duel.objective.wine, duel.objective.lady).
pub(super) fn deliver(state: &mut State, seat: Seat, mv: DuelMove, log: &mut Log) {
    for (good, number) in wanted(mv) {
        goods::give_back_some(state, seat, good, number, log);
    }
    mark(state, seat, objective(mv), log);
}

/// What a delivery still lacks, or that its time is not now.
pub(super) fn why_not(state: &State, seat: Seat, mv: DuelMove) -> RuleId {
    missing(state.mat(seat), mv).unwrap_or(RuleId("duel.objective.delivery-free"))
}

fn missing(mat: &Mat, mv: DuelMove) -> Option<RuleId> {
    let (town, rule) = match mv {
        DuelMove::DeliverWine => (facts().wine_town, "duel.objective.wine"),
        DuelMove::ClotheLady { .. } => (facts().lady_town, "duel.objective.lady"),
    };
    let is_asked_for = match mv {
        DuelMove::DeliverWine => true,
        DuelMove::ClotheLady { brocade } => (facts().brocade..=facts().fabrics).contains(&brocade),
    };
    let has_all = || wanted(mv).into_iter().all(|(good, number)| mat.good(good) >= number);
    if is_done(mat, objective(mv)) {
        Some(RuleId("duel.objective.any-order"))
    } else if mat.merchant != town || !is_asked_for {
        Some(RuleId(rule))
    } else {
        (!has_all()).then_some(RuleId("duel.objective.delivery-whole"))
    }
}

fn objective(mv: DuelMove) -> DuelObjective {
    match mv {
        DuelMove::DeliverWine => DuelObjective::DeliverWine,
        DuelMove::ClotheLady { .. } => DuelObjective::ClotheLady,
    }
}

/// The goods of a delivery: wine, or brocade and for the rest wool.
fn wanted(mv: DuelMove) -> [(Good, u8); 2] {
    match mv {
        DuelMove::DeliverWine => [(Good::Wine, facts().wine), (Good::Wool, 0)],
        DuelMove::ClotheLady { brocade } => {
            [(Good::Brocade, brocade), (Good::Wool, facts().fabrics.saturating_sub(brocade))]
        }
    }
}
