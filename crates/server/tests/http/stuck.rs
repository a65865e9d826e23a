//! What is stuck holds up itself alone.

use crate::client::{Person, Server, pick, setup};
use crate::postgres::Postgres;
use crate::sealed::{Move, Sealed};
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use std::time::{Duration, Instant};
use tabletop::{Bot, Chair};
use tokio::time::timeout;

/// By how much somebody else may be held up.
const HELD_UP: Duration = Duration::from_millis(100);
/// Moves in a round, and a pace that hosts allow.
const MOVES: usize = 12;
const PACE: Duration = Duration::from_millis(40);

/// A person who plays alone at a table, and how long that takes.
struct Alone {
    person: Person,
    table: String,
    luck: u64,
}

impl Alone {
    async fn at(server: &Server) -> Alone {
        let person = server.guest("Ada").await;
        let table = person.table(setup(2), &["me", "me"], &[]).await;
        Alone { person, table, luck: 3 }
    }

    /// A move of whoever is asked; gives how long it took.
    async fn step(&mut self) -> (StatusCode, Duration) {
        for seat in [0, 1].into_iter().cycle() {
            let view = self.person.view(&self.table, seat).await;
            let Some(mv) = pick(&view, &mut self.luck) else { continue };
            let begin = Instant::now();
            let (status, _) = self.person.answer(&self.table, seat, &view, &mv).await;
            return (status, begin.elapsed());
        }
        unreachable!("somebody is always asked")
    }

    /// A move that must succeed.
    async fn moves(&mut self) -> Duration {
        let (status, took) = self.step().await;
        assert_eq!(status, StatusCode::OK);
        took
    }
}

/// The longest move beside what is stuck, less the longest of `control`, which nothing can hold up but this machine:
/// the best of three rounds, for what is really held up is so in all of them.
async fn held_up(mut other: impl AsyncFnMut() -> Duration, mut control: impl AsyncFnMut() -> Duration) -> Duration {
    let mut best = Duration::MAX;
    for _ in 0..3 {
        let (mut longest, mut floor) = (Duration::ZERO, Duration::ZERO);
        for _ in 0..MOVES {
            longest = longest.max(other().await);
            tokio::time::sleep(PACE).await;
            floor = floor.max(control().await);
            tokio::time::sleep(PACE).await;
        }
        println!("{longest:?} beside what is stuck, {floor:?} elsewhere");
        best = best.min(longest.saturating_sub(floor));
    }
    best
}

/// Somebody has locked rows of one table: it waits and then goes on, or is told; all others go on.
#[tokio::test(flavor = "multi_thread")]
async fn a_locked_row_holds_up_its_own_table_alone() {
    let cluster = Postgres::start();
    let (url, elsewhere) = (cluster.database("games"), cluster.database("elsewhere"));
    let (server, quiet) = (Server::start_limited_on(url.clone()).await, Server::start_limited_on(elsewhere).await);
    for rows in ["snapshots WHERE table_id", "tables WHERE id", "games WHERE table_id"] {
        // A game is long enough for a row of measurements, not for all.
        let (mut stuck, mut other, mut control) =
            (Alone::at(&server).await, Alone::at(&server).await, Alone::at(&quiet).await);
        let id = stuck.table.rsplit('/').next().unwrap();
        let mut somebody = AnyConnection::connect(&url).await.unwrap();
        somebody.execute("BEGIN").await.unwrap();
        let lock = format!("SELECT * FROM {rows} = '{id}' FOR UPDATE");
        somebody.execute(AssertSqlSafe(format!("SELECT 1 FROM ({lock}) AS locked"))).await.unwrap();
        let mut waiting = tokio::spawn(async move {
            let end = stuck.step().await;
            (stuck, end)
        });
        tokio::time::sleep(Duration::from_millis(100)).await;
        let delay = held_up(async || other.moves().await, async || control.moves().await).await;
        assert!(delay < HELD_UP, "a lock on {rows} holds up another table by {delay:?}");
        if !rows.starts_with("games") {
            assert!(timeout(Duration::from_millis(1), &mut waiting).await.is_err(), "{rows} are not locked");
        }
        let health = reqwest::get(format!("http://{}/healthz", server.address)).await.unwrap();
        assert_eq!(health.status(), StatusCode::OK, "the store is well");
        somebody.execute("ROLLBACK").await.unwrap();
        let (mut stuck, (status, took)) = waiting.await.unwrap();
        println!("the table itself waited {took:?} for {rows}");
        // Whoever had to wait too long is told so.
        assert!(matches!(status, StatusCode::OK | StatusCode::SERVICE_UNAVAILABLE), "{status}");
        assert_eq!(stuck.step().await.0, StatusCode::OK, "the table goes on");
    }
}

