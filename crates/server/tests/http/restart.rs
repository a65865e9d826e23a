//! A server that ends in the middle of games, and the next one on the same file.

use crate::client::{Server, pick, setup};
use orleans::State;
use reqwest::StatusCode;
use serde_json::{Value, json};
use server::{Change, Entry, Row, TableState};
use std::time::Duration;
use tabletop::{Game, Record, Seat, Session, Viewer};

/// Every acknowledged move is there after a restart, the record replays to the stored state, and bots that
/// were interrupted go on by themselves.
#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_move_is_there_and_bots_go_on() {
    let mut server = Server::start().await;
    let mut ada = server.guest("Ada").await;
    let table = ada.table(setup(4), &["me", "easy", "random", "easy"], &[]).await;
    let id = table.rsplit('/').next().unwrap().to_owned();
    let mut luck = 7;
    for round in 0..8 {
        let mut last = ada.view(&table, 0).await;
        let mut moves = 0;
        while moves < 3 + round {
            let view = ada.step(&table, 0, &mut luck).await;
            moves += u64::from(view["number"] != last["number"]);
            last = view;
        }
        server = server.restart().await;
        ada.turn_to(&server);
        let now = ada.view(&table, 0).await;
        assert!(now["number"].as_u64() >= last["number"].as_u64(), "a move is lost");
        let (rows, snapshot) = server.store.game(&id).await.unwrap().unwrap();
        assert!(rows.iter().zip(1..).all(|(row, number)| row.number == number));
        let game = snapshot.game(&rows).unwrap();
        let session = Session::<State>::load(&game).unwrap();
        let record = Record::<State>::parse(&game).unwrap();
        assert!(record.replay().unwrap() == *session.state());
        // Nobody moves, and yet the game comes back to Ada.
        let mut waited = 0;
        while ada.view(&table, 0).await["question"].is_null() {
            tokio::time::sleep(Duration::from_millis(10)).await;
            waited += 1;
            assert!(waited < 1_000, "the bots do not go on");
        }
    }
}

/// Another program writes to the same store: the server finds out when it writes, loses nothing, and goes on
/// from what the store says.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_writer_is_noticed() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "me"], &[]).await;
    let id = table.rsplit('/').next().unwrap();
    let mut luck = 1;
    for _ in 0..10 {
        let (rows, mut kept) = server.store.game(id).await.unwrap().unwrap();
        let mut session = Session::<State>::load(kept.game(&rows).unwrap()).unwrap();
        let seat = session.state().asked().first().unwrap();
        let old = ada.view(&table, seat.0).await;
        let mut options = Vec::new();
        session.state().options(seat, &mut options);
        session.submit(seat, options[0]).unwrap();
        kept.seen.iter_mut().for_each(|seen| *seen += 1);
        let state = Some(serde_json::to_string(&session.snapshot()).unwrap());
        let change = Change { record: None, state, seen: kept.seen, times: kept.times };
        let entry = Entry::Move(serde_json::to_value(options[0]).unwrap());
        let row = Row { number: kept.number + 1, seat, entry };
        server.store.append(id, &row, &change, TableState::Running).await.unwrap();

        let (status, refusal) = ada.answer(&table, seat.0, &old, &pick(&old, &mut luck).unwrap()).await;
        assert_eq!((status, &refusal["code"]), (StatusCode::CONFLICT, &json!("stale")), "{refusal}");
        let now = ada.view(&table, seat.0).await;
        assert_eq!(now["view"], serde_json::to_value(session.state().view(Viewer::Seat(seat))).unwrap());
        for seat in [0, 1] {
            ada.step(&table, seat, &mut luck).await;
        }
    }
}

/// A journal that the present rules cannot replay: the game goes on from its snapshot, numbers go on too, and
/// who asks for what happened before is sent to the view.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_older_rules_goes_on() {
    let server = Server::start().await;
    let mut ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["me", "easy"], &[]).await;
    let id = table.rsplit('/').next().unwrap();
    let mut luck = 1;
    while ada.step(&table, 0, &mut luck).await["number"].as_u64().unwrap() < 10 {}
    // The bot may still be writing; the odd entry comes after its last one.
    let number = loop {
        let (_, kept) = server.store.game(id).await.unwrap().unwrap();
        let number = kept.number + 1;
        let row = Row { number, seat: Seat(0), entry: Entry::Move(json!("a move of older rules")) };
        let odd = Change { seen: kept.seen, times: kept.times, ..Change::default() };
        if server.store.append(id, &row, &odd, TableState::Running).await.is_ok() {
            break odd.seen[0];
        }
    };
    let server = server.restart().await;
    ada.turn_to(&server);
    // The bot may have answered meanwhile.
    assert!(ada.view(&table, 0).await["number"].as_u64().unwrap() >= number);
    assert_eq!(ada.get(&format!("{table}/events?seat=0&since=0")).await.1["entries"], Value::Null);
    // The bot takes its time on a busy machine.
    let mut news = Value::Null;
    for _ in 0..1_000 {
        ada.step(&table, 0, &mut luck).await;
        news = ada.get(&format!("{table}/events?seat=0&since={number}")).await.1;
        if news["entries"].as_array().unwrap().len() > 5 {
            break;
        }
    }
    assert!(news["entries"].as_array().unwrap().len() > 5, "{news}");
    // What was kept of it since leads to the same place.
    let last = ada.view(&table, 0).await;
    let server = server.restart().await;
    ada.turn_to(&server);
    let now = ada.view(&table, 0).await;
    assert!(now["number"].as_u64() >= last["number"].as_u64(), "{} after {}", now["number"], last["number"]);
    if now["number"] == last["number"] {
        assert_eq!(now["view"], last["view"]);
    }
    ada.step(&table, 0, &mut luck).await;
}
