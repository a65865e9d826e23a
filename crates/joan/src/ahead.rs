//! What an answer brings beyond its own mark, told before it is given: what it completes, and what follows from that.

use crate::components::components;
use crate::event::Event;
use crate::moves::Move;
use crate::state::State;
use crate::view::View;
use serde::Serialize;
use tabletop::{Game, Viewer};

/// An answer that completes something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ahead {
    /// The answer.
    pub answer: Move,
    /// What it completes and brings, in order.
    pub brings: Vec<Event>,
}

/// The answers of whoever looks that complete something. The end of a turn is left out: chance follows it.
pub(crate) fn ahead(view: &View, state: &State) -> Vec<Ahead> {
    let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    let mut options = Vec::new();
    state.options(seat, &mut options);
    let foreseen = options.into_iter().filter(|mv| *mv != Move::EndTurn);
    let told = foreseen.map(|answer| {
        let (mut copy, mut log) = (state.clone(), Vec::new());
        copy.play(seat, answer, &mut log);
        Ahead { answer, brings: log.into_iter().filter(completes).collect() }
    });
    told.filter(|ahead| !ahead.brings.is_empty()).collect()
}

/// Whether an event is a consequence: a bonus, a race, a star, a shield, something lost, a plus card at work.
fn completes(event: &Event) -> bool {
    match event {
        Event::Point { space, .. } => components().development[usize::from(*space) - 1].star.is_some(),
        Event::Gained { .. }
        | Event::Won { .. }
        | Event::Plus { .. }
        | Event::Shield { .. }
        | Event::ShieldLost { .. }
        | Event::PointsLost { .. } => true,
        _ => false,
    }
}
