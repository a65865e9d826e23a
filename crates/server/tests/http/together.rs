//! Where all play together: partners made of code beside people, votes, plans that are opened again, and results.

use crate::client::{Person, Server, wish};
use orleans::{Ask, InvasionAsk, Setup, State};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Change, Entry, Times};
use std::time::{Duration, Instant};
use tabletop::{Chair, Game, Seat, Seed, Session};

fn setup(players: u8) -> Value {
    json!({ "edition": "bigbox", "players": players, "modules": ["invasion"] })
}

/// Looks again and again until something holds of what a seat sees.
async fn until(person: &Person, table: &str, seat: u8, what: &str, holds: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..1_200 {
        let view = person.view(table, seat).await;
        if holds(&view) {
            return view;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it never comes to this: {what}");
}

fn plans(view: &Value) -> bool {
    view["question"] == "plan"
}

/// How many followers a seat has planned so far.
fn n_planned(view: &Value, seat: usize) -> usize {
    let plan = &view["view"]["players"][seat]["plan"];
    ["from_market", "from_tower"].iter().map(|from| plan[from].as_array().map_or(0, Vec::len)).sum()
}

fn awaits(view: &Value, seat: u64) -> bool {
    view["waits_for"].as_array().unwrap().contains(&json!(seat))
}

async fn ready(person: &Person, table: &str, seat: u8) -> Value {
    let view = person.view(table, seat).await;
    let (status, after) = person.answer(table, seat, &view, &json!("ready")).await;
    assert_eq!(status, StatusCode::OK, "{after}");
    after
}

/// Partners lay their plans at once and say what they intend; they wait for the people, also for one who opens a plan
/// again, and are ready after them.
#[tokio::test(flavor = "multi_thread")]
async fn partners_are_ready_after_the_people() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(setup(4), &["me", "medium", "open", "easy"], &[&ben]).await;
    // Whoever begins may be asked how many followers to draw.
    let mut luck = 5;
    while !plans(&ada.view(&table, 0).await) || !plans(&ben.view(&table, 2).await) {
        for (person, seat) in [(&ada, 0), (&ben, 2)] {
            if !plans(&person.view(&table, seat).await) {
                person.step(&table, seat, &mut luck).await;
            }
        }
    }
    let both = |view: &Value| n_planned(view, 1) > 0 && n_planned(view, 3) > 0;
    let laid = until(&ada, &table, 0, "plans of both bots", both).await;
    assert_eq!(laid["glance"]["intents"].as_array().unwrap().len(), 4);
    assert!(awaits(&laid, 1) && awaits(&laid, 3));
    ready(&ada, &table, 0).await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let view = ada.view(&table, 0).await;
    assert!(awaits(&view, 1) && awaits(&view, 2) && awaits(&view, 3) && !awaits(&view, 0), "they wait for Ben");
    let (status, again) = ada.post(&format!("{table}/undo"), json!({ "seat": 0 })).await;
    assert_eq!((status, &again["question"]), (StatusCode::OK, &json!("plan")), "a plan is opened again");
    ready(&ben, &table, 2).await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert!(awaits(&ada.view(&table, 0).await, 1), "now for Ada");
    ready(&ada, &table, 0).await;
    let (since, planned) = (Instant::now(), |view: &Value| view["glance"]["phase"] != "planning");
    until(&ada, &table, 0, "the end of planning", planned).await;
    assert!(since.elapsed() < Duration::from_secs(2), "nobody waits for partners: {:?}", since.elapsed());
}

/// Somebody who is gone holds up nobody: the clock plans for them, and the partners are ready after it.
#[tokio::test(flavor = "multi_thread")]
async fn the_clock_plans_for_whoever_is_gone() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let seats: Vec<Value> = ["me", "medium"].map(wish).to_vec();
    let table =
        ada.table_with(json!({ "setup": setup(2), "seats": seats, "options": { "move_seconds": 1 } }), &[]).await;
    let acts = |view: &Value| view["glance"]["phase"] == "actions" || view["round"] != 1;
    until(&ada, &table, 0, "actions", acts).await;
}

/// So does a bot whom the others let answer for them.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_the_place_of_whoever_is_gone() {
    let server = Server::start().await;
    let (mut ada, mut ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let (table, _) = asked_to_plan(&server, &ada, &ben).await;
    ready(&ada, &table, 0).await;
    until(&ada, &table, 0, "a plan of the bot", |view| n_planned(view, 2) > 0).await;
    let server = server.restart_after(11).await;
    ada.turn_to(&server);
    ben.turn_to(&server);
    assert!(awaits(&ada.view(&table, 0).await, 2), "the bot waits for Ben");
    let by = json!({ "seat": 1, "by": { "bot": "easy" } });
    let (status, voted) = ada.post(&format!("{table}/votes"), by).await;
    assert_eq!(status, StatusCode::OK, "{voted}");
    until(&ada, &table, 0, "the end of planning", |view| view["glance"]["phase"] != "planning").await;
}

