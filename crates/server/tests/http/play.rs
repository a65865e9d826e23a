//! Whole games over HTTP.

use crate::client::{Server, setup};
use orleans::State;
use reqwest::StatusCode;
use serde_json::json;
use tabletop::{Record, fingerprint};

/// Two people and a bot play to the outcome; nothing they heard before held the seed, and the record checks.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_from_the_lobby_to_the_outcome() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(setup(3), &["me", "open", "easy"], &[&ben]).await;
    assert_eq!(ada.get(&format!("{table}/record")).await.0, StatusCode::CONFLICT);
    let (mut luck, mut moves) = (1, 0);
    let last = loop {
        ada.step(&table, 0, &mut luck).await;
        let view = ben.step(&table, 1, &mut luck).await;
        if view["outcome"].is_object() {
            break view;
        }
        moves += 1;
        assert!(moves < 20_000, "the game does not end");
    };
    let seed = last["seed"].as_str().unwrap();
    let before = |person: &crate::client::Person| {
        let heard = person.heard.lock().unwrap();
        heard.iter().filter(|text| !text.contains("\"outcome\"")).all(|text| !text.contains(seed))
    };
    assert!(before(&ada) && before(&ben), "the seed was told too early");

    let (status, told) = ben.get(&format!("{table}/record")).await;
    assert_eq!(status, StatusCode::OK);
    let record = Record::<State>::parse(told.to_string()).unwrap();
    let end = record.check().unwrap();
    assert_eq!(record.seed_hash(), last["seed_hash"].as_str().unwrap());
    assert_eq!(fingerprint(&end), last["fingerprint"].as_str().unwrap());
    assert_eq!(ada.get(&table).await.1["state"], "over");
    assert_eq!(ada.post(&format!("{table}/leave"), json!({})).await.0, StatusCode::CONFLICT);
    assert_eq!(ada.post(&format!("{table}/undo"), json!({ "seat": 0 })).await.1["code"], "undo");
}

/// Several seats of one person, and a table that only bots hold up.
#[tokio::test(flavor = "multi_thread")]
async fn one_person_may_hold_several_seats() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "me"], &[]).await;
    let mut luck = 2;
    for _ in 0..60 {
        for seat in [0, 1] {
            ada.step(&table, seat, &mut luck).await;
        }
    }
    assert!(ada.view(&table, 1).await["number"].as_u64().unwrap() > 20);
    assert_eq!(ada.get("/api/me").await.1["name"], "Ada");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_joined_left_and_forgotten() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("<b>Ben</b>").await);
    let wish = |public: bool| json!({ "setup": setup(2), "seats": ["me", "open"], "public": public });
    let hidden = ada.post("/api/tables", wish(false)).await.1;
    let listed = ada.post("/api/tables", wish(true)).await.1;
    let mut public = listed.clone();
    assert!(public.as_object_mut().unwrap().remove("invitation").is_some(), "the host has the invitation");
    assert_eq!(ben.get("/api/tables").await.1, json!([public]));
    let path = format!("/api/tables/{}", listed["id"].as_str().unwrap());
    let start = format!("{path}/start");
    assert_eq!(ada.post(&start, json!({})).await.0, StatusCode::CONFLICT, "a seat is open");
    let joined = ben.post(&format!("{path}/join"), json!({ "seat": 1 })).await.1;
    assert_eq!(joined["seats"][1]["person"]["name"], "<b>Ben</b>", "a name is text");
    assert_eq!(joined["seats"][1]["name"], "<b>Ben</b>");
    assert_eq!(ben.post(&start, json!({})).await.0, StatusCode::FORBIDDEN, "not the host");
    assert_eq!(ben.post(&format!("{path}/leave"), json!({})).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ada.get(&path).await.1["seats"][1], json!({ "kind": "open", "name": null, "colour": 1 }));
    ben.post(&format!("{path}/join"), json!({ "seat": 1 })).await;
    assert_eq!(ada.post(&start, json!({})).await.0, StatusCode::OK);
    assert_eq!(ada.post(&start, json!({})).await.0, StatusCode::CONFLICT, "begun twice");
    assert_eq!(ben.get("/api/tables").await.1, json!([]));

    // Who leaves has an open seat behind them, which a stranger may take but not the other player.
    assert_eq!(ben.post(&format!("{path}/leave"), json!({})).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ben.send(reqwest::Method::DELETE, "/api/me", None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ben.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ada.post(&format!("{path}/join"), json!({ "seat": 1 })).await.0, StatusCode::FORBIDDEN);
    let eve = server.guest("Eve").await;
    assert_eq!(eve.post(&format!("{path}/join"), json!({ "seat": 1 })).await.0, StatusCode::OK);
    eve.view(&path, 1).await;
    // For whoever is forgotten a bot answers.
    assert_eq!(eve.send(reqwest::Method::DELETE, "/api/me", None).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ada.get(&path).await.1["seats"][1]["bot"], "easy");
    // A table that has not begun goes with its host.
    let hidden = format!("/api/tables/{}", hidden["id"].as_str().unwrap());
    assert_eq!(ada.post(&format!("{hidden}/leave"), json!({})).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ada.get(&hidden).await.0, StatusCode::NOT_FOUND);
}
