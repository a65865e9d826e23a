//! Expansions, scenarios and systems. Base rules meet them here and nowhere else: every function below asks those in
//! play, by the hook of the same name.

mod deed_board;
pub(crate) mod dignitary;
pub(crate) mod duel;
pub(crate) mod hooks;
pub(crate) mod intrigue;
pub(crate) mod invasion;
pub(crate) mod list;
mod marks;
mod meta;
mod none;
pub(crate) mod orders;
mod pieces;
#[cfg(test)]
pub(crate) mod pilot;
pub(crate) mod plague;
pub(crate) mod prosperity;
pub(crate) mod salesman;
mod scenario;
mod set;
mod task;
pub(crate) mod tours;
pub(crate) mod trade_deeds;
pub(crate) mod trade_events;
pub(crate) mod vierzon;

use crate::ask::{Ask, Move, Offer, has_option};
use crate::components::{EventFacts, Follower, Good, Happening, Kind, Letter, Place, RouteFacts, Town};
use crate::course::Course;
pub use crate::course::Ending;
use crate::event::{Event, Log};
pub(crate) use crate::feat::Feat;
use crate::flow::{Lender, Step};
use crate::phase::Phase;
use crate::setup::Supply;
use crate::state::{Mat, Pool, Setup, Spot, State, Table, Wheel};
pub use crate::window::Window;
pub(crate) use deed_board::Sending;
pub use deed_board::{BoardDeed, DeedBoard, DeedGlance, DeedSpace};
pub use dignitary::{DignitaryAsk, DignitaryEvent, DignitaryMove};
pub use duel::{DuelAsk, DuelEvent, DuelMove, DuelOnMat, DuelStep};
use hooks::Hooks;
pub use intrigue::{AnyTrack, Bribe, IntrigueAsk, IntrigueEvent, IntrigueMove, IntrigueStep, Plot, Ware};
pub use invasion::{
    Best, InvasionAsk, InvasionEvent, InvasionMove, InvasionOnMat, InvasionOnTable, InvasionStep, Post, Proposal,
    Purse, Receiver, Reinforcement, Team, TurnedTiles, Unit,
};
use list::{each, every, list};
pub use marks::Marks;
pub(crate) use meta::check;
pub use meta::{Family, Meta, Slot};
pub use none::{NoAsk, NoEvent, NoMove, NoPieces, NoStep};
pub use orders::{OrderRow, OrderSet, OrdersAsk, OrdersEvent, OrdersMove};
pub use pieces::{ModulesHidden, ModulesOnMat, ModulesOnTable, SystemHand, SystemHidden, SystemOnMat, SystemOnTable};
pub use plague::{
    IndulgenceSet, PlagueAsk, PlagueEvent, PlagueHand, PlagueHidden, PlagueMove, PlagueOnMat, PlagueOnTable, PlagueStep,
};
pub(crate) use prosperity::Aside;
pub use prosperity::{
    BuiltStructure, ProsperityAsk, ProsperityEvent, ProsperityHand, ProsperityHidden, ProsperityMove, ProsperityOnMat,
    ProsperityOnTable, ProsperityStep,
};
pub use salesman::{SalesmanEvent, SalesmanMove};
pub use set::{Module, Modules};
use tabletop::{Line, Outcome, Rng, RuleId, Seat, Viewer};
pub use task::{Aim, Danger, Lack, Task};
pub use tours::{ToursEvent, ToursMove};
pub use trade_deeds::{TradeDeedsAsk, TradeDeedsEvent};
pub use vierzon::{VierzonAsk, VierzonEvent, VierzonMove};

/// The first of the expansions in play that has something to say.
macro_rules! first {
    ($modules:expr, $Rules:ident => $call:expr) => {{
        list!(each, $modules, $Rules => if let Some(found) = $call { return Some(found) });
        None
    }};
}

/// Whether one of the expansions in play says so.
macro_rules! any {
    ($modules:expr, $Rules:ident => $call:expr) => {{
        list!(each, $modules, $Rules => if $call { return true });
        false
    }};
}

pub(crate) fn course(setup: &Setup, course: &mut Course) {
    list!(each, setup.modules, Rules => Rules::course(setup, course));
}

