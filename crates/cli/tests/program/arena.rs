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

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

/// The deals of the games in a file, and the scores of each: a game's number is its deal times the seats and more.
fn scores_by_deal(file: &str, n_seats: u64) -> Vec<(u64, Vec<f64>)> {
    let text = std::fs::read_to_string(file).expect("the file");
    let lines = text.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let total = |seat: &Value| seat["sources"].as_object().expect("sources").values().map(number).sum();
    let scores = |game: &Value| game["seats"].as_array().expect("seats").iter().map(total).collect();
    lines.map(|game| (game["game"].as_u64().expect("a number") / n_seats, scores(&game))).collect()
}

#[test]
fn bots_of_one_kind_play_each_deal_once_and_the_interval_is_by_deal() {
    let folder = Folder::new("arena-one-kind");
    let file = folder.file("games.jsonl");
    let report = report(&format!("--players 4 --bots easy --games 5 --resume {file}"));
    assert_eq!((report["deals"].as_u64(), report["games"].as_u64()), (Some(5), Some(5)));
    let games = scores_by_deal(&file, 4);
    assert_eq!(games.iter().map(|(deal, _)| *deal).collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    // The same interval once more, from the games in the file.
    let means: Vec<f64> = games.iter().map(|(_, scores)| scores.iter().sum::<f64>() / 4.0).collect();
    let mean = means.iter().sum::<f64>() / 5.0;
    let variance = means.iter().map(|it| (it - mean) * (it - mean)).sum::<f64>() / 4.0;
    assert!(variance > 0.0, "every deal is another game: {means:?}");
    let near = |value: &Value, expected: f64| (number(value) - expected).abs() < 1e-9;
    let easy = &report["bots"][0];
    assert!(near(&easy["mean_score"], mean), "{easy}");
    assert!(near(&easy["mean_score_margin"], 1.96 * (variance / 5.0).sqrt()), "{easy}");
}

#[test]
fn a_mixed_line_up_moves_on_over_the_seatings_that_differ() {
    let of = |args: &str| {
        let report = report(args);
        (report["deals"].as_u64().expect("deals"), report["games"].as_u64().expect("games"))
    };
    assert_eq!(of("--players 2 --bots easy,random --deals 2"), (2, 4));
    assert_eq!(of("--players 4 --bots easy,random,random,random --games 5"), (2, 8), "whole deals only");
    assert_eq!(of("--players 4 --bots easy,random,easy,random --deals 2"), (2, 4));
    assert_eq!(of("--players 3 --bots random"), (100, 100));
    orleans("arena --players 3 --bots random --deals 2").well().has("2 games on 2 deals").has("Random, mean score");
    let one = report("--players 2 --bots easy,random --deals 1");
    assert_eq!(one["mean_winning_score_margin"], Value::Null, "one deal does not tell how much deals differ");
    assert_eq!(orleans("arena --games 4 --deals 4").code, Some(2));
}

/// A file in which bots of one kind went round the table has each game as often as there are seats.
#[test]
fn games_that_differ_in_nothing_are_passed_over_in_a_file_from_before() {
    let folder = Folder::new("arena-before");
    let file = folder.file("games.jsonl");
    let once = report(&format!("--players 2 --bots easy --deals 3 --resume {file}"));
    let text = std::fs::read_to_string(&file).expect("the file");
    let again = |line: &str| {
        let mut game: Value = serde_json::from_str(line).expect("JSON");
        game["game"] = (game["game"].as_u64().expect("a number") + 1).into();
        format!("{line}\n{game}\n")
    };
    let heading = text.lines().next().expect("a heading");
    let rest: String = text.lines().skip(1).map(again).collect();
    std::fs::write(&file, format!("{heading}\n{rest}")).expect("the file");
    let read = report(&format!("--players 2 --bots easy --deals 3 --resume {file}"));
    assert_eq!(read, once, "nothing was played, not even the times differ");
}

#[test]
fn games_by_other_rules_or_limits_are_not_mixed_in() {
    let folder = Folder::new("arena-rules");
    let file = folder.file("games.jsonl");
    let play = |more: &str| orleans(&format!("arena --players 2 --bots easy --deals 1 --resume {file}{more}"));
    play("").well();
    assert!(play(" --patience").err.contains("holds games of another arena"));
    let text = std::fs::read_to_string(&file).expect("the file");
    let mut heading: Value = serde_json::from_str(text.lines().next().expect("a heading")).expect("JSON");
    heading["rules"] = 0.into();
    std::fs::write(&file, format!("{heading}\n")).expect("the file");
    assert!(play("").err.contains("holds games of another arena"));
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

/// Alone at the table there is no mean score and nobody to beat: the share of games won is told with its interval.
#[test]
fn an_arena_of_one_tells_what_was_won() {
    let folder = Folder::new("arena-alone");
    let (file, page) = (folder.file("games.jsonl"), folder.file("report.html"));
    let alone = format!("--modules dignitary --bots medium --deals 6 --resume {file} --html {page}");
    let report = report(&alone);
    let won = &report["won"];
    let (low, share, high) = (won["low"].as_f64(), won["share"].as_f64(), won["high"].as_f64());
    assert!(low <= share && share <= high && high > low, "{won}");
    assert_eq!(report["bots"][0]["win_share"].as_f64(), share);
    let said = orleans(&format!("arena {alone}")).well();
    said.has("6 games on 6 deals of the bigbox edition and dignitary with 1 player, seed 1: medium.").has("\nWon: ");
    assert!(!said.out.contains("score"), "{}", said.out);
}
