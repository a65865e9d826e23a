//! How near the team is to its end.

use super::character::{FOOD, parts, progress};
use super::{Partner, Partners};
use orleans::State;
use orleans::components::{CommonObjective, Good, components};
use tabletop::Seat;

/// How near the team is to its end, from 0 to 1: what is missing counts against all the rest.
pub(crate) fn near(state: &State) -> f32 {
    const MISSING: f32 = 0.25;
    let partner = |seat: usize| {
        let player = &state.players[Seat(seat as u8)];
        Partner { mat: &player.mat, bag: player.bag }
    };
    let Some(team) = Partners::of(&state.setup, &state.table, partner) else { return 0.0 };
    let needs = team.needs(&state.setup);
    let food = |goods: &[u8; Good::COUNT]| FOOD.iter().map(|good| u16::from(goods[good.index()])).sum::<u16>();
    let mut near = 1.0;
    let mut count = |(have, of): (u16, u16)| {
        let share = (f32::from(have) / f32::from(of.max(1))).min(1.0);
        near *= (share + MISSING) / (1.0 + MISSING);
    };
    for &objective in CommonObjective::ALL {
        let (lacks, of) = match objective {
            CommonObjective::CityWalls => (team.knights.into(), needs.walls.into()),
            CommonObjective::Citizens => (team.citizens.into(), needs.citizens.into()),
            CommonObjective::CityTreasury => (team.coins[0].into(), needs.city_treasury.into()),
            CommonObjective::Warehouse => (food(&team.goods), food(&needs.goods)),
            CommonObjective::FortifiedTowers => (team.towers.len().into(), components().invasion.rim.len().into()),
        };
        count((u16::saturating_sub(of, lacks), of));
    }
    for seat in 0..usize::from(state.setup.players) {
        parts(partner(seat).mat).iter().for_each(|&part| count(progress(partner(seat), part)));
    }
    near
}
