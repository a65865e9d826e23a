//! Several servers on one PostgreSQL database, as processes of their own, on a cluster made for the test.

mod fan_out;
mod guard;
mod people;
#[path = "../../../../server/tests/postgres/mod.rs"]
mod postgres;
mod socket;
mod takeover;

use crate::process::{Player, Process};
use postgres::Postgres;
use std::time::{Duration, Instant};

/// One cluster for all of it: making one takes longer than the tests.
#[tokio::test(flavor = "multi_thread")]
async fn several_servers_are_one() {
    let mut cluster = Postgres::start();
    let database = cluster.database("games");
    let begin = Instant::now();
    let one = Process::on(&database);
    let (first, begin) = (begin.elapsed(), Instant::now());
    let other = Process::on(&database);
    println!("the first server is there after {first:?}, the second after {:?}", begin.elapsed());
    fan_out::players_on_different_servers_see_each_other(&one, &other).await;
    people::who_signs_out_is_signed_out_everywhere(&one, &other).await;
    guard::of_two_moves_at_once_one_counts(&database, &one, &other).await;
    let [one, other] = takeover::bots_go_on_when_their_server_dies(&database, [one, other]).await;
    // This comes last: for a second after it a server may find a connection that is gone, and ask people to come again.
    takeover::both_outlive_a_restart_of_the_database(&mut cluster, &one, &other).await;
}

/// The number of a seat after the last move: the server that took it knows, the other one may still be about to hear.
async fn last_number(player: &Player, servers: [&Process; 2], seat: u8) -> u64 {
    let mut last = 0;
    for server in servers {
        last = last.max(player.view(&server.address, seat).await.unwrap()["number"].as_u64().unwrap());
    }
    last
}

/// Tries until it succeeds, for as long as a busy machine may need.
async fn eventually<T>(what: &str, mut attempt: impl AsyncFnMut() -> Option<T>) -> T {
    let begin = Instant::now();
    loop {
        if let Some(found) = attempt().await {
            return found;
        }
        assert!(begin.elapsed() < Duration::from_secs(30), "{what} does not happen");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
