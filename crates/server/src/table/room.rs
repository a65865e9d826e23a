//! A game as the border meets it: JSON in, text out. Whoever handles a request finds the room by the table's game.

use super::hall::Hall;
use super::nodes::Neighbour;
use super::rehearse::{Rehearsal, rehearse};
use super::tables::Tables;
use super::title::Title;
use crate::store::{Row, Snapshot, Successor, TableRow};
use crate::wire::{Continue, Why};
use crate::written::Written;
use crate::{Error, Host, Store, StoreError};
use futures_util::future::BoxFuture;
use serde_json::Value;
use std::sync::Arc;
use tabletop::{Game, Seat, Viewer};

/// What comes of a request.
pub(crate) type Soon<'a, T> = BoxFuture<'a, Result<T, Error>>;

/// The tables of one game. What is sent is read by the game's own types, and what is told is for one viewer.
pub(crate) trait Room: Neighbour {
    /// What the host says of its game.
    fn title(&self) -> Title;

    /// Lets bots and the clock go on from now on.
    fn open(&self);

    /// The set-up as it is kept, and its number of seats; an error if it cannot be played.
    fn set_up(&self, setup: Value) -> Result<(String, u8), Error>;

    /// Begins the game of a table.
    fn begin<'a>(&'a self, table: &'a TableRow) -> Soon<'a, ()>;

    /// What `viewer` sees, or saw when they had noticed `at` entries.
    fn sight<'a>(&'a self, table: &'a TableRow, viewer: Viewer, at: Option<u64>) -> Soon<'a, Written>;

    /// What `viewer` has noticed since.
    fn news<'a>(&'a self, table: &'a str, viewer: Viewer, since: u64) -> Soon<'a, Written>;

    /// What the socket tells a viewer who was `told` so much, and the number up to which that goes.
    fn told<'a>(&'a self, table: &'a str, viewer: Viewer, told: Told) -> Soon<'a, Option<(u64, Written)>>;

    /// Answers the question of `seat` for a sender who has seen `number`; gives what the seat sees then.
    fn answer<'a>(&'a self, table: &'a str, seat: Seat, number: u64, mv: Value) -> Soon<'a, Written>;

    /// Takes back the last move of `seat`; gives what the seat sees then.
    fn undo<'a>(&'a self, table: &'a str, seat: Seat) -> Soon<'a, Written>;

    /// Whether a move is legal now.
    fn why<'a>(&'a self, table: &'a str, seat: Seat, mv: Value) -> Soon<'a, Why>;

    /// The best few ways on for a seat that is asked.
    fn hint<'a>(&'a self, table: &'a str, seat: Seat) -> Soon<'a, Written>;

    /// The record with its seed, once the game is over.
    fn record<'a>(&'a self, table: &'a TableRow) -> Soon<'a, Written>;

    /// A game that is over, move by move.
    fn replay<'a>(&'a self, table: &'a TableRow) -> Soon<'a, Written>;

    /// What `viewer` saw after the first `at` moves of a game that is over.
    fn moment<'a>(&'a self, table: &'a TableRow, at: usize, viewer: Viewer) -> Soon<'a, Written>;

    /// Sets up a table that takes a finished game up with new chance, for this person; gives its id.
    fn play_on<'a>(&'a self, table: &'a TableRow, wish: Continue, person: &'a str) -> Soon<'a, String>;

    /// Lets `by` answer for a seat of a running game from now on.
    fn hand_over<'a>(&'a self, table: &'a TableRow, seat: Seat, by: &'a Successor) -> Soon<'a, ()>;

    /// Lets bots and standing answers go on at a running table.
    fn go_on<'a>(&'a self, table: &'a str) -> Soon<'a, ()>;
}

/// How much a viewer with a socket knows.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Told {
    /// The number they were told last.
    pub(crate) number: Option<u64>,
    /// The number they came with.
    pub(crate) since: Option<u64>,
}

/// The games that a program hosts. A table that names none is of the first.
#[derive(Clone)]
pub struct Hosts(Vec<Hosted>);

#[derive(Clone, Copy)]
struct Hosted {
    name: &'static str,
    room: fn(&Arc<Hall>) -> Arc<dyn Room>,
    rehearse: fn(&[Row], &Snapshot) -> Rehearsal,
}

impl Hosts {
    /// One game.
    pub fn of<H: Host>() -> Hosts {
        Hosts(Vec::new()).and::<H>()
    }

    /// One more game.
    pub fn and<H: Host>(mut self) -> Hosts {
        self.0.push(Hosted {
            name: H::Game::NAME,
            room: |hall| Arc::new(Arc::new(Tables::<H>::new(Arc::clone(hall)))),
            rehearse: rehearse::<H>,
        });
        self
    }

    /// Plays the running game of a table again by the present rules; nothing if it has not begun.
    pub async fn rehearse(&self, store: &Store, table: &str) -> Result<Option<Rehearsal>, StoreError> {
        let Some(game) = store.table(table).await?.map(|row| row.game) else { return Ok(None) };
        let Some((rows, snapshot)) = store.game(table).await? else { return Ok(None) };
        Ok(Some(match self.0.iter().find(|hosted| hosted.name == game) {
            Some(hosted) => (hosted.rehearse)(&rows, &snapshot),
            None => Rehearsal::Breaks { entry: 0, reason: format!("nobody hosts the game `{game}` here") },
        }))
    }

    /// A room for each game.
    pub(crate) fn rooms(&self, hall: &Arc<Hall>) -> Rooms {
        Rooms(self.0.iter().map(|hosted| (hosted.room)(hall)).collect())
    }
}

/// The rooms of all games.
#[derive(Clone)]
pub(crate) struct Rooms(Arc<[Arc<dyn Room>]>);

impl Rooms {
    /// All of them, in the order in which they were handed in.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Arc<dyn Room>> {
        self.0.iter()
    }

    /// The room of the game of this name; the first for who names none.
    pub(crate) fn named(&self, game: Option<&str>) -> Result<&Arc<dyn Room>, Error> {
        let is_it = |room: &&Arc<dyn Room>| game.is_none_or(|game| room.title().name == game);
        self.all().find(is_it).ok_or(Error::NotFound("game"))
    }

    /// The room of a table. Tables of games that are not hosted are kept, but nobody finds them.
    pub(crate) fn of(&self, table: &TableRow) -> Result<Arc<dyn Room>, Error> {
        self.named(Some(&table.game)).cloned().map_err(|_| Error::NotFound("table"))
    }
}
