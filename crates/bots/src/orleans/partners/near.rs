//! How near the team is to its end.

use super::character::{FOOD, parts, progress};
use super::{Partner, Partners};
use orleans::State;
use orleans::components::{CommonObjective, Good, components};
use tabletop::Seat;

/// What counts of a part of which nothing is there yet.
const MISSING: f32 = 0.25;
/// What the last bit of a part counts: what is nearly done does not hold.
const DONE: f32 = 0.25;
/// A product of so many parts is next to nothing as long as some are missing; its root still tells such games apart.
const ROOT: f32 = 0.4;

/// How near the team is to its end, from 0 to 1: what is missing counts against all the rest.
pub(crate) fn near(state: &State) -> f32 {
    let Some(team) = Partners::behind(state) else { return 0.0 };
    let mut near = 1.0_f32;
    let mut count = |(have, of): (u16, u16)| {
        let share = f32::from(have) / f32::from(of.max(1));
        near *= if share < 1.0 { (share + MISSING) / (1.0 + MISSING + DONE) } else { 1.0 };
    };
    CommonObjective::ALL.iter().for_each(|&objective| count(common(state, &team, objective)));
    for seat in (0..state.setup.players).map(Seat) {
        let partner = Partner::behind(state, seat);
        parts(partner.mat).iter().for_each(|&part| count(progress(partner, part)));
    }
    near.powf(ROOT)
}

/// How much of a common objective is there, and how much it takes.
fn common(state: &State, team: &Partners, objective: CommonObjective) -> (u16, u16) {
    let needs = team.needs(&state.setup);
    let food = |goods: &[u8; Good::COUNT]| FOOD.iter().map(|good| u16::from(goods[good.index()])).sum::<u16>();
    let (lacks, of) = match objective {
        CommonObjective::CityWalls => (team.knights.into(), needs.walls.into()),
        CommonObjective::Citizens => (team.citizens.into(), needs.citizens.into()),
        CommonObjective::CityTreasury => (team.coins[0].into(), needs.city_treasury.into()),
        CommonObjective::Warehouse => (food(&team.goods), food(&needs.goods)),
        CommonObjective::FortifiedTowers => (team.towers.len().into(), components().invasion.rim.len().into()),
    };
    (u16::saturating_sub(of, lacks), of)
}