pub(crate) fn supply(setup: &Setup, supply: &mut Supply) {
    list!(each, setup.modules, Rules => Rules::supply(supply));
}

/// The last in the set comes first: what is drawn for it has always been drawn in this order.
pub(crate) fn lay_out(state: &mut State) {
    if !state.setup.modules.deeds().is_empty() {
        deed_board::lay_out(state);
    }
    for module in state.setup.modules.iter().rev() {
        list!(each, Modules::NONE.with(module), Rules => Rules::lay_out(state));
    }
}

pub(crate) fn before_round_one(state: &mut State) {
    list!(each, state.setup.modules, Rules => Rules::before_round_one(state));
}

pub(crate) fn on_round(state: &mut State) {
    list!(each, state.setup.modules, Rules => Rules::on_round(state));
}

pub(crate) fn on_turn(state: &mut State) {
    list!(each, state.setup.modules, Rules => Rules::on_turn(state));
}

pub(crate) fn before_phase(state: &mut State, phase: Phase, log: &mut Log) {
    list!(each, state.setup.modules, Rules => Rules::before_phase(state, phase, log));
}

pub(crate) fn after_phase(state: &mut State, phase: Phase, log: &mut Log) {
    list!(each, state.setup.modules, Rules => Rules::after_phase(state, phase, log));
}

pub(crate) fn follows(state: &State, phase: Phase) -> bool {
    any!(state.setup.modules, Rules => Rules::follows(phase))
}

pub(crate) fn event_phase(state: &mut State) -> bool {
    any!(state.setup.modules, Rules => Rules::event_phase(state))
}

pub(crate) fn last_round_over(state: &State) -> Option<Ending> {
    first!(state.setup.modules, Rules => Rules::last_round_over(state))
}

/// Asked with every option: what no expansion changes is answered on the spot.
#[inline]
pub(crate) fn events(setup: &Setup) -> Option<&'static [EventFacts]> {
    #[inline(never)]
    fn ask(setup: &Setup) -> Option<&'static [EventFacts]> {
        first!(setup.modules, Rules => Rules::events(setup))
    }
    if setup.modules.is_empty() { None } else { ask(setup) }
}

pub(crate) fn next_letter(setup: &Setup, table: &Table) -> Option<Letter> {
    first!(setup.modules, Rules => Rules::next_letter(setup, table))
}

pub(crate) fn tiles_skipped(setup: &Setup, table: &Table) -> u8 {
    let mut skipped = 0;
    list!(each, setup.modules, Rules => skipped += Rules::tiles_skipped(table));
    skipped
}

pub(crate) fn suffer(state: &mut State, seat: Seat, event: Happening, amount: u8, log: &mut Log) {
    list!(each, state.setup.modules, Rules => Rules::suffer(state, seat, event, amount, log));
}

/// Tokens in the bag that are no followers.
pub(crate) fn tokens_in_bag(mat: &Mat) -> u8 {
    plague::on(mat).in_bag
}

/// Tokens on the Market that are no followers.
pub(crate) fn tokens_on_market(mat: &Mat) -> u8 {
    plague::on(mat).on_market
}

pub(crate) fn on_token_drawn(state: &mut State, seat: Seat, log: &mut Log) {
    list!(each, state.setup.modules, Rules => Rules::on_token_drawn(state, seat, log));
}

pub(crate) fn on_token_to_market(state: &mut State, seat: Seat, log: &mut Log) {
    list!(each, state.setup.modules, Rules => Rules::on_token_to_market(state, seat, log));
}

pub(crate) fn helper(state: &State, seat: Seat) -> Option<Follower> {
    first!(state.setup.modules, Rules => Rules::helper(state, seat))
}

pub(crate) fn why_no_helper(state: &State, seat: Seat) -> RuleId {
    let rule = || first!(state.setup.modules, Rules => Rules::why_no_helper(state, seat));
    rule().unwrap_or(RuleId("base.planning.place-from-market"))
}

/// Whether plans and bags lie open to all.
pub(crate) fn is_open(setup: &Setup) -> bool {
    any!(setup.modules, Rules => Rules::OPEN)
}

