//! A server or the database goes away, and the games go on.

use super::postgres::Postgres;
use super::socket::Socket;
use super::{eventually, last_number};
use crate::process::{Player, Process};
use reqwest::StatusCode;
use std::time::{Duration, Instant};

/// Servers are killed one after another, in the middle of the bots' turns; the one that is left goes on. Two are left.
pub(crate) async fn bots_go_on_when_their_server_dies(database: &str, servers: [Process; 2]) -> [Process; 2] {
    let [mut dying, mut staying] = servers;
    let mut player = Player::sit_down(&dying.address, &["me", "easy", "random", "easy"], 3).await;
    // Whoever took over dies, too.
    for _ in 0..2 {
        // Moves at the server that will die, until the bots have something to do there.
        eventually("the end of a turn", async || {
            let view = player.view(&dying.address, 0).await.unwrap();
            let mv = player.pick(&view)?;
            let (status, after) = player.answer(&dying.address, 0, &view, &mv).await.unwrap();
            assert_eq!(status, StatusCode::OK, "{after}");
            after["question"].is_null().then_some(())
        })
        .await;
        drop(dying);
        let begin = Instant::now();
        eventually("the bots' answer", async || {
            let view = player.view(&staying.address, 0).await.unwrap();
            (!view["question"].is_null() || view["outcome"].is_object()).then_some(())
        })
        .await;
        println!("the game went on after {:?}", begin.elapsed());
        dying = staying;
        staying = Process::on(database);
    }
    [dying, staying]
}

/// Both servers find back by themselves, with the sockets of their people.
pub(crate) async fn both_outlive_a_restart_of_the_database(cluster: &mut Postgres, one: &Process, other: &Process) {
    let mut player = Player::sit_down(&one.address, &["me", "me"], 8).await;
    let here = [Socket::open(&player, &one.address, 0), Socket::open(&player, &one.address, 1)];
    let there = [Socket::open(&player, &other.address, 0), Socket::open(&player, &other.address, 1)];
    for round in 0..3 {
        let goal = here[0].number() + 5;
        while here[0].number() < goal {
            move_somewhere(&mut player, &[&one.address, &other.address]).await;
        }
        cluster.restart(Duration::from_millis(300 * round));
    }
    for _ in 0..10 {
        move_somewhere(&mut player, &[&other.address, &one.address]).await;
    }
    for seat in [0, 1] {
        let number = last_number(&player, [one, other], seat).await;
        for socket in [&here[usize::from(seat)], &there[usize::from(seat)]] {
            eventually("the news", async || (socket.number() == number).then_some(())).await;
            let numbers: Vec<u64> = socket.entries().iter().filter_map(|entry| entry["number"].as_u64()).collect();
            assert_eq!(numbers, (1..=number).collect::<Vec<_>>(), "nothing is told twice or left out");
        }
    }
}

/// A move of somebody who is asked, at one of the servers, as soon as one takes it.
async fn move_somewhere(player: &mut Player, addresses: &[&str]) {
    let addresses = addresses.iter().cycle();
    let mut tries = addresses.zip([0, 1, 1, 0].into_iter().cycle());
    eventually("a move", async || {
        let (address, seat) = tries.next()?;
        // No database, no view: the refusal says so, and the server stays.
        let view = player.try_view(address, seat).await?;
        let mv = player.pick(&view)?;
        let (status, after) = player.answer(address, seat, &view, &mv).await.unwrap();
        let expected = matches!(status, StatusCode::OK | StatusCode::CONFLICT | StatusCode::SERVICE_UNAVAILABLE);
        assert!(expected, "{status} {after}");
        (status == StatusCode::OK).then_some(())
    })
    .await;
}
