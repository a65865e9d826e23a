//! Prosperity: sixteen events that lie open, goods that lie face down, and Structures that all players build with one
//! Carpenter (prosperity.setup.players). Its events stand in `happening/`, its deeds are data.

mod build;
mod cards;
mod carpenter;
mod goods;
mod man;
mod pieces;
mod scriptorium;
mod types;

use super::deed_board::{BoardDeed, DeedRules, Sending};
use super::hooks::Hooks;
use super::meta::{Family, Meta, Slot, refuse};
use super::{Module, SystemHidden, SystemOnMat, SystemOnTable, Window};
use crate::ask::{self, Offer};
use crate::components::{
    DRAWN, Edition, EventFacts, Item, Kind, Place, ProsperityDeed, RouteFacts, Structure, components,
};
use crate::course::{self, Course};
use crate::event::{self, Log};
use crate::flow::{self, Frame, Lender};
use crate::phase::Phase;
use crate::setup::{Supply, hour_glass};
use crate::state::{Mat, Setup, Spot, State};
pub(crate) use pieces::Aside;
pub use pieces::{BuiltStructure, ProsperityHand, ProsperityHidden, ProsperityOnMat, ProsperityOnTable};
pub(super) use pieces::{aside, manning};
use tabletop::{Line, Rng, RuleId, Seat, SetupError, Viewer};
pub use types::{ProsperityAsk, ProsperityEvent, ProsperityMove, ProsperityStep};

pub(crate) use self::{
    ProsperityAsk as Ask, ProsperityEvent as Event, ProsperityHand as Hand, ProsperityHidden as Hidden,
    ProsperityMove as Move, ProsperityOnMat as OnMat, ProsperityOnTable as OnTable, ProsperityStep as Step,
};

/// It goes with nothing else (prosperity.setup.no-mixing).
pub(super) const META: Meta = Meta {
    family: Family::Prosperity,
    editions: &[Edition::Bigbox],
    seats: (2, 5),
    fills: Slot::ALL,
    home: RuleId("prosperity.setup.players"),
    alone: RuleId("prosperity.setup.no-mixing"),
};

/// The hooks of Prosperity.
pub(crate) struct Rules;

impl Hooks for Rules {
    /// The tiles are given: there is none to exclude (prosperity.setup.place-tiles-rest).
    fn check(setup: &Setup) -> Result<(), SetupError> {
        match setup.modules.contains(Module::Prosperity) && setup.options.exclude_tiles {
            true => {
                refuse("in Prosperity the place tiles are given".into(), RuleId("prosperity.setup.place-tiles-rest"))
            }
            false => Ok(()),
        }
    }

    /// The Census takes place (prosperity.round.census).
    fn course(_: &Setup, course: &mut Course) {
        course.rounds = components().prosperity.rounds;
    }

    fn supply(supply: &mut Supply) {
        supply.citizens = components().prosperity.citizens;
    }

    fn lay_out(state: &mut State) {
        let facts = &components().prosperity;
        let (face_down, unseen) = goods::turn_over(state);
        let (carpenter, pile) = (facts.carpenter, Structure::COUNT as u8);
        let table = ProsperityOnTable { carpenter, pile, face_down, unseen };
        state.table.modules.system = SystemOnTable::Prosperity(table);
        // prosperity.setup.place-tiles-one, prosperity.setup.place-tiles-two, prosperity.setup.citizens-placed
        state.table.tiles = facts.tiles;
        for nth in 0..components().development.citizens.len() {
            state.table.citizens.take(Spot::Development(nth as u8));
        }
        for player in state.players.as_mut_slice() {
            // prosperity.setup.player-parts
            player.mat.places.insert(Place::Carpenter);
            player.mat.modules.system = SystemOnMat::Prosperity(ProsperityOnMat::default());
        }
        state.secret.hour_glass = hour_glass::board();
        let mut cards = std::array::from_fn(|index| Structure::ALL[index]);
        state.secret.rng.shuffle(&mut cards);
        state.secret.modules.system = hidden(cards);
        cards::deal(state);
    }

    fn before_round_one(state: &mut State) {
        cards::ask_all(state);
    }

