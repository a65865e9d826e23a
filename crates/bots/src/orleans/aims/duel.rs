//! The four objectives of The Duel as a task: how near each is, what it lacks, and where the merchant has to go.

use super::{AT_HAND, Aims, Part};
use orleans::components::{By, DuelObjective, Good, Town, components};
use orleans::state::Mat;
use orleans::{DuelOnMat, status};

/// What is open, each by how much of it is there.
pub(super) fn of(DuelOnMat { done }: DuelOnMat, mat: &Mat) -> Aims {
    let facts = &components().duel.objectives;
    let part = |objective: DuelObjective, share: f32, town: Option<Town>| match done[objective.index()] {
        true => Part { share: 1.0, town: None },
        false => Part { share: share.min(NEARLY), town },
    };
    let (wine, fabrics) = (mat.good(Good::Wine).min(facts.wine), fabrics(mat));
    let at_hand = |have: u8, of: u8| f32::from(have) / f32::from(of) * AT_HAND;
    let mut aims = Aims::new(&[
        part(DuelObjective::Bookkeeping, learned(mat), None),
        part(DuelObjective::ThreeBranches, 1.0 - f32::from(missing_stations(mat)) / f32::from(facts.stations), None),
        part(DuelObjective::DeliverWine, at_hand(wine, facts.wine), Some(facts.wine_town)),
        part(DuelObjective::ClotheLady, at_hand(fabrics, facts.fabrics), Some(facts.lady_town)),
    ]);
    if !done[DuelObjective::DeliverWine.index()] {
        aims.goods[Good::Wine.index()] = facts.wine - wine;
        if wine == facts.wine {
            aims.goals.insert(facts.wine_town);
        }
    }
    if !done[DuelObjective::ClotheLady.index()] {
        let brocade = mat.good(Good::Brocade);
        aims.goods[Good::Brocade.index()] = (facts.fabrics - fabrics).max(facts.brocade.saturating_sub(brocade));
        aims.goods[Good::Wool.index()] = facts.fabrics - fabrics - facts.brocade.saturating_sub(brocade);
        if fabrics == facts.fabrics {
            aims.goals.insert(facts.lady_town);
        }
    }
    aims
}

/// An objective that is not marked is never quite done.
const NEARLY: f32 = 0.9;

/// How much of the way to bookkeeping lies behind; a Cathedral is a star.
fn learned(mat: &Mat) -> f32 {
    let facts = &components().duel.objectives;
    let on_track = components().development.stars.iter().filter(|&&star| star <= mat.development).count() as u8;
    let wanted = facts.status.saturating_sub(status(mat).saturating_sub(on_track));
    let star = components().development.stars.get(usize::from(wanted).saturating_sub(1));
    star.map_or(0.0, |&star| f32::from(mat.development) / f32::from(star).max(1.0))
}

/// Fabrics that can be given to the lady now; without brocade one of them is missing.
fn fabrics(mat: &Mat) -> u8 {
    let facts = &components().duel.objectives;
    let (brocade, wool) = (mat.good(Good::Brocade).min(facts.fabrics), mat.good(Good::Wool));
    brocade + wool.min(facts.fabrics - brocade.max(facts.brocade))
}

/// Stations that the branches still lack; those at waterways do not stand for the one without.
pub(crate) fn missing_stations(mat: &Mat) -> u8 {
    let (inland, others) = branches(mat);
    lacking(inland, others)
}

/// Whether a station in this town brings the branches nearer.
pub(crate) fn brings_branch(mat: &Mat, town: Town) -> bool {
    let (inland, others) = branches(mat);
    let after = if is_inland(town) { lacking(inland + 1, others) } else { lacking(inland, others + 1) };
    after < lacking(inland, others)
}

/// Own stations without a waterway, and all others.
fn branches(mat: &Mat) -> (u8, u8) {
    let inland = mat.stations.iter().filter(|&town| is_inland(town)).count() as u8;
    (inland, mat.n_stations() - inland)
}

fn lacking(inland: u8, others: u8) -> u8 {
    let facts = &components().duel.objectives;
    facts.stations.saturating_sub(inland + others.min(facts.stations - facts.inland))
}

/// Whether no waterway leads to a town.
fn is_inland(town: Town) -> bool {
    let routes = components().towns[town.index()].routes.iter();
    routes.map(|&route| &components().routes[usize::from(route)]).all(|route| route.by == By::Road)
}

#[cfg(test)]
mod tests {
    use super::*;
    use orleans::components::Edition;
    use orleans::{Module, Modules, Setup, State, SystemOnMat};
    use tabletop::{Game, Seat, Seed};

    const ME: Seat = Seat(0);

    fn begun() -> State {
        let setup = Setup { modules: Modules::NONE.with(Module::Duel), ..Setup::new(Edition::Bigbox, 2) };
        State::new(&setup, Seed::of_series(1, 1)).expect("a duel")
    }

    fn aims(state: &State) -> Aims {
        Aims::of(&state.setup, &state.table, state.mat(ME)).expect("objectives")
    }

    #[test]
    fn what_is_missing_and_where_it_is_wanted() {
        let (mut state, facts) = (begun(), &components().duel.objectives);
        assert_eq!(aims(&state).goods, [0, 0, 3, 2, 3], "any brocade will do, and two wool");
        assert!(aims(&state).goals.is_empty());
        state.mat_mut(ME).goods = [0, 0, 3, 3, 0];
        assert_eq!(aims(&state).goods, [0, 0, 0, 0, 1], "wool alone is not enough");
        assert!(aims(&state).goals.contains(facts.wine_town) && !aims(&state).goals.contains(facts.lady_town));
        state.mat_mut(ME).goods = [0, 0, 0, 2, 1];
        assert!(aims(&state).goals.contains(facts.lady_town));
        state.mat_mut(ME).modules.system = SystemOnMat::Duel(DuelOnMat { done: [true; 4] });
        assert_eq!((aims(&state).done(), aims(&state).goals.len(), aims(&state).goods), (1.0, 0, [0; 5]));
    }

    #[test]
    fn branches_want_one_town_without_a_waterway() {
        let mut state = begun();
        assert!(brings_branch(state.mat(ME), Town::Tours) && brings_branch(state.mat(ME), Town::LeMans));
        state.mat_mut(ME).stations.insert(Town::Tours);
        state.mat_mut(ME).stations.insert(Town::Blois);
        assert_eq!(missing_stations(state.mat(ME)), 1);
        assert!(!brings_branch(state.mat(ME), Town::Nevers) && brings_branch(state.mat(ME), Town::LeMans));
        state.mat_mut(ME).stations.insert(Town::LeMans);
        assert_eq!(missing_stations(state.mat(ME)), 0);
    }
}
