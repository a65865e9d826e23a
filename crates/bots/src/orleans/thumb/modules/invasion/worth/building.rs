//! Trading stations and towers, and where the merchant is.

use super::growing::citizen;
use super::own::{due_in, part};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::modules::invasion::weights::WEIGHTS;
use crate::orleans::thumb::worth::POINT;
use orleans::Move;
use orleans::components::{Due, Happening, Part, Town, TownSet, components};
use orleans::state::Spot;

/// A trading station anywhere but on the rim.
pub(in crate::orleans::thumb) fn station(look: &Look<'_>) -> Option<i32> {
    let team = look.team.as_ref()?;
    let due = due_in(look, |due| due == Due::Station).filter(|_| look.mat.stations.is_empty());
    let due = due.map_or(0, |rounds| match rounds {
        0..=2 => 100 * POINT,
        3..=5 => 50 * POINT,
        _ => 12 * POINT,
    });
    Some(part(look, team, |part| matches!(part, Part::Stations(_))).unwrap_or(0).max(due))
}

/// What building in a town brings beyond any other station.
pub(in crate::orleans::thumb) fn site(look: &Look<'_>, town: Town) -> Option<i32> {
    let team = look.team.as_ref()?;
    let rim = &components().invasion.rim;
    if rim.contains(town) {
        let tower = WEIGHTS.tower * team.urge(i32::from(team.towers.len()), i32::from(rim.len())) / 100;
        // Whoever is nearer builds it.
        let distance = |from: Town| components().distance(from, town);
        let mine = distance(look.mat.merchant);
        let nearer = look.others().any(|mat| distance(mat.merchant) < mine && mat.stations_left > 0);
        return Some(tower * if nearer { WEIGHTS.nearer } else { 100 } / 100 - station(look).unwrap_or(0));
    }
    let mut worth = 0;
    for (seat, wanted) in team.reserved.iter().flatten() {
        if *wanted == town {
            worth += if look.is_me(*seat) {
                WEIGHTS.part * WEIGHTS.town / 100 * team.urge(1, 1).min(200) / 100
            } else {
                -WEIGHTS.part
            };
        }
    }
    if town == Town::LeBlanc && look.view.table.citizens.waits(Spot::Town(town)) {
        worth += citizen(look).unwrap_or(0);
    }
    Some(worth)
}

/// Nobody stays in Orléans, or comes there, before a Trip that cannot be paid.
pub(in crate::orleans::thumb) fn arrival(look: &Look<'_>, town: Town) -> Option<i32> {
    look.team.as_ref()?;
    let trip = look.happening().filter(|facts| facts.event == Happening::Trip);
    let poor = trip.is_some_and(|facts| look.mat.coins < u16::from(facts.amount) + 2);
    Some(match town {
        _ if !poor => 0,
        Town::Orleans => -100 * POINT,
        _ if look.mat.merchant == Town::Orleans => 30 * POINT,
        _ => 0,
    })
}

/// Where something can still be built.
pub(in crate::orleans::thumb) fn free_towns(look: &Look<'_>, free: TownSet) -> TownSet {
    match &look.team {
        Some(team) => free - (components().invasion.rim - team.towers),
        None => free,
    }
}

/// Progress: a tower is worth its coins; a station only where one is wanted.
pub(in crate::orleans::thumb) fn progress_event(look: &Look<'_>, mv: Move) -> i32 {
    let (Some(team), Move::BuildIn(town)) = (&look.team, mv) else { return 0 };
    let price = look.happening().map_or(0, |facts| facts.amount);
    let kept = team.shares[look.seat().index()].keeps_coins;
    match look.mat.coins >= kept + u16::from(price) {
        true => site(look, town).unwrap_or(0) + station(look).unwrap_or(0) - i32::from(price) * 2 * WEIGHTS.coin,
        false => -1,
    }
}
