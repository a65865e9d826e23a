//! Travelling Salesman: one player makes five deliveries within fifteen rounds and feeds everybody in each
//! (salesman.setup.solo).

mod deliver;

use super::hooks::Hooks;
use super::meta::{Family, Meta, Slot};
use super::scenario::{self, ALONE};
use super::{Ending, Marks, SystemOnMat, Task, Window};
use crate::ask::{self, Offer};
use crate::components::{Edition, EventFacts, Place, SalesmanFacts, components};
use crate::course::Course;
use crate::event::Log;
use crate::flow::Lender;
use crate::phase::Phase;
use crate::setup::{Supply, hour_glass};
use crate::state::{Citizens, Level, Setup, State};
use crate::window;
pub use deliver::{SalesmanEvent, SalesmanMove};
use tabletop::{Outcome, RuleId, Seat};

pub(crate) use self::{SalesmanEvent as Event, SalesmanMove as Move};
pub(crate) use super::Marks as OnMat;
pub(crate) use super::none::{NoAsk as Ask, NoPieces as Hand, NoPieces as Hidden, NoPieces as OnTable, NoStep as Step};

/// It goes with nothing else (salesman.setup.alone).
pub(super) const META: Meta = Meta {
    family: Family::Solo,
    editions: &[Edition::Bigbox],
    seats: (1, 1),
    fills: Slot::ALL,
    home: RuleId("salesman.setup.solo"),
    alone: RuleId("salesman.setup.alone"),
};

/// The hooks of Travelling Salesman.
pub(crate) struct Rules;

impl Hooks for Rules {
    /// salesman.end.harder-one, salesman.end.harder-order
    const LEVELS: &'static [Level] = &[Level::Normal, Level::HarderOne, Level::HarderOrder];
    const LEVEL_RULE: Option<RuleId> = Some(RuleId("salesman.end.harder-one"));

    /// Fifteen rounds without a Census (salesman.round.no-census).
    fn course(_: &Setup, course: &mut Course) {
        *course = Course::without_census(facts().start.rounds);
    }

    /// All goods (salesman.setup.goods), few followers and wheels (salesman.setup.supply), two followers more on the
    /// Market (salesman.setup.knight-scholar), ten coins (salesman.setup.coins), no stations
    /// (salesman.setup.no-citizens).
    fn supply(supply: &mut Supply) {
        supply.begin(&facts().start);
        supply.goods_removed = 0;
        supply.map_for = ALL_SPACES;
        supply.on_market = facts().on_market;
        supply.stations = 0;
    }

    /// Ten tiles (salesman.setup.place-tiles), one owned (salesman.setup.market-stand), and no citizens
    /// (salesman.setup.no-citizens, salesman.setup.deeds-coins-only).
    fn lay_out(state: &mut State) {
        state.table.tiles = facts().tiles;
        scenario::lay_out(state, &facts().start);
        state.table.citizens = Citizens::default();
        state.mat_mut(ALONE).modules.system = SystemOnMat::Salesman(Marks::default());
    }

    /// The events lie open, one a round (salesman.event.open, salesman.round.base-flow).
    fn events(_: &Setup) -> Option<&'static [EventFacts]> {
        Some(&facts().events)
    }

    fn guess(state: &mut State, _: &mut tabletop::Rng) {
        state.secret.hour_glass = hour_glass::board();
    }

    /// Nothing can be built (salesman.setup.no-stations).
    fn forbids_action(_: &State, _: Seat, place: Place, _: Option<Lender>) -> Option<RuleId> {
        (place == Place::Guildhall).then_some(RuleId("salesman.setup.no-stations"))
    }

    /// Who cannot feed everybody has lost at once: nobody is tortured (salesman.event.starve,
    /// salesman.round.no-torture).
    fn shortfall(state: &mut State, _: Seat, _: u8, log: &mut Log) -> bool {
        state.end(scenario::lose(RuleId("salesman.event.starve")), log);
        true
    }

    /// After an action the next turn comes at once, so deliveries are offered there (salesman.objective.free).
    fn offers_freely(_: &State, _: Seat, window: Window) -> bool {
        window != Window::AfterAction
    }

    fn free_options(state: &State, _: Seat, _: Window, out: &mut impl Offer) {
        deliver::options(state, out);
    }

    fn free_answer(state: &mut State, seat: Seat, mv: ask::Move, log: &mut Log) {
        if let ask::Move::Salesman(SalesmanMove::Deliver(town)) = mv {
            deliver::deliver(state, seat, town, log);
        }
    }

    fn why_not_free(state: &State, _: Seat, mv: ask::Move) -> Option<RuleId> {
        match mv {
            ask::Move::Salesman(SalesmanMove::Deliver(town)) => Some(deliver::why_not(state, town)),
            _ => None,
        }
    }

    fn follows(phase: Phase) -> bool {
        matches!(phase, Phase::Event | Phase::StartPlayer)
    }

    /// Five deliveries win when the round is over, after its feeding (salesman.end.win,
    /// salesman.end.win-after-feeding).
    fn after_phase(state: &mut State, phase: Phase, log: &mut Log) {
        if phase == Phase::Event {
            window::open(state, ALONE, Window::AfterEvent);
        } else if scenario::marks(state).len() == facts().deliveries.len() {
            scenario::win(state, RuleId("salesman.end.win"), log);
        }
    }

    fn last_round_over(_: &State) -> Option<Ending> {
        Some(scenario::lose(RuleId("salesman.end.lose")))
    }

    fn tasks(state: &State, out: &mut Vec<Task>) {
        out.extend(deliver::stand(state));
    }

    /// Nothing is counted (salesman.end.record).
    fn outcome(state: &State) -> Option<Outcome> {
        scenario::outcome(state)
    }
}

/// Four players use every goods space.
const ALL_SPACES: u8 = 4;

fn facts() -> &'static SalesmanFacts {
    &components().salesman
}
