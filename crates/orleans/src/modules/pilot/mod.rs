//! A system that no box holds: it uses every hook once, so that the tests see a module move in by a folder and a line.
//!
//! Each player has a secret seal. Before every census a toll is due, and who cannot pay it has lost the game for all.
//! After planning the start player looks at the top seal of the pile and may swap; on a turn a seal may be shown.

mod seals;
mod tests;

use super::hooks::Hooks;
use super::meta::{Family, Meta, Slot};
use super::{Ending, Feat, SystemOnMat, Window};
use crate::ask::{self, Offer};
use crate::components::Edition;
use crate::course::Course;
use crate::event::{self, Log};
use crate::flow::{self, Frame};
use crate::phase::Phase;
use crate::state::{Setup, State};
use crate::verbs::coins;
pub(crate) use seals::{Hand, Hidden, OnMat, OnTable};
use serde::{Deserialize, Serialize};
use tabletop::{Outcome, OutcomeKind, Rng, RuleId, Seat, SeatSet, Viewer};

pub(super) const META: Meta = Meta {
    family: Family::Solo,
    editions: &[Edition::Bigbox],
    seats: (1, 3),
    fills: &[Slot::End],
    home: RuleId("base.setup.player-count"),
    alone: RuleId("trade.modules.free-combination"),
};

const ROUNDS: u8 = 5;
const TOLL: u16 = 1;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Ask {
    Swap { seal: Option<u8> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Move {
    Swap,
    Show,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Step {
    Toll(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Event {
    Saw(Seat, u8),
    Swapped(Seat),
    Shown(Seat, u8),
}

pub(crate) struct Rules;

impl Hooks for Rules {
    fn course(_: &Setup, course: &mut Course) {
        course.rounds = ROUNDS;
    }

    fn lay_out(state: &mut State) {
        seals::deal(state);
    }

    fn before_phase(state: &mut State, phase: Phase, _: &mut Log) {
        if phase == Phase::Census {
            state.then_each(|seat| flow::Step::Pilot(Step::Toll(seat)));
        }
    }

    fn carry_out(state: &mut State, step: flow::Step, log: &mut Log) {
        if let flow::Step::Pilot(Step::Toll(seat)) = step {
            coins::must_pay(state, seat, TOLL, log);
        }
    }

    fn shortfall(state: &mut State, _: Seat, _: u8, log: &mut Log) -> bool {
        state.end(Ending { winners: SeatSet::EMPTY, rule: RuleId("base.torture.trigger") }, log);
        true
    }

    fn follows(phase: Phase) -> bool {
        phase == Phase::Planning
    }

    fn after_phase(state: &mut State, _: Phase, log: &mut Log) {
        let seat = state.table.start_player;
        let seal = seals::top(state);
        log.push(event::Event::Pilot(Event::Saw(seat, seal)));
        state.then([Frame::Ask(seat, ask::Ask::Pilot(Ask::Swap { seal: Some(seal) }))]);
    }

    fn options(_: &State, _: Seat, ask: &ask::Ask, out: &mut impl Offer) {
        if let ask::Ask::Pilot(_) = ask {
            out.extend([ask::Move::Pilot(Move::Swap), ask::Move::Decline]);
        }
    }

    fn answer(state: &mut State, seat: Seat, ask: ask::Ask, mv: ask::Move, log: &mut Log) {
        if let (ask::Ask::Pilot(_), ask::Move::Pilot(Move::Swap)) = (ask, mv) {
            seals::swap(state, seat);
            log.push(event::Event::Pilot(Event::Swapped(seat)));
        }
    }

    fn why_not(_: &State, _: Seat, ask: &ask::Ask, _: ask::Move) -> Option<RuleId> {
        matches!(ask, ask::Ask::Pilot(_)).then_some(RuleId("base.general.open-information"))
    }

    fn on_feat(state: &mut State, seat: Seat, feat: Feat, _: &mut Log) {
        if let (Feat::Built(_), SystemOnMat::Pilot(mat)) = (feat, &mut state.mat_mut(seat).modules.system) {
            mat.built += 1;
        }
    }

    fn offers_freely(state: &State, seat: Seat, window: Window) -> bool {
        window == Window::Turn && seals::is_closed(state, seat)
    }

    fn free_options(_: &State, _: Seat, _: Window, out: &mut impl Offer) {
        out.push(ask::Move::Pilot(Move::Show));
    }

    fn free_answer(state: &mut State, seat: Seat, mv: ask::Move, log: &mut Log) {
        if mv == ask::Move::Pilot(Move::Show) {
            let seal = seals::show(state, seat);
            log.push(event::Event::Pilot(Event::Shown(seat, seal)));
        }
    }

    fn guess(state: &mut State, rng: &mut Rng) {
        seals::guess(state, rng);
    }

    fn reveals(event: &event::Event) -> bool {
        matches!(event, event::Event::Pilot(Event::Saw(..) | Event::Shown(..)))
    }

    fn seen_by(event: &event::Event, viewer: Viewer) -> Option<event::Event> {
        match event {
            event::Event::Pilot(Event::Saw(seat, _)) if !viewer.is(*seat) => None,
            other => Some(*other),
        }
    }

    fn redact(ask: &mut ask::Ask, asked: Seat, viewer: Viewer) {
        if let (ask::Ask::Pilot(Ask::Swap { seal }), false) = (ask, viewer.is(asked)) {
            *seal = None;
        }
    }

    fn last_round_over(_: &State) -> Option<Ending> {
        Some(Ending { winners: SeatSet::EMPTY, rule: RuleId("base.round.eighteen") })
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let Ending { winners, rule } = state.table.ending?;
        Some(Outcome { kind: OutcomeKind::Together, sheets: Vec::new(), winners, rule: Some(rule) })
    }
}