    /// The events lie open, one a round (prosperity.round.events-known, prosperity.event.order).
    #[inline]
    fn events(_: &Setup) -> Option<&'static [EventFacts]> {
        Some(&components().prosperity.events)
    }

    fn guess(state: &mut State, rng: &mut Rng) {
        state.secret.hour_glass = hour_glass::board();
        cards::guess(state, rng);
    }

    /// Who has a Structure may put coins and goods there before the own payment begins
    /// (prosperity.man.coins-goods-window).
    fn event_phase(state: &mut State) -> bool {
        for seat in state.clockwise().rev() {
            state.then([Frame::Do(flow::Step::Event(seat))]);
            if man::has_structure(state, seat) {
                state.then([Frame::Do(flow::Step::Window { seat, window: Window::BeforeEvent })]);
            }
        }
        true
    }

    fn follows(phase: Phase) -> bool {
        matches!(phase, Phase::Planning | Phase::Event)
    }

    /// What was completed while planning is turned over when all plans lie open. After the last event there is one
    /// more moment before scoring (prosperity.man.coins-goods-window).
    fn after_phase(state: &mut State, phase: Phase, log: &mut Log) {
        if phase == Phase::Planning {
            state.clockwise().for_each(|seat| man::complete(state, seat, log));
        } else if state.table.round >= course::rounds(&state.setup, &state.table) {
            state.then_each(|seat| flow::Step::Window { seat, window: Window::AfterEvent });
        }
    }

    const DEEDS: &'static [BoardDeed] = &[
        BoardDeed::Prosperity(ProsperityDeed::FoundingTheCarpentersGuild),
        BoardDeed::Prosperity(ProsperityDeed::RightOfAssembly),
        BoardDeed::Prosperity(ProsperityDeed::BuildingTheOrphanage),
    ];

    const DEED_RULES: DeedRules = DeedRules {
        other_board: RuleId("prosperity.setup.scenario-board"),
        kind: RuleId("prosperity.deed.base-limits"),
        taken: RuleId("prosperity.deed.base-limits"),
        ..DeedRules::BASE
    };

    fn brings_action(place: Place) -> bool {
        matches!(place, Place::Carpenter | Place::Scriptorium)
    }

    fn forbids_action(state: &State, seat: Seat, place: Place, _: Option<Lender>) -> Option<RuleId> {
        match place {
            Place::Carpenter => carpenter::forbids(state, seat),
            Place::Scriptorium => scriptorium::forbids(state, seat),
            _ => None,
        }
    }

    fn act(state: &mut State, seat: Seat, place: Place, log: &mut Log) {
        match place {
            Place::Carpenter => carpenter::start(state, seat, log),
            _ => scriptorium::start(state, seat, log),
        }
    }

    fn has_face_down(state: &State, route: &RouteFacts) -> bool {
        goods::uncovered(state, route).is_some()
    }

    fn turn_up(state: &mut State, seat: Seat, route: &RouteFacts, log: &mut Log) {
        goods::turn_up(state, seat, route, log);
    }

    fn more_to_send(state: &State, seat: Seat, kind: Kind, out: &mut impl Offer) {
        man::send_options(state, seat, kind, out);
    }

    fn send_elsewhere(state: &mut State, sending: Sending, mv: ask::Move, log: &mut Log) {
        if let ask::Move::Prosperity(ProsperityMove::Man { kind, structure }) = mv {
            man::send(state, sending, kind, structure, log);
        }
    }

    fn offers_freely(state: &State, seat: Seat, _: Window) -> bool {
        man::has_structure(state, seat)
    }

    fn free_options(state: &State, seat: Seat, _: Window, out: &mut impl Offer) {
        man::free_options(state, seat, out);
    }

    fn free_answer(state: &mut State, seat: Seat, mv: ask::Move, log: &mut Log) {
        if let ask::Move::Prosperity(mv) = mv {
            man::free_answer(state, seat, mv, log);
        }
    }

    fn why_not_free(state: &State, seat: Seat, mv: ask::Move) -> Option<RuleId> {
        let is_turned = |place: Place| state.mat(seat).modules.locked.contains(place);
        let lacks = |structure: Structure, item: Item| Some(man::why_not(state, seat, structure, item));
        match mv {
            ask::Move::Prosperity(ProsperityMove::Man { kind, structure }) => lacks(structure, Item::Follower(kind)),
            ask::Move::Prosperity(ProsperityMove::LayCoin(structure)) => lacks(structure, Item::Coin),
            ask::Move::Prosperity(ProsperityMove::LayGood(structure, good)) => lacks(structure, Item::Good(good)),
            ask::Move::PlaceWheel { place: Place::Carpenter, .. } => Some(RuleId("prosperity.carpenter.no-gear")),
            ask::Move::Use(place) if is_turned(place) => Some(RuleId("prosperity.event.firestorm")),
            ask::Move::Put { place, .. } | ask::Move::PlaceWheel { place, .. } if is_turned(place) => {
                Some(RuleId("prosperity.event.firestorm-owned"))
            }
            _ => None,
        }
    }

    fn options(state: &State, seat: Seat, ask: &ask::Ask, out: &mut impl Offer) {
        match *ask {
            ask::Ask::Prosperity(ProsperityAsk::Keep) => cards::options(state, seat, out),
            ask::Ask::Prosperity(ProsperityAsk::Carpenter { moved }) => carpenter::options(state, seat, moved, out),
            ask::Ask::Prosperity(ProsperityAsk::Scriptorium) => scriptorium::options(out),
            _ => {}
        }
    }

    fn answer(state: &mut State, seat: Seat, ask: ask::Ask, mv: ask::Move, log: &mut Log) {
        match (ask, mv) {
            (ask::Ask::Prosperity(ProsperityAsk::Scriptorium), _) => scriptorium::answer(state, seat, mv, log),
            (_, ask::Move::Prosperity(ProsperityMove::Keep(card))) => cards::keep(state, seat, card, log),
            _ => carpenter::answer(state, seat, mv, log),
        }
    }

    fn why_not(state: &State, seat: Seat, ask: &ask::Ask, mv: ask::Move) -> Option<RuleId> {
        match *ask {
            ask::Ask::Prosperity(ProsperityAsk::Keep) => cards::why_not(state, seat, mv),
            ask::Ask::Prosperity(ProsperityAsk::Carpenter { .. }) => carpenter::why_not(state, seat, mv),
            ask::Ask::Prosperity(ProsperityAsk::Scriptorium) => Some(RuleId("prosperity.scriptorium.two-actions")),
            _ => None,
        }
    }

    fn carry_out(state: &mut State, step: flow::Step, _: &mut Log) {
        if let flow::Step::Prosperity(ProsperityStep::Carpenter { seat, moved }) = step {
            carpenter::offer(state, seat, moved);
        }
    }

    /// Goods that are turned up, cards that are drawn or built.
    fn reveals(event: &event::Event) -> bool {
        use ProsperityEvent::{Built, Drew, Stays, TurnedUp};
        matches!(event, event::Event::Prosperity(TurnedUp(..) | Stays(_) | Built { .. } | Drew(..)))
    }

    /// Which cards are drawn and kept is seen by their owner alone (prosperity.setup.structure-hidden).
    fn seen_by(event: &event::Event, viewer: Viewer) -> Option<event::Event> {
        Some(match *event {
            event::Event::Prosperity(ProsperityEvent::Drew(seat, _)) if !viewer.is(seat) => {
                event::Event::Prosperity(ProsperityEvent::Drew(seat, [None; DRAWN]))
            }
            event::Event::Prosperity(ProsperityEvent::Kept(seat, _)) if !viewer.is(seat) => {
                event::Event::Prosperity(ProsperityEvent::Kept(seat, None))
            }
            other => other,
        })
    }

    /// Completed Structures count what is printed on them, whatever the status (prosperity.end.structures,
    /// prosperity.end.structures-not-development).
    fn score_line(mat: &Mat) -> Option<Line> {
        let SystemOnMat::Prosperity(_) = mat.modules.system else { return None };
        let done = pieces::built(mat).filter(|it| it.done);
        Some(Line { source: "structures", points: done.map(|it| i32::from(pieces::facts(it.structure).points)).sum() })
    }
}

fn hidden(pile: [Structure; Structure::COUNT]) -> SystemHidden {
    SystemHidden::Prosperity(ProsperityHidden { pile })
}
