//! Golden games: recorded games that every version replays to the same end, straight and with save and
//! load between all moves.

mod at_work;
mod older;

use crate::turns::sixth;
use at_work::AtWork;
use orleans::components::Edition;
use orleans::{Family, Level, Module, Modules, State};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use tabletop::contract::saved_and_loaded;
use tabletop::{Record, Replay};

fn games() -> Vec<(PathBuf, Record<State>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder games/")
        .map(|entry| entry.expect("an entry of games/").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a readable record");
        let record = Record::parse(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path, record)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn every_edition_and_count_has_one() {
    let played: BTreeSet<(Edition, u8)> =
        games().iter().map(|(_, record)| (record.setup().edition, record.setup().players)).collect();
    let mut wanted: BTreeSet<(Edition, u8)> =
        Edition::ALL.iter().flat_map(|&edition| (2..=4).map(move |players| (edition, players))).collect();
    wanted.insert((Edition::Bigbox, 5));
    assert_eq!(wanted.difference(&played).collect::<Vec<_>>(), Vec::<&(Edition, u8)>::new());
}

/// Every expansion alone, each pair and all that go together, at every player count.
#[test]
fn every_mix_of_expansions_has_one() {
    let played: BTreeSet<(Vec<&str>, u8)> = games()
        .iter()
        .map(|(_, record)| (record.setup().modules.iter().map(Module::name).collect(), record.setup().players))
        .collect();
    for modules in Modules::mixes(Edition::Bigbox) {
        let mix: Vec<&str> = modules.iter().map(Module::name).collect();
        for players in modules.seats(Edition::Bigbox) {
            assert!(played.contains(&(mix.clone(), players)), "{mix:?} with {players}");
        }
    }
}

/// A scenario ends in two ways: a loss and a victory are shown at each of its levels.
#[test]
fn scenarios_are_won_and_lost() {
    let ends: BTreeSet<(Module, Level, bool)> = games()
        .iter()
        .flat_map(|(_, record)| {
            let (setup, won) = (record.setup(), record.end().is_some_and(|end| !end.winners.is_empty()));
            setup.modules.iter().map(move |module| (module, setup.level, won)).collect::<Vec<_>>()
        })
        .collect();
    for &module in Module::ALL.iter().filter(|module| module.meta().family == Family::Solo) {
        for &level in module.levels() {
            assert!(ends.contains(&(module, level, false)), "{module} {level} lost");
            assert!(ends.contains(&(module, level, true)), "{module} {level} won");
        }
    }
}

/// The rules by which games of a system have ended without counting.
fn endings(module: Module) -> BTreeSet<&'static str> {
    let games = games().into_iter().filter(|(_, record)| record.setup().modules.contains(module));
    let ended = games.filter_map(|(path, record)| {
        let state = record.check().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Some(state.table.ending?.rule.0)
    });
    ended.collect()
}

/// The Duel ends because somebody cannot pay, and otherwise; each is shown.
#[test]
fn duels_end_in_several_ways() {
    let rules = endings(Module::Duel);
    assert!(rules.iter().any(|rule| rule.starts_with("duel.round.")), "{rules:?}");
    assert!(rules.iter().any(|rule| rule.starts_with("duel.end.")), "{rules:?}");
}

/// The city of Invasion is saved in one way and lost in seven, and every one of them is shown.
#[test]
fn the_city_is_saved_and_lost_in_every_way() {
    let rules = endings(Module::Invasion);
    for rule in [
        "invasion.end.win",
        "invasion.event.demolition-loss",
        "invasion.event.trip",
        "invasion.event.arson-loss",
        "invasion.event.robbery-loss",
        "invasion.event.witch-hunt-loss",
        "invasion.character.estate-default",
        "invasion.end.lose",
    ] {
        assert!(rules.contains(rule), "{rule}: {rules:?}");
    }
}

/// Every place tile is at work in one of them.
#[test]
fn every_tile_is_at_work() {
    let mut at_work = AtWork::default();
    for (_, record) in games() {
        let mut replay = Replay::new(&record).expect("a set-up that can be played");
        for &(seat, mv) in record.moves() {
            let events = replay.step().expect("a legal move").map(<[_]>::to_vec).unwrap_or_default();
            at_work.watch(replay.state(), seat, mv, &events);
        }
    }
    let missing: Vec<_> = (orleans::playable() - at_work.seen).iter().collect();
    assert!(missing.is_empty(), "no golden game shows {missing:?} at work");
}

#[test]
fn they_replay_straight() {
    for (path, record) in games() {
        assert!(record.end().is_some(), "{} is not finished", path.display());
        record.check().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

/// A sixth of them in every run, all in `make soak`.
#[test]
fn they_replay_with_save_and_load_between_all_moves() {
    for (path, record) in sixth(games().into_iter()) {
        println!("{}", path.display());
        saved_and_loaded(&record);
    }
}
