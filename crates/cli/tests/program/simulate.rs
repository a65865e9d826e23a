//! Many games at once.

use crate::run::orleans;
use serde_json::Value;

fn report(args: &str) -> Value {
    let said = orleans(&format!("simulate --json {args}")).well();
    assert_eq!(said.out.lines().count(), 1, "one object on one line");
    serde_json::from_str(&said.out).expect("JSON")
}

#[test]
fn the_report_has_every_key_and_its_numbers_agree() {
    let report = report("--games 40 --seed 7 --players 3 --bots random");
    for key in [
        "games",
        "decisions",
        "seconds",
        "games_per_s",
        "decisions_per_s",
        "mean_score",
        "mean_winning_score",
        "hash",
        "score",
        "winning_score",
        "sources",
        "seats",
        "edition",
        "players",
        "bots",
        "seed",
        "threads",
    ] {
        assert!(report.get(key).is_some(), "{key} is missing");
    }
    let number = |value: &Value| value.as_f64().expect("a number");
    assert_eq!(number(&report["games"]), 40.0);
    assert_eq!(report["hash"].as_str().map(str::len), Some(64));
    assert!(number(&report["decisions"]) > 40.0 * 100.0);
    let sources: f64 =
        ["coins", "goods", "stations", "citizens"].map(|key| number(&report["sources"][key]["mean"])).iter().sum();
    assert!((sources - number(&report["mean_score"])).abs() < 1e-9, "the sources sum up to the score");
    let seats = report["seats"].as_array().expect("a list");
    let wins: f64 = seats.iter().map(|seat| number(&seat["win_share"])).sum();
    assert_eq!((seats.len(), (wins - 1.0).abs() < 1e-9), (3, true));
    assert!(number(&report["winning_score"]["min"]) <= number(&report["mean_winning_score"]));
}

#[test]
fn the_number_of_threads_does_not_matter_but_the_seed_does() {
    let games = "--games 12 --players 2 --bots easy,random";
    let one = report(&format!("{games} --seed 7 --threads 1"));
    let two = report(&format!("{games} --seed 7 --threads 2"));
    for key in ["hash", "decisions", "score", "winning_score", "sources", "seats"] {
        assert_eq!(one[key], two[key], "{key}");
    }
    assert_ne!(one["hash"], report(&format!("{games} --seed 8 --threads 2"))["hash"]);
}

#[test]
fn the_report_is_told_in_sentences() {
    let said = orleans("simulate --games 5 --edition bigbox --players 5").well();
    said.has("5 games of the bigbox edition with 5 players, seed 1.")
        .has("Score: ")
        .has("Seat 5 (random): wins ")
        .has("Hash: ");
}

/// `all` is all that go together; of the two deeds boards it takes the one that is named.
#[test]
fn all_expansions_are_those_that_go_together() {
    let hash = |modules: &str| report(&format!("--games 2 --players 2 --modules {modules}"))["hash"].clone();
    assert_eq!(hash("all"), hash("orders,trade-events,intrigue"));
    assert_eq!(hash("all,trade-deeds"), hash("orders,trade-events,trade-deeds"));
    assert_ne!(hash("all"), hash("all,trade-deeds"));
    orleans("simulate --help").well().has("only one deeds board can lie on the table");
}

/// A scenario for one seats one by itself; where nobody is ranked the share of games won is told with its interval.
#[test]
fn what_is_not_ranked_is_won_or_lost() {
    let tours = report("--games 4 --modules tours");
    assert_eq!((&tours["players"], &tours["game"]), (&1.into(), &"orleans".into()));
    assert_eq!(tours["won"]["share"], 0.0, "chance delivers nothing");
    assert!(tours["won"]["high"].as_f64().is_some_and(|high| (0.4..0.6).contains(&high)), "{}", tours["won"]);
    assert!(report("--games 2 --players 2").get("won").is_none());
    let easier = orleans("simulate --games 2 --players 1 --modules dignitary --level easier --game orleans").well();
    easier.has("2 games of the bigbox edition and dignitary (easier) with 1 player, seed 1.").has("Won: ");
}
