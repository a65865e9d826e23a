//! The Duel: two players, four objectives each, sixteen events that lie open (duel.setup.players). Whoever cannot pay
//! an event has lost. Its events stand in `happening/`, the house that both share in `place/`, its deeds are data.

mod choices;
mod deliver;
mod end;
mod objectives;
mod phase_six;

use super::deed_board::{BoardDeed, DeedRules};
use super::hooks::Hooks;
use super::meta::{Family, Meta, Slot, refuse};
use super::{Ending, Feat, Module, SystemOnMat, Window};
use crate::ask::{self, Offer};
use crate::components::{DuelDeed, DuelObjective, Edition, EventFacts, Place, PlaceSet, components};
use crate::course::Course;
use crate::event::Log;
use crate::flow::{self, Frame};
use crate::phase::Phase;
use crate::setup::{Supply, hour_glass};
use crate::state::{Citizens, Mat, Setup, Spot, State};
pub use objectives::DuelOnMat;
use serde::{Deserialize, Serialize};
use tabletop::{Outcome, RuleId, Seat, SeatSet, SetupError};

pub(crate) use self::{DuelAsk as Ask, DuelEvent as Event, DuelMove as Move, DuelOnMat as OnMat, DuelStep as Step};
pub(crate) use super::none::{NoPieces as Hand, NoPieces as Hidden, NoPieces as OnTable};

/// It goes with nothing else (duel.setup.alone).
pub(super) const META: Meta = Meta {
    family: Family::Duel,
    editions: &[Edition::Bigbox],
    seats: (2, 2),
    fills: Slot::ALL,
    home: RuleId("duel.setup.players"),
    alone: RuleId("duel.setup.alone"),
};

/// There is no Census (duel.round.no-census).
const PHASES: [Phase; 6] =
    [Phase::HourGlass, Phase::Followers, Phase::Planning, Phase::Actions, Phase::Event, Phase::StartPlayer];

/// What The Duel asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DuelAsk {
    /// In which town does the merchant begin?
    Merchant,
    /// Which place tile comes into the game?
    Tiles {
        /// Tiles of category I still to choose.
        one: u8,
        /// Tiles of category II still to choose.
        two: u8,
    },
    /// Is the event averted?
    Shield {
        /// Who has averted it already.
        shielded: SeatSet,
    },
}

/// How The Duel is answered, where base moves do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DuelMove {
    /// Hand over the wine.
    DeliverWine,
    /// Hand over the fabrics, so many of them brocade.
    ClotheLady {
        /// How many are brocade.
        brocade: u8,
    },
}

/// What The Duel does by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DuelStep {
    /// The event reaches a player, who may have a shield against it.
    Reach {
        /// Whom it reaches.
        seat: Seat,
        /// Who has averted it already.
        shielded: SeatSet,
    },
    /// Everybody whom the event strikes must be able to pay; then they do.
    Settle {
        /// Who has averted it.
        shielded: SeatSet,
    },
    /// The round is over: has somebody won?
    Check,
}

/// What happens in The Duel, where base events do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DuelEvent {
    /// A place tile comes into the game.
    Chose(Seat, Place),
    /// An objective is marked.
    Completed(Seat, DuelObjective),
    /// What the event demands is not there.
    CannotPay(Seat),
}

/// The hooks of The Duel.
pub(crate) struct Rules;

impl Hooks for Rules {
    /// All tiles are chosen by the players: there is none to exclude (duel.setup.place-choice).
    fn check(setup: &Setup) -> Result<(), SetupError> {
        match setup.modules.contains(Module::Duel) && setup.options.exclude_tiles {
            true => refuse("in The Duel all place tiles are chosen".into(), RuleId("duel.setup.place-choice")),
            false => Ok(()),
        }
    }

    fn course(_: &Setup, course: &mut Course) {
        *course = Course { rounds: components().duel.rounds, phases: &PHASES, ..*course };
    }

    /// Goods and followers are those of two players (duel.setup.goods, duel.setup.followers); duel.setup.coins,
    /// duel.setup.gear.
    fn supply(supply: &mut Supply) {
        let facts = &components().duel;
        *supply = Supply { gears: facts.gears, coins: facts.coins, citizens: facts.citizens, ..*supply };
    }

    fn lay_out(state: &mut State) {
        // No citizen lies on a track or is kept aside (duel.setup.track-citizens, duel.end.no-scoring).
        state.table.citizens = Citizens::default();
        DuelDeed::ALL.iter().for_each(|&deed| state.table.citizens.put(Spot::Board(BoardDeed::Duel(deed))));
        state.table.tiles = PlaceSet::EMPTY;
        for player in state.players.as_mut_slice() {
            // duel.setup.bourgeois-house
            player.mat.places.insert(Place::SharedHouse);
            player.mat.modules.system = SystemOnMat::Duel(DuelOnMat::default());
        }
        state.secret.hour_glass = hour_glass::board();
    }

