//! Bots against each other.

use crate::run::{Folder, orleans};
use serde_json::Value;

fn report(args: &str) -> Value {
    let said = orleans(&format!("arena --json {args}")).well();
    serde_json::from_str(&said.out).expect("JSON")
}

/// The report without what depends on how busy the machine is.
fn without_times(mut report: Value) -> Value {
    let bots = report["bots"].as_array_mut().expect("a list");
    bots.iter_mut().for_each(|bot| bot["times"] = Value::Null);
    report
}

#[test]
fn the_stronger_bot_comes_first_and_the_numbers_agree() {
    let report = report("--players 2 --bots random,easy --games 8");
    let bots = report["bots"].as_array().expect("a list");
    assert_eq!((bots[0]["bot"].as_str(), bots[1]["bot"].as_str()), (Some("easy"), Some("random")));
    let number = |value: &Value| value.as_f64().expect("a number");
    assert_eq!(bots.iter().map(|bot| number(&bot["win_share"])).sum::<f64>(), 1.0);
    for bot in bots {
        let sources = bot["lines"]["sources"].as_object().expect("sources");
        let sum: f64 = sources.values().map(number).sum();
        assert!((sum - number(&bot["mean_score"])).abs() < 1e-9, "the sources sum up to the score");
        assert_eq!(bot["by_round"].as_array().map(Vec::len), Some(19));
        assert_eq!(bot["by_seat"].as_array().map(Vec::len), Some(2));
        assert!(number(&bot["times"]["p50"]) <= number(&bot["times"]["p95"]));
    }
}

#[test]
fn an_arena_that_was_stopped_goes_on() {
    let folder = Folder::new("arena");
    let file = folder.file("games.jsonl");
    let games = "--players 3 --bots easy,random,random --threads 2";
    report(&format!("{games} --games 4 --resume {file}"));
    // A crash in the middle of a line.
    let text = std::fs::read_to_string(&file).expect("the file");
    std::fs::write(&file, &text[..text.len() - 40]).expect("the file");
    let resumed = report(&format!("{games} --games 7 --resume {file}"));
    assert_eq!(without_times(resumed), without_times(report(&format!("{games} --games 7"))));
    let other = orleans(&format!("arena --players 3 --bots easy --games 4 --resume {file}"));
    assert_eq!(other.code, Some(1));
    assert!(other.err.contains("holds games of another arena"), "{}", other.err);
}

#[test]
fn the_page_needs_nothing_else() {
    let folder = Folder::new("arena-page");
    let file = folder.file("report.html");
    let said = orleans(&format!("arena --players 2 --bots easy,random --games 2 --iterations 4 --html {file}")).well();
    said.has("Mean winning score").has("Easy wins 100.0 %");
    let page = std::fs::read_to_string(&file).expect("the page");
    assert_eq!(page.matches("<svg").count(), 3);
    assert!(!page.contains("http") && !page.contains("NaN"), "{page}");
}

#[test]
fn expansions_are_part_of_a_meeting() {
    let folder = Folder::new("arena-modules");
    let file = folder.file("games.jsonl");
    let bots = "--players 2 --bots easy,random --games 2";
    let report = report(&format!("{bots} --modules all --resume {file}"));
    assert_eq!(report["edition"], "bigbox");
    let other = orleans(&format!("arena {bots} --edition bigbox --resume {file}"));
    assert!(other.err.contains("holds games of another arena"), "{}", other.err);
}
