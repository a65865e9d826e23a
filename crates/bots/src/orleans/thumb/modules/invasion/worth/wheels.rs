//! Gear wheels and place tiles.

use super::own::{due_in, part};
use crate::orleans::partners::{self, Partners};
use crate::orleans::thumb::action;
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::modules::invasion::weights::WEIGHTS;
use crate::orleans::thumb::worth::POINT;
use orleans::components::{Achievement, Due, Happening, Part, Place, components};
use orleans::state::Spot;
use orleans::{InvasionMove, Move};

/// A gear wheel, beyond what it saves.
pub(in crate::orleans::thumb) fn wheel(look: &Look<'_>) -> i32 {
    let Some(team) = &look.team else { return 0 };
    let own = part(look, team, |part| matches!(part, Part::Wheels(_))).unwrap_or(0);
    let due = due_in(look, |due| due == Due::Wheel).filter(|_| look.mat.board.wheels().is_empty());
    let due = due.map_or(0, |rounds| match rounds {
        0..=2 => 80 * POINT,
        3..=5 => 30 * POINT,
        _ => 10 * POINT,
    });
    // What the event of the round demands and nobody can pay for.
    let demolished = team.ransom && look.happening().is_some_and(|facts| facts.event == Happening::Demolition);
    own.max(due).max(to_catapult(look, team)).max(if demolished { 80 * POINT } else { 0 })
}

fn to_catapult(look: &Look<'_>, team: &Partners) -> i32 {
    let spot = Spot::Achievement(Achievement::Catapult);
    match team.citizens > 0 && look.view.table.citizens.waits(spot) {
        true => WEIGHTS.citizen / 4 + 15 * i32::from(team.city.catapult),
        false => 0,
    }
}

/// Whether the wheel goes to the Catapult: not while the General or a due lacks it.
pub(in super::super) fn catapult(look: &Look<'_>, mv: Move) -> i32 {
    let Some(team) = &look.team else { return 0 };
    let own = part(look, team, |part| matches!(part, Part::Wheels(_))).is_some()
        || due_in(look, |due| due == Due::Wheel).is_some() && look.mat.board.wheels().is_empty();
    match mv {
        Move::Invasion(InvasionMove::ToCatapult) if own => -1,
        Move::Invasion(InvasionMove::ToCatapult) => to_catapult(look, team) - look.rounds_left() * 6,
        _ => 0,
    }
}

/// What placing a wheel is worth where it only has to lie on a board, or to go to the Catapult.
pub(in crate::orleans::thumb) fn wheel_to(look: &Look<'_>, mv: Move) -> Option<i32> {
    look.team.as_ref()?;
    match mv {
        Move::Invasion(InvasionMove::ToCatapult) => Some(catapult(look, mv)),
        _ => None,
    }
}

/// A place tile, beyond its action.
pub(in crate::orleans::thumb) fn tile(look: &Look<'_>) -> i32 {
    let Some(team) = &look.team else { return 0 };
    let due = due_in(look, |due| due == Due::Tile).filter(|_| partners::tiles(look.mat).next().is_none());
    part(look, team, |part| matches!(part, Part::Tiles(_))).unwrap_or(0).max(due.map_or(0, |_| 10 * POINT))
}

/// How useful a place tile is: one whose action brings what is missing, or lets followers stand in for others.
pub(in crate::orleans::thumb) fn tile_choice(look: &Look<'_>, place: Place) -> Option<i32> {
    look.team.as_ref()?;
    Some(match place {
        Place::HorseWagon => 12 * POINT,
        Place::School => 9 * POINT,
        Place::HerbGarden => 8 * POINT,
        Place::Laboratory => wheel(look) / 2,
        _ if components().place(place).effect.is_some() => {
            let spaces = i32::from(components().place(place).space_set.len());
            (action::value(look, place) - 2 * POINT * (spaces - 1)).max(POINT)
        }
        _ => POINT,
    })
}
