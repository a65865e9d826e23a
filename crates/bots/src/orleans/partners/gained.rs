//! How much the team has done, in points: about one for each action that it takes. What is sent, built or reached counts at
//! once, so that the way to a victory is seen long before the first game is won.

use super::character::{parts, progress};
use super::{Partner, Partners};
use orleans::State;
use orleans::components::{CommonObjective, Part};
use tabletop::Seat;

/// What it counts more to have all of an objective: one that is nearly done does not hold.
const DONE: f32 = 3.0;

/// What the team has done so far.
pub(crate) fn gained(state: &State) -> f32 {
    let Some(team) = Partners::behind(state) else { return 0.0 };
    let common = CommonObjective::ALL.iter().map(|&objective| {
        let (have, of) = team.common(&state.setup, objective);
        counted(have, of, a_unit(objective) * f32::from(of))
    });
    let personal = (0..state.setup.players).map(|seat| {
        let partner = Partner::behind(state, Seat(seat));
        let part = |&part: &Part| {
            let (have, of) = progress(partner, part);
            counted(have, of, whole(part))
        };
        parts(partner.mat).iter().map(part).sum::<f32>()
    });
    common.sum::<f32>() + personal.sum::<f32>()
}

/// What so much of something counts of which the whole is worth so many points.
fn counted(have: u16, of: u16, points: f32) -> f32 {
    let share = f32::from(have) / f32::from(of.max(1));
    if share < 1.0 { points * share } else { points + DONE }
}

/// What a knight, a citizen, a coin, a good or a tower counts.
fn a_unit(objective: CommonObjective) -> f32 {
    match objective {
        CommonObjective::CityWalls => 1.5,
        CommonObjective::Citizens => 2.0,
        CommonObjective::CityTreasury => 0.5,
        CommonObjective::Warehouse => 1.3,
        CommonObjective::FortifiedTowers => 1.5,
    }
}

/// What a part of what a character must have counts as a whole.
fn whole(part: Part) -> f32 {
    match part {
        Part::Fabrics(_) => 14.0,
        Part::Status(_) => 10.0,
        Part::AssemblyHall => 8.0,
        Part::Stations(_) | Part::Food(_) => 6.0,
        Part::Citizens(_) | Part::TrackEnd(_) | Part::Wheels(_) | Part::Monks(_) => 5.0,
        Part::Tiles(_) | Part::Coins(_) => 4.0,
        Part::Station(_) | Part::Goods(..) => 3.0,
        Part::Dues => 0.0,
    }
}
