//! What happens at one server is seen at the other.

use super::socket::Socket;
use super::{eventually, last_number};
use crate::process::{Player, Process};
use reqwest::StatusCode;

pub(crate) async fn players_on_different_servers_see_each_other(one: &Process, other: &Process) {
    let mut player = Player::sit_down(&one.address, &["me", "me"], 5).await;
    let mut sockets = Vec::new();
    for process in [one, other] {
        for seat in [0, 1] {
            sockets.push((seat, Socket::open(&player, &process.address, seat)));
        }
    }
    // Seat 0 plays at one server and seat 1 at the other.
    for _ in 0..80 {
        let (seat, process, view) = eventually("a question", async || {
            for (seat, process) in [(0, one), (1, other)] {
                let view = player.view(&process.address, seat).await.unwrap();
                if !view["question"].is_null() {
                    return Some((seat, process, view));
                }
            }
            None
        })
        .await;
        let mv = player.pick(&view).unwrap();
        let (status, after) = player.answer(&process.address, seat, &view, &mv).await.unwrap();
        // While both plan, the other's move may be on its way here.
        assert!(status == StatusCode::OK || after["code"] == "stale", "{status} {after}");
    }
    for (seat, socket) in &sockets {
        let number = last_number(&player, [one, other], *seat).await;
        eventually("the last news", async || (socket.number() == number).then_some(())).await;
    }
    let [zero, first, same_zero, same_first] = [0, 1, 2, 3].map(|nth: usize| sockets[nth].1.entries());
    assert!(zero.len() > 20 && first.len() > 20, "{} and {} entries", zero.len(), first.len());
    assert_eq!((zero, first), (same_zero, same_first), "both servers tell the same story");
}