pub(crate) fn wheel_goes(state: &State, seat: Seat, wheel: Wheel, out: &mut impl Offer) {
    list!(each, state.setup.modules, Rules => Rules::wheel_goes(state, seat, wheel, out));
}

pub(crate) fn send_wheel(state: &mut State, seat: Seat, wheel: Wheel, log: &mut Log) {
    list!(each, state.setup.modules, Rules => Rules::send_wheel(state, seat, wheel, log));
}

pub(crate) fn takes_tower(state: &State, town: Town) -> bool {
    any!(state.setup.modules, Rules => Rules::takes_tower(town))
}

pub(crate) fn forbids_tower(state: &State, seat: Seat, town: Town) -> Option<RuleId> {
    first!(state.setup.modules, Rules => Rules::forbids_tower(state, seat, town))
}

pub(crate) fn build_tower(state: &mut State, seat: Seat, town: Town, log: &mut Log) {
    list!(each, state.setup.modules, Rules => Rules::build_tower(state, seat, town, log));
}

pub(crate) fn forbids_wheel(state: &State, place: Place) -> Option<RuleId> {
    first!(state.setup.modules, Rules => Rules::forbids_wheel(state, place))
}

pub(crate) fn building_fee(state: &State) -> u16 {
    let mut fee = 0;
    list!(each, state.setup.modules, Rules => fee += Rules::building_fee(state));
    fee
}

pub(crate) fn development_pays(state: &State) -> bool {
    let mut pays = true;
    list!(each, state.setup.modules, Rules => pays &= Rules::development_pays(state));
    pays
}

pub(crate) fn locks_deed(state: &State, deed: BoardDeed) -> bool {
    any!(state.setup.modules, Rules => Rules::locks_deed(state, deed))
}

pub(crate) fn forbids_action(state: &State, seat: Seat, place: Place, via: Option<Lender>) -> Option<RuleId> {
    first!(state.setup.modules, Rules => Rules::forbids_action(state, seat, place, via))
}

/// Whether an expansion brings the action of a place itself.
pub(crate) fn brings_action(state: &State, place: Place) -> bool {
    any!(state.setup.modules, Rules => Rules::brings_action(place))
}

pub(crate) fn act(state: &mut State, seat: Seat, place: Place, log: &mut Log) {
    list!(each, state.setup.modules, Rules => if Rules::brings_action(place) { Rules::act(state, seat, place, log) });
}

pub(crate) fn has_face_down(state: &State, route: &RouteFacts) -> bool {
    any!(state.setup.modules, Rules => Rules::has_face_down(state, route))
}

pub(crate) fn turn_up(state: &mut State, seat: Seat, route: &RouteFacts, log: &mut Log) {
    list!(each, state.setup.modules, Rules => Rules::turn_up(state, seat, route, log));
}

pub(crate) fn after_action(state: &mut State, seat: Seat) -> bool {
    any!(state.setup.modules, Rules => Rules::after_action(state, seat))
}

pub(crate) fn on_feat(state: &mut State, seat: Seat, feat: Feat, log: &mut Log) {
    list!(each, state.setup.modules, Rules => Rules::on_feat(state, seat, feat, log));
}

pub(crate) fn shortfall(state: &mut State, seat: Seat, owed: u8, log: &mut Log) -> bool {
    any!(state.setup.modules, Rules => Rules::shortfall(state, seat, owed, log))
}

/// Free answers, where there may be some.
#[inline]
pub(crate) fn free_options(state: &State, seat: Seat, window: Window, out: &mut impl Offer) {
    if offers_freely(state, seat, window) {
        list_free(state, seat, window, out);
    }
}

#[inline]
fn offers_freely(state: &State, seat: Seat, window: Window) -> bool {
    any!(state.setup.modules, Rules => Rules::offers_freely(state, seat, window))
}

#[inline(never)]
pub(crate) fn list_free(state: &State, seat: Seat, window: Window, out: &mut impl Offer) {
    list!(each, state.setup.modules, Rules => Rules::free_options(state, seat, window, out));
}

