//! Where Invasion changes the game.

use super::types::{InvasionAsk, InvasionMove, InvasionStep};
use super::{
    catapult, characters, citizens, city, dangers, dues, end, events, guild_house, hostel, palatinate, robbery, set_up,
    stack, tasks, team, towers, vehicle,
};
use crate::ask::{Ask, Move, Offer};
use crate::components::{EventFacts, Happening, InvasionFacts, Kind, Letter, Place, Town, components};
use crate::course::Course;
use crate::event::{Event, Log};
use crate::flow::{Frame, Lender, Step};
use crate::modules::hooks::Hooks;
use crate::modules::{Danger, Ending, Feat, Sending, Task};
use crate::phase::Phase;
use crate::state::{Level, Pool, Setup, State, Table, Wheel};
use tabletop::{Outcome, Rng, RuleId, Seat, SetupError};

/// The hooks of Invasion.
pub(crate) struct Rules;

impl Hooks for Rules {
    fn check(setup: &Setup) -> Result<(), SetupError> {
        set_up::check(setup)
    }

    /// There is no Census (invasion.round.no-census, invasion.round.phases).
    fn course(setup: &Setup, course: &mut Course) {
        // invasion.round.length-2-3, invasion.round.length-4-5
        *course = Course::without_census(components().invasion.stack(setup.players).rounds);
    }

    fn lay_out(state: &mut State) {
        set_up::lay_out(state);
    }

    fn before_round_one(state: &mut State) {
        characters::ask_all(state);
    }

    /// Without the mean tiles, as printed, or without the two that help most (invasion.setup.mean-removed,
    /// invasion.setup.mean-challenge).
    const LEVELS: &'static [Level] = &[Level::Easier, Level::Normal, Level::Harder];
    const LEVEL_RULE: Option<RuleId> = Some(RuleId("invasion.setup.mean-challenge"));

    /// Plans, bags and all else lie open (invasion.round.open-information), and a plan can be reopened until all are
    /// ready (invasion.round.joint-planning).
    const OPEN: bool = true;

