//! Somebody who plays on, whatever happens to the disk, and remembers what was acknowledged.

use crate::client::{Person, Server, pick, setup};
use reqwest::StatusCode;
use serde_json::Value;
use server::{Entry, Store};
use std::time::{Duration, Instant};

pub(crate) struct Player {
    person: Person,
    table: String,
    luck: u64,
    pub(crate) acknowledged: Vec<Value>,
}

/// What became of a step.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Kept,
    /// Refused, and told so.
    Refused(String),
    /// Nobody is asked, somebody else was first, or the player asks faster than hosts allow.
    Nothing,
}

impl Player {
    /// Sits down at a table of their own, on the first two of these seats.
    pub(crate) async fn sit_down(server: &Server, seats: &[&str], luck: u64) -> Player {
        let person = server.guest("Ada").await;
        let table = person.table(setup(seats.len() as u8), seats, &[]).await;
        Player { person, table, luck, acknowledged: Vec::new() }
    }

    pub(crate) fn turn_to(&mut self, server: &Server) {
        self.person.turn_to(server);
    }

    /// Looks at both seats and answers for the first that is asked.
    pub(crate) async fn step(&mut self) -> Step {
        // Nobody reads this again, and a long row of faults hears much.
        self.person.heard.lock().unwrap().clear();
        for seat in [0, 1] {
            let (status, view) = self.person.get(&format!("{}/view?seat={seat}", self.table)).await;
            match status {
                StatusCode::SERVICE_UNAVAILABLE => return Step::Refused(view["message"].to_string()),
                StatusCode::TOO_MANY_REQUESTS => return catch_breath().await,
                _ => {}
            }
            assert_eq!(status, StatusCode::OK, "{view}");
            let Some(mv) = pick(&view, &mut self.luck) else { continue };
            let (status, after) = self.person.answer(&self.table, seat, &view, &mv).await;
            return match status {
                StatusCode::OK => {
                    self.acknowledged.push(mv);
                    Step::Kept
                }
                StatusCode::SERVICE_UNAVAILABLE => Step::Refused(after["message"].to_string()),
                StatusCode::CONFLICT => Step::Nothing,
                StatusCode::TOO_MANY_REQUESTS => catch_breath().await,
                _ => panic!("{status} {after}"),
            };
        }
        Step::Nothing
    }

    pub(crate) async fn is_over(&self) -> bool {
        self.person.get(&format!("{}/view?seat=0", self.table)).await.1["outcome"].is_object()
    }

    /// Plays until so many more moves are acknowledged, or the game is over.
    pub(crate) async fn play(&mut self, moves: usize, within: Duration) {
        let (goal, begin) = (self.acknowledged.len() + moves, Instant::now());
        while self.acknowledged.len() < goal && !self.is_over().await {
            let step = self.step().await;
            assert!(begin.elapsed() < within, "the game is stuck: {step:?}");
        }
    }

    /// How many acknowledged moves the store does not have.
    pub(crate) async fn lost(&self, store: &Store) -> usize {
        let (rows, snapshot) = store.game(self.table.rsplit('/').next().unwrap()).await.unwrap().unwrap();
        assert!(rows.iter().zip(1..).all(|(row, number)| row.number == number), "the journal has a gap");
        assert_eq!(snapshot.number, rows.len() as u64, "the snapshot is not that of the last entry");
        let mut kept = rows.iter().filter_map(|row| if let Entry::Move(mv) = &row.entry { Some(mv) } else { None });
        self.acknowledged.iter().filter(|mv| !kept.any(|kept| kept == *mv)).count()
    }
}

/// A moment later the host allows more.
async fn catch_breath() -> Step {
    tokio::time::sleep(Duration::from_millis(100)).await;
    Step::Nothing
}

/// Waits until the server says so of itself; gives how long that took, and the longest question.
pub(crate) async fn until_healthy(server: &Server, healthy: bool) -> (Duration, Duration) {
    let (begin, mut longest) = (Instant::now(), Duration::ZERO);
    loop {
        let asked = Instant::now();
        let answer = reqwest::get(format!("http://{}/healthz", server.address)).await.unwrap();
        longest = longest.max(asked.elapsed());
        if (answer.status() == StatusCode::OK) == healthy || begin.elapsed() > Duration::from_secs(20) {
            return (begin.elapsed(), longest);
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
