//! The server dies at random moments; nothing that it acknowledged dies with it.

use crate::process::{Player, Process};
use orleans::State;
use server::{Entry, Store};
use std::path::Path;
use std::time::Duration;
use tabletop::{Record, Seat, Session, fingerprint};
use tokio::sync::watch;

const KILLS: usize = 50;
const TABLES: u64 = 4;

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_dies_with_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("games.db");
    let mut process = Process::start(&data);
    let mut players = Vec::new();
    for luck in 0..TABLES {
        players.push(Player::sit_down(&process.address, &["me", "easy", "random"], luck).await);
    }
    for kill in 1..=KILLS {
        let (answer, mut answered) = watch::channel(());
        let play = |player| tokio::spawn(until_the_end(player, process.address.clone(), answer.clone()));
        let clients: Vec<_> = players.into_iter().map(play).collect();
        // At least one move in every life, unless the games are over: on a quiet machine they are quick.
        answered.changed().await.unwrap();
        tokio::time::sleep(moment()).await;
        drop(process);
        players = Vec::new();
        for client in clients {
            players.push(client.await.unwrap());
        }
        check(&data, &players, kill).await;
        process = Process::start(&data);
    }
    // No game is stuck: bots go on, and every person gets to answer again.
    for player in &mut players {
        let goal = player.acknowledged.len() + 5;
        for waited in 0.. {
            let over = player.view(&process.address, 0).await.unwrap()["outcome"].is_object();
            if over || player.acknowledged.len() >= goal {
                break;
            }
            assert!(waited < 5_000, "a game is stuck");
            assert!(player.step(&process.address).await);
        }
    }
    let moves: usize = players.iter().map(|player| player.acknowledged.len()).sum();
    assert!(moves > KILLS, "only {moves} moves in {KILLS} lives");
}

async fn until_the_end(mut player: Player, address: String, answer: watch::Sender<()>) -> Player {
    let before = player.acknowledged.len();
    while player.step(&address).await {
        if player.acknowledged.len() > before || player.over {
            answer.send_replace(());
        }
    }
    player
}

/// Up to 255 ms, new in every run: the kills are to hit everywhere.
fn moment() -> Duration {
    let mut byte = [0];
    getrandom::fill(&mut byte).unwrap();
    Duration::from_millis(byte[0].into())
}

/// What the dead server left: all acknowledged moves in order, and a record that replays to the stored state.
async fn check(data: &Path, players: &[Player], kills: usize) {
    let store = Store::open(data).await.unwrap();
    for player in players {
        let (rows, snapshot) = store.game(player.table.rsplit('/').next().unwrap()).await.unwrap().unwrap();
        assert!(rows.iter().zip(1..).all(|(row, number)| row.number == number), "the journal has a gap");
        assert_eq!(snapshot.number, rows.len() as u64, "the snapshot is not that of the last entry");
        assert!(snapshot.seen[0] >= player.number);
        let own = rows.iter().filter(|row| row.seat == Seat(0));
        let own: Vec<_> =
            own.map(|row| if let Entry::Move(mv) = &row.entry { mv } else { panic!("no undo") }).collect();
        let mut kept = own.iter();
        for mv in &player.acknowledged {
            assert!(kept.any(|&own| own == mv), "an acknowledged move is lost: {mv}");
        }
        // A move that was kept but not acknowledged any more is one per life at most.
        assert!(own.len() <= player.acknowledged.len() + kills);
        let game = snapshot.game(&rows).unwrap();
        let record = Record::<State>::parse(&game).unwrap();
        let session = Session::<State>::load(&game).unwrap();
        assert_eq!(record.n_moves(), rows.len());
        assert_eq!(fingerprint(&record.replay().unwrap()), fingerprint(session.state()));
    }
    store.close().await;
}
