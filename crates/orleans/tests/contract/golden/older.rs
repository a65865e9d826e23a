//! Games played by rules version 1: the finished ones are told where they come to their end, the running ones go
//! on from their snapshots.

use orleans::State;
use serde_json::{Value, json};
use tabletop::{Game, Record, RecordError, Session, fingerprint};

/// A finished game in which nothing happened that has changed since.
const HOLDS: &str = include_str!("older/holds.json");
/// One in which something did.
const BREAKS: &str = include_str!("older/breaks.json");

const OTHER_RULES: RecordError = RecordError::OtherRules { found: 1, ours: State::RULES_VERSION };

fn read(text: &str) -> Record<State> {
    Record::parse(text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_finished_game_is_told_if_it_comes_to_its_scores() {
    let (holds, breaks) = (read(HOLDS), read(BREAKS));
    assert_eq!((holds.rules(), breaks.rules()), (1, 1));
    let last = holds.check().unwrap_or_else(|error| panic!("{error}"));
    let scores: Vec<i32> = last.outcome().expect("it is over").sheets.iter().map(|sheet| sheet.total).collect();
    assert_eq!(Some(scores), holds.end().map(|end| end.scores.clone()));
    assert_eq!(breaks.check().err(), Some(OTHER_RULES));
    assert_eq!(breaks.replay_to(1).err(), Some(OTHER_RULES), "no part of it is told");
}

/// The save of a running game as version 1 wrote it: states remembered what the Observatory had passed over.
fn saved_by_version_1(session: &Session<State>) -> String {
    let mut page: Value = serde_json::from_str(&session.save()).expect("a save is JSON");
    page["rules"] = json!(1);
    let players = page["snapshot"]["state"]["players"].as_array_mut().expect("the players");
    players.iter_mut().for_each(|player| player["mat"]["on_tiles"]["passed_over"] = json!(1));
    page["snapshot"]["fingerprint"] = json!(fingerprint(&page["snapshot"]["state"]));
    page.to_string()
}

#[test]
fn a_running_game_goes_on_from_its_snapshot() {
    let record = read(HOLDS);
    let mut session = Session::<State>::new(*record.setup(), record.seed()).expect("a set-up that can be played");
    let (before, after) = record.moves().split_at(record.n_moves() / 2);
    before.iter().for_each(|&(seat, mv)| _ = session.submit(seat, mv).expect("a legal move"));

    let mut loaded = Session::<State>::load(saved_by_version_1(&session)).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(loaded.state(), session.state());
    after.iter().for_each(|&(seat, mv)| _ = loaded.submit(seat, mv).expect("a legal move"));
    let scores = |record: &Record<State>| record.end().map(|end| end.scores.clone());
    assert_eq!((loaded.record().rules(), scores(loaded.record())), (1, scores(&record)));
    assert!(loaded.record().check().is_ok(), "finished, it is told like any other");
}
