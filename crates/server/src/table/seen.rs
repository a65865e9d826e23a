//! What leaves the server: one viewer's share of a running game.

use super::running::Running;
use crate::store::TableRow;
use crate::wire::{News, Seen, SightOf, seconds};
use crate::{EventOf, Host};
use tabletop::{Game, Record, Viewer, fingerprint};

/// The most entries that a socket tells at once.
const MOST_TOLD: u64 = 1_000;

/// A state of the recorded game as `viewer` may see it, with the viewer's question and its options. The seed
/// joins when the result stands; until then only its hash is told, which is worked out once for many sights.
pub(crate) fn sight_of<H: Host>(
    state: &H::Game,
    record: &Record<H::Game>,
    viewer: Viewer,
    number: u64,
    seed_hash: String,
) -> SightOf<H> {
    let (mut question, mut options) = (None, Vec::new());
    if let Viewer::Seat(seat) = viewer {
        question = state.question(seat);
        state.options(seat, &mut options);
    }
    let view = state.view(viewer);
    let outcome = state.outcome();
    let over = outcome.is_some();
    SightOf::<H> {
        number,
        round: H::round(state),
        glance: H::glance(&view),
        question,
        options,
        undo: false,
        waits_for: H::waits_for(&view).iter().collect(),
        deadline: None,
        seed_hash,
        outcome,
        seed: over.then(|| record.seed()),
        fingerprint: over.then(|| fingerprint(state)),
        view,
    }
}

impl<H: Host> Running<H> {
    /// The game as `viewer` may see it now.
    pub(crate) fn sight(&self, viewer: Viewer, table: &TableRow) -> SightOf<H> {
        self.sight_and(viewer, self.offers_undo(viewer, table))
    }

    /// The same where it is known whether the viewer may take something back.
    pub(super) fn sight_and(&self, viewer: Viewer, undo: bool) -> SightOf<H> {
        let (session, number) = (&self.session, self.number(viewer));
        let mut sight = sight_of::<H>(session.state(), session.record(), viewer, number, self.seed_hash.clone());
        sight.undo = undo;
        sight.deadline = self.times.deadline_of(sight.waits_for.iter().copied()).map(seconds);
        sight
    }

    /// Whether `viewer` may take something back now.
    pub(super) fn offers_undo(&self, viewer: Viewer, table: &TableRow) -> bool {
        matches!(viewer, Viewer::Seat(seat) if self.may_undo(seat, |other| table.bot(other).is_some()))
    }

    /// What a viewer who has seen `since` has missed, and the number up to which that goes.
    pub(crate) fn news(&self, viewer: Viewer, since: u64) -> News<EventOf<H>> {
        News { number: self.number(viewer), entries: self.since(viewer, since) }
    }

    /// The same for somebody who listens: where too much was missed to be told at once, only the sight can help.
    pub(crate) fn latest(&self, viewer: Viewer, since: u64) -> Option<Vec<Seen<EventOf<H>>>> {
        self.since(viewer, since).filter(|_| self.number(viewer).saturating_sub(since) <= MOST_TOLD)
    }

    /// What `viewer` has noticed after number `since`; nothing if that is not known here, and the view must do.
    fn since(&self, viewer: Viewer, since: u64) -> Option<Vec<Seen<EventOf<H>>>> {
        let index = self.index(viewer);
        let first = self.before.get(index).copied().unwrap_or(0);
        if since < first || since > self.number(viewer) {
            return None;
        }
        let number = |entry: usize| self.known.get(entry)?.numbers.get(index).copied().flatten();
        let mut seen = Vec::new();
        for (place, entry) in self.known.iter().enumerate().rev() {
            let Some(number_after) = number(place) else { continue };
            if number_after <= since {
                break;
            }
            seen.push(Seen {
                number: number_after,
                events: entry.events.iter().filter_map(|event| H::Game::seen_by(event, viewer)).collect(),
                undone: entry.undone.iter().filter_map(|&place| number(place)).collect(),
            });
        }
        seen.reverse();
        Some(seen)
    }
}
