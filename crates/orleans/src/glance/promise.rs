//! What the action of a place would bring now: tried out on a copy.

use crate::ask::Ask;
use crate::components::{Place, Sort, components};
use crate::event::Event;
use crate::flow::{Frame, Step};
use crate::state::{Stack, State};
use serde::Serialize;
use tabletop::Seat;

/// What happens up to the first decision.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Promise {
    /// What the player gains or pays for certain.
    pub events: Vec<Event>,
    /// The question that comes then, if one does.
    pub asks: Option<Ask>,
    /// Whether a draw or a die decides from there on.
    pub chance: bool,
}

/// Carries out the action on a copy, as if its spaces were filled.
pub(super) fn of(state: &State, seat: Seat, place: Place) -> Promise {
    let works = matches!(components().place(place).sort, Sort::Action | Sort::Market);
    if !works || crate::place::forbids(state, seat, place).is_some() {
        return Promise::default();
    }
    let mut tried = state.clone();
    tried.stack = Stack::new();
    tried.then([Frame::Do(Step::Use { seat, place, via: None })]);
    let mut events = Vec::new();
    tried.run(&mut events);
    let certain = events.iter().position(Event::reveals);
    let asks = match certain {
        None => tried.asked_of(seat).copied(),
        Some(_) => None,
    };
    events.truncate(certain.unwrap_or(events.len()));
    Promise { events, asks, chance: certain.is_some() }
}
