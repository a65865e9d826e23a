//! Bots think on few cores at a time, those first that people wait for, and nobody fills the house with them.

use crate::client::{Person, Server, setup, wish};
use crate::sealed::{Move, Sealed};
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tabletop::{Bot, Chair};

/// The name of the bot.
pub(crate) const PENSIVE: &str = "pensive";
/// How long it thinks.
const THOUGHT: Duration = Duration::from_millis(100);

/// How many think now, and the most that ever did.
static THINK: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

/// A bot that takes its time.
pub(crate) struct Pensive;

impl Bot<Sealed> for Pensive {
    fn name(&self) -> &str {
        PENSIVE
    }

    fn choose(&mut self, _: &Chair<'_, Sealed>, options: &[Move]) -> Move {
        MOST.fetch_max(THINK.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
        std::thread::sleep(THOUGHT);
        THINK.fetch_sub(1, Ordering::SeqCst);
        // Begin, or be done.
        options[options.len() - 1]
    }
}

/// A table where only bots sit: its path, and how it was begun.
async fn between_bots(host: &Person, setup: Value, seats: &[&str]) -> (String, StatusCode) {
    let seats: Vec<Value> = seats.iter().map(|seat| wish(seat)).collect();
    let (status, table) = host.post("/api/tables", json!({ "setup": setup, "seats": seats })).await;
    assert_eq!(status, StatusCode::CREATED, "{table}");
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let begun = host.post(&format!("{path}/start"), json!({})).await.0;
    (path, begun)
}

/// Twenty tables of bots wait; the one with a person is served next, and one core is left to serve everybody.
#[tokio::test(flavor = "multi_thread")]
async fn a_core_is_left_and_people_come_first() {
    let server = Server::start_with::<Sealed>().await;
    let mut hosts = Vec::new();
    for _ in 0..20 {
        let host = server.guest("Eve").await;
        between_bots(&host, Value::Null, &[PENSIVE, PENSIVE]).await;
        hosts.push(host);
    }
    let desks = (std::thread::available_parallelism().unwrap().get() - 1).max(1);
    let most = MOST.load(Ordering::SeqCst);
    assert!(most <= desks, "{most} bots think at once");
    let ada = server.guest("Ada").await;
    let table = ada.table(Value::Null, &["me", PENSIVE], &[]).await;
    let view = ada.view(&table, 0).await;
    let begin = Instant::now();
    ada.answer(&table, 0, &view, &json!("Begin")).await;
    let view = ada.view(&table, 0).await;
    ada.answer(&table, 0, &view, &json!("Done")).await;
    while ada.view(&table, 0).await["outcome"].is_null() {
        assert!(begin.elapsed() < Duration::from_secs(30), "the bot does not answer");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let waited = begin.elapsed();
    // Somebody waits for this one: it does not wait for thoughts that take long.
    let most = MOST.load(Ordering::SeqCst);
    assert!(most <= desks + 1, "{most} bots think at once");
    // One thought that had begun, and its own; a queue without an order would be twenty.
    assert!(waited < 10 * THOUGHT, "a bot that somebody waits for answers after {waited:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_the_house_with_bots() {
    let server = Server::start().await;
    let eve = server.guest("Eve").await;
    let mut refused = 0;
    for _ in 0..12 {
        let (_, begun) = between_bots(&eve, setup(4), &["master"; 4]).await;
        assert!([StatusCode::OK, StatusCode::CONFLICT].contains(&begun), "{begun}");
        refused += usize::from(begun == StatusCode::CONFLICT);
    }
    assert!(refused >= 4, "twelve tables of masters by one guest: {refused} refused");
    // Others watch bots, and whoever sits down is welcome.
    let ada = server.guest("Ada").await;
    assert_eq!(between_bots(&ada, setup(2), &["random", "random"]).await.1, StatusCode::OK);
    eve.table(setup(2), &["me", "easy"], &[]).await;
}