    #[inline]
    fn events(setup: &Setup) -> Option<&'static [EventFacts]> {
        Some(&components().invasion.tiles[InvasionFacts::table_for(setup.players)])
    }

    fn next_letter(setup: &Setup, table: &Table) -> Option<Letter> {
        stack::next_letter(setup, table)
    }

    fn guess(state: &mut State, rng: &mut Rng) {
        stack::guess(state, rng);
    }

    fn event_phase(state: &mut State) -> bool {
        events::start(state)
    }

    fn suffer(state: &mut State, seat: Seat, event: Happening, amount: u8, log: &mut Log) {
        match event {
            Happening::Robbery => robbery::suffer(state, seat, amount, log),
            _ => events::strike(state, event, log),
        }
    }

    /// Only where the base text of an event brings it there is torture (invasion.event.torture).
    fn shortfall(state: &mut State, seat: Seat, _: u8, log: &mut Log) -> bool {
        events::shortfall(state, seat, log)
    }

    /// The due is paid when the event is over (invasion.character.estate-timing, invasion.end.order).
    fn follows(phase: Phase) -> bool {
        phase == Phase::Event
    }

    fn after_phase(state: &mut State, _: Phase, _: &mut Log) {
        state.then([Frame::Do(Step::Invasion(InvasionStep::Due))]);
    }

    fn last_round_over(state: &State) -> Option<Ending> {
        Some(end::judge(state))
    }

    // The Support board.

    fn brings_action(place: Place) -> bool {
        matches!(place, Place::Vehicle | Place::GuildHouse | Place::Hostel | Place::Palatinate)
    }

    fn forbids_action(state: &State, seat: Seat, place: Place, _: Option<Lender>) -> Option<RuleId> {
        match place {
            Place::Vehicle => vehicle::forbids(state, seat),
            Place::GuildHouse => guild_house::forbids(state, seat),
            Place::Hostel => hostel::forbids(state, seat),
            Place::Palatinate => palatinate::forbids(state, seat),
            _ => None,
        }
    }

    fn act(state: &mut State, seat: Seat, place: Place, _: &mut Log) {
        match place {
            Place::Vehicle => vehicle::start(state, seat),
            Place::GuildHouse => guild_house::start(state, seat),
            Place::Hostel => hostel::start(state, seat),
            _ => palatinate::start(state, seat),
        }
    }

    // The City.

    /// No base deeds lie there (invasion.setup.removed).
    fn replaces_deeds() -> bool {
        true
    }

    fn more_to_send(state: &State, seat: Seat, kind: Kind, out: &mut impl Offer) {
        city::send_options(state, seat, kind, out);
    }

    fn send_elsewhere(state: &mut State, sending: Sending, mv: Move, log: &mut Log) {
        if let Move::Invasion(InvasionMove::Man { kind, at }) = mv {
            city::send(state, sending, kind, at, log);
        }
    }

    fn wheel_goes(state: &State, seat: Seat, wheel: Wheel, out: &mut impl Offer) {
        catapult::options(state, seat, wheel, out);
    }

    fn send_wheel(state: &mut State, seat: Seat, wheel: Wheel, log: &mut Log) {
        catapult::send(state, seat, wheel, log);
    }

    fn takes_tower(town: Town) -> bool {
        towers::is_rim(town)
    }

    fn forbids_tower(state: &State, seat: Seat, town: Town) -> Option<RuleId> {
        towers::forbids(state, seat, town)
    }

    fn build_tower(state: &mut State, seat: Seat, town: Town, log: &mut Log) {
        towers::build(state, seat, town, log);
    }

    fn on_feat(state: &mut State, seat: Seat, feat: Feat, log: &mut Log) {
        match feat {
            Feat::GainedWheel(wheel) => catapult::offer(state, seat, wheel),
            _ => citizens::notice(state, seat, feat, log),
        }
    }

    fn why_not_free(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
        match mv {
            Move::Invasion(InvasionMove::Man { kind, at }) => Some(city::why_not(state, seat, kind, at)),
            Move::PlaceWheel { place: Place::Palatinate | Place::Hostel, .. } => {
                Some(RuleId("invasion.action.support-gear"))
            }
            _ => None,
        }
    }

    // Questions.

    fn options(state: &State, seat: Seat, ask: &Ask, out: &mut impl Offer) {
        let Ask::Invasion(ask) = *ask else { return };
        match ask {
            InvasionAsk::Character => characters::options(state, out),
            InvasionAsk::Vehicle { to, .. } => vehicle::options(state, seat, to, out),
            InvasionAsk::GuildHouse { to, left } => guild_house::options(state, seat, to, left, out),
            InvasionAsk::Hostel => hostel::options(state, seat, out),
            InvasionAsk::Guest(kind) => hostel::guest_options(state, seat, kind, out),
            InvasionAsk::Palatinate => palatinate::options(state, seat, out),
            InvasionAsk::Catapult(wheel) => {
                catapult::options(state, seat, wheel, out);
                out.push(Move::Decline);
            }
            InvasionAsk::KeepCitizen => citizens::options(out),
            InvasionAsk::Due => dues::options(state, seat, out),
            InvasionAsk::Robbery { owed } => robbery::options(state, seat, owed, out),
            InvasionAsk::Propose => team::options(state, seat, out),
            InvasionAsk::Vote => team::vote_options(out),
            InvasionAsk::GoodWinds => team::sail_options(state, seat, out),
        }
    }

    fn answer(state: &mut State, seat: Seat, ask: Ask, mv: Move, log: &mut Log) {
        let Ask::Invasion(ask) = ask else { return };
        match ask {
            InvasionAsk::Character => characters::answer(state, seat, mv, log),
            InvasionAsk::Vehicle { left, .. } => vehicle::answer(state, seat, left, mv, log),
            InvasionAsk::GuildHouse { left, .. } => guild_house::answer(state, seat, left, mv, log),
            InvasionAsk::Hostel => hostel::answer(state, seat, mv, log),
            InvasionAsk::Guest(kind) => hostel::settle(state, seat, kind, mv, log),
            InvasionAsk::Palatinate => palatinate::answer(state, seat, mv, log),
            InvasionAsk::Catapult(wheel) => {
                if mv != Move::Decline {
                    catapult::send(state, seat, wheel, log);
                }
            }
            InvasionAsk::KeepCitizen => citizens::answer(state, seat, mv, log),
            InvasionAsk::Due => dues::answer(state, seat, mv, log),
            InvasionAsk::Robbery { owed } => robbery::answer(state, seat, owed, mv, log),
            InvasionAsk::Propose => team::answer(state, seat, mv, log),
            InvasionAsk::Vote => team::answer_vote(state, seat, mv, log),
            InvasionAsk::GoodWinds => team::sail(state, seat, mv, log),
        }
    }

    fn why_not(state: &State, seat: Seat, ask: &Ask, mv: Move) -> Option<RuleId> {
        let Ask::Invasion(ask) = *ask else { return None };
        match ask {
            InvasionAsk::Character => Some(RuleId("invasion.setup.characters-chosen")),
            InvasionAsk::Vehicle { to, .. } => vehicle::why_not(state, to, mv),
            InvasionAsk::GuildHouse { to, .. } => guild_house::why_not(state, to, mv),
            InvasionAsk::Hostel => hostel::why_not(mv),
            InvasionAsk::Guest(kind) => hostel::why_not_guest(state, seat, kind, mv),
            InvasionAsk::Palatinate => palatinate::why_not(state, seat, mv),
            InvasionAsk::Catapult(_) => Some(RuleId("invasion.achievement.catapult")),
            InvasionAsk::KeepCitizen => Some(RuleId("invasion.character.mayor-claim")),
            InvasionAsk::Due => dues::why_not(state),
            InvasionAsk::Robbery { .. } => Some(RuleId("invasion.event.robbery")),
            InvasionAsk::Propose => team::why_not(state, mv),
            InvasionAsk::Vote => Some(RuleId("invasion.team.confirm")),
            InvasionAsk::GoodWinds => Some(RuleId("invasion.event.good-winds")),
        }
    }

    fn carry_out(state: &mut State, step: Step, log: &mut Log) {
        let Step::Invasion(step) = step else { return };
        match step {
            InvasionStep::Team => team::start(state, log),
            InvasionStep::Tally => team::tally(state, log),
            InvasionStep::Due => dues::start(state, log),
        }
    }

    fn held(ask: &Ask) -> Pool {
        match *ask {
            Ask::Invasion(InvasionAsk::Guest(kind)) => Pool::from_iter([kind.neutral()]),
            _ => Pool::default(),
        }
    }

    fn reveals(_: &Event) -> bool {
        false
    }

    // The end.

    fn tasks(state: &State, out: &mut Vec<Task>) {
        tasks::tell(state, out);
    }

    fn dangers(state: &State, out: &mut Vec<Danger>) {
        dangers::tell(state, out);
    }

    /// All have won or all have lost; nothing is counted (invasion.end.no-score).
    fn outcome(state: &State) -> Option<Outcome> {
        let ending = state.table.ending?;
        Some(Outcome::together(ending.winners, ending.rule))
    }
}
