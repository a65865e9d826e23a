//! One schedule: people and bots play at two nodes while everything befalls the database and the nodes, at moments that
//! follow from a seed. What must hold is looked at all the time, and once more at the end.

use super::client::Client;
use super::game::WORDS;
use super::house::House;
use super::luck::Luck;
use crate::store::{Entry, TableState};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Seat, Viewer};
use tokio::runtime::Builder;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

/// How much befalls them, and how long after it a game that is not over is stuck.
const FAULTS: u64 = 12;
const STUCK: Duration = Duration::from_secs(600);
/// How long a node may take to notice that nothing can be kept, and that it can again.
const RED: Duration = Duration::from_millis(2_100);
const GREEN: Duration = Duration::from_secs(3);
/// The tables: where bots sit, and how many seconds a clock gives.
pub(super) const TABLES: [(&str, &[bool], Option<u32>); 4] = [
    ("two", &[false, false], None),
    ("with a bot", &[false, true, false], Some(4)),
    ("with a clock", &[false, false, false], Some(3)),
    ("bots alone", &[true, true], None),
];

/// What has happened.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Told {
    pub(super) acknowledged: usize,
    /// The whole story as a number, and how many milliseconds it took by its own clock.
    story: u64,
    took: u128,
}

/// Carries out the schedule of a seed.
pub(super) fn run(seed: u64) -> Result<Told, String> {
    alone_in_time(schedule(seed))
}

/// Lets something happen on one thread, where time passes only when everybody waits.
pub(super) fn alone_in_time<T>(what: impl Future<Output = T>) -> T {
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build();
    runtime.expect("a thread of its own").block_on(what)
}

async fn schedule(seed: u64) -> Result<Told, String> {
    let (luck, begin) = (Luck::of(seed), Instant::now());
    let house = Arc::new(House::open(luck.clone()));
    let mut clients = JoinSet::new();
    for (table, bots, seconds) in TABLES {
        house.begin(table, bots, seconds);
        let people = (0..bots.len()).filter(|&seat| !bots[seat]).map(|seat| Viewer::Seat(Seat(seat as u8)));
        for viewer in people.chain([Viewer::Spectator]) {
            clients.spawn(Client::new(&house, table, viewer, luck.within(0..2) as usize).play());
        }
    }
    let story = async {
        for _ in 0..FAULTS {
            sleep(Duration::from_millis(luck.within(100..2_500))).await;
            befall(&house, &luck);
        }
        let clients = timeout(STUCK, everybody(clients)).await.map_err(|_| stuck(&house))??;
        // Whoever could be told by then has been.
        sleep(GREEN).await;
        Ok::<_, String>(clients)
    };
    let clients = tokio::select! {
        biased;
        lie = tells_the_truth(&house) => return Err(lie),
        played = story => played?,
    };
    clients.iter().try_for_each(|client| is_whole(&house, client))?;
    for (table, ..) in TABLES {
        agree(&house, table).await?;
    }
    let kept = house.database.look();
    let acknowledged = clients.iter().map(|client| client.acknowledged.len()).sum();
    Ok(Told { acknowledged, story: kept.story, took: begin.elapsed().as_millis() })
}

/// Waits until everybody has played to the end, or until somebody finds something wrong.
async fn everybody(mut clients: JoinSet<Client>) -> Result<Vec<Client>, String> {
    let mut played = Vec::new();
    while let Some(client) = clients.join_next().await {
        let mut client = client.map_err(|error| error.to_string())?;
        if let Some(wrong) = client.wrong.take() {
            return Err(wrong);
        }
        played.push(client);
    }
    Ok(played)
}

/// Something happens to the database, a row or a node.
fn befall(house: &Arc<House>, luck: &Luck) {
    let time = Duration::from_millis(if luck.once_in(3) { luck.within(50..6_000) } else { luck.within(10..400) });
    let mut database = house.database.look();
    match luck.within(0..6) {
        0 => database.stall(time),
        1 => database.restart(time),
        2 => database.answer_late(time),
        3 => database.lock(TABLES[luck.within(0..TABLES.len() as u64) as usize].0, 2 * time),
        4 => {
            database.answer_late(time);
            let house = Arc::clone(house);
            tokio::spawn(async move {
                sleep(time / 2).await;
                house.database.look().cut();
            });
        }
        _ => {
            drop(database);
            house.crash(luck.within(0..2) as usize);
        }
    }
}

/// Looks all the time whether the nodes know how the database is; ends when one does not.
async fn tells_the_truth(house: &House) -> String {
    loop {
        sleep(Duration::from_millis(50)).await;
        for nth in 0..2 {
            let (station, kept, now) = (house.at(nth), house.database.look(), Instant::now());
            let told = station.health.check();
            if !kept.is_there() && now > kept.away_since.max(station.since) + RED && told.is_ok() {
                return format!("node {nth} is well, and the database away for {:?}", now - kept.away_since);
            }
            if now > kept.well_since().max(station.since) + GREEN && told.is_err() {
                return format!("node {nth} tells {told:?}, and all is well");
            }
        }
    }
}

fn stuck(house: &House) -> String {
    let tables = house.database.look().running(|_| true);
    format!("stuck: {tables:?}")
}

/// Nothing acknowledged is missing, nothing is there twice, and the journal has no gap.
fn is_whole(house: &House, client: &Client) -> Result<(), String> {
    let kept = house.database.look();
    let table = &kept.tables[&client.table];
    if table.row.state != TableState::Over || !table.journal.iter().zip(1..).all(|(row, number)| row.number == number) {
        return Err(format!("the journal of {} is not whole: {:?}", client.table, table.journal));
    }
    let Viewer::Seat(seat) = client.viewer else { return Ok(()) };
    let own = || table.journal.iter().filter(|row| row.seat == seat);
    let word = |entry: &Entry| if let Entry::Move(word) = entry { word.as_u64() } else { None };
    let words: Vec<u64> = own().filter_map(|row| word(&row.entry)).filter(|word| *word < u64::from(WORDS)).collect();
    let once: BTreeSet<u64> = words.iter().copied().collect();
    if let Some(lost) = client.acknowledged.iter().find(|word| !once.contains(&u64::from(**word))) {
        return Err(format!("{lost} of {seat:?} at {} is lost", client.table));
    }
    if once.len() != words.len() {
        return Err(format!("a word of {seat:?} at {} is taken twice: {words:?}", client.table));
    }
    let taken_back = own().filter(|row| matches!(row.entry, Entry::Undo(_))).count();
    match taken_back < client.taken_back {
        true => Err(format!("{seat:?} at {} has taken back more than is kept", client.table)),
        false => Ok(()),
    }
}

/// Both nodes show the same game, and a node that has just begun finds it.
async fn agree(house: &House, table: &str) -> Result<(), String> {
    let judge = house.station("judge");
    let mut found = Vec::new();
    for station in [house.at(0), house.at(1), judge] {
        let sights = station.sights(table).await.map_err(|error| format!("{table} cannot be seen: {error}"))?;
        found.push(sights);
    }
    match found.iter().all(|sights| *sights == found[0]) {
        true => Ok(()),
        false => Err(format!("the nodes disagree: {found:#?}")),
    }
}