/// Who can be planned from a home of his own, and whether there may be free answers: with every plan both are asked at
/// once.
#[inline]
pub(crate) fn beside_plan(state: &State, seat: Seat) -> (Option<Follower>, bool) {
    let (mut helper, mut freely) = (None, false);
    list!(each, state.setup.modules, Rules => {
        helper = helper.or(Rules::helper(state, seat));
        freely |= Rules::offers_freely(state, seat, Window::Planning);
    });
    (helper, freely)
}

pub(crate) fn opens(state: &State, seat: Seat, window: Window) -> bool {
    any!(state.setup.modules, Rules => Rules::opens(state, seat, window))
}

pub(crate) fn free_answer(state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
    list!(each, state.setup.modules, Rules => Rules::free_answer(state, seat, mv, log));
}

pub(crate) fn why_not_free(state: &State, seat: Seat, mv: Move) -> Option<RuleId> {
    first!(state.setup.modules, Rules => Rules::why_not_free(state, seat, mv))
}

/// Whether the base deeds are not there.
pub(crate) fn replace_deeds(state: &State) -> bool {
    any!(state.setup.modules, Rules => Rules::replaces_deeds())
}

/// Whether the deeds of another board take a follower of this kind.
pub(crate) fn deeds_take(state: &State, kind: Kind) -> bool {
    deed_board::takes(state, kind)
}

/// The deeds of another board to which a follower can be sent.
pub(crate) fn send_options(state: &State, kind: Kind, out: &mut impl Offer) {
    deed_board::options(state, kind, out);
}

pub(crate) fn more_to_send(state: &State, seat: Seat, kind: Kind, out: &mut impl Offer) {
    list!(each, state.setup.modules, Rules => Rules::more_to_send(state, seat, kind, out));
}

/// Whether a follower of this kind can be sent to something that is no deed.
pub(crate) fn takes_follower(state: &State, seat: Seat, kind: Kind) -> bool {
    has_option(|out| more_to_send(state, seat, kind, out))
}

pub(crate) fn send_elsewhere(state: &mut State, sending: Sending, mv: Move, log: &mut Log) {
    list!(each, state.setup.modules, Rules => Rules::send_elsewhere(state, sending, mv, log));
}

/// A follower arrives at a deed of another board.
pub(crate) fn send(
    state: &mut State,
    sending: Sending,
    kind: Kind,
    deed: BoardDeed,
    good: Option<Good>,
    log: &mut Log,
) {
    deed_board::send(state, sending, kind, deed, good, log);
}

/// Why a follower cannot be sent to this deed.
pub(crate) fn why_not_sent(state: &State, kind: Kind, deed: BoardDeed) -> RuleId {
    deed_board::why_not(state, kind, deed)
}

/// Where citizens still wait on another board.
pub(crate) fn citizens(state: &State) -> impl Iterator<Item = Spot> {
    let deeds = state.setup.modules.deeds().iter();
    deeds.map(|&deed| Spot::Board(deed)).filter(|&spot| state.table.citizens.waits(spot))
}

/// How the deeds of another board stand.
pub(crate) fn deeds(state: &State) -> Vec<DeedGlance> {
    deed_board::glance(state)
}

/// What the scenario in play asks for.
pub(crate) fn tasks(state: &State) -> Vec<Task> {
    let mut tasks = Vec::new();
    list!(each, state.setup.modules, Rules => Rules::tasks(state, &mut tasks));
    tasks
}

/// What would lose the game before its end, as things stand.
pub(crate) fn dangers(state: &State) -> Vec<Danger> {
    let mut dangers = Vec::new();
    list!(each, state.setup.modules, Rules => Rules::dangers(state, &mut dangers));
    dangers
}

/// The objectives that each player has, as they stand before one.
pub(crate) fn objectives(state: &State, mat: &Mat) -> Vec<(u8, u8)> {
    let mut objectives = Vec::new();
    list!(each, state.setup.modules, Rules => Rules::objectives(mat, &mut objectives));
    objectives
}

/// How much of its task a game has done: of several things how many, of a single one how much.
pub fn done(state: &State) -> u8 {
    match &tasks(state)[..] {
        [only] => only.have,
        several => several.iter().filter(|task| task.done).count() as u8,
    }
}

