//! Would the running games go on by the present rules?

use super::served::{Guest, Served, run};
use serde_json::json;
use server::{Change, Row, Store, TableState};

#[tokio::test(flavor = "multi_thread")]
async fn the_first_entry_that_breaks_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), &["--data", "games.db"]);
    let ada = Guest::arrive(&served.address, "/api/guests", json!({ "name": "Ada" })).await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        // Two seats of one person: nobody moves when Ada does not.
        let table = ada.table(json!(["me", "me"])).await;
        ada.start(&table).await;
        ada.play(&table, 3).await;
        tables.push(table["id"].as_str().unwrap().to_owned());
    }
    served.stop();
    let patch = ["patch", "--dry-run", "--data", "games.db"];
    let fine = run(folder.path(), &patch);
    assert!(fine.status.success(), "{}", String::from_utf8_lossy(&fine.stderr));
    assert!(String::from_utf8_lossy(&fine.stdout).contains('2'));

    let store = Store::open(&folder.path().join("games.db")).await.unwrap();
    let (rows, kept) = store.game(&tables[1]).await.unwrap().unwrap();
    let last = rows.last().unwrap().clone();
    // The same move twice in a row was never possible.
    let number = kept.number + 1;
    let odd = Change { seen: kept.seen, times: kept.times, ..Change::default() };
    let row = Row { number, ..last };
    store.append(&tables[1], &row, &odd, TableState::Running).await.unwrap();
    store.close().await;
    let broken = run(folder.path(), &patch);
    assert_eq!(broken.status.code(), Some(1));
    let said = String::from_utf8(broken.stdout).unwrap();
    assert!(said.contains(&tables[1]) && said.contains(&format!("entry {number}")), "{said}");
    assert!(!said.contains(&tables[0]), "{said}");
    assert!(!run(folder.path(), &["patch", "--data", "games.db"]).status.success(), "games are never changed");
    assert!(!run(folder.path(), &["patch", "--dry-run", "--data", "none.db"]).status.success());
}
