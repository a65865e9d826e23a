//! Laying out Invasion.

use super::pieces::{InvasionOnMat, InvasionOnTable};
use super::{characters, stack};
use crate::components::{Achievement, Place, Town, components};
use crate::modules::meta::refuse;
use crate::modules::{Module, SystemOnMat, SystemOnTable};
use crate::state::{Citizens, Setup, Spot, State};
use tabletop::{RuleId, SetupError};

/// The Support board, in printed order.
const SUPPORT: [Place; 4] = [Place::Vehicle, Place::GuildHouse, Place::Hostel, Place::Palatinate];

/// The tiles are given (invasion.setup.place-tiles-rest), and plans are made together
/// (invasion.round.joint-planning).
pub(super) fn check(setup: &Setup) -> Result<(), SetupError> {
    let options = &setup.options;
    let in_play = setup.modules.contains(Module::Invasion);
    if in_play && options.exclude_tiles {
        let message = "in Invasion the place tiles are given".into();
        return refuse(message, RuleId("invasion.setup.place-tiles-rest"));
    }
    if in_play && (options.ordered_planning || options.final_ready) {
        let message = "in Invasion all plan together, and a plan can be reopened until all are ready".into();
        return refuse(message, RuleId("invasion.round.joint-planning"));
    }
    if !in_play && !options.characters.is_dealt() {
        return refuse("only Invasion has characters to choose".into(), RuleId("invasion.setup.characters-chosen"));
    }
    Ok(())
}

pub(super) fn lay_out(state: &mut State) {
    let facts = &components().invasion;
    // invasion.setup.towers-2p, invasion.setup.towers-3p, invasion.setup.towers-4-5p
    let neutral = facts.prebuilt[usize::from(state.setup.players)];
    let table = InvasionOnTable { neutral, ..InvasionOnTable::default() };
    state.table.modules.system = SystemOnTable::Invasion(table);
    // invasion.setup.place-tiles-one, invasion.setup.place-tiles-two
    state.table.tiles = facts.place_tiles;
    state.table.citizens = citizens();
    for player in state.players.as_mut_slice() {
        // invasion.setup.support-board
        SUPPORT.into_iter().for_each(|place| player.mat.places.insert(place));
        player.mat.modules.system = SystemOnMat::Invasion(InvasionOnMat::default());
    }
    stack::lay_out(state);
    characters::deal(state);
}

/// Ten on the map board and one on each achievement (invasion.setup.citizens).
fn citizens() -> Citizens {
    let mut citizens = Citizens::default();
    let on_development = (0..components().development.citizens.len()).map(|nth| Spot::Development(nth as u8));
    let piles = components().invasion.piles.iter().map(|&good| Spot::Pile(good));
    let achievements = Achievement::ALL.iter().map(|&achievement| Spot::Achievement(achievement));
    let others = [Spot::Boatmen, Spot::Knights, Spot::SixTracks, Spot::Town(Town::LeBlanc)];
    on_development.chain(piles).chain(achievements).chain(others).for_each(|spot| citizens.put(spot));
    citizens
}
