//! The whole house: the hall that all share, and a room for each game.

use super::hall::Hall;
use super::nodes::Neighbour;
use super::room::{Hosts, Room, Rooms};
use crate::Error;
use crate::store::{Store, TableRow};
use crate::table::Study;
use std::sync::Arc;
use std::time::Duration;

/// What every handler gets.
#[derive(Clone)]
pub(crate) struct House {
    pub(crate) hall: Arc<Hall>,
    pub(crate) rooms: Rooms,
}

impl House {
    /// The house of the tables in `store`, which wait so long for a second person.
    pub(crate) fn new(hosts: &Hosts, store: Store, open_for: Option<Duration>) -> House {
        let hall = Arc::new(Hall { open_for, ..Hall::new(store, Study::of_machine()) });
        House { rooms: hosts.rooms(&hall), hall }
    }

    /// Hears other nodes, and lets bots and clocks go on, until the store closes.
    pub(crate) fn open(&self) {
        let neighbours = self.rooms.all().map(|room| Arc::clone(room) as Arc<dyn Neighbour>).collect();
        tokio::spawn(Arc::clone(&self.hall).hear(neighbours));
        tokio::spawn(Arc::clone(&self.hall).lose_patience());
        self.rooms.all().for_each(|room| room.open());
    }

    /// A table as the store has it now, with its room: for those who may change it.
    pub(crate) async fn table(&self, id: &str) -> Result<(TableRow, Arc<dyn Room>), Error> {
        let table = self.hall.store.table(id).await?.ok_or(Error::NotFound("table"))?;
        let room = self.rooms.of(&table)?;
        Ok((table, room))
    }

    /// A table of one of our games as the store has it now.
    pub(crate) async fn hosted(&self, id: &str) -> Result<Option<TableRow>, Error> {
        let table = self.hall.store.table(id).await?;
        Ok(table.filter(|table| self.rooms.of(table).is_ok()))
    }
}