    fn before_round_one(state: &mut State) {
        choices::ask_all(state);
    }

    /// The events lie open, one a round (duel.event.open, duel.event.order, duel.round.base-flow).
    fn events(_: &Setup) -> Option<&'static [EventFacts]> {
        Some(&components().duel.events)
    }

    fn guess(state: &mut State, _: &mut tabletop::Rng) {
        state.secret.hour_glass = hour_glass::board();
    }

    fn event_phase(state: &mut State) -> bool {
        phase_six::start(state);
        true
    }

    fn follows(phase: Phase) -> bool {
        phase == Phase::Event
    }

    /// The last deliveries, the start player's first, then the check (duel.objective.delivery-free, duel.end.check).
    fn after_phase(state: &mut State, _: Phase, _: &mut Log) {
        state.then([Frame::Do(flow::Step::Duel(DuelStep::Check))]);
        state.then_each(|seat| flow::Step::Window { seat, window: Window::AfterEvent });
    }

    const DEEDS: &'static [BoardDeed] = &[
        BoardDeed::Duel(DuelDeed::Astronomy),
        BoardDeed::Duel(DuelDeed::WinePressHouse),
        BoardDeed::Duel(DuelDeed::ThreeFieldRotation),
        BoardDeed::Duel(DuelDeed::Angelology),
    ];

    const DEED_RULES: DeedRules = DeedRules {
        other_board: RuleId("duel.setup.scenario-board"),
        kind: RuleId("duel.deed.base-limits"),
        taken: RuleId("duel.deed.base-limits"),
        ..DeedRules::BASE
    };

    fn on_feat(state: &mut State, seat: Seat, _: Feat, log: &mut Log) {
        objectives::notice(state, seat, log);
    }

    /// Not while planning: there the supply must not change (duel.objective.delivery-free).
    fn offers_freely(_: &State, _: Seat, window: Window) -> bool {
        window != Window::Planning
    }

    fn free_options(state: &State, seat: Seat, _: Window, out: &mut impl Offer) {
        deliver::options(state, seat, out);
    }

    fn free_answer(state: &mut State, seat: Seat, mv: ask::Move, log: &mut Log) {
        if let ask::Move::Duel(delivery) = mv {
            deliver::deliver(state, seat, delivery, log);
        }
    }

    fn why_not_free(state: &State, seat: Seat, mv: ask::Move) -> Option<RuleId> {
        match mv {
            ask::Move::Duel(delivery) => Some(deliver::why_not(state, seat, delivery)),
            _ => None,
        }
    }

    fn options(state: &State, seat: Seat, ask: &ask::Ask, out: &mut impl Offer) {
        match *ask {
            ask::Ask::Duel(DuelAsk::Shield { .. }) => crate::phase::event::options(state, seat, out),
            ask::Ask::Duel(ask) => choices::options(state, ask, out),
            _ => {}
        }
    }

    fn answer(state: &mut State, seat: Seat, ask: ask::Ask, mv: ask::Move, log: &mut Log) {
        match ask {
            ask::Ask::Duel(DuelAsk::Shield { shielded }) => phase_six::answer(state, seat, shielded, mv, log),
            ask::Ask::Duel(ask) => choices::answer(state, seat, ask, mv, log),
            _ => {}
        }
    }

    fn why_not(state: &State, _: Seat, ask: &ask::Ask, mv: ask::Move) -> Option<RuleId> {
        match *ask {
            ask::Ask::Duel(DuelAsk::Shield { .. }) => crate::phase::event::why_not(mv),
            ask::Ask::Duel(ask) => choices::why_not(state, ask, mv),
            _ => None,
        }
    }

    fn carry_out(state: &mut State, step: flow::Step, log: &mut Log) {
        match step {
            flow::Step::Duel(DuelStep::Reach { seat, shielded }) => phase_six::reach(state, seat, shielded),
            flow::Step::Duel(DuelStep::Settle { shielded }) => phase_six::settle(state, shielded, log),
            flow::Step::Duel(DuelStep::Check) => end::check(state, log),
            _ => {}
        }
    }

    fn last_round_over(state: &State) -> Option<Ending> {
        Some(end::after_the_last_round(state))
    }

    fn objectives(mat: &Mat, out: &mut Vec<(u8, u8)>) {
        objectives::progress(mat, out);
    }

    /// Nothing is counted (duel.end.no-scoring).
    fn outcome(state: &State) -> Option<Outcome> {
        let Ending { winners, rule } = state.table.ending?;
        Some(Outcome::decided(winners, rule))
    }
}
