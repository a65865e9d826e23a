//! Every moment at which an expansion may change the game. Each method does nothing, or what the base game does,
//! unless an expansion says otherwise; `mod.rs` asks all that are in play.

use super::deed_board::{self, BoardDeed, DeedRules, Sending};
use super::{Danger, Ending, Feat, Task, Window};
use crate::ask::{Ask, Move, Offer, has_option};
use crate::components::{EventFacts, Follower, Good, Happening, Kind, Letter, Place, RouteFacts, Town};
use crate::course::Course;
use crate::event::{Event, Log};
use crate::flow::{Lender, Step};
use crate::phase::Phase;
use crate::setup::Supply;
use crate::state::{Level, Mat, Pool, Setup, State, Table, Wheel};
use tabletop::{Line, Outcome, Rng, RuleId, Seat, SetupError, Viewer};

/// The hooks of one expansion: a type without values.
#[allow(unused_variables, reason = "a default shows what it is told and uses none of it")]
pub(crate) trait Hooks {
    // The course of the game.

    /// What a table may not agree on, with or without this expansion.
    fn check(setup: &Setup) -> Result<(), SetupError> {
        Ok(())
    }

    /// Rounds, phases and what else runs otherwise.
    fn course(setup: &Setup, course: &mut Course) {}

    /// Whether plans and bags lie open to all, and a finished plan can be reopened until all are ready.
    const OPEN: bool = false;

    /// What the box holds for this game: followers, gear wheels, goods, coins.
    fn supply(supply: &mut Supply) {}

    /// Lays out what the expansion adds, when the base game lies there.
    fn lay_out(state: &mut State) {}

    /// Asks what must be settled before round 1.
    fn before_round_one(state: &mut State) {}

    /// A round begins.
    fn on_round(state: &mut State) {}

    /// A turn of the Action phase begins.
    fn on_turn(state: &mut State) {}

    /// A phase is about to begin.
    fn before_phase(state: &mut State, phase: Phase, log: &mut Log) {}

    /// A phase is over.
    fn after_phase(state: &mut State, phase: Phase, log: &mut Log) {}

    /// Whether anything comes after this phase: only then a step waits for its end.
    fn follows(phase: Phase) -> bool {
        false
    }

    /// The levels it is played at, from easy to hard.
    const LEVELS: &'static [Level] = &[Level::Normal];

    /// The rule behind its levels; without one, that of its seats.
    const LEVEL_RULE: Option<RuleId> = None;
    /// The Event phase, where the event does not reach one player after the other. Whoever sets it up says so.
    fn event_phase(state: &mut State) -> bool {
        false
    }

    /// How the game ends when the last round is over, if not by points.
    fn last_round_over(state: &State) -> Option<Ending> {
        None
    }

    // Events.

