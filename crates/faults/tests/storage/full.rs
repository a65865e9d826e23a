//! The disk is full, and then it has room again.

use crate::client::Server;
use crate::player::{Player, Step, until_healthy};
use faults::{Disk, Fault};
use std::time::{Duration, Instant};

/// How soon the server knows how it is.
const SOON: Duration = Duration::from_secs(2);

/// What is acknowledged after that is kept, the server goes on by itself, and meanwhile it says how it is.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_the_disk_was_full() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::under(folder.path());
    let server = Server::start_at(folder).await;
    let mut player = Player::sit_down(&server, &["me", "me"], 5).await;
    player.play(10, Duration::from_secs(60)).await;
    for round in 0..3 {
        disk.strike(Fault::Full, 0, u32::MAX);
        let (red, slow) = until_healthy(&server, false).await;
        let mut refused = 0;
        for _ in 0..20 {
            refused += usize::from(matches!(player.step().await, Step::Refused(_)));
        }
        println!("{refused} of 20 steps are refused");
        assert!(disk.heal() > 0);
        let begin = Instant::now();
        while player.step().await != Step::Kept {
            assert!(begin.elapsed() < Duration::from_secs(20), "the server does not go on");
        }
        let again = begin.elapsed();
        let (green, slower) = until_healthy(&server, true).await;
        let soon = SOON + 20 * slow.max(slower);
        println!("round {round}: told after {red:?}, a move after {again:?}, told after {green:?} more");
        assert!(refused > 0 && red < soon && again < soon && green < soon);
        player.play(30, Duration::from_secs(60)).await;
    }
    let server = server.restart().await;
    player.turn_to(&server);
    assert_eq!(player.lost(&server.store).await, 0, "of {}", player.acknowledged.len());
    player.play(5, Duration::from_secs(60)).await;
}