/// A vote that somebody does not answer in time counts as approval; an answer in advance is none to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_silent_vote_is_approval() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let session = played_until(|state| {
        let vote = Some(Ask::Invasion(InvasionAsk::Vote));
        state.question(Seat(0)) == vote && state.question(Seat(1)) == vote
    });
    let table = begun(&server, &ada, &ben, session, Some(2)).await;
    let (status, _) = ben.send(Method::PUT, &format!("{table}/standing?seat=1"), Some(standing())).await;
    assert_eq!(status, StatusCode::OK);
    let view = ada.view(&table, 0).await;
    assert_eq!(view["question"], json!({ "invasion": "vote" }));
    let (status, after) = ada.answer(&table, 0, &view, &json!({ "invasion": "approve" })).await;
    assert_eq!((status, awaits(&after, 1)), (StatusCode::OK, true), "{after}");
    let voted = |view: &Value| view["view"]["table"]["modules"]["system"]["invasion"]["team"].is_null();
    until(&ada, &table, 0, "a decision", voted).await;
    let id = table.rsplit('/').next().unwrap();
    let (rows, _) = server.store.game(id).await.unwrap().unwrap();
    let by_clock = |entry: &Entry| matches!(entry, Entry::Clock(mv) if *mv == json!({ "invasion": "approve" }));
    assert!(rows.iter().any(|row| row.seat == Seat(1) && by_clock(&row.entry)), "{rows:?}");
}

fn standing() -> Value {
    json!({ "answers": ["single_option", "pass_when_nothing_left"] })
}

/// Two people and a bot to the end: it is won or lost by all, and counted so for each.
#[tokio::test(flavor = "multi_thread")]
async fn a_team_wins_or_loses_together() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(setup(3), &["me", "open", "easy"], &[&ben]).await;
    let mut luck = 11;
    let outcome = loop {
        ada.step(&table, 0, &mut luck).await;
        let view = ben.step(&table, 1, &mut luck).await;
        if view["outcome"].is_object() {
            break view["outcome"].clone();
        }
    };
    let winners = outcome["winners"].as_u64().unwrap();
    assert!(winners == 0 || winners == 0b111, "{outcome}");
    let tally = json!([{ "game": "orleans", "variant": "invasion", "edition": "bigbox", "players": 3,
                         "outcome": "together", "games": 1, "wins": winners & 1 }]);
    assert_eq!(ada.get("/api/me/statistics").await.1, tally);
    assert_eq!(ben.get("/api/me/statistics").await.1, tally);
}

/// Bots alone never wait for anybody.
#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_come_to_an_end() {
    let server = Server::start().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(setup(2), &["easy", "medium"], &[]).await;
    for _ in 0..2_000 {
        if ada.get(&table).await.1["state"] == "over" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the bots do not come to an end");
}

/// A table at which both people and the bot plan.
async fn asked_to_plan(server: &Server, ada: &Person, ben: &Person) -> (String, Seed) {
    let session = played_until(|state| (0..3).all(|seat| state.question(Seat(seat)) == Some(Ask::Plan)));
    let seed = session.record().seed();
    (begun(server, ada, ben, session, None).await, seed)
}

/// A game of three easy bots up to a question.
fn played_until(here: impl Fn(&State) -> bool) -> Session<State> {
    let setup: Setup = serde_json::from_value(setup(3)).unwrap();
    for n in 0.. {
        let mut session = Session::<State>::new(setup, Seed::of_series(21, n)).unwrap();
        while let Some(seat) = session.state().asked().first() {
            if here(session.state()) {
                return session;
            }
            let chair = Chair::new(session.state(), seat);
            let mut options = Vec::new();
            chair.options(&mut options);
            let mv = bots::make("easy", Seed::of_series(0, 0)).unwrap().choose(&chair, &options);
            session.submit(seat, mv).unwrap();
        }
    }
    unreachable!("there are always more games")
}

/// A table of Ada, Ben and a bot that goes on from there, with so many seconds for an answer.
async fn begun(server: &Server, ada: &Person, ben: &Person, session: Session<State>, seconds: Option<u32>) -> String {
    let seats: Vec<Value> = ["me", "open", "easy"].map(wish).to_vec();
    let (status, table) = ada.post("/api/tables", json!({ "setup": setup(3), "seats": seats, "public": true })).await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    let id = table["id"].as_str().unwrap();
    let path = format!("/api/tables/{id}");
    assert_eq!(ben.post(&format!("{path}/join"), json!({ "seat": 1 })).await.0, StatusCode::OK);
    let asked: Vec<Seat> = session.state().asked().iter().collect();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    let waits = (0..3).map(|seat| asked.contains(&Seat(seat)).then_some(now)).collect();
    let times = Times { seconds, asked, waits, answered: vec![None; 3], moved: vec![now; 4], ..Times::default() };
    let (record, state) = (session.record().to_text(), serde_json::to_string(&session.snapshot()).unwrap());
    let change = Change { record: Some(record), state: Some(state), seen: vec![0; 4], times };
    server.store.begin(id, &change).await.unwrap();
    path
}