/// Followers of a kind that were sent to deeds of another board, or to the City.
pub(crate) fn on_deeds(table: &Table, kind: Kind) -> u8 {
    table.modules.board.sent.iter().flatten().filter(|&&sent| sent == Some(kind)).count() as u8
        + invasion::in_city(table, kind)
}

pub(crate) fn good_at_deed(state: &State, deed: BoardDeed, space: usize) -> Option<Good> {
    first!(Modules::NONE.with(deed.module()), Rules => Rules::good_at_deed(state, deed, space))
}

pub(crate) fn on_sent(state: &mut State, sending: Sending, deed: BoardDeed, space: usize, log: &mut Log) {
    list!(each, Modules::NONE.with(deed.module()), Rules => Rules::on_sent(state, sending, deed, space, log));
}

pub(crate) fn on_complete(state: &mut State, seat: Seat, deed: BoardDeed, log: &mut Log) {
    list!(each, Modules::NONE.with(deed.module()), Rules => Rules::on_complete(state, seat, deed, log));
}

pub(crate) fn options(state: &State, seat: Seat, ask: &Ask, out: &mut impl Offer) {
    list!(each, state.setup.modules, Rules => Rules::options(state, seat, ask, out));
}

pub(crate) fn answer(state: &mut State, seat: Seat, ask: Ask, mv: Move, log: &mut Log) {
    list!(each, state.setup.modules, Rules => Rules::answer(state, seat, ask, mv, log));
}

pub(crate) fn why_not(state: &State, seat: Seat, ask: &Ask, mv: Move) -> Option<RuleId> {
    first!(state.setup.modules, Rules => Rules::why_not(state, seat, ask, mv))
}

pub(crate) fn carry_out(state: &mut State, step: Step, log: &mut Log) {
    list!(each, state.setup.modules, Rules => Rules::carry_out(state, step, log));
}

/// Asked of every expansion: a question says itself whose it is.
pub(crate) fn held(ask: &Ask) -> Pool {
    let mut held = Pool::default();
    list!(every, Rules => held.add_all(Rules::held(ask)));
    held
}

/// The first in the set comes first, as it always has.
pub(crate) fn guess(state: &mut State, rng: &mut Rng) {
    for module in state.setup.modules.iter() {
        list!(each, Modules::NONE.with(module), Rules => Rules::guess(state, rng));
    }
}

/// Asked of every expansion: an event says itself whose it is.
pub(crate) fn reveals(event: &Event) -> bool {
    list!(every, Rules => if Rules::reveals(event) { return true });
    false
}

/// The part of an event that a viewer may see: what every expansion lets through.
pub(crate) fn seen_by(event: Event, viewer: Viewer) -> Option<Event> {
    let mut seen = event;
    list!(every, Rules => seen = Rules::seen_by(&seen, viewer)?);
    Some(seen)
}

pub(crate) fn redact(setup: &Setup, ask: &mut Ask, asked: Seat, viewer: Viewer) {
    list!(each, setup.modules, Rules => Rules::redact(ask, asked, viewer));
}

/// Followers before a player that are neither on a space nor in the bag yet.
pub(crate) fn waiting(mat: &Mat) -> Pool {
    let mut waiting = mat.modules.newcomers;
    waiting.add_all(prosperity::manning(mat));
    let hall = invasion::on(mat).hall;
    Kind::ALL.iter().for_each(|kind| (0..hall[kind.index()]).for_each(|_| waiting.add(kind.neutral())));
    waiting
}

/// Coins and goods that lie aside and still count for their owner.
pub(crate) fn aside(mat: &Mat) -> Aside {
    prosperity::aside(mat)
}

/// What expansions add to a score sheet, where they add something.
pub(crate) fn score_lines(mat: &Mat, mut tell: impl FnMut(Line)) {
    list!(every, Rules => {
        Rules::score_line(mat).into_iter().for_each(&mut tell);
        Rules::score_loss(mat).into_iter().for_each(&mut tell);
    });
}

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    first!(state.setup.modules, Rules => Rules::outcome(state))
}
