//! What a player reads off the table at a glance: the phase, everybody's points, what each place
//! would give now. Worked out from a view alone and by the rules themselves, so that a screen needs
//! to know none of them.

mod intent;
mod promise;

use crate::components::{Follower, Letter, Place, Sort, components};
use crate::course::{self, Course};
use crate::event::Event;
use crate::flow::{Frame, Step};
use crate::happening::{balance, can_pay, events};
use crate::modules::{self, Danger, DeedGlance, Task};
use crate::phase::followers::{draw_limit, next_draw};
use crate::phase::{self, Phase};
use crate::score::sheet;
use crate::state::{Mat, Pool, Spot, State};
use crate::verbs::develop::status;
use crate::verbs::stand;
use crate::view::{View, known, next_letter};
pub use intent::Intent;
pub use promise::Promise;
use serde::Serialize;
use tabletop::{RuleId, Seat, Sheet, Viewer};

/// The table at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Glance {
    /// The phase of the round, once the first has begun and until the game is over.
    pub phase: Option<Phase>,
    /// The phases of a round, in the order of play.
    pub phases: &'static [Phase],
    /// Whether the word of whoever is ready now stands: it cannot be taken back any more.
    pub binding: bool,
    /// How many rounds the game has.
    pub rounds: u8,
    /// The letters on the backs of the hour glass tiles of the rounds to come, the next one first; none on a back without.
    pub letters: Vec<Option<Letter>>,
    /// The citizens nobody has taken yet.
    pub citizens: Vec<Spot>,
    /// The deeds of the board that lies in place of the base deeds, in printed order; none where the base board lies.
    pub deeds: Vec<DeedGlance>,
    /// What a scenario asks for, in the order of its board; none where points are counted.
    pub tasks: Vec<Task>,
    /// What would lose the game before its end, as things stand.
    pub dangers: Vec<Danger>,
    /// The players, by seat.
    pub seats: Vec<SeatGlance>,
    /// What each seat intends and needs, where all play together. The rules have no opinion: whoever has bots says it.
    pub intents: Vec<Intent>,
}

/// One player at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatGlance {
    /// The score sheet as things stand.
    pub sheet: Sheet,
    /// The development status: what stations and citizens are multiplied by.
    pub status: u8,
    /// How many followers the Knights track lets the player draw.
    pub draw_limit: u8,
    /// The draw of the next round, if all that is complete is used, with whom it recruits; known to the bag's owner.
    pub next_draw: Option<NextDraw>,
    /// Whether what the event of this round demands is there in full; none before round 1.
    pub can_pay: Option<bool>,
    /// The rounds from this one on whose events could not be paid with what is there now; none where they do not lie open.
    pub unpaid: Vec<u8>,
    /// How much of each own objective is there, and how much it takes; none where nobody has any.
    pub objectives: Vec<(u8, u8)>,
    /// The coins that the event of this round would bring now, or take.
    pub event_coins: i32,
    /// The player's places, in the order of the board.
    pub places: Vec<PlaceGlance>,
}

/// What the next draw will be if nothing else changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NextDraw {
    /// How many followers can be drawn.
    pub number: u8,
    /// What will be in the bag.
    pub from: Pool,
}

/// One place at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlaceGlance {
    /// Which place.
    pub place: Place,
    /// Whether it is activated.
    pub complete: bool,
    /// The rule that forbids its action whoever stands there.
    pub forbidden: Option<RuleId>,
    /// What its action would bring now.
    pub gives: Promise,
}

/// The table of `view` at a glance.
pub fn glance(view: &View) -> Glance {
    let state = known(view);
    let rounds = course::rounds(&state.setup, &state.table);
    let seats = (0..state.setup.players).map(|seat| seat_glance(&state, Seat(seat), view.viewer));
    Glance {
        phase: phase_of(&state),
        phases: Course::of(&state.setup).phases,
        binding: phase::planning::is_binding(&state),
        rounds,
        letters: letters(&state, rounds),
        citizens: state.table.citizens.iter().chain(modules::citizens(&state)).collect(),
        deeds: modules::deeds(&state),
        tasks: modules::tasks(&state),
        dangers: modules::dangers(&state),
        seats: seats.collect(),
        intents: Vec::new(),
    }
}

/// The letters that are still to come: tiles lie in the order of their letters, so one after the other of them is known.
fn letters(state: &State, rounds: u8) -> Vec<Option<Letter>> {
    let mut table = state.table;
    let mut turn_over = || {
        let letter = next_letter(&state.setup, &table);
        // Which tile of its letter it was makes no difference to those below.
        table.turned |= table.turned.wrapping_add(1);
        letter
    };
    (state.table.round..rounds).map(|_| turn_over()).collect()
}

/// The phase before the first that is still to come.
fn phase_of(state: &State) -> Option<Phase> {
    let frames = state.stack.as_slice();
    let to_come = frames.iter().rev().find_map(|frame| match frame {
        Frame::Do(Step::Phase(phase)) => Some(*phase),
        _ => None,
    });
    let order = Course::of(&state.setup).phases;
    match to_come {
        Some(next) => order.iter().position(|&phase| phase == next)?.checked_sub(1).map(|at| order[at]),
        None => phase::has_begun(state).then_some(Phase::StartPlayer),
    }
}

fn seat_glance(state: &State, seat: Seat, viewer: Viewer) -> SeatGlance {
    let mat = state.mat(seat);
    let places = mat.places.iter().map(|place| PlaceGlance {
        place,
        complete: components().place(place).sort == Sort::Action && stand::is_activated(mat, place),
        forbidden: crate::place::forbids(state, seat, place),
        gives: promise::of(state, seat, place),
    });
    let places: Vec<PlaceGlance> = places.collect();
    SeatGlance {
        sheet: sheet(state, seat),
        status: status(mat),
        draw_limit: draw_limit(mat),
        next_draw: (viewer.is(seat) || modules::is_open(&state.setup)).then(|| {
            let (number, from) = next_draw(state, seat, recruits(&places, seat));
            NextDraw { number, from }
        }),
        can_pay: state.happening().map(|facts| can_pay(mat, facts)),
        unpaid: unpaid(state, mat),
        objectives: modules::objectives(state, mat),
        event_coins: state.happening().map_or(0, |facts| balance(mat, facts)),
        places,
    }
}

/// The rounds to come that would ask for more than is there; only a board shows which event a round brings.
fn unpaid(state: &State, mat: &Mat) -> Vec<u8> {
    let board = events(&state.setup);
    if board.iter().any(|facts| facts.letter.is_some()) {
        return Vec::new();
    }
    let rounds = (1..).zip(board).skip(usize::from(state.table.round).saturating_sub(1));
    rounds.filter(|(_, facts)| !can_pay(mat, facts)).map(|(round, _)| round).collect()
}

/// The followers that the complete places recruit for certain.
fn recruits(places: &[PlaceGlance], seat: Seat) -> impl Iterator<Item = Follower> {
    let acting = places.iter().filter(|place| place.complete && place.forbidden.is_none());
    acting.flat_map(|place| &place.gives.events).filter_map(move |event| match event {
        Event::Recruited(who, kind) if *who == seat => Some(kind.neutral()),
        _ => None,
    })
}
