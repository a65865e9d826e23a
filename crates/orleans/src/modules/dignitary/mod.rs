//! The Dignitary: one player collects eight citizens within sixteen rounds (dignitary.setup.solo), without goods.

mod citizens;

use super::hooks::Hooks;
use super::meta::{Family, Meta, Slot};
use super::scenario::{self, ALONE};
use super::{Aim, Ending, Feat, Lack, Task};
use crate::ask::{self, Offer};
use crate::components::{DignitaryFacts, Edition, EventFacts, PlaceSet, components};
use crate::course::Course;
use crate::event::{self, Log};
use crate::phase::Phase;
use crate::setup::{Supply, hour_glass};
use crate::state::{Citizens, Level, Setup, Spot, State};
use crate::verbs::develop;
pub use citizens::{DignitaryAsk, DignitaryEvent, DignitaryMove};
use tabletop::{Outcome, RuleId, Seat};

pub(crate) use self::{DignitaryAsk as Ask, DignitaryEvent as Event, DignitaryMove as Move};
pub(crate) use super::none::{
    NoPieces as Hand, NoPieces as Hidden, NoPieces as OnMat, NoPieces as OnTable, NoStep as Step,
};

/// It goes with nothing else (dignitary.setup.alone).
pub(super) const META: Meta = Meta {
    family: Family::Solo,
    editions: &[Edition::Bigbox],
    seats: (1, 1),
    fills: Slot::ALL,
    home: RuleId("dignitary.setup.solo"),
    alone: RuleId("dignitary.setup.alone"),
};

/// The hooks of The Dignitary.
pub(crate) struct Rules;

impl Hooks for Rules {
    /// dignitary.end.easy
    const LEVELS: &'static [Level] = &[Level::Easier, Level::Normal];
    const LEVEL_RULE: Option<RuleId> = Some(RuleId("dignitary.end.easy"));

    /// Sixteen rounds without a Census (dignitary.round.no-census); what would give a good gives the rest
    /// (dignitary.setup.no-goods-effects).
    fn course(_: &Setup, course: &mut Course) {
        *course = Course { has_goods: false, ..Course::without_census(facts().start.rounds) };
    }

    /// Few followers and wheels (dignitary.setup.supply), no coins (dignitary.setup.no-coins), no goods
    /// (dignitary.setup.no-goods).
    fn supply(supply: &mut Supply) {
        supply.begin(&facts().start);
        supply.goods_removed = components().counts.goods.iter().sum();
        supply.map_for = 0;
    }

    /// Citizens wait in six towns (dignitary.setup.town-citizens); the place tiles are drawn when the other
    /// citizens lie there (dignitary.setup.order). The Stage Coach is owned (dignitary.setup.stage-coach).
    fn lay_out(state: &mut State) {
        scenario::lay_out(state, &facts().start);
        state.table.tiles = PlaceSet::EMPTY;
        state.table.citizens = Citizens::default();
        facts().towns.iter().for_each(|town| state.table.citizens.put(Spot::Town(town)));
    }

    fn before_round_one(state: &mut State) {
        citizens::ask(state, facts().free_citizens);
    }

    fn options(state: &State, _: Seat, ask: &ask::Ask, out: &mut impl Offer) {
        if let ask::Ask::Dignitary(_) = ask {
            citizens::options(state, out);
        }
    }

    fn answer(state: &mut State, seat: Seat, ask: ask::Ask, mv: ask::Move, log: &mut Log) {
        if let ask::Ask::Dignitary(DignitaryAsk::Citizens { left }) = ask {
            citizens::answer(state, seat, left, mv, log);
        }
    }

    fn why_not(_: &State, _: Seat, ask: &ask::Ask, mv: ask::Move) -> Option<RuleId> {
        let is_asked = matches!(ask, ask::Ask::Dignitary(_));
        is_asked.then(|| citizens::why_not(mv)).flatten()
    }

    fn reveals(event: &event::Event) -> bool {
        *event == event::Event::Dignitary(DignitaryEvent::DrewTiles)
    }

    /// The events lie open, one a round (dignitary.event.open, dignitary.event.order, dignitary.round.base-flow).
    fn events(_: &Setup) -> Option<&'static [EventFacts]> {
        Some(&facts().events)
    }

    fn guess(state: &mut State, _: &mut tabletop::Rng) {
        state.secret.hour_glass = hour_glass::board();
    }

    /// The citizen of a town goes to the merchant who moves there (dignitary.citizen.on-arrival).
    fn on_feat(state: &mut State, seat: Seat, feat: Feat, log: &mut Log) {
        if let Feat::Arrived(town) = feat {
            develop::citizen(state, seat, Spot::Town(town), log);
        }
    }

    fn follows(phase: Phase) -> bool {
        phase == Phase::StartPlayer
    }

    /// Whoever has enough citizens has won when the round ends, after its event (dignitary.end.win).
    fn after_phase(state: &mut State, _: Phase, log: &mut Log) {
        if state.mat(ALONE).citizens >= goal(state.setup.level) {
            scenario::win(state, RuleId("dignitary.end.win"), log);
        }
    }

    fn last_round_over(_: &State) -> Option<Ending> {
        Some(scenario::lose(RuleId("dignitary.end.lose")))
    }

    fn tasks(state: &State, out: &mut Vec<Task>) {
        let (have, of) = (state.mat(ALONE).citizens, goal(state.setup.level));
        out.push(match of.saturating_sub(have) {
            0 => Task::done(Aim::Citizens, of),
            missing => Task::new(state, Aim::Citizens, (have, of), vec![Lack::Citizens(missing)], None),
        });
    }

    /// Nothing is counted (dignitary.end.record).
    fn outcome(state: &State) -> Option<Outcome> {
        scenario::outcome(state)
    }
}

/// Citizens that win the game (dignitary.end.easy).
fn goal(level: Level) -> u8 {
    if level == Level::Easier { facts().easier_goal } else { facts().goal }
}

fn facts() -> &'static DignitaryFacts {
    &components().dignitary
}
