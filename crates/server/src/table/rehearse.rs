//! A game played again by the present rules, to see whether it can be.

use super::running::Running;
use crate::Host;
use crate::clock::Clock;
use crate::store::{Row, Snapshot};
use tabletop::Session;

/// How a game fares by the present rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rehearsal {
    /// It comes to where it was.
    Holds,
    /// It does not.
    Breaks {
        /// The first entry that cannot be, counted from 1; 0 if it cannot even begin.
        entry: u64,
        /// Why.
        reason: String,
    },
}

/// Plays a game again.
pub(crate) fn rehearse<H: Host>(rows: &[Row], snapshot: &Snapshot) -> Rehearsal {
    let breaks = |entry: u64, error: &dyn std::error::Error| {
        let cause = error.source().map(|cause| format!(": {cause}")).unwrap_or_default();
        Rehearsal::Breaks { entry, reason: format!("{error}{cause}") }
    };
    let mut running = match Running::<H>::anew(snapshot, Clock::of_machine()) {
        Ok(running) => running,
        Err(error) => return breaks(0, &error),
    };
    for row in rows {
        if let Err(error) = running.tell_again(row) {
            return breaks(row.number, &error);
        }
    }
    let game = match snapshot.game(rows) {
        Ok(game) => game,
        Err(error) => return breaks(snapshot.number, &error),
    };
    match Session::<H::Game>::load(game) {
        Ok(kept) if kept.state() == running.session.state() => Rehearsal::Holds,
        Ok(_) => {
            Rehearsal::Breaks { entry: snapshot.number, reason: "all moves can be made, but lead elsewhere".into() }
        }
        Err(error) => breaks(snapshot.number, &error),
    }
}
