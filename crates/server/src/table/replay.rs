//! A game that is over, told once more.

use super::hall::Hall;
use super::seen::sight_of;
use crate::store::{TableRow, TableState};
use crate::wire::{Replay, ReplayStep, SightOf, Standings};
use crate::{Error, HostedGame};
use tabletop::{Record, RecordError, Viewer};

impl<G: HostedGame> Hall<G> {
    /// The record of a game that is over.
    pub(crate) async fn finished(&self, table: &TableRow) -> Result<Record<G>, Error> {
        if table.state != TableState::Over {
            return Err(Error::Conflict("the game at this table is not over"));
        }
        let text = self.store.record(&table.id).await?.ok_or(Error::NotFound("game"))?;
        Record::parse(text).map_err(untellable)
    }
}

/// Goes through a whole record.
pub(crate) fn retell<G: HostedGame>(record: &Record<G>) -> Result<Replay<G::Event>, Error> {
    let mut replay = tabletop::Replay::new(record).map_err(untellable)?;
    let mut scores = vec![standings(replay.state(), 0)];
    let mut steps = Vec::with_capacity(record.n_moves());
    for &(seat, _) in record.moves() {
        let round = replay.state().round();
        let events = replay.step()?.unwrap_or_default();
        let events = events.iter().filter_map(|event| G::seen_by(event, Viewer::Spectator)).collect();
        let at = replay.n_moves();
        steps.push(ReplayStep { at, seat, round, events });
        if replay.state().round() != round || at == record.n_moves() {
            scores.push(standings(replay.state(), at));
        }
    }
    Ok(Replay { moves: record.n_moves(), steps, scores })
}

fn standings<G: HostedGame>(state: &G, at: usize) -> Standings {
    Standings { round: state.round(), at, totals: state.scores() }
}

/// What `viewer` saw after the first `at` moves.
pub(crate) fn moment<G: HostedGame>(record: &Record<G>, at: usize, viewer: Viewer) -> Result<SightOf<G>, Error> {
    let mut replay = tabletop::Replay::new(record).map_err(untellable)?;
    replay.go_to(at).map_err(|error| match error {
        RecordError::NoSuchMove { .. } => Error::NotFound("move"),
        other => Error::Record(other),
    })?;
    let state = replay.state();
    match viewer {
        Viewer::Seat(seat) if seat.0 >= state.n_seats() => Err(Error::NotFound("seat")),
        // The game is over, so its seed is no secret at any of its moments.
        _ => Ok(SightOf::<G> { seed: Some(record.seed()), ..sight_of(state, record, viewer, at as u64) }),
    }
}

/// Games of older rules are kept, but they cannot be played through any more.
pub(crate) fn untellable(error: RecordError) -> Error {
    match error {
        RecordError::OtherRules { .. } => Error::Conflict("this game was played by other rules and cannot be replayed"),
        other => Error::Record(other),
    }
}
