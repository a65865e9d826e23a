//! Two nodes on one database, and tables at which people and bots play.

use super::database::Database;
use super::game::Words;
use super::kept::Table;
use super::luck::Luck;
use super::node::Node;
use super::schedule::TABLES;
use super::signal::Signal;
use crate::Error;
use crate::clock::Clock;
use crate::store::health::Health;
use crate::store::{Holder, SeatRow, Snapshot, TableRow, TableRules, TableState};
use crate::table::{Hall, Neighbour, Study, Tables, beginning};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tabletop::{Game, Seed, Session, Viewer};
use tokio::time::Instant;

/// What the clocks show when a schedule begins, and by how many milliseconds they are wrong at most.
const BEGIN: i64 = 1_800_000_000_000;
const WRONG: u64 = 1_500;
/// How long work takes that has a thread of its own elsewhere, in milliseconds.
const WORK: std::ops::Range<u64> = 0..60;

pub(super) struct House {
    pub(super) database: Arc<Database>,
    begin: Instant,
    stations: Mutex<Vec<Arc<Station>>>,
}

/// A node that runs.
pub(super) struct Station {
    pub(super) tables: Arc<Tables<Words, Node>>,
    pub(super) health: Arc<Health>,
    pub(super) since: Instant,
    pub(super) gone: Signal,
    /// The bell of each table, as everybody who listens here hears it.
    bells: BTreeMap<&'static str, Signal>,
}

impl House {
    /// A house with two nodes.
    pub(super) fn open(luck: Luck) -> House {
        let database = Arc::new(Database::new(luck));
        let house = House { database, begin: Instant::now(), stations: Mutex::default() };
        let stations = (0..2).map(|nth| house.station(&format!("node {nth}"))).collect();
        *house.stations.lock().unwrap_or_else(PoisonError::into_inner) = stations;
        house
    }

    /// A node begins, with a clock of its own.
    pub(super) fn station(&self, name: &str) -> Arc<Station> {
        let (begin, wrong) = (self.begin, self.database.luck.within(0..2 * WRONG) as i64 - WRONG as i64);
        let clock = Clock::showing(move || BEGIN + wrong + begin.elapsed().as_millis() as i64);
        let gone = Signal::default();
        let node = Node::start(Arc::clone(&self.database), name, clock, gone.clone());
        let (health, luck) = (Arc::clone(&node.way.health), self.database.luck.clone());
        let study = Study::pretended(move || Duration::from_millis(luck.within(WORK)));
        let hall = Arc::new(Hall::new(node, study));
        let tables = Arc::new(Tables::new(Arc::clone(&hall)));
        let neighbour: Arc<dyn Neighbour> = Arc::new(Arc::clone(&tables));
        tokio::spawn(Arc::clone(&hall).hear(vec![neighbour]));
        tokio::spawn(Arc::clone(&tables).go_round());
        tokio::spawn(Arc::clone(&tables).watch_the_clock());
        let bells = TABLES.map(|(table, ..)| (table, Signal::default()));
        for (table, signal) in bells.clone() {
            let mut ear = hall.bells.listen(table);
            tokio::spawn(async move {
                while ear.bell.changed().await.is_ok() {
                    signal.give();
                }
            });
        }
        Arc::new(Station { tables, health, since: Instant::now(), gone, bells: bells.into() })
    }

    /// The node at this place.
    pub(super) fn at(&self, nth: usize) -> Arc<Station> {
        Arc::clone(&self.stations.lock().unwrap_or_else(PoisonError::into_inner)[nth])
    }

    /// A node crashes, and another takes its place.
    pub(super) fn crash(&self, nth: usize) {
        let next = self.station(&format!("node {} of {}", nth, self.database.luck.within(0..1_000_000)));
        let before = std::mem::replace(&mut self.stations.lock().unwrap_or_else(PoisonError::into_inner)[nth], next);
        before.gone.give();
    }

    /// A game begins at a table where these sit: people, but for the bots. A clock gives so many seconds.
    pub(super) fn begin(&self, id: &str, bots: &[bool], seconds: Option<u32>) {
        let seats = bots.len() as u8;
        let session = Session::<Words>::new(seats, Seed::of_series(0, 0)).expect("everybody can sit");
        let clock = Clock::showing(|| BEGIN);
        let begun = beginning::<Words>(session, seconds, &clock).expect("it can be written");
        let holder = |&is_bot: &bool| if is_bot { Holder::Bot("bot".into()) } else { Holder::Person("ada".into()) };
        let seat = |(is_bot, colour)| SeatRow {
            holder: holder(is_bot),
            name: None,
            shown: None,
            away: None,
            standing: Vec::new(),
            nudged: None,
            colour,
        };
        let row = TableRow {
            id: id.to_owned(),
            game: Words::NAME.into(),
            host: "ada".into(),
            setup: seats.to_string(),
            options: TableRules { move_seconds: seconds, ..TableRules::default() },
            state: TableState::Running,
            public: false,
            invitation: None,
            created: BEGIN,
            rematch: None,
            expires: None,
            votes: Vec::new(),
            seats: bots.iter().zip(0..).map(seat).collect(),
        };
        let (asked, deadline) = ((1 << seats) - 1, begun.times.deadline());
        let record = begun.record.expect("a game begins with its record");
        let (state, seen, times) = (begun.state, begun.seen, begun.times);
        let snapshot = Snapshot { number: 0, record, recorded: 0, state, seen, times };
        let table = Table { row, snapshot, journal: Vec::new(), asked, deadline, changed: Instant::now() };
        self.database.look().tables.insert(id.to_owned(), table);
    }
}

impl Station {
    /// What everybody sees of a table here, as a text.
    pub(super) async fn sights(&self, table: &str) -> Result<Vec<String>, Error> {
        let (row, handle) = (self.tables.hall.table(table).await?, self.tables.open(table).await?);
        let mut running = self.tables.lock(&handle).await?;
        let mut sights = Vec::new();
        for viewer in Viewer::all(row.seats.len() as u8) {
            let text = serde_json::to_string(&running.sight(viewer, &row)).unwrap_or_default();
            assert_eq!(running.shown(viewer, &row)?.text(), text, "what is shown is what there is to see");
            assert_eq!(running.shown(viewer, &row)?.text(), text, "also the second time");
            sights.push(text);
        }
        Ok(sights)
    }

    /// The bell of a table.
    pub(super) fn bell(&self, table: &str) -> Signal {
        self.bells[table].clone()
    }
}
