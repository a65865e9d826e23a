//! Results: counted with the last move, and forgotten with the person.

use crate::client::{Server, setup};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn results_are_counted_and_forgotten() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    assert_eq!(ada.get("/api/me/statistics").await, (StatusCode::OK, json!([])));
    let table = ada.table(setup(3), &["me", "open", "random"], &[&ben]).await;
    let mut luck = 3;
    let outcome = loop {
        ada.step(&table, 0, &mut luck).await;
        let view = ben.step(&table, 1, &mut luck).await;
        if view["outcome"].is_object() {
            break view["outcome"].clone();
        }
    };
    let won = |seat: u8| outcome["winners"].as_u64().unwrap() >> seat & 1;
    let tally = |seat: u8| {
        let total = &outcome["sheets"][usize::from(seat)]["total"];
        json!([{ "game": "orleans", "variant": "base", "edition": "current", "players": 3, "outcome": "ranked",
                 "games": 1, "wins": won(seat), "best": total, "mean": total.as_f64() }])
    };
    assert_eq!(ada.get("/api/me/statistics").await.1, tally(0));
    assert_eq!(ben.get("/api/me/statistics").await.1, tally(1));
    assert_eq!(ada.send(Method::DELETE, "/api/me", None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ada.get("/api/me/statistics").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ben.get("/api/me/statistics").await.1, tally(1));
}

/// Who plays both sides plays against themselves.
#[tokio::test(flavor = "multi_thread")]
async fn playing_alone_counts_for_nobody() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "me"], &[]).await;
    let mut luck = 4;
    let mut last = Value::Null;
    while !last["outcome"].is_object() {
        for seat in [0, 1] {
            last = ada.step(&table, seat, &mut luck).await;
        }
    }
    assert_eq!(ada.get("/api/me/statistics").await.1, json!([]));
}

/// A scenario for one is told apart from the base game: won or lost, and no points.
#[tokio::test(flavor = "multi_thread")]
async fn a_scenario_is_counted_for_itself() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let setup = json!({ "edition": "bigbox", "players": 1, "modules": ["tours"] });
    let table = ada.table(setup, &["me"], &[]).await;
    let (mut luck, mut last) = (6, Value::Null);
    while !last["outcome"].is_object() {
        last = ada.step(&table, 0, &mut luck).await;
    }
    let won = last["outcome"]["winners"].as_u64().unwrap() & 1;
    let tally = json!([{ "game": "orleans", "variant": "tours", "edition": "bigbox", "players": 1, "outcome": "alone",
                         "games": 1, "wins": won }]);
    assert_eq!(ada.get("/api/me/statistics").await.1, tally);
}