    /// The events of the game, by number, where this expansion brings them.
    fn events(setup: &Setup) -> Option<&'static [EventFacts]> {
        None
    }

    /// The letter on the back of the next hour glass tile.
    fn next_letter(setup: &Setup, table: &Table) -> Option<Letter> {
        None
    }

    /// Tiles that brought no round of their own.
    fn tiles_skipped(table: &Table) -> u8 {
        0
    }

    /// An event that is about pieces of this expansion takes effect on a player.
    fn suffer(state: &mut State, seat: Seat, event: Happening, amount: u8, log: &mut Log) {}

    // Tokens beside followers, in bags and on Markets.

    /// One was drawn for something else than the Market: what becomes of it?
    fn on_token_drawn(state: &mut State, seat: Seat, log: &mut Log) {}

    /// One was drawn and lies on the Market.
    fn on_token_to_market(state: &mut State, seat: Seat, log: &mut Log) {}

    // Planning.

    /// Who can be planned beside those on the Market, from a home of his own.
    fn helper(state: &State, seat: Seat) -> Option<Follower> {
        None
    }

    /// The rule that keeps him there.
    fn why_no_helper(state: &State, seat: Seat) -> Option<RuleId> {
        None
    }

    // Actions.

    /// The rule that forbids the action of a place.
    fn forbids_action(state: &State, seat: Seat, place: Place, via: Option<Lender>) -> Option<RuleId> {
        None
    }

    /// Where a gear wheel just gained can go besides action spaces.
    fn wheel_goes(state: &State, seat: Seat, wheel: Wheel, out: &mut impl Offer) {}

    /// It goes there.
    fn send_wheel(state: &mut State, seat: Seat, wheel: Wheel, log: &mut Log) {}

    /// Whether something else than a trading station is built in a town.
    fn takes_tower(town: Town) -> bool {
        false
    }

    /// The rule that forbids building that.
    fn forbids_tower(state: &State, seat: Seat, town: Town) -> Option<RuleId> {
        None
    }

    /// Builds it.
    fn build_tower(state: &mut State, seat: Seat, town: Town, log: &mut Log) {}

    /// The rule that keeps gear wheels off a place.
    fn forbids_wheel(state: &State, place: Place) -> Option<RuleId> {
        None
    }

    /// What every station costs its builder.
    fn building_fee(state: &State) -> u16 {
        0
    }

    /// Whether the coin spaces of the Development track pay.
    fn development_pays(state: &State) -> bool {
        true
    }

    /// Whether this expansion brings the action of a place itself; `forbids_action` says all about it then.
    fn brings_action(place: Place) -> bool {
        false
    }

    /// Carries out the action of such a place.
    fn act(state: &mut State, seat: Seat, place: Place, log: &mut Log) {}

    /// Whether a good lies face down on a route and can be taken.
    fn has_face_down(state: &State, route: &RouteFacts) -> bool {
        false
    }

    /// A good that lies face down on a route is taken.
    fn turn_up(state: &mut State, seat: Seat, route: &RouteFacts, log: &mut Log) {}

    /// A whole action is over. Whoever asks something now says so, and comes back when it is answered.
    fn after_action(state: &mut State, seat: Seat) -> bool {
        false
    }

    /// Something was done that expansions may care about.
    fn on_feat(state: &mut State, seat: Seat, feat: Feat, log: &mut Log) {}

    /// Somebody must pay more coins than they have. Whoever settles it keeps torture away.
    fn shortfall(state: &mut State, seat: Seat, owed: u8, log: &mut Log) -> bool {
        false
    }

    /// Whether there may be free answers now: asked with every plan, before anybody looks for them.
    fn offers_freely(state: &State, seat: Seat, window: Window) -> bool {
        false
    }

    /// Free answers: they use no turn and may be given whenever such a window is open.
    fn free_options(state: &State, seat: Seat, window: Window, out: &mut impl Offer) {}

    /// Whether a window of its own opens for free answers. Where cards are secret that must not tell of them.
    fn opens(state: &State, seat: Seat, window: Window) -> bool {
        Self::offers_freely(state, seat, window) && has_option(|out| Self::free_options(state, seat, window, out))
    }

    /// Carries out a free answer.
    fn free_answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {}

    /// The rule that forbids a free answer of this expansion now.
    fn why_not_free(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
        None
    }

    // The board of deeds, where the expansion lays one in place of the base deeds.

    /// Its deeds, in printed order.
    const DEEDS: &'static [BoardDeed] = &[];

    /// Whether the base deeds are not there.
    fn replaces_deeds() -> bool {
        !Self::DEEDS.is_empty()
    }

    /// What a refused sending cites.
    const DEED_RULES: DeedRules = DeedRules::BASE;

    /// Where a follower can be sent that is no deed.
    fn more_to_send(state: &State, seat: Seat, kind: Kind, out: &mut impl Offer) {}

    /// A follower is sent there.
    fn send_elsewhere(state: &mut State, sending: Sending, mv: Move, log: &mut Log) {}

    /// The good at a space of a deed.
    fn good_at_deed(state: &State, deed: BoardDeed, space: usize) -> Option<Good> {
        None
    }

    /// Whether a deed takes nobody yet.
    fn locks_deed(state: &State, deed: BoardDeed) -> bool {
        false
    }

    /// A follower has taken its space.
    fn on_sent(state: &mut State, sending: Sending, deed: BoardDeed, space: usize, log: &mut Log) {
        deed_board::go_on(state, sending, deed);
        deed_board::reward(state, sending.seat, deed, false, log);
    }

    /// The last space of a deed was filled.
    fn on_complete(state: &mut State, seat: Seat, deed: BoardDeed, log: &mut Log) {
        deed_board::reward(state, seat, deed, true, log);
    }

    // Questions and steps of the expansion itself.

    /// The legal answers to a question of this expansion.
    fn options(state: &State, seat: Seat, ask: &Ask, out: &mut impl Offer) {}

    /// Carries out the answer.
    fn answer(state: &mut State, seat: Seat, ask: Ask, mv: Move, log: &mut Log) {}

    /// The rule that forbids an answer.
    fn why_not(state: &State, seat: Seat, ask: &Ask, mv: Move) -> Option<RuleId> {
        None
    }

    /// Carries out a step of this expansion.
    fn carry_out(state: &mut State, step: Step, log: &mut Log) {}

    /// Followers that a question of this expansion holds.
    fn held(ask: &Ask) -> Pool {
        Pool::default()
    }

    // Secrets.

    /// What nobody sees, as it could lie there: behind a view, and where new chance comes.
    fn guess(state: &mut State, rng: &mut Rng) {}

    /// Whether an event of this expansion brings chance or a secret to light.
    fn reveals(event: &Event) -> bool {
        false
    }

    /// The part of an event of this expansion that a viewer may see.
    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    /// Takes out of a question what this viewer may not know.
    fn redact(ask: &mut Ask, asked: Seat, viewer: Viewer) {}

    // The end.

    /// What is asked for where a task wins the game.
    fn tasks(state: &State, out: &mut Vec<Task>) {}

    /// What would lose the game before its end, as things stand.
    fn dangers(state: &State, out: &mut Vec<Danger>) {}

    /// How much of each objective of a player is there, and how much it takes, in printed order.
    fn objectives(mat: &Mat, out: &mut Vec<(u8, u8)>) {}

    /// A line on the score sheet.
    fn score_line(mat: &Mat) -> Option<Line> {
        None
    }

    /// A line of points that are lost.
    fn score_loss(mat: &Mat) -> Option<Line> {
        None
    }

    /// The end of the game, where it is not the ranking by points.
    fn outcome(state: &State) -> Option<Outcome> {
        None
    }
}
