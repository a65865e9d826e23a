//! Standing answers and hints.

use crate::client::{Person, Server, setup};
use orleans::{Move, State};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Entry;
use tabletop::{Chair, Seat, Seed, Session};

const ALL: [&str; 3] = ["feed_before_coins", "pass_when_nothing_left", "single_option"];

async fn set_standing(person: &Person, table: &str, seat: u8, answers: Value) -> (StatusCode, Value) {
    person.send(Method::PUT, &format!("{table}/standing?seat={seat}"), Some(json!({ "answers": answers }))).await
}

/// What a bot would do.
fn sensible(session: &Session<State>, seat: Seat) -> Move {
    let chair = Chair::new(session.state(), seat);
    let mut options = Vec::new();
    chair.options(&mut options);
    bots::make("easy", Seed::of_series(1, 1)).unwrap().choose(&chair, &options)
}

/// Nobody is ever asked a dull question, the game goes on by itself over them, and undo gets behind them.
#[tokio::test(flavor = "multi_thread")]
async fn dull_questions_are_answered_in_advance() {
    nobody_is_asked_dull_questions(Server::start().await).await;
}

pub(crate) async fn nobody_is_asked_dull_questions(server: Server) {
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "me"], &[]).await;
    let id = table.rsplit('/').next().unwrap();
    for seat in [0, 1] {
        assert_eq!(set_standing(&ada, &table, seat, json!(ALL)).await.0, StatusCode::OK);
    }
    let (mut undone, mut fed, mut passed) = (0, 0, 0);
    for turn in 0..3_000 {
        let seat = if ada.view(&table, 0).await["question"].is_null() { 1 } else { 0 };
        let before = ada.view(&table, seat).await;
        let options = before["options"].as_array().unwrap();
        if before["outcome"].is_object() {
            break;
        }
        assert!(options.len() > 1 || turn == 0, "a dull question was asked: {}", before["question"]);
        let is_food = |mv: &Value| mv.get("feed").is_some() || mv == "feed_bread";
        assert!(before["question"].get("harvest").is_none() || !options.iter().any(is_food), "{before}");
        // A sensible game, in which people come to own food.
        let (rows, kept) = server.store.game(id).await.unwrap().unwrap();
        let mv = sensible(&Session::load(kept.game(&rows).unwrap()).unwrap(), Seat(seat));
        let (status, after) = ada.answer(&table, seat, &before, &serde_json::to_value(mv).unwrap()).await;
        assert_eq!(status, StatusCode::OK, "{after}");
        let (rows, _) = server.store.game(id).await.unwrap().unwrap();
        let last = rows.iter().rev().take_while(|row| matches!(row.entry, Entry::Standing(_)));
        let given: Vec<&Entry> = last.map(|row| &row.entry).collect();
        fed += given.iter().filter(|entry| matches!(entry, Entry::Standing(mv) if is_food(mv))).count();
        passed += given.iter().filter(|entry| matches!(entry, Entry::Standing(mv) if mv == "pass")).count();
        if !given.is_empty() && after["undo"] == true && undone < 5 {
            let (status, back) = ada.post(&format!("{table}/undo"), json!({ "seat": seat })).await;
            assert_eq!(status, StatusCode::OK, "{back}");
            assert_eq!((&back["view"], &back["options"]), (&before["view"], &before["options"]));
            undone += 1;
        }
        if undone > 1 && fed > 0 && passed > 0 {
            break;
        }
    }
    assert!(undone > 1 && fed > 0 && passed > 0, "undone {undone}, fed {fed}, passed {passed}");
}

/// Standing answers are their owner's, are kept, and answer a question that is open already.
#[tokio::test(flavor = "multi_thread")]
async fn standing_answers_are_their_owners() {
    let server = Server::start().await;
    let (mut ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    let path = format!("{table}/standing?seat=0");
    assert_eq!(ada.get(&path).await.1, json!({ "answers": [] }));
    assert_eq!(ben.get(&path).await.0, StatusCode::FORBIDDEN);
    assert_eq!(set_standing(&ben, &table, 0, json!([])).await.0, StatusCode::FORBIDDEN);
    assert_eq!(ada.get(&format!("{table}/standing")).await.0, StatusCode::BAD_REQUEST);
    for bad in [json!(["fly"]), json!("single_option"), json!([1])] {
        assert_eq!(set_standing(&ada, &table, 0, bad).await.0, StatusCode::BAD_REQUEST);
    }
    let twice = json!(["single_option", "feed_before_coins", "single_option"]);
    let kept = json!({ "answers": ["feed_before_coins", "single_option"] });
    assert_eq!(set_standing(&ada, &table, 0, twice).await, (StatusCode::OK, kept.clone()));
    let server = server.restart().await;
    ada.turn_to(&server);
    assert_eq!(ada.get(&path).await.1, kept);
    assert!(!ada.get(&table).await.1.to_string().contains("single_option"), "nobody else needs to know");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_one_of_the_options() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    let mut luck = 8;
    for _ in 0..4 {
        for (person, seat) in [(&ada, 0), (&ben, 1)] {
            let view = person.view(&table, seat).await;
            let (status, hints) = person.get(&format!("{table}/hint?seat={seat}")).await;
            if view["question"].is_null() {
                assert_eq!(status, StatusCode::CONFLICT, "{hints}");
                continue;
            }
            assert_eq!(status, StatusCode::OK, "{hints}");
            let best = &hints[0];
            assert!(view["options"].as_array().unwrap().contains(&best["moves"][0]), "{hints}");
            assert!(best["gains"].as_array().is_some_and(|gains| gains.iter().all(|gain| gain["by"].is_i64())));
            assert!(best["worth"] == 0 && best["reason"].as_str().is_some_and(|reason| !reason.is_empty()));
            person.step(&table, seat, &mut luck).await;
        }
    }
    assert_eq!(ben.get(&format!("{table}/hint?seat=0")).await.0, StatusCode::FORBIDDEN);
    assert_eq!(ben.get(&format!("{table}/hint")).await.0, StatusCode::BAD_REQUEST);
    let wish = json!({ "setup": setup(2), "seats": ["me", "me"], "options": { "hints": false } });
    let id = ada.post("/api/tables", wish).await.1["id"].as_str().unwrap().to_owned();
    ada.post(&format!("/api/tables/{id}/start"), json!({})).await;
    assert_eq!(ada.get(&format!("/api/tables/{id}/hint?seat=0")).await.0, StatusCode::FORBIDDEN);
}
