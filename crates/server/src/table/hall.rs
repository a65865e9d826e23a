//! What the tables of all games of this program share.

use super::attendance::Attendance;
use super::bells::{Bells, Ring};
use super::recent::Recent;
use super::thinking::Study;
use crate::Error;
use crate::notices::Present;
use crate::store::{Call, Journals, Person, Proposal, Store, TableRow};
use std::sync::Arc;
use std::time::Duration;
use tabletop::Seat;

/// The store, and what is known of people and tables beside their games.
pub(crate) struct Hall<S = Store> {
    pub(crate) store: S,
    pub(crate) bells: Arc<Bells>,
    /// Who shows which token, by its hash, and when it ends.
    pub(crate) people: Recent<(Person, i64)>,
    /// Who has a page open here.
    pub(crate) present: Arc<Present>,
    /// Who has which table open here.
    pub(crate) attendance: Attendance,
    /// Where bots think.
    pub(super) study: Study,
    /// How long a table waits for a second person; for ever if nothing is said.
    pub(super) open_for: Option<Duration>,
}

impl<S: Journals> Hall<S> {
    /// The hall of the tables in `store`.
    pub(crate) fn new(store: S, study: Study) -> Hall<S> {
        Hall {
            bells: Arc::new(Bells::new(store.outbox())),
            store,
            people: Recent::default(),
            present: Arc::default(),
            attendance: Attendance::default(),
            study,
            open_for: None,
        }
    }

    /// A table as it was read a moment ago, for those who look and play. Who changes it reads it from the store.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<TableRow>, Error> {
        self.bells.tables.get(id, async || self.store.table(id).await).await?.ok_or(Error::NotFound("table"))
    }

    /// Somebody has another name or other tokens: here and on other nodes they are looked up again.
    pub(crate) fn person_changes(&self, person: &str) {
        self.look_up_again(Some(person));
        self.bells.call(Call::People(Some(person.to_owned())));
    }

    /// Forgets who somebody is, or everybody; their sockets look again, too.
    pub(super) fn look_up_again(&self, person: Option<&str>) {
        self.people.forget_all();
        self.present.call(person);
    }

    /// Ends the votes about a seat: somebody answers for it. A vote that comes in at the same moment stays; it
    /// ends with the next answer.
    pub(crate) async fn is_here(&self, table: &TableRow, seat: Seat) {
        let about = |proposal: &Proposal| proposal.seat == seat;
        if !table.votes.iter().any(about) {
            return;
        }
        let others: Vec<Proposal> = table.votes.iter().filter(|proposal| !about(proposal)).cloned().collect();
        match self.store.set_votes(&table.id, &table.votes, &others).await {
            Ok(_) => self.bells.ring(&table.id, Ring::Table),
            Err(error) => tracing::warn!(%error, "a vote could not be ended"),
        }
    }

    /// Lets go of what would be read again anyway.
    pub(super) fn tidy(&self) {
        self.bells.tables.tidy();
        self.people.tidy();
    }
}
