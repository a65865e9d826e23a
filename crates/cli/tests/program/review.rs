//! Looking back at a recorded game, and learning from games.

use crate::run::{Folder, orleans};
use serde_json::Value;

#[test]
fn a_review_tells_decisions_and_luck() {
    let folder = Folder::new("review");
    let file = folder.file("game.json");
    orleans(&format!("golden --edition first --players 2 --seed 3 --bots random,easy --out {file}")).well();
    let said = orleans(&format!("review {file} --seat 2 --json")).well();
    let seats: Value = serde_json::from_str(&said.out).expect("JSON");
    assert_eq!(seats.as_array().map(Vec::len), Some(1));
    let decisions = seats[0]["decisions"].as_array().expect("a list");
    assert!(decisions.len() > 40, "{}", decisions.len());
    let number = |value: &Value| value.as_i64().expect("a number");
    for decision in decisions {
        assert!(number(&decision["played"]) <= number(&decision["best"]), "{decision}");
        assert!(!decision["hint"]["moves"].as_array().expect("moves").is_empty());
    }
    assert!(seats[0]["luck"].is_f64());
    assert!(seats[0]["given_away"].as_f64().expect("a number") > 0.0, "easy makes mistakes");
}

#[test]
fn a_review_needs_a_seat_of_the_table() {
    let folder = Folder::new("review-seat");
    let file = folder.file("game.json");
    orleans(&format!("golden --edition first --players 2 --seed 3 --bots random --out {file}")).well();
    let said = orleans(&format!("review {file} --seat 3"));
    assert_eq!(said.code, Some(1));
    assert!(said.err.contains("there is no seat 3"), "{}", said.err);
}

#[test]
fn training_goes_on_where_it_stopped() {
    let folder = Folder::new("train");
    let file = folder.file("value.bin");
    orleans(&format!("train --games 3 --out {file}")).well().has("3 games learned");
    orleans(&format!("train --games 5 --out {file}")).well().has("5 games learned");
    let report = std::fs::read_to_string(folder.file("value.json")).expect("a report beside the weights");
    let report: Value = serde_json::from_str(&report).expect("JSON");
    assert_eq!(report["chapters"].as_array().map(Vec::len), Some(2));
    folder.write("value.bin", "no weights");
    let said = orleans(&format!("train --games 6 --out {file}"));
    assert_eq!(said.code, Some(1));
    assert!(said.err.contains("does not fit"), "{}", said.err);
}

#[test]
fn turns_of_another_game_are_reviewed_and_learned_from() {
    let folder = Folder::new("review-joan");
    let file = folder.file("game.json");
    orleans(&format!("golden --game joan --players 2 --seed 3 --bots random,medium --out {file}")).well();
    let said = orleans(&format!("review {file} --json")).well();
    let seats: Value = serde_json::from_str(&said.out).expect("JSON");
    let given_away = |seat: usize| seats[seat]["given_away"].as_f64().expect("a number");
    assert_eq!(seats[1]["decisions"].as_array().map(Vec::len), Some(25), "a turn is one decision");
    assert!(given_away(0) > given_away(1), "whoever plays at random gives most away");
    let weights = folder.file("joan.bin");
    orleans(&format!("train --game joan --games 3 --out {weights}")).well().has("3 games learned");
    orleans(&format!("train --game joan --alone --by net --games 4 --out {weights}")).well().has("4 games learned");
}
