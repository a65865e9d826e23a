//! The Trip to Tours: one player brings three citizens and fifteen goods to Tours within fourteen rounds
//! (tours.setup.solo). Its events stand in `happening/`, its two deeds are data.

mod task;

use super::deed_board::{BoardDeed, DeedRules};
use super::hooks::Hooks;
use super::meta::{Family, Meta, Slot};
use super::{Ending, Feat, Task, Window, scenario};
use crate::ask::{self, Offer};
use crate::components::{Edition, EventFacts, ToursDeed, Town, components};
use crate::course::Course;
use crate::event::Log;
use crate::phase::Phase;
use crate::setup::{Supply, hour_glass};
use crate::state::{Setup, Spot, State};
use crate::verbs::develop;
use crate::window;
use tabletop::{Outcome, RuleId, Seat};
pub use task::{ToursEvent, ToursMove};

pub(crate) use self::{ToursEvent as Event, ToursMove as Move};
pub(crate) use super::none::{
    NoAsk as Ask, NoPieces as Hand, NoPieces as Hidden, NoPieces as OnMat, NoPieces as OnTable, NoStep as Step,
};

/// It goes with nothing else (tours.setup.alone).
pub(super) const META: Meta = Meta {
    family: Family::Solo,
    editions: &[Edition::Bigbox],
    seats: (1, 1),
    fills: Slot::ALL,
    home: RuleId("tours.setup.solo"),
    alone: RuleId("tours.setup.alone"),
};

/// The hooks of The Trip to Tours.
pub(crate) struct Rules;

impl Hooks for Rules {
    /// Fourteen rounds (tours.setup.solo) without a Census (tours.round.no-census); every move may take both goods of a route (tours.round.two-goods,
    /// tours.round.two-goods-any-move).
    fn course(_: &Setup, course: &mut Course) {
        *course = Course { goods_per_move: 2, ..Course::without_census(components().tours.start.rounds) };
    }

    /// All goods spaces are used and no good is removed (tours.setup.goods-map); few followers and wheels
    /// (tours.setup.supply), three coins (tours.setup.coins), a merchant in Nevers (tours.setup.merchant).
    fn supply(supply: &mut Supply) {
        supply.begin(&components().tours.start);
        supply.goods_removed = 0;
        supply.map_for = 4;
    }

    fn lay_out(state: &mut State) {
        // tours.setup.place-all, tours.setup.place-exclude, tours.setup.stage-coach
        state.table.tiles = scenario::tiles("T");
        // Nobody has the most stations (tours.end.record); one citizen lies in Orléans (tours.setup.citizens).
        scenario::lay_out(state, &components().tours.start);
        state.table.citizens.put(Spot::Orleans);
    }

    /// The events lie open, one a round (tours.event.open, tours.event.order, tours.round.base-flow).
    fn events(_: &Setup) -> Option<&'static [EventFacts]> {
        Some(&components().tours.events)
    }

    fn guess(state: &mut State, _: &mut tabletop::Rng) {
        state.secret.hour_glass = hour_glass::board();
    }

    const DEEDS: &'static [BoardDeed] =
        &[BoardDeed::Tours(ToursDeed::Canalization), BoardDeed::Tours(ToursDeed::KnightConsecration)];

    const DEED_RULES: DeedRules = DeedRules {
        other_board: RuleId("tours.setup.scenario-board"),
        kind: RuleId("tours.deed.base-limits"),
        taken: RuleId("tours.deed.base-limits"),
        ..DeedRules::BASE
    };

    /// The citizen of Orléans can only help, so the merchant takes it without a question (tours.round.orleans-citizen).
    fn on_feat(state: &mut State, seat: Seat, feat: Feat, log: &mut Log) {
        if feat == Feat::Arrived(Town::Orleans) {
            develop::citizen(state, seat, Spot::Orleans, log);
        }
    }

    /// After an action the next turn comes at once, so the delivery is offered there (tours.task.free).
    fn offers_freely(_: &State, _: Seat, window: Window) -> bool {
        window != Window::AfterAction
    }

    fn free_options(state: &State, seat: Seat, _: Window, out: &mut impl Offer) {
        task::options(state, seat, out);
    }

    fn free_answer(state: &mut State, seat: Seat, mv: ask::Move, log: &mut Log) {
        if mv == ask::Move::Tours(ToursMove::Deliver) {
            task::deliver(state, seat, log);
        }
    }

    fn why_not_free(state: &State, seat: Seat, mv: ask::Move) -> Option<RuleId> {
        (mv == ask::Move::Tours(ToursMove::Deliver)).then(|| task::why_not(state, seat))
    }

    fn follows(phase: Phase) -> bool {
        phase == Phase::Event
    }

    fn after_phase(state: &mut State, _: Phase, _: &mut Log) {
        window::open(state, scenario::ALONE, Window::AfterEvent);
    }

    /// Whoever has not delivered by then has lost (tours.end.lose).
    fn last_round_over(_: &State) -> Option<Ending> {
        Some(scenario::lose(RuleId("tours.end.lose")))
    }

    fn tasks(state: &State, out: &mut Vec<Task>) {
        out.push(task::stands(state));
    }

    /// Nothing is counted (tours.end.record).
    fn outcome(state: &State) -> Option<Outcome> {
        scenario::outcome(state)
    }
}
