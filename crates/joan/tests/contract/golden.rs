//! Golden games: recorded games that every version replays to the same end, straight and with save and load between
//! all moves.

use joan::components::Level;
use joan::{Places, State};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use tabletop::Record;
use tabletop::contract::saved_and_loaded;

fn games() -> Vec<(PathBuf, Record<State>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/joan");
    let entries = fs::read_dir(folder).expect("the folder games/joan");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a readable record");
        let record = Record::parse(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path, record)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn every_count_and_level_has_one() {
    let played: BTreeSet<String> =
        games().iter().map(|(_, record)| format!("{:?} {:?}", record.setup().players, record.setup().places)).collect();
    for players in 2..=5 {
        for places in [Places::Cards, Places::Printed] {
            assert!(played.contains(&format!("{players:?} {places:?}")), "{players} players with {places:?}");
        }
    }
    let levels: BTreeSet<Level> =
        games().iter().filter(|(_, game)| game.setup().is_solo()).map(|(_, game)| game.setup().level()).collect();
    assert_eq!(levels.len(), Level::COUNT);
}

#[test]
fn they_replay_straight() {
    for (path, record) in games() {
        assert!(record.end().is_some(), "{} is not finished", path.display());
        record.check().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

#[test]
fn they_replay_with_save_and_load_between_all_moves() {
    for (path, record) in games() {
        println!("{}", path.display());
        saved_and_loaded(&record);
    }
}
