//! Who of the people at a table has it open on a page, and since when those who had are gone.

use super::bells::Ring;
use super::hall::Hall;
use crate::store::{Holder, TableRow};
use crate::wire::{Attends, seconds};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The pages somebody has open, and since when there are some or none, in milliseconds since 1970.
#[derive(Clone, Copy)]
struct Pages {
    open: usize,
    since: i64,
}

/// The people at each table that somebody has open on this node.
#[derive(Default)]
pub(crate) struct Attendance(Mutex<HashMap<String, BTreeMap<String, Pages>>>);

/// Somebody has a table open for as long as this lives.
pub(crate) struct Page {
    hall: Arc<Hall>,
    table: String,
    person: String,
}

impl Page {
    /// Somebody opens a table.
    pub(crate) fn open(hall: &Arc<Hall>, table: &str, person: &str) -> Page {
        if hall.attendance.change(table, person, hall.store.now(), |open| open + 1) {
            hall.bells.ring_here(table, Ring::People);
        }
        Page { hall: Arc::clone(hall), table: table.to_owned(), person: person.to_owned() }
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let (hall, now) = (&self.hall, self.hall.store.now());
        if hall.attendance.change(&self.table, &self.person, now, |open| open.saturating_sub(1)) {
            hall.bells.ring_here(&self.table, Ring::People);
        }
    }
}

impl Attendance {
    /// Who of those with a seat at this table is here.
    pub(crate) fn of(&self, table: &TableRow) -> Vec<Attends> {
        let all = self.lock();
        let pages = all.get(&table.id);
        let mut found: Vec<Attends> = Vec::new();
        for seat in &table.seats {
            let Holder::Person(person) = &seat.holder else { continue };
            if found.iter().all(|one| one.person != *person) {
                let known = pages.and_then(|pages| pages.get(person));
                let (here, since) =
                    (known.is_some_and(|pages| pages.open > 0), known.map(|pages| seconds(pages.since)));
                found.push(Attends { person: person.clone(), here, since });
            }
        }
        found
    }

    /// Counts the pages of somebody anew; true if they came or went by that. A table that nobody has open is forgotten.
    fn change(&self, table: &str, person: &str, now: i64, count: impl FnOnce(usize) -> usize) -> bool {
        let mut all = self.lock();
        let people = all.entry(table.to_owned()).or_default();
        let pages = people.entry(person.to_owned()).or_insert(Pages { open: 0, since: now });
        let (before, open) = (pages.open > 0, count(pages.open));
        let changes = before != (open > 0);
        *pages = Pages { open, since: if changes { now } else { pages.since } };
        if people.values().all(|pages| pages.open == 0) {
            all.remove(table);
        }
        changes
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, BTreeMap<String, Pages>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::Attendance;

    #[test]
    fn a_second_page_is_no_second_coming_and_an_empty_table_is_forgotten() {
        let attendance = Attendance::default();
        assert!(attendance.change("t", "ada", 1, |open| open + 1));
        assert!(!attendance.change("t", "ada", 2, |open| open + 1));
        assert!(attendance.change("t", "ben", 3, |open| open + 1));
        assert!(!attendance.change("t", "ada", 4, |open| open - 1));
        assert!(attendance.change("t", "ada", 5, |open| open - 1));
        assert_eq!(attendance.lock()["t"]["ada"].since, 5, "gone since the last page was closed");
        assert!(attendance.change("t", "ben", 6, |open| open - 1));
        assert!(attendance.lock().is_empty());
    }
}
