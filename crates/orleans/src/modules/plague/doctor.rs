//! The plague doctor: a joker who is never in a bag (plague.doctor.extra). He stands on an action space or rests in the
//! Infirmary, so nothing need be remembered of him.

use super::pieces::in_play;
use crate::components::{Follower, PlagueCard, TileId, components};
use crate::state::{Mat, State};
use tabletop::{RuleId, Seat};

/// The doctor, if he can be planned (plague.doctor.placement). This is asked with every plan: that he stands somewhere
/// is found out soonest.
pub(super) fn at_home(state: &State, seat: Seat) -> Option<Follower> {
    let stays = is_out(state.mat(seat)) || kept(state).is_some();
    (!stays).then_some(Follower::PlagueDoctor)
}

/// The rule that keeps him where he is: he is one man (plague.doctor.once-per-round).
pub(super) fn why_not(state: &State, seat: Seat) -> Option<RuleId> {
    kept(state).or_else(|| is_out(state.mat(seat)).then_some(RuleId("plague.doctor.once-per-round")))
}

/// The rule that keeps everybody's in the Infirmary: he comes with the second round (plague.doctor.from-round-two), later
/// where a card says so, and is not placed in a Quarantine.
fn kept(state: &State) -> Option<RuleId> {
    let facts = &components().plague;
    let late = facts.cards[PlagueCard::DoctorRoundThree.index()].amount;
    let (from, round) = (facts.doctor_from, state.table.round);
    Some(RuleId(if round < from {
        "plague.doctor.from-round-two"
    } else if round < late && in_play(state, PlagueCard::DoctorRoundThree) {
        "plague.plaguecard.doctor-round-three"
    } else if is_quarantine(state) {
        "plague.event.quarantine"
    } else {
        return None;
    }))
}

/// The same as asking for the event in force, without looking for the set in play.
fn is_quarantine(state: &State) -> bool {
    let of_tile = |tile: TileId| components().plague.quarantines.checked_shr(tile.0.into());
    state.table.tile.and_then(of_tile).is_some_and(|tiles| tiles & 1 != 0)
}

fn is_out(mat: &Mat) -> bool {
    mat.board.has_doctor()
}
