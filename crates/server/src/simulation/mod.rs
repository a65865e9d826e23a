//! Two nodes, a database that stalls, restarts or answers late, and clients that retry: simulated, so that time and
//! chance come from one seed and every failure can be repeated. Tables, writer and heartbeat are the real ones.

mod client;
mod database;
mod doubt;
mod game;
mod house;
mod kept;
mod luck;
mod node;
mod schedule;
mod signal;

use std::panic::{AssertUnwindSafe, catch_unwind};

/// How many schedules a part has, how many parts take turns, and how many `make soak` carries out.
const PART: u64 = 100;
const PARTS: u64 = 1_000;
const SOAK: u64 = 5_000;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// `make test` takes its turn at them (`ROTATION`), `make soak` carries out many, and `SCHEDULE=n` repeats one.
#[test]
fn nothing_is_lost_whatever_befalls_two_nodes() {
    let first = number("ROTATION").unwrap_or_default() % PARTS * PART;
    let seeds = match (number("SCHEDULE"), number("SOAK")) {
        (Some(seed), _) => seed..seed + 1,
        (None, Some(_)) => 0..SOAK,
        (None, None) => first..first + PART,
    };
    let (mut acknowledged, mut failed) = (0, Vec::new());
    for seed in seeds.clone() {
        let told = catch_unwind(AssertUnwindSafe(|| schedule::run(seed)));
        match told.unwrap_or_else(|_| Err("somebody stumbles".to_owned())) {
            Ok(told) => acknowledged += told.acknowledged,
            Err(reason) => failed.push(format!("SCHEDULE={seed}: {reason}")),
        }
    }
    println!("schedules {seeds:?}: {acknowledged} moves acknowledged, {} schedules failed", failed.len());
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(acknowledged > 0, "nobody has played");
}

/// Who repeats a seed sees the same.
#[test]
fn a_seed_has_one_story() {
    for seed in 0..3 {
        assert_eq!(schedule::run(seed), schedule::run(seed));
    }
}
