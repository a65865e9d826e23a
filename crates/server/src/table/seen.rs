//! What leaves the server: one viewer's share of a running game.

use super::running::Running;
use crate::{Error, HostedGame};
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Viewer, fingerprint};

/// An entry of the journal as one viewer notices it.
#[derive(Debug, Serialize)]
struct Seen {
    /// The viewer's number after it.
    number: u64,
    /// What happened, as far as the viewer may know.
    events: Vec<Value>,
    /// The numbers of earlier entries that no longer count: they were taken back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    undone: Vec<u64>,
}

impl<G: HostedGame> Running<G> {
    /// The game as `viewer` may see it, with the viewer's question and its options. The seed joins when the
    /// result stands; until then only its hash is told.
    pub(crate) fn sight(&self, viewer: Viewer) -> Result<Value, Error> {
        let state = self.session.state();
        let record = self.session.record();
        let (mut question, mut options) = (None, Vec::new());
        if let Viewer::Seat(seat) = viewer {
            question = state.question(seat);
            state.options(seat, &mut options);
        }
        let view = state.view(viewer);
        let mut sight = json!({
            "number": self.number(viewer),
            "glance": value(&G::glance(&view))?,
            "view": value(&view)?,
            "question": value(&question)?,
            "options": value(&options)?,
            "seed_hash": record.seed_hash(),
        });
        if let Some(outcome) = state.outcome() {
            sight["outcome"] = value(&outcome)?;
            sight["seed"] = value(&record.seed())?;
            sight["fingerprint"] = fingerprint(state).into();
        }
        Ok(sight)
    }

    /// What a viewer who has seen `since` has missed, and the number up to which that goes.
    pub(crate) fn news(&self, viewer: Viewer, since: u64) -> Result<Value, Error> {
        Ok(json!({ "number": self.number(viewer), "entries": value(&self.since(viewer, since)?)? }))
    }

    /// What `viewer` has noticed after number `since`; nothing if that is not known here, and the view must do.
    fn since(&self, viewer: Viewer, since: u64) -> Result<Option<Vec<Seen>>, Error> {
        let index = self.index(viewer);
        let first = self.before.get(index).copied().unwrap_or(0);
        if since < first || since > self.number(viewer) {
            return Ok(None);
        }
        let number = |entry: usize| self.known.get(entry)?.numbers.get(index).copied().flatten();
        let mut seen = Vec::new();
        for (place, entry) in self.known.iter().enumerate() {
            let Some(number_after) = number(place).filter(|&number| number > since) else { continue };
            let events = entry.events.iter().filter_map(|event| G::seen_by(event, viewer));
            seen.push(Seen {
                number: number_after,
                events: events.map(|event| value(&event)).collect::<Result<_, _>>()?,
                undone: entry.undone.iter().filter_map(|&place| number(place)).collect(),
            });
        }
        Ok(Some(seen))
    }
}

/// A value of ours as JSON.
fn value(of: &impl Serialize) -> Result<Value, Error> {
    serde_json::to_value(of).map_err(|error| Error::Internal(error.to_string()))
}
