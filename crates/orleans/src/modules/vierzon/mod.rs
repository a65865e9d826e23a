//! Capital Vierzon: one player completes five objectives within fourteen rounds (vierzon.setup.solo). Its events stand
//! in `happening/`, its two deeds are data.

mod objectives;

use super::deed_board::{BoardDeed, DeedRules};
use super::hooks::Hooks;
use super::meta::{Family, Meta, Slot};
use super::scenario::{self, ALONE};
use super::{Ending, Feat, Marks, SystemOnMat, Task, Window};
use crate::ask::{self, Offer};
use crate::components::{Edition, EventFacts, VierzonDeed, VierzonFacts, components};
use crate::course::Course;
use crate::event::Log;
use crate::phase::Phase;
use crate::setup::{Supply, hour_glass};
use crate::state::{Level, Setup, State};
use crate::window;
pub use objectives::{VierzonAsk, VierzonEvent, VierzonMove};
use tabletop::{Outcome, RuleId, Seat};

pub(crate) use self::{VierzonAsk as Ask, VierzonEvent as Event, VierzonMove as Move};
pub(crate) use super::Marks as OnMat;
pub(crate) use super::none::{NoPieces as Hand, NoPieces as Hidden, NoPieces as OnTable, NoStep as Step};

/// It goes with nothing else (vierzon.setup.alone).
pub(super) const META: Meta = Meta {
    family: Family::Solo,
    editions: &[Edition::Bigbox],
    seats: (1, 1),
    fills: Slot::ALL,
    home: RuleId("vierzon.setup.solo"),
    alone: RuleId("vierzon.setup.alone"),
};

/// The hooks of Capital Vierzon.
pub(crate) struct Rules;

impl Hooks for Rules {
    /// vierzon.end.harder-one, vierzon.end.harder-order
    const LEVELS: &'static [Level] = &[Level::Normal, Level::HarderOne, Level::HarderOrder];
    const LEVEL_RULE: Option<RuleId> = Some(RuleId("vierzon.end.harder-one"));

    /// Fourteen rounds without a Census (vierzon.round.no-census).
    fn course(_: &Setup, course: &mut Course) {
        *course = Course::without_census(facts().start.rounds);
    }

    /// Forty goods (vierzon.setup.goods-forty) on the routes of eight towns (vierzon.setup.goods-map), the rest in the
    /// supply (vierzon.setup.goods-supply); few followers and wheels (vierzon.setup.supply), no coins
    /// (vierzon.setup.no-coins).
    fn supply(supply: &mut Supply) {
        supply.begin(&facts().start);
        supply.goods_removed = components().counts.goods.iter().sum::<u8>() - facts().goods;
        supply.map_for = UNMARKED;
        supply.goods_towns = Some(facts().goods_towns);
    }

    /// Five random tiles of each category that the scenario does not leave out (vierzon.setup.place-draw,
    /// vierzon.setup.place-exclude); the Market Stand is owned (vierzon.setup.market-stand).
    fn lay_out(state: &mut State) {
        let mut tiles = scenario::tiles("V");
        tiles.remove(facts().start.place);
        state.table.tiles = scenario::draw(tiles, facts().tiles_each, &mut state.secret.rng);
        scenario::lay_out(state, &facts().start);
        state.mat_mut(ALONE).modules.system = SystemOnMat::Vierzon(Marks::default());
    }

    /// The events lie open, one a round (vierzon.event.open, vierzon.event.order, vierzon.round.base-flow).
    fn events(_: &Setup) -> Option<&'static [EventFacts]> {
        Some(&facts().events)
    }

    fn guess(state: &mut State, _: &mut tabletop::Rng) {
        state.secret.hour_glass = hour_glass::board();
    }

    const DEEDS: &'static [BoardDeed] = &[
        BoardDeed::Vierzon(VierzonDeed::ExpandingTheUniversity),
        BoardDeed::Vierzon(VierzonDeed::FoundingTheCityCouncil),
    ];

    const DEED_RULES: DeedRules = DeedRules {
        other_board: RuleId("vierzon.setup.boards"),
        kind: RuleId("vierzon.deed.base-limits"),
        taken: RuleId("vierzon.deed.base-limits"),
        ..DeedRules::BASE
    };

    fn on_feat(state: &mut State, seat: Seat, _: Feat, log: &mut Log) {
        objectives::mark_met(state, seat, log);
    }

    /// After an action the next turn comes at once, so objectives are offered there (vierzon.objective.free).
    fn offers_freely(_: &State, _: Seat, window: Window) -> bool {
        window != Window::AfterAction
    }

    fn free_options(state: &State, _: Seat, _: Window, out: &mut impl Offer) {
        objectives::options(state, out);
    }

    fn free_answer(state: &mut State, seat: Seat, mv: ask::Move, log: &mut Log) {
        if let ask::Move::Vierzon(VierzonMove::Complete(objective)) = mv {
            objectives::complete(state, seat, objective, log);
        }
    }

    fn why_not_free(state: &State, _: Seat, mv: ask::Move) -> Option<RuleId> {
        match mv {
            ask::Move::Vierzon(VierzonMove::Complete(objective)) => Some(objectives::why_not(state, objective)),
            _ => None,
        }
    }

    fn options(state: &State, seat: Seat, ask: &ask::Ask, out: &mut impl Offer) {
        if let ask::Ask::Vierzon(_) = ask {
            objectives::material_options(state, seat, out);
        }
    }

    fn answer(state: &mut State, seat: Seat, ask: ask::Ask, mv: ask::Move, log: &mut Log) {
        if let ask::Ask::Vierzon(VierzonAsk::Materials { owed }) = ask {
            objectives::deliver(state, seat, owed, mv, log);
        }
    }

    fn why_not(_: &State, _: Seat, ask: &ask::Ask, _: ask::Move) -> Option<RuleId> {
        matches!(ask, ask::Ask::Vierzon(_)).then_some(RuleId("vierzon.objective.materials"))
    }

    fn follows(phase: Phase) -> bool {
        matches!(phase, Phase::Event | Phase::StartPlayer)
    }

    /// When the round is over all objectives win (vierzon.end.win), and after round 8 a missing Builder loses
    /// (vierzon.objective.builder-missed).
    fn after_phase(state: &mut State, phase: Phase, log: &mut Log) {
        if phase == Phase::Event {
            window::open(state, ALONE, Window::AfterEvent);
        } else if objectives::all_completed(state) {
            scenario::win(state, RuleId("vierzon.end.win"), log);
        } else if objectives::is_builder_missed(state) {
            state.end(scenario::lose(RuleId("vierzon.objective.builder-missed")), log);
        }
    }

    fn last_round_over(_: &State) -> Option<Ending> {
        Some(scenario::lose(RuleId("vierzon.end.lose")))
    }

    fn tasks(state: &State, out: &mut Vec<Task>) {
        out.extend(objectives::stand(state));
    }

    /// Nothing is counted (vierzon.end.record).
    fn outcome(state: &State) -> Option<Outcome> {
        scenario::outcome(state)
    }
}

/// Goods spaces without a mark are those that are used with two players.
const UNMARKED: u8 = 2;

fn facts() -> &'static VierzonFacts {
    &components().vierzon
}
