//! One hostile address tries everything at once, by the limits that hosts use: memory stays flat, and others play on as fast as
//! at a server beside it that nobody attacks.

mod honest;
mod hostile;
#[allow(dead_code, reason = "shared with the tests of what a host does")]
#[path = "../serve/host/served.rs"]
mod served;

use honest::Honest;
use served::{Served, orleans};
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How much the server may grow, in megabytes.
const GROWTH: u64 = 64;
/// How long all but a few moves of others may take on a machine that has time. Where a server beside it that nobody attacks needs more
/// than a third of that, the machine is busy, and they may take three times as long as there.
const SLOW: Duration = Duration::from_millis(50);
const TIMES: u32 = 3;
/// How many people play, at each server.
const PEOPLE: usize = 4;

/// How long it lasts: ten seconds, or what `ATTACK_SECONDS` says.
fn duration() -> Duration {
    Duration::from_secs(std::env::var("ATTACK_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(10))
}

/// A server as hosts start it.
fn serve(folder: &Path) -> Served {
    Served::begin(orleans(folder, &["serve", "--addr", "127.0.0.1:0"]))
}

/// People who play at a server until `end`; gives how long their moves took.
fn play(address: &str, end: Instant, people: &mut JoinSet<Vec<Duration>>) {
    for nth in 0..PEOPLE {
        let address = address.to_owned();
        people.spawn(async move { Honest::sit_down(&address, nth as u64).await.play(end).await });
    }
}

/// What 99 of 100 stay below, but of few moves all but ten: which two or three are the slowest says how the machine fared.
async fn all_but_few(people: JoinSet<Vec<Duration>>) -> (Duration, usize) {
    let mut took: Vec<Duration> = people.join_all().await.concat();
    took.sort();
    let few = (took.len() / 100).max(10);
    (took[took.len().saturating_sub(few + 1)], took.len())
}

#[tokio::test(flavor = "multi_thread")]
async fn memory_and_moves_stay_as_they_are() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let [attacked, beside] = [serve(folders[0].path()), serve(folders[1].path())];
    // Everything that is laid out once is laid out.
    let mut first = JoinSet::new();
    for served in [&attacked, &beside] {
        play(&served.address, Instant::now() + Duration::from_secs(1), &mut first);
    }
    first.join_all().await;

    let (before, end) = (attacked.megabytes(), Instant::now() + duration());
    let (mut others, mut floor) = (JoinSet::new(), JoinSet::new());
    play(&attacked.address, end, &mut others);
    play(&beside.address, end, &mut floor);
    let attack = hostile::everything(attacked.address.clone(), end);
    let mut most = before;
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_millis(100)).await;
        most = most.max(attacked.megabytes());
    }
    let told = attack.join_all().await;
    let ((slowest, moves), (floor, _)) = (all_but_few(others).await, all_but_few(floor).await);
    most = most.max(attacked.megabytes());
    let grown = most - before;
    eprintln!(
        "{grown} MB more than {before} MB; of {moves} moves all but few below {slowest:?}, beside it {floor:?}; {told:?}"
    );
    assert!(moves >= 20, "others make only {moves} moves");
    assert!(told.iter().all(|(_, tries)| *tries > 0), "an attack has not begun: {told:?}");
    assert!(grown < GROWTH, "the server grows by {grown} MB");
    let most = SLOW.max(floor * TIMES);
    assert!(slowest < most, "others wait {slowest:?}, beside it {floor:?}");
    // And afterwards the house is as it was.
    let health = reqwest::get(format!("http://{}/healthz", attacked.address)).await.unwrap();
    assert!(health.status().is_success());
    attacked.stop();
    beside.stop();
}
