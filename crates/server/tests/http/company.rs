//! People at a table: reminders, colours, and tables that nobody joins.

use crate::client::{Person, Server, setup, unlimited};
use crate::live::Socket;
use crate::notices;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Settings;
use std::time::Duration;

/// How long tables wait for a second person here.
pub(crate) const PATIENCE: Duration = Duration::from_millis(1_500);

async fn nudge(person: &Person, table: &str, seat: u8) -> (StatusCode, Value) {
    person.post(&format!("{table}/nudge"), json!({ "seat": seat })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_lets_the_table_wait_gets_one_reminder() {
    one_reminder(Server::start_noticing(notices::settings()).await).await;
}

pub(crate) async fn one_reminder(server: Server) {
    let (ada, ben, eve) = (server.guest("Ada").await, server.guest("Ben").await, server.guest("Eve").await);
    let table = ada.table(setup(3), &["me", "open", "easy"], &[&ben]).await;
    // Both plan, or one is asked alone: somebody is waited for.
    let asked = ada.view(&table, 0).await["waits_for"][0].as_u64().unwrap() as u8;
    let (asker, other) = if asked == 0 { (&ben, &ada) } else { (&ada, &ben) };
    let mut socket = Socket::open(other, &table, &format!("seat={asked}")).await.unwrap();
    socket.next_of("table").await.unwrap();
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(nudge(&eve, &table, asked).await.0, StatusCode::FORBIDDEN, "who looks on does not remind");
    assert_eq!(nudge(other, &table, asked).await.0, StatusCode::FORBIDDEN, "nobody reminds themselves");
    assert_eq!(nudge(asker, &table, 2).await.0, StatusCode::CONFLICT, "a bot needs no reminder");
    assert_eq!(nudge(asker, &table, 7).await.0, StatusCode::CONFLICT);
    let (status, told) = nudge(asker, &table, asked).await;
    assert_eq!(
        (status, &told["seats"][usize::from(asked)]["nudged"]["by"]),
        (StatusCode::OK, &json!(1 - asked)),
        "{told}"
    );
    let heard = socket.next_of("table").await.unwrap();
    assert_eq!(heard["table"]["seats"], told["seats"], "they hear of it");
    assert_eq!(nudge(asker, &table, asked).await.0, StatusCode::TOO_MANY_REQUESTS, "once is enough");
}

/// Nobody is reminded before the table has waited for a while.
#[tokio::test(flavor = "multi_thread")]
async fn a_moment_is_no_long_wait() {
    let server = Server::start().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = ada.table(setup(2), &["me", "open"], &[&ben]).await;
    for (person, seat) in [(&ada, 1), (&ben, 0)] {
        assert_eq!(nudge(person, &table, seat).await.0, StatusCode::CONFLICT);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_may_choose_a_free_colour() {
    chosen_colours(Server::start().await).await;
}

pub(crate) async fn chosen_colours(server: Server) {
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let wish = json!({ "setup": setup(3), "seats": ["me", "open", { "bot": "easy" }], "public": true });
    let table = format!("/api/tables/{}", ada.post("/api/tables", wish).await.1["id"].as_str().unwrap());
    ben.post(&format!("{table}/join"), json!({ "seat": 1 })).await;
    let choose = async |person: &Person, seat: u8, colour: u8| {
        let wish = json!({ "seat": seat, "colour": colour });
        let (status, told) = person.send(Method::PUT, &format!("{table}/colour"), Some(wish)).await;
        let colours = told["seats"].as_array().map(|seats| seats.iter().map(|seat| seat["colour"].clone()).collect());
        (status, colours.unwrap_or(Value::Null))
    };
    assert_eq!(choose(&ada, 0, 5).await.0, StatusCode::BAD_REQUEST, "five can play, so there are five");
    assert_eq!(choose(&ada, 0, 3).await, (StatusCode::OK, json!([3, 1, 2])), "nobody had it");
    assert_eq!(choose(&ben, 1, 2).await, (StatusCode::OK, json!([3, 2, 1])), "the bot changes with him");
    assert_eq!(choose(&ada, 0, 2).await.0, StatusCode::CONFLICT, "Ben has it");
    assert_eq!(choose(&ada, 1, 0).await.0, StatusCode::FORBIDDEN, "it is his seat");
    assert_eq!(choose(&ben, 1, 2).await, (StatusCode::OK, json!([3, 2, 1])), "he may keep it");
    assert_eq!(ben.get(&table).await.1["seats"][0]["colour"], 3, "all see it");
    ada.post(&format!("{table}/start"), json!({})).await;
    assert_eq!(choose(&ada, 0, 0).await.0, StatusCode::CONFLICT, "the game has begun");
    assert_eq!(ada.get(&table).await.1["seats"][0]["colour"], 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_joins_closes_by_itself() {
    let settings = Settings { open_for: Some(PATIENCE), ..unlimited() };
    closed_tables(Server::start_as(&settings).await).await;
}

pub(crate) async fn closed_tables(server: Server) {
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let wish = json!({ "setup": setup(2), "seats": ["me", "open"], "public": true });
    let mut paths = Vec::new();
    for _ in 0..3 {
        let (_, made) = ada.post("/api/tables", wish.clone()).await;
        assert!(made["expires"].as_i64() >= made["created"].as_i64() && made["expires"].is_i64(), "{made}");
        paths.push(format!("/api/tables/{}", made["id"].as_str().unwrap()));
    }
    let [lonely, joined, left] = paths.try_into().unwrap();
    let begun = ada.table(setup(2), &["me", "easy"], &[]).await;
    for path in [&joined, &left] {
        let (_, told) = ben.post(&format!("{path}/join"), json!({ "seat": 1 })).await;
        assert!(told.get("expires").is_none(), "somebody has come: {told}");
    }
    tokio::time::sleep(PATIENCE).await;
    // Whoever leaves lets the time begin anew.
    ben.post(&format!("{left}/leave"), json!({})).await;
    let gone = async |path: &str| ada.get(path).await.0 == StatusCode::NOT_FOUND;
    for _ in 0..200 {
        if gone(&lonely).await && gone(&left).await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!((gone(&lonely).await, gone(&left).await), (true, true));
    assert_eq!((gone(&joined).await, gone(&begun).await), (false, false), "only who waits alone");
}
