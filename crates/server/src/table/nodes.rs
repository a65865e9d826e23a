//! Several nodes on one database: what the others do is heard here, and what was missed is read again.

use super::hall::Hall;
use crate::store::Call;
use crate::table::Ring;
use crate::{HostedGame, StoreError};
use std::sync::Arc;
use std::time::Duration;

/// How long to wait before the database is tried again.
const PAUSE: Duration = Duration::from_millis(200);

impl<G: HostedGame> Hall<G> {
    /// Hears the other nodes until the store closes.
    pub(crate) async fn hear(self: Arc<Self>) {
        loop {
            match self.store.ears().await {
                Ok(None) | Err(StoreError::Closed) => return,
                Ok(Some(mut ears)) => {
                    // Whatever was called before these ears were there.
                    self.doubt_all();
                    let error = loop {
                        tokio::select! {
                            calls = ears.next() => match calls {
                                Ok(calls) => calls.into_iter().for_each(|call| self.heard(call)),
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

    fn heard(&self, call: Call) {
        match call {
            Call::Game(table, last) => {
                self.goes_to(&table, last);
                self.bells.ring_here(&table, Ring::Game);
            }
            Call::Table(table) => self.bells.ring_here(&table, Ring::Table),
            Call::Chat(table) => self.bells.ring_here(&table, Ring::Chat),
            Call::People(person) => self.look_up_again(person.as_deref()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Hall;
    use crate::store::{Call, Person, Store};
    use orleans::State;

    /// What was known is looked up again after a call that says so, and after calls that nobody may have heard.
    #[tokio::test]
    async fn what_may_have_changed_elsewhere_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let hall = Hall::<State>::new(Store::open(&folder.path().join("games.db")).await.unwrap());
        let name = async |now: &str| {
            let person = Person { id: "id".into(), name: now.into() };
            hall.people.get("token", async || Ok(Some((person, 0)))).await.unwrap().unwrap().0.name.clone()
        };
        assert_eq!(name("Ada").await, "Ada");
        assert_eq!(name("Bea").await, "Ada");
        hall.heard(Call::People(None));
        assert_eq!(name("Bea").await, "Bea");
        hall.doubt_all();
        assert_eq!(name("Cleo").await, "Cleo");
    }
}
