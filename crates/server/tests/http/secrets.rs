//! Nothing that leaves the server tells anybody but its owner a secret.

use crate::client::{Person, Server, pick, setup};
use reqwest::StatusCode;
use serde_json::{Value, json};

/// Everything another seat and a spectator can ask for.
async fn all_that_others_see(other: &Person, stranger: &Person, table: &str) -> Vec<Value> {
    let mut seen = Vec::new();
    for (person, path) in [
        (other, "/view?seat=1"),
        (other, "/events?seat=1&since=0"),
        (other, "/view"),
        (other, ""),
        (stranger, "/view"),
        (stranger, "/events"),
    ] {
        let (status, answer) = person.get(&format!("{table}{path}")).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        seen.push(answer);
    }
    seen
}

/// Answers until both seats plan.
pub(crate) async fn until_both_plan(ada: &Person, ben: &Person, table: &str) {
    for luck in 1..2_000 {
        let (first, second) = (ada.view(table, 0).await, ben.view(table, 1).await);
        if first["question"] == "plan" && second["question"] == "plan" {
            return;
        }
        let (person, seat, view) = if first["question"].is_null() { (ben, 1, second) } else { (ada, 0, first) };
        let mv = pick(&view, &mut luck.clone()).expect("somebody is asked");
        person.answer(table, seat, &view, &mv).await;
    }
    panic!("nobody plans");
}

/// A plan in progress shows in no view, event, number or socket of anybody else: not even that there is one.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_in_progress_is_its_owners_alone() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    until_both_plan(&ada, &ben, &table).await;
    let mut socket = crate::live::Socket::open(&ben, &table, "seat=1").await.unwrap();
    socket.next().await.unwrap();
    let before = all_that_others_see(&ben, &eve, &table).await;
    let is_put = |mv: &&Value| mv.get("put").is_some();
    let mut put = 0;
    loop {
        let view = ada.view(&table, 0).await;
        assert!(view["view"]["players"][0]["plan"].is_object(), "the owner sees the plan");
        let Some(mv) = view["options"].as_array().unwrap().iter().find(is_put).cloned() else { break };
        let (status, after) = ada.answer(&table, 0, &view, &mv).await;
        assert_eq!(status, StatusCode::OK, "{after}");
        put += 1;
        assert_eq!(all_that_others_see(&ben, &eve, &table).await, before);
    }
    assert!(put > 2, "only {put} followers were placed");
    assert_eq!(ada.post(&format!("{table}/undo"), json!({ "seat": 0 })).await.0, StatusCode::OK);
    assert_eq!(all_that_others_see(&ben, &eve, &table).await, before);
    let view = ada.view(&table, 0).await;
    assert_eq!(ada.answer(&table, 0, &view, &json!("ready")).await.0, StatusCode::OK);
    assert_eq!(all_that_others_see(&ben, &eve, &table).await, before);
    assert!(socket.is_silent().await, "not even the moment of a hidden move shows");

    // The last to be ready opens all plans.
    let view = ben.view(&table, 1).await;
    assert_eq!(ben.answer(&table, 1, &view, &json!("ready")).await.0, StatusCode::OK);
    let news = socket.next().await.unwrap().to_string();
    assert!(news.contains("placed") && !news.contains("\"put\""), "{news}");
}

/// Bags belong to their owners, and only the hash of the seed is told.
#[tokio::test(flavor = "multi_thread")]
async fn bags_and_the_seed_stay_hidden() {
    let server = Server::start().await;
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let table = ada.table(setup(3), &["me", "open", "easy"], &[&ben]).await;
    let mut luck = 3;
    for _ in 0..40 {
        ada.step(&table, 0, &mut luck).await;
        ben.step(&table, 1, &mut luck).await;
        eve.get(&format!("{table}/view")).await;
    }
    let (_, snapshot) = server.store.game(table.rsplit('/').next().unwrap()).await.unwrap().unwrap();
    let saved: Value = serde_json::from_str(&snapshot.game).unwrap();
    let seed = saved["seed"].as_str().unwrap();
    for (person, own) in [(&ada, Some(0)), (&ben, Some(1)), (&eve, None)] {
        for text in person.heard.lock().unwrap().iter() {
            assert!(!text.contains(seed) && !text.contains("\"rng\"") && !text.contains("\"secret\""), "{text}");
            let answer: Value = serde_json::from_str(text).unwrap_or(Value::Null);
            let players = answer["view"]["players"].as_array().cloned().unwrap_or_default();
            for (seat, player) in players.iter().enumerate() {
                assert_eq!(player["bag"].is_object() || player["bag"].is_array(), own == Some(seat), "{player}");
                assert_eq!(!player["plan"].is_null(), own == Some(seat), "{player}");
            }
        }
    }
}

/// Only who holds a seat looks with its eyes; spectators can be kept out.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_from_a_seat_of_others() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    for path in ["/view?seat=0", "/view?seat=1", "/events?seat=0", "/events?seat=7"] {
        assert_eq!(ben.get(&format!("{table}{path}")).await.0, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(ada.get(&format!("{table}/view?seat=1")).await.0, StatusCode::FORBIDDEN, "a bot's seat");
    let wish = json!({ "setup": setup(2), "seats": ["me", { "bot": "easy" }], "options": { "spectators": false } });
    let closed = ada.post("/api/tables", wish).await.1;
    let closed = format!("/api/tables/{}", closed["id"].as_str().unwrap());
    ada.post(&format!("{closed}/start"), json!({})).await;
    assert_eq!(ben.get(&format!("{closed}/view")).await.0, StatusCode::FORBIDDEN);
    ada.view(&closed, 0).await;
}
