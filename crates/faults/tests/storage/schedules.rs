//! Faults by the hundred, at moments that follow from a seed, while people and bots play. After each: nothing that was
//! acknowledged is missing, no game is stuck, and the server has told how it is.

use crate::client::Server;
use crate::player::{Player, Step, until_healthy};
use faults::{Disk, Fault};
use futures_util::StreamExt;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How many schedules there are, and how many faults each has.
const SCHEDULES: u64 = 50;
const FAULTS: u32 = 24;
/// How many schedules run at once.
const AT_ONCE: usize = 4;
/// A game that has not gone on after this time is stuck.
const STUCK: Duration = Duration::from_secs(30);

/// `make test` takes its turn at them, `make soak` runs them all.
#[tokio::test(flavor = "multi_thread")]
async fn no_fault_costs_an_acknowledged_move() {
    let seeds: Vec<u64> = match std::env::var("SOAK") {
        Ok(_) => (0..SCHEDULES).collect(),
        Err(_) => vec![rotation() % SCHEDULES],
    };
    println!("schedules {seeds:?} of {SCHEDULES}: ROTATION=n chooses another");
    let runs = futures_util::stream::iter(seeds).map(Schedule::run);
    let ends: Vec<(u32, usize)> = runs.buffer_unordered(AT_ONCE).collect().await;
    let (faults, moves) = ends.iter().fold((0, 0), |sum, end| (sum.0 + end.0, sum.1 + end.1));
    println!("{faults} faults, {moves} acknowledged moves, none lost");
    assert!(faults as usize >= ends.len() * 20, "hardly a fault has struck");
}

/// Which part of a long row it is the turn of.
fn rotation() -> u64 {
    std::env::var("ROTATION").ok().and_then(|rotation| rotation.parse().ok()).unwrap_or_default()
}

struct Schedule {
    seed: u64,
    luck: u64,
    disk: Disk,
    file: PathBuf,
    server: Server,
    players: Vec<Player>,
    /// Players whose game is over.
    gone: Vec<Player>,
}

impl Schedule {
    /// Carries out the schedule of a seed; gives how many faults struck, and how many moves were acknowledged.
    async fn run(seed: u64) -> (u32, usize) {
        let folder = tempfile::tempdir().unwrap();
        let (disk, file) = (Disk::under(folder.path()), folder.path().join("games.db"));
        let server = Server::start_at(folder).await;
        let mut schedule = Schedule { seed, luck: seed, disk, file, server, players: Vec::new(), gone: Vec::new() };
        for seats in [&["me", "me"][..], &["me", "me", "random"], &["me", "me", "easy"]] {
            let luck = schedule.chance(1 << 30);
            schedule.players.push(Player::sit_down(&schedule.server, seats, luck).await);
        }
        let mut struck = 0;
        for nth in 0..FAULTS {
            struck += match schedule.chance(12) {
                0 => schedule.vanish(nth).await,
                _ => schedule.fault(nth).await,
            };
            schedule.goes_on(nth).await;
        }
        schedule.end(struck).await
    }

    /// The disk fails a few times, or until somebody mends it.
    async fn fault(&mut self, nth: u32) -> u32 {
        let fault = Fault::ALL[self.chance(Fault::ALL.len() as u64) as usize];
        let (after, lasts) = (self.chance(40) as u32, self.chance(3) == 0);
        let times = if lasts { u32::MAX } else { 1 + self.chance(6) as u32 };
        self.disk.strike(fault, after, times);
        let begin = Instant::now();
        while self.disk.struck() < times.min(3) && begin.elapsed() < Duration::from_secs(5) {
            self.step().await;
        }
        if lasts {
            self.tells(nth, false, &format!("{fault:?}")).await;
            for player in &mut self.players {
                assert_ne!(player.step().await, Step::Kept, "seed {} fault {nth}: kept on a broken disk", self.seed);
            }
        }
        let struck = self.disk.heal();
        self.tells(nth, true, &format!("{fault:?} {struck} times")).await;
        u32::from(struck > 0)
    }

    /// The file has another name for a while.
    async fn vanish(&mut self, nth: u32) -> u32 {
        let away = self.file.with_extension("away");
        fs::rename(&self.file, &away).unwrap();
        self.tells(nth, false, "vanished").await;
        for player in &mut self.players {
            assert_ne!(player.step().await, Step::Kept, "seed {} fault {nth}: kept in no file", self.seed);
        }
        fs::rename(&away, &self.file).unwrap();
        self.tells(nth, true, "back again").await;
        1
    }

    /// A step of everybody, whatever comes of it.
    async fn step(&mut self) {
        for player in &mut self.players {
            player.step().await;
        }
    }

    /// The server says how it is, and soon.
    async fn tells(&self, nth: u32, healthy: bool, what: &str) {
        let (took, floor) = until_healthy(&self.server, healthy).await;
        let soon = Duration::from_secs(2) + 20 * floor;
        assert!(took < soon, "seed {} fault {nth}, {what}: {healthy} after {took:?}", self.seed);
    }

    /// Everybody makes a move, and nothing is missing.
    async fn goes_on(&mut self, nth: u32) {
        for at in 0..self.players.len() {
            self.players[at].play(1, STUCK).await;
            let lost = self.players[at].lost(&self.server.store).await;
            assert_eq!(lost, 0, "seed {} fault {nth}: acknowledged moves are lost", self.seed);
            if self.players[at].is_over().await {
                let luck = self.chance(1 << 30);
                let next = Player::sit_down(&self.server, &["me", "me", "random"], luck).await;
                self.gone.push(std::mem::replace(&mut self.players[at], next));
            }
        }
    }

    /// Another server finds everything, and a file that is whole.
    async fn end(mut self, struck: u32) -> (u32, usize) {
        let server = self.server.restart().await;
        whole(&self.file).await;
        let mut moves = 0;
        for player in self.players.iter_mut().chain(&mut self.gone) {
            player.turn_to(&server);
            moves += player.acknowledged.len();
            assert_eq!(player.lost(&server.store).await, 0, "seed {}: lost with the server", self.seed);
        }
        server.stop().await;
        (struck, moves)
    }

    /// The next number of this schedule below `below`.
    fn chance(&mut self, below: u64) -> u64 {
        self.luck = self.luck.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.luck >> 33) % below
    }
}

async fn whole(file: &Path) {
    use sqlx::{AnyConnection, Connection};
    let mut connection = AnyConnection::connect(&format!("sqlite://{}?mode=ro", file.display())).await.unwrap();
    let found: (String,) = sqlx::query_as("PRAGMA integrity_check").fetch_one(&mut connection).await.unwrap();
    assert_eq!(found.0, "ok");
}
