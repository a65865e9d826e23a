//! Stores that earlier programs have made. Their running games go on, and their finished ones are told.

use super::served::{Guest, Served, run};
use reqwest::Method;
use serde_json::Value;
use std::path::Path;

/// November 2026, rules version 1: Orléans alone, with and without Trade & Intrigue, in the middle of planning, drawing,
/// actions and torture.
const FIRST: &str = "2026-11.db";
/// The same month, when two games were hosted: expansions, the Duel and the scenarios of Orléans, and Joan of Arc alone and
/// in company.
const TWO_GAMES: &str = "2026-11-two-games.db";

/// What the browser of their one person has kept.
const COOKIE: &str = "token=00112233445566778899aabbccddeeff";

fn copied(folder: &Path, store: &str) {
    let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/serve/host/stores").join(store);
    std::fs::copy(made, folder.join("games.db")).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_games_of_the_first_go_on() {
    goes_on(FIRST, 2, 9).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_games_go_on_side_by_side() {
    let games = goes_on(TWO_GAMES, 5, 11).await;
    let of = |name: &str| games.iter().filter(|game| *game == name).count();
    assert_eq!((of("orleans"), of("joan")), (11, 5));
}

/// Plays on and looks back at a copy of the store; gives the games of its tables.
async fn goes_on(store: &str, n_over: usize, n_running: usize) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    copied(folder.path(), store);
    let served = Served::start(folder.path(), &["--data", "games.db"]);
    let ada = Guest::returning(&served.address, COOKIE);
    let (_, mine) = ada.send(Method::GET, "/api/me/tables", None).await;
    let mine = mine.as_array().unwrap_or_else(|| panic!("{mine}"));
    let tables: Vec<Value> = mine.iter().map(|mine| mine["table"].clone()).collect();
    let (over, running): (Vec<_>, Vec<_>) = tables.iter().partition(|table| table["state"] == "over");
    assert_eq!((over.len(), running.len()), (n_over, n_running));
    for table in running {
        let path = format!("/api/tables/{}/view?seat=0", table["id"].as_str().unwrap());
        let before = ada.send(Method::GET, &path, None).await.1;
        ada.play(table, 12).await;
        let after = ada.send(Method::GET, &path, None).await.1;
        assert!(after["number"].as_u64() > before["number"].as_u64() || after["outcome"].is_object(), "{after}");
    }
    for table in over {
        let id = table["id"].as_str().unwrap();
        let (status, replay) = ada.send(Method::GET, &format!("/api/tables/{id}/replay"), None).await;
        assert!(status.is_success(), "{replay}");
        let (_, sight) = ada.send(Method::GET, &format!("/api/tables/{id}/view?seat=0"), None).await;
        let outcome = &sight["outcome"];
        assert!(outcome["sheets"][0]["total"].is_i64() || outcome["rule"].is_string(), "{sight}");
    }
    served.stop();
    tables.iter().map(|table| table["game"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn they_are_looked_at_and_exported() {
    for store in [FIRST, TWO_GAMES] {
        let folder = tempfile::tempdir().unwrap();
        copied(folder.path(), store);
        let said = run(folder.path(), &["patch", "--dry-run", "--data", "games.db"]);
        let said = String::from_utf8_lossy(&[said.stdout, said.stderr].concat()).into_owned();
        // The past of the first is no longer told; that its games go on all the same is the other test.
        assert!(store != FIRST || said.contains("9 of 9 running games"), "{said}");
        let told = run(folder.path(), &["export", "--data", "games.db", "--to", "games.jsonl"]);
        assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
        let lines = std::fs::read_to_string(folder.path().join("games.jsonl")).unwrap();
        assert!(lines.lines().count() > 1_000, "{} lines", lines.lines().count());
    }
}
