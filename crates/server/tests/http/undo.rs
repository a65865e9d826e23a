//! Taking moves back over HTTP.

use crate::client::{Server, setup};
use crate::secrets::until_both_plan;
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Whether a planned follower can be taken back does not tell whether somebody else is ready.
#[tokio::test(flavor = "multi_thread")]
async fn undo_tells_nothing_of_the_others() {
    for other_is_ready in [false, true] {
        let server = Server::start().await;
        let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
        let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
        until_both_plan(&ada, &ben, &table).await;
        if other_is_ready {
            let view = ada.view(&table, 0).await;
            assert_eq!(ada.answer(&table, 0, &view, &json!("ready")).await.0, StatusCode::OK);
        }
        let before = ben.view(&table, 1).await;
        // Nobody goes back behind the beginning of the planning, whoever has planned.
        let undo = format!("{table}/undo");
        assert_eq!(ben.post(&undo, json!({ "seat": 1 })).await.0, StatusCode::CONFLICT);
        let put = |mv: &&Value| mv.get("put").is_some();
        let put = before["options"].as_array().unwrap().iter().find(put).cloned().unwrap();
        assert_eq!(ben.answer(&table, 1, &before, &put).await.0, StatusCode::OK);
        let (status, after) = ben.post(&undo, json!({ "seat": 1 })).await;
        assert_eq!(status, StatusCode::OK, "{after}");
        assert_eq!((&after["view"], &after["options"]), (&before["view"], &before["options"]));
        // The taken-back move is marked as such for its owner.
        let events = ben.get(&format!("{table}/events?seat=1&since={}", before["number"])).await.1;
        let entries = events["entries"].as_array().unwrap();
        assert_eq!(entries.len(), 2, "{events}");
        assert_eq!(entries[1]["undone"], json!([entries[0]["number"]]));
        assert_eq!(ben.post(&undo, json!({ "seat": 0 })).await.0, StatusCode::FORBIDDEN, "somebody else's move");
        // The journal keeps both, and a server that starts anew tells the same story.
        let server = server.restart().await;
        let mut ben = ben;
        ben.turn_to(&server);
        assert_eq!(ben.get(&format!("{table}/events?seat=1&since={}", before["number"])).await.1, events);
        assert_eq!(ben.view(&table, 1).await, after);
    }
}

/// Whoever is ready may take that back until the last one is, and no longer: over two connections, and with the plans of
/// the others as they were.
#[tokio::test(flavor = "multi_thread")]
async fn ready_is_taken_back_until_all_are() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    until_both_plan(&ada, &ben, &table).await;
    let undo = format!("{table}/undo");
    let before = ben.view(&table, 1).await;
    let put = before["options"].as_array().unwrap().iter().find(|mv| mv.get("put").is_some()).cloned().unwrap();
    assert_eq!(ben.answer(&table, 1, &before, &put).await.0, StatusCode::OK);
    let planned = ben.view(&table, 1).await;
    assert_eq!(ben.answer(&table, 1, &planned, &json!("ready")).await.0, StatusCode::OK);
    assert_eq!(ada.view(&table, 0).await["waits_for"], json!([0]));
    let (status, after) = ben.post(&undo, json!({ "seat": 1 })).await;
    assert_eq!((status, &after["view"], &after["options"]), (StatusCode::OK, &planned["view"], &planned["options"]));
    assert_eq!(ada.view(&table, 0).await["waits_for"], json!([0, 1]), "the tick goes again");
    for (person, seat) in [(&ben, 1), (&ada, 0)] {
        let view = person.view(&table, seat).await;
        assert_eq!(person.answer(&table, seat, &view, &json!("ready")).await.0, StatusCode::OK);
    }
    for (person, seat) in [(&ben, 1), (&ada, 0)] {
        assert_eq!(person.post(&undo, json!({ "seat": seat })).await.1["code"], "undo", "the plans lie open");
    }
}

/// Thousands of followers put and taken back take a while to tell again. Meanwhile everybody else is served, by the one
/// thread there is.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn a_long_journal_holds_up_nobody() {
    let server = Server::start().await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    until_both_plan(&ada, &ben, &table).await;
    let view = ada.view(&table, 0).await;
    let put = view["options"].as_array().unwrap().iter().find(|mv| mv.get("put").is_some()).cloned().unwrap();
    ada.answer(&table, 0, &view, &put).await;
    let undone = ada.post(&format!("{table}/undo"), json!({ "seat": 0 })).await.1;
    lengthen(&server, table.rsplit('/').next().unwrap(), 9_000).await;
    let server = server.restart().await;
    ada.turn_to(&server);
    ben.turn_to(&server);
    let look = tokio::spawn(async move {
        let begin = Instant::now();
        (ada.view(&table, 0).await, begin.elapsed())
    });
    let mut longest = Duration::ZERO;
    while !look.is_finished() {
        let begin = Instant::now();
        ben.get("/healthz").await;
        longest = longest.max(begin.elapsed());
    }
    let (after, took) = look.await.unwrap();
    assert_eq!(after["view"], undone["view"]);
    assert_eq!(after["number"].as_u64(), undone["number"].as_u64().map(|number| number + 18_000));
    assert!(longest * 2 < took, "others wait {longest:?} for a journal that takes {took:?}");
}

/// Does the last two entries of a journal again, so many times, in the store alone.
async fn lengthen(server: &Server, table: &str, times: i64) {
    let mut store = server.database().await;
    let (number, seen): (i64, String) = sqlx::query_as("SELECT number, seen FROM snapshots WHERE table_id = $1")
        .bind(table)
        .fetch_one(&mut store)
        .await
        .unwrap();
    sqlx::query(
        "WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < $3)
         INSERT INTO moves (table_id, number, seat, entry)
         SELECT table_id, number + 2 * n, seat, entry FROM moves, nth WHERE table_id = $1 AND number > $2 - 2",
    )
    .bind(table)
    .bind(number)
    .bind(times)
    .execute(&mut store)
    .await
    .unwrap();
    let mut seen: Vec<i64> = serde_json::from_str(&seen).unwrap();
    seen[0] += 2 * times;
    sqlx::query("UPDATE snapshots SET number = $2, seen = $3 WHERE table_id = $1")
        .bind(table)
        .bind(number + 2 * times)
        .bind(serde_json::to_string(&seen).unwrap())
        .execute(&mut store)
        .await
        .unwrap();
}