/// The name of a bot that is stuck for a while.
pub(crate) const STUCK: &str = "stuck";
/// For how long.
const THOUGHT: Duration = Duration::from_secs(5);

pub(crate) struct Stuck;

impl Bot<Sealed> for Stuck {
    fn name(&self) -> &str {
        STUCK
    }

    fn choose(&mut self, _: &Chair<'_, Sealed>, options: &[Move]) -> Move {
        std::thread::sleep(THOUGHT);
        options[0]
    }
}

/// The name of a bot that answers at once.
pub(crate) const QUICK: &str = "quick";

pub(crate) struct Quick;

impl Bot<Sealed> for Quick {
    fn name(&self) -> &str {
        QUICK
    }

    fn choose(&mut self, _: &Chair<'_, Sealed>, options: &[Move]) -> Move {
        // Done.
        options[options.len() - 1]
    }
}

/// A bot thinks for seconds: its own table waits for it, and no other.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_bot_holds_up_its_own_table_alone() {
    let (server, quiet) = (Server::start_with::<Sealed>().await, Server::start_with::<Sealed>().await);
    let (ada, ben, cleo) = (server.guest("Ada").await, server.guest("Ben").await, quiet.guest("Cleo").await);
    let other = ben.table(Value::Null, &["me", "me"], &[]).await;
    let control = cleo.table(Value::Null, &["me", "me"], &[]).await;
    for (person, table) in [(&ben, &other), (&cleo, &control)] {
        assert_eq!(person.answer(table, 0, &person.view(table, 0).await, &json!("Begin")).await.0, StatusCode::OK);
    }
    let begin = Instant::now();
    let stuck = ada.table(Value::Null, &[STUCK, "me"], &[]).await;
    let delay = held_up(async || bid(&ben, &other).await, async || bid(&cleo, &control).await).await;
    assert!(delay < HELD_UP, "a slow bot holds up another table by {delay:?}");
    let waits = ada.view(&stuck, 1).await["number"] == 0;
    assert!(waits || begin.elapsed() > THOUGHT, "the bot is not slow");
}

/// And no bot of another table waits for it, on however few cores.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_bot_holds_up_no_other_bot() {
    let (server, quiet) = (Server::start_with::<Sealed>().await, Server::start_with::<Sealed>().await);
    let (ada, ben, cleo) = (server.guest("Ada").await, server.guest("Ben").await, quiet.guest("Cleo").await);
    let cores = std::thread::available_parallelism().unwrap().get();
    let mut stuck = Vec::new();
    for _ in 1..cores.max(2) {
        stuck.push(ada.table(Value::Null, &[STUCK, "me"], &[]).await);
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let delay = held_up(async || answered(&ben).await, async || answered(&cleo).await).await;
    assert!(delay < HELD_UP, "a slow bot holds up another by {delay:?}");
    for table in stuck {
        assert!(ada.view(&table, 1).await["outcome"].is_null());
    }
}

/// How long somebody waits for a quick bot.
async fn answered(person: &Person) -> Duration {
    let table = person.table(Value::Null, &["me", QUICK], &[]).await;
    for mv in ["Begin", "Done"] {
        let view = person.view(&table, 0).await;
        assert_eq!(person.answer(&table, 0, &view, &json!(mv)).await.0, StatusCode::OK);
    }
    let begin = Instant::now();
    while person.view(&table, 0).await["outcome"].is_null() {
        assert!(begin.elapsed() < Duration::from_secs(30), "the bot does not answer");
    }
    begin.elapsed()
}

/// A bid in secret, which can be changed as often as one likes; gives how long it took.
async fn bid(person: &Person, table: &str) -> Duration {
    let view = person.view(table, 0).await;
    let begin = Instant::now();
    assert_eq!(person.answer(table, 0, &view, &json!({ "Bid": 1 })).await.0, StatusCode::OK);
    begin.elapsed()
}
