//! A store that an earlier program has made (November 2026, rules version 1): two finished games and nine that go on,
//! with and without Trade & Intrigue, in the middle of planning, drawing, actions and torture.

use crate::served::{Guest, Served, run};
use reqwest::Method;
use serde_json::Value;
use std::path::Path;

/// What the browser of its one person has kept.
const COOKIE: &str = "token=00112233445566778899aabbccddeeff";

fn copied(folder: &Path) {
    let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/host/stores/2026-11.db");
    std::fs::copy(made, folder.join("games.db")).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn its_running_games_go_on_and_its_finished_ones_are_told() {
    let folder = tempfile::tempdir().unwrap();
    copied(folder.path());
    let served = Served::start(folder.path(), &["--data", "games.db"]);
    let ada = Guest::returning(&served.address, COOKIE);
    let (_, mine) = ada.send(Method::GET, "/api/me/tables", None).await;
    let mine = mine.as_array().unwrap_or_else(|| panic!("{mine}"));
    let tables: Vec<Value> = mine.iter().map(|mine| mine["table"].clone()).collect();
    let (over, running): (Vec<_>, Vec<_>) = tables.iter().partition(|table| table["state"] == "over");
    assert_eq!((over.len(), running.len()), (2, 9));
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
        assert!(sight["outcome"]["sheets"][0]["total"].is_i64(), "{sight}");
    }
    served.stop();
}

#[test]
fn it_is_looked_at_and_exported() {
    let folder = tempfile::tempdir().unwrap();
    copied(folder.path());
    let said = run(folder.path(), &["patch", "--dry-run", "--data", "games.db"]);
    let said = String::from_utf8_lossy(&[said.stdout, said.stderr].concat()).into_owned();
    // Their past is no longer told; that they go on all the same is the other test.
    assert!(said.contains("9 of 9 running games"), "{said}");
    let told = run(folder.path(), &["export", "--data", "games.db", "--to", "games.jsonl"]);
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let lines = std::fs::read_to_string(folder.path().join("games.jsonl")).unwrap();
    assert!(lines.lines().count() > 1_000, "{} lines", lines.lines().count());
}
