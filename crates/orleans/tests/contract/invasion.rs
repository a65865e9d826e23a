//! Invasion with players who can meet its events: all its tiles come up, the team decides, and all keep the contract.

use crate::MAX_MOVES;
use crate::audit::{Audit, RICHER};
use orleans::components::{Edition, Good, Happening, Kind};
use orleans::state::Wheel;
use orleans::{Characters, Event, InvasionEvent, Level, Module, Modules, Setup, State, TableOptions, Unit};
use std::collections::{BTreeSet, HashSet};
use tabletop::contract::{Effort, play_random_arranged, reveal_arranged};

fn setups() -> impl Iterator<Item = Setup> {
    let modules = Modules::NONE.with(Module::Invasion);
    let levels = [Level::Easier, Level::Normal, Level::Harder];
    (2..=5)
        .flat_map(move |players| levels.map(|level| Setup { modules, level, ..Setup::new(Edition::Bigbox, players) }))
}

/// Eager players lose early: these begin with enough of everything.
fn rich(state: &mut State) {
    for player in state.players.as_mut_slice() {
        player.mat.coins += RICHER;
        player.mat.development = 12;
        for &good in Good::ALL {
            let number = state.table.goods[good.index()].min(2);
            state.table.goods[good.index()] -= number;
            player.mat.goods[good.index()] += number;
        }
        for &kind in Kind::ALL {
            state.table.followers[kind.index()] -= 2;
            (0..2).for_each(|_| player.bag.add(kind.neutral()));
        }
        player.mat.tracks[4] = 3;
        state.table.gears -= 1;
        player.mat.wheels[Wheel::Later as usize] += 1;
        if let Some(tile) = state.table.tiles.iter().next() {
            state.table.tiles.remove(tile);
            player.mat.places.insert(tile);
        }
    }
}

/// Every tile, every kind of unit and every outcome of a vote is seen, and every piece is accounted for.
#[test]
fn all_tiles_keep_the_contract() {
    let (mut tiles, mut units, mut rounds) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut told, mut decided) = (HashSet::new(), 0);
    for setup in setups() {
        let mut audit = Audit::new(setup);
        let effort = Effort { series: 51, every: 60, samples: 2, ..Effort::games(4, MAX_MOVES) };
        play_random_arranged::<State>(&setup, &effort, &rich, &mut |state, events| {
            audit.check(state, events);
            rounds.insert(state.table.round);
            tiles.extend(state.happening().map(|facts| facts.event));
            for event in events {
                if let Event::Invasion(event) = event {
                    told.insert(std::mem::discriminant(event));
                    decided += u32::from(matches!(event, InvasionEvent::Decided(_)));
                    if let InvasionEvent::Unit(_, unit) = event {
                        units.insert(name(*unit));
                    }
                }
            }
        });
    }
    let missing: Vec<Happening> =
        orleans::events(&setups().next().expect("a set-up")).iter().map(|facts| facts.event).collect();
    let missing: Vec<&Happening> = missing.iter().filter(|event| !tiles.contains(*event)).collect();
    assert!(missing.is_empty(), "tiles that never came: {missing:?}");
    assert!(rounds.contains(&18) && decided > 50, "rounds {rounds:?}, {decided} decisions");
    assert!(units.len() >= 13, "{units:?}");
    assert!(told.len() >= 20, "{} sorts of events", told.len());
}

fn name(unit: Unit) -> &'static str {
    match unit {
        Unit::Wheel { .. } => "wheel",
        Unit::PlacedWheel { .. } => "placed wheel",
        Unit::Tile { .. } => "tile",
        Unit::Pay { .. } => "pay",
        Unit::Gain { .. } => "gain",
        Unit::Develop { .. } => "develop",
        Unit::Wine(_) => "wine",
        Unit::StepBack { .. } => "step back",
        Unit::Monk { .. } => "monk",
        Unit::Citizen(_) => "citizen",
        Unit::Wither { .. } => "wither",
        Unit::TurnOver(_) => "turn over",
        Unit::Buy { .. } => "buy",
        Unit::Sell { .. } => "sell",
        Unit::Sail(_) => "sail",
    }
}

/// What comes to light is said, and characters can be chosen.
#[test]
fn what_comes_to_light_is_said() {
    for setup in setups().filter(|setup| setup.level == Level::Normal) {
        let effort = Effort { series: 52, every: 3, samples: 1, ..Effort::games(2, MAX_MOVES) };
        reveal_arranged::<State>(&setup, &effort, &rich);
        let options = TableOptions { characters: Characters::Chosen, open_planning: true, ..TableOptions::default() };
        let setup = Setup { options, ..setup };
        let mut audit = Audit::new(setup);
        let effort = Effort { series: 53, every: 60, samples: 2, ..Effort::games(2, MAX_MOVES) };
        play_random_arranged::<State>(&setup, &effort, &|_| {}, &mut |state, events| audit.check(state, events));
    }
}
