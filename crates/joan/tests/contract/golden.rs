//! Golden games: recorded games that every version replays to the same end, straight and with save and load between
//! all moves.

use joan::components::Level;
use joan::{Places, State};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use tabletop::{Game, Record, Replay, fingerprint};

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
        let mut replay = Replay::new(&record).expect("a set-up that can be played");
        let mut loaded: State = replay.state().clone();
        for &(seat, mv) in record.moves() {
            let text = serde_json::to_string(&loaded).expect("a state is JSON");
            loaded = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let mut log = Vec::new();
            loaded.apply(seat, mv, &mut log).unwrap_or_else(|illegal| panic!("{}: {illegal}", path.display()));
            assert_eq!(replay.step().expect("a legal move").expect("one more move"), log, "{}", path.display());
        }
        assert_eq!(Some(fingerprint(&loaded)), record.end().map(|end| end.fingerprint.clone()), "{}", path.display());
    }
}
