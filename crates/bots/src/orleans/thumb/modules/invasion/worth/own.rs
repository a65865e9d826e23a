//! What the own character and its dues ask for.

use crate::orleans::partners::{self, Partner, Partners, is, parts, progress};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::modules::invasion::weights::WEIGHTS;
use orleans::components::{Due, InvasionCharacter, Part};

/// The own seat, and what it must have.
pub(super) fn me<'a>(look: &Look<'a>) -> Partner<'a> {
    Partner { mat: look.mat, bag: look.bag }
}

/// What a unit of the first part that `is_meant` is worth; nothing if it is there.
pub(super) fn part(look: &Look<'_>, team: &Partners, is_meant: impl Fn(Part) -> bool) -> Option<i32> {
    let part = parts(look.mat).iter().copied().find(|&part| is_meant(part))?;
    let urge = team.urge_part(me(look), part)?;
    Some(WEIGHTS.part * urge / (100 * i32::from(progress(me(look), part).1).clamp(1, 10)))
}

/// Whether this due of the Estate Manager is still to come, and how soon.
pub(super) fn due_in(look: &Look<'_>, is_meant: impl Fn(Due) -> bool) -> Option<i32> {
    if !is(look.mat, InvasionCharacter::EstateManager) {
        return None;
    }
    let now = look.view.table.round;
    let ahead =
        (now..=now + look.rounds_left().max(0) as u8).find(|&round| partners::due(round).is_some_and(&is_meant));
    ahead.map(|round| i32::from(round - now))
}
