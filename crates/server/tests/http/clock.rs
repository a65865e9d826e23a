//! A table with a clock.

use crate::client::{Server, setup};
use reqwest::StatusCode;
use serde_json::json;
use server::Entry;
use std::time::Duration;

/// How many moves the clock has made at a table, once there are enough or it has taken too long.
async fn clock_moves(server: &Server, table: &str, enough: usize) -> usize {
    let id = table.rsplit('/').next().unwrap();
    let mut found = 0;
    for _ in 0..400 {
        let (rows, _) = server.store.game(id).await.unwrap().unwrap();
        found = rows.iter().filter(|row| matches!(row.entry, Entry::Clock(_))).count();
        if found >= enough {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    found
}

/// Whoever is too late is answered for, plans included; that outlives a restart and cannot be taken back.
#[tokio::test(flavor = "multi_thread")]
async fn the_clock_answers_for_whoever_is_late() {
    the_late_are_answered_for(Server::start().await).await;
}

pub(crate) async fn the_late_are_answered_for(server: Server) {
    let mut ada = server.guest("Ada").await;
    let wish = json!({ "setup": setup(2), "seats": ["me", "me"], "options": { "move_seconds": 2 } });
    let table = ada.post("/api/tables", wish).await.1;
    let table = format!("/api/tables/{}", table["id"].as_str().unwrap());
    assert_eq!(ada.post(&format!("{table}/start"), json!({})).await.0, StatusCode::OK);
    let view = ada.view(&table, 0).await;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs() as i64;
    let deadline = view["deadline"].as_i64().unwrap();
    assert!((now - 1..=now + 3).contains(&deadline), "{deadline} is not soon after {now}");
    let server = server.restart().await;
    ada.turn_to(&server);
    assert!(clock_moves(&server, &table, 1).await >= 1, "nobody answers for the late");
    for seat in [0, 1] {
        assert_eq!(ada.post(&format!("{table}/undo"), json!({ "seat": seat })).await.0, StatusCode::CONFLICT);
        assert_eq!(ada.view(&table, seat).await["undo"], false);
    }
    assert!(clock_moves(&server, &table, 8).await >= 8, "the clock stops");
}

/// A table without a clock waits, and says nothing of one.
#[tokio::test(flavor = "multi_thread")]
async fn without_a_clock_nobody_is_late() {
    let server = Server::start().await;
    let mut ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "me"], &[]).await;
    let server = server.restart_after(60 * 24).await;
    ada.turn_to(&server);
    let before = ada.view(&table, 0).await;
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    let after = ada.view(&table, 0).await;
    assert!(after.get("deadline").is_none());
    assert_eq!(before, after);
}
