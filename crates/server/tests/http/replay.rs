//! The game after the game: looked at once more, taken up again, counted.

use crate::client::{Person, Server, setup};
use orleans::State;
use reqwest::StatusCode;
use serde_json::{Value, json, to_value};
use server::{Change, Entry, Row, TableState};
use std::time::Duration;
use tabletop::{Game, Record, Seat, Viewer};

/// A game of bots that is over; gives its path and its record.
async fn finished(server: &Server, host: &Person, players: u8) -> (String, Record<State>) {
    let bots = vec![json!({ "bot": "random" }); players.into()];
    let (status, table) = host.post("/api/tables", json!({ "setup": setup(players), "seats": bots })).await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    assert_eq!(host.get(&format!("{path}/replay")).await.0, StatusCode::CONFLICT, "nothing to tell yet");
    assert_eq!(host.post(&format!("{path}/start"), json!({})).await.0, StatusCode::OK);
    let mut waited = 0;
    while host.get(&path).await.1["state"] != "over" {
        tokio::time::sleep(Duration::from_millis(50)).await;
        waited += 1;
        assert!(waited < 1_000, "the bots do not come to an end at {}", server.address);
    }
    let (status, record) = host.get(&format!("{path}/record")).await;
    assert_eq!(status, StatusCode::OK);
    (path, Record::parse(record.to_string()).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_told_again() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let (table, record) = finished(&server, &ada, 3).await;
    let (status, replay) = ada.get(&format!("{table}/replay")).await;
    assert_eq!((status, &replay["moves"]), (StatusCode::OK, &json!(record.n_moves())));
    let steps = replay["steps"].as_array().unwrap();
    assert_eq!(steps.len(), record.n_moves());
    for ((step, (seat, _)), at) in steps.iter().zip(record.moves()).zip(1..) {
        assert_eq!((&step["at"], &step["seat"]), (&json!(at), &json!(seat.0)));
    }
    let rounds: Vec<u64> = steps.iter().map(|step| step["round"].as_u64().unwrap()).collect();
    assert!(rounds.is_sorted() && (rounds[0], rounds[rounds.len() - 1]) == (1, 18), "{rounds:?}");
    let end = record.end().unwrap();
    let scores = replay["scores"].as_array().unwrap();
    assert_eq!(scores.len(), 19, "18 rounds and the end");
    assert_eq!(scores[18], json!({ "round": 18, "at": record.n_moves(), "totals": end.scores }));
    assert!(scores.iter().zip(1..=18).all(|(score, round)| score["round"] == round), "{scores:?}");

    // Somebody without a name may look, with the eyes of any seat.
    let stranger = reqwest::Client::new();
    for at in [0, 1, record.n_moves() / 2, record.n_moves()] {
        let state = record.replay_to(at).unwrap();
        for viewer in Viewer::all(3) {
            let eyes = if let Viewer::Seat(seat) = viewer { format!("?seat={}", seat.0) } else { String::new() };
            let path = format!("http://{}{table}/replay/{at}{eyes}", server.address);
            let sight: Value = stranger.get(path).send().await.unwrap().json().await.unwrap();
            assert_eq!(sight["view"], to_value(state.view(viewer)).unwrap(), "{viewer:?} at {at}");
            assert_eq!((&sight["number"], sight["seed"].as_str()), (&json!(at), Some(&*record.seed().to_string())));
            assert_eq!(sight["outcome"].is_object(), at == record.n_moves());
        }
    }
    let beyond = record.n_moves() + 1;
    for (wrong, status) in [
        (format!("{beyond}"), StatusCode::NOT_FOUND),
        ("-1".into(), StatusCode::NOT_FOUND),
        ("x".into(), StatusCode::NOT_FOUND),
        ("0?seat=3".into(), StatusCode::NOT_FOUND),
        ("0?seat=8".into(), StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(ada.get(&format!("{table}/replay/{wrong}")).await.0, status, "{wrong}");
    }
}

/// A game of older rules is told and taken up where it still comes to its scores; otherwise the answer says why not.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_of_older_rules() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let (table, record) = finished(&server, &ada, 2).await;
    let id = table.rsplit('/').next().unwrap();
    let older = record.to_text().replace("\"rules\":2", "\"rules\":1");
    let total = record.end().unwrap().scores[0];
    let broken = older.replace(&format!("\"scores\":[{total},"), &format!("\"scores\":[{},", total + 1));
    assert!(record.to_text() != older && older != broken);
    for (text, told, taken_up) in
        [(older, StatusCode::OK, StatusCode::CREATED), (broken, StatusCode::CONFLICT, StatusCode::CONFLICT)]
    {
        let (_, kept) = server.store.game(id).await.unwrap().unwrap();
        let row = Row { number: kept.number + 1, seat: Seat(0), entry: Entry::Move(json!("pass")) };
        let change = Change { record: Some(text), seen: kept.seen, times: kept.times, ..Change::default() };
        server.store.append(id, &row, &change, TableState::Over).await.unwrap();
        assert_eq!(ada.get(&format!("{table}/replay")).await.0, told);
        assert_eq!(ada.get(&format!("{table}/replay/3")).await.0, told);
        let wish = json!({ "at": 3, "seat": 0, "bots": "random" });
        let (status, answer) = ada.post(&format!("{table}/continue"), wish).await;
        assert_eq!(status, taken_up, "{answer}");
        if status == StatusCode::CONFLICT {
            assert!(answer["message"].as_str().unwrap().contains("other rules"), "{answer}");
        }
    }
}

/// A new table plays on from the middle: its first view is the old one, its chance is its own and follows the rules
/// of every game, through a restart and up to a record that checks.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_taken_up_again() {
    let mut server = Server::start().await;
    let mut ada = server.guest("Ada").await;
    let (old_table, old) = finished(&server, &ada, 2).await;
    // Ada sits where the next move is to be made, so that nothing happens before she moves.
    let at = (old.n_moves() / 2..).find(|&at| old.replay_to(at).unwrap().asked().len() == 1).unwrap();
    let here = old.replay_to(at).unwrap();
    let seat = here.asked().first().unwrap();
    let wish = json!({ "at": at, "seat": seat.0, "bots": "random" });
    let (status, new) = ada.post(&format!("{old_table}/continue"), wish.clone()).await;
    assert_eq!((status, &new["state"]), (StatusCode::CREATED, &json!("running")), "{new}");
    let table = format!("/api/tables/{}", new["id"].as_str().unwrap());
    let first = ada.view(&table, seat.0).await;
    assert_eq!(first["view"], to_value(here.view(Viewer::Seat(seat))).unwrap());
    assert_eq!(first["number"], 0);
    let published = first["seed_hash"].as_str().unwrap().to_owned();
    assert_ne!(published, old.seed_hash());
    let undo = ada.post(&format!("{table}/undo"), json!({ "seat": seat.0 })).await;
    assert_eq!((undo.0, &undo.1["code"]), (StatusCode::CONFLICT, &json!("undo")), "nobody goes back into the old game");

    let mut luck = 5;
    for _ in 0..10 {
        ada.step(&table, seat.0, &mut luck).await;
    }
    server = server.restart().await;
    ada.turn_to(&server);
    let mut moves = 0;
    while !ada.step(&table, seat.0, &mut luck).await["outcome"].is_object() {
        moves += 1;
        assert!(moves < 20_000, "the game does not end");
    }
    let told = ada.get(&format!("{table}/record")).await.1;
    let record = Record::<State>::parse(told.to_string()).unwrap();
    record.check().unwrap();
    assert_eq!((record.continued().len(), record.n_moves_before()), (1, at));
    assert_eq!(record.moves()[..at], old.moves()[..at]);
    assert_eq!(record.seed().hash(), published);
    assert_eq!(ada.view(&table, seat.0).await["seed"].as_str(), Some(&*record.seed().to_string()));
    // A game that began with known cards is no result.
    assert_eq!(ada.get("/api/me/statistics").await.1, json!([]));
    // And it can be taken up again itself.
    let (status, third) = ada.post(&format!("{table}/continue"), wish).await;
    assert_eq!(status, StatusCode::CREATED, "{third}");
    server.store.check().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_finished_games_are_taken_up_again() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let running = ada.table(setup(2), &["me", "random"], &[]).await;
    let wish = |at: usize, seat: u8, bots: &str| json!({ "at": at, "seat": seat, "bots": bots });
    assert_eq!(ada.post(&format!("{running}/continue"), wish(0, 0, "random")).await.0, StatusCode::CONFLICT);
    let (table, record) = finished(&server, &ada, 2).await;
    let path = format!("{table}/continue");
    for (wrong, status) in [
        (wish(record.n_moves(), 0, "random"), StatusCode::NOT_FOUND),
        (wish(usize::MAX, 0, "random"), StatusCode::NOT_FOUND),
        (wish(0, 2, "random"), StatusCode::NOT_FOUND),
        (wish(0, 8, "random"), StatusCode::BAD_REQUEST),
        (wish(0, 0, "nobody"), StatusCode::BAD_REQUEST),
        (json!({ "at": -1, "seat": 0, "bots": "random" }), StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(ada.post(&path, wrong.clone()).await.0, status, "{wrong}");
    }
    let stranger = reqwest::Client::new().post(format!("http://{}{path}", server.address));
    let refused = stranger.json(&wish(0, 0, "random")).send().await.unwrap();
    assert_eq!(refused.status(), StatusCode::UNAUTHORIZED);
    // New chance is new each time.
    let hash = async || {
        let new = ada.post(&path, wish(0, 0, "random")).await.1;
        let view = ada.get(&format!("/api/tables/{}/view", new["id"].as_str().unwrap())).await.1;
        view["seed_hash"].as_str().unwrap().to_owned()
    };
    let (one, two) = (hash().await, hash().await);
    assert!(one != two && one != record.seed_hash());
}
