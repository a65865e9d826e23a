//! Two servers write the same entry of a journal.

use super::eventually;
use crate::process::{Player, Process};
use orleans::State;
use reqwest::StatusCode;
use server::Store;
use tabletop::Session;

const TIMES: usize = 50;

pub(crate) async fn of_two_moves_at_once_one_counts(database: &str, one: &Process, other: &Process) {
    let mut player = Player::sit_down(&one.address, &["me", "me", "me"], 11).await;
    let mut won = [0, 0];
    while won.iter().sum::<usize>() < TIMES {
        // Both servers know the same question.
        let (seat, view) = eventually("a question", async || {
            for seat in 0..3 {
                let view = player.view(&one.address, seat).await.unwrap();
                if !view["question"].is_null() && view == player.view(&other.address, seat).await.unwrap() {
                    return Some((seat, view));
                }
            }
            None
        })
        .await;
        let (mv, another) = (player.pick(&view).unwrap(), player.pick(&view).unwrap());
        let (first, second) = tokio::join!(
            player.answer(&one.address, seat, &view, &mv),
            player.answer(&other.address, seat, &view, &another)
        );
        let ends = [first.unwrap(), second.unwrap()];
        let ok = ends.each_ref().map(|(status, _)| *status == StatusCode::OK);
        assert!(ok[0] != ok[1], "{ends:?}");
        let winner = usize::from(ok[1]);
        won[winner] += 1;
        let (_, refusal) = &ends[1 - winner];
        assert_eq!(refusal["code"], "stale");
        assert!(refusal["current"]["number"].as_u64() > view["number"].as_u64(), "the loser is shown what is new");
    }
    println!("one server won {} times, the other {} times", won[0], won[1]);
    let store = Store::connect(database).await.unwrap();
    let (rows, snapshot) = store.game(player.table.rsplit('/').next().unwrap()).await.unwrap().unwrap();
    assert_eq!((rows.len(), snapshot.number), (TIMES, TIMES as u64), "every move counts once");
    let session = Session::<State>::load(snapshot.game(&rows).unwrap()).unwrap();
    assert!(session.n_moves() == TIMES && session.record().replay().unwrap() == *session.state());
    store.close().await;
}
