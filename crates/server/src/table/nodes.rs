//! Several nodes on one database: what the others do is heard here, and what was missed is read again.

use super::hall::Hall;
use crate::StoreError;
use crate::store::{Call, Hear, Journals, Last};
use crate::table::Ring;
use std::sync::Arc;
use std::time::Duration;

/// How long to wait before the database is tried again.
const PAUSE: Duration = Duration::from_millis(200);

/// Who takes over what other nodes tell of games.
pub(crate) trait Neighbour: Send + Sync {
    /// Another node tells of the last entry in the journal of a table.
    fn goes_to(&self, table: &str, last: &Last);

    /// Nobody knows what other nodes have told.
    fn doubt_all(&self);
}

impl<S: Journals> Hall<S> {
    /// Hears the other nodes until the store closes, and tells the rooms.
    pub(crate) async fn hear(self: Arc<Self>, rooms: Vec<Arc<dyn Neighbour>>) {
        loop {
            match self.store.ears().await {
                Ok(None) | Err(StoreError::Closed) => return,
                Ok(Some(mut ears)) => {
                    // Whatever was called before these ears were there.
                    self.doubt_all(&rooms);
                    let error = loop {
                        tokio::select! {
                            biased;
                            calls = ears.next() => match calls {
                                Ok(calls) => calls.into_iter().for_each(|call| self.heard(&rooms, call)),
                                Err(error) => break error,
                            },
                            () = self.store.closed() => return,
                        }
                    };
                    tracing::warn!(%error, "the other nodes are not heard");
                }
                Err(error) => tracing::warn!(%error, "the other nodes cannot be heard"),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    fn heard(&self, rooms: &[Arc<dyn Neighbour>], call: Call) {
        match call {
            Call::Game(table, last) => {
                // Whoever has the table takes it over.
                rooms.iter().for_each(|room| room.goes_to(&table, &last));
                self.bells.ring_here(&table, Ring::Game);
            }
            Call::Table(table) => self.bells.ring_here(&table, Ring::Table),
            Call::Chat(table) => self.bells.ring_here(&table, Ring::Chat),
            Call::People(person) => self.look_up_again(person.as_deref()),
        }
    }

    /// Nobody knows what has happened meanwhile: whatever is known is read again, and the journal of every table is
    /// read on before anybody looks.
    fn doubt_all(&self, rooms: &[Arc<dyn Neighbour>]) {
        rooms.iter().for_each(|room| room.doubt_all());
        self.look_up_again(None);
        self.bells.ring_all();
    }
}

#[cfg(test)]
mod tests {
    use super::Hall;
    use crate::store::{Call, Person, Store};
    use crate::table::Study;

    /// What was known is looked up again after a call that says so, and after calls that nobody may have heard.
    #[tokio::test]
    async fn what_may_have_changed_elsewhere_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let hall = Hall::new(Store::open(&folder.path().join("games.db")).await.unwrap(), Study::of_machine());
        let name = async |now: &str| {
            let person = Person { id: "id".into(), name: now.into() };
            hall.people.get("token", async || Ok(Some((person, 0)))).await.unwrap().unwrap().0.name.clone()
        };
        assert_eq!(name("Ada").await, "Ada");
        assert_eq!(name("Bea").await, "Ada");
        hall.heard(&[], Call::People(None));
        assert_eq!(name("Bea").await, "Bea");
        hall.doubt_all(&[]);
        assert_eq!(name("Cleo").await, "Cleo");
    }
}
