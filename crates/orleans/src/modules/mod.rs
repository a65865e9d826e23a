//! Expansions, and every moment at which one of them changes the base game. Base rules meet expansions
//! nowhere else.

mod deed_board;
mod intrigue;
mod orders;
mod pieces;
mod set;
mod trade_deeds;
mod trade_events;

use crate::ask::{Ask, Move, Offer};
use crate::components::{Follower, Good, Kind, Letter, Place, PlaceSet, SpaceKind, SpaceSet, TileId, TradeTile};
use crate::event::{Event, Log};
use crate::event_tile::Shields;
use crate::flow::Lender;
use crate::state::{Mat, Pool, Setup, Spot, State, Table};
pub(crate) use deed_board::Sending;
pub use deed_board::{BoardDeed, DeedBoard, DeedGlance, DeedSpace};
pub use intrigue::{AnyTrack, Bribe, IntrigueAsk, IntrigueEvent, IntrigueMove, IntrigueStep, Plot, Ware};
pub use orders::{OrderRow, OrderSet, OrdersAsk, OrdersEvent, OrdersMove};
pub use pieces::{ModulesHidden, ModulesOnMat, ModulesOnTable};
pub use set::{Module, Modules, expansions};
use tabletop::{Line, Rng, RuleId, Seat, SetupError};
pub use trade_deeds::{TradeDeedsAsk, TradeDeedsEvent};
pub use trade_events::{TradeEventsAsk, TradeEventsEvent, TradeEventsMove, Whence};

/// Which expansions go together: any mix of what the edition offers (trade.modules.free-combination) with one
/// deeds board (trade.modules.one-deeds-board); a variant only with what it varies.
pub(crate) fn check(setup: &Setup) -> Result<(), SetupError> {
    let error = |message: &str, rule| Err(SetupError { message: message.into(), rule: Some(RuleId(rule)) });
    let (modules, groups) = (setup.modules, expansions(setup.edition));
    if modules.iter().any(|module| !groups.iter().any(|group| group.contains(&module))) {
        return error("expansions are played with the bigbox edition", "trade.modules.free-combination");
    }
    if groups.iter().any(|group| group.iter().filter(|&&module| modules.contains(module)).count() > 1) {
        let message = "the Trade board and the Intrigue board are two sides of one board: choose one";
        return error(message, "trade.modules.one-deeds-board");
    }
    if setup.options.uprising_last && !modules.contains(Module::TradeEvents) {
        let message = "the Peasant Uprising comes last only where the trade events are played";
        return error(message, "events.setup.variant-uprising");
    }
    Ok(())
}

/// Lays out what the expansions in play add.
pub(crate) fn lay_out(state: &mut State) {
    if replace_deeds(state) {
        deed_board::lay_out(state);
        trade_deeds::lay_out(state);
    }
    if replace_hour_glass(state) {
        trade_events::lay_out(state);
    }
    if state.setup.modules.contains(Module::Orders) {
        orders::lay_out(state);
    }
}

/// The piles that nobody sees, as they could lie there: behind a view, and where new chance comes.
pub(crate) fn guess(state: &mut State, rng: &mut Rng) {
    orders::guess(state, rng);
    trade_events::guess(state, rng);
}

/// Options of a question that belongs to an expansion.
pub(crate) fn options(state: &State, seat: Seat, ask: &Ask, out: &mut impl Offer) {
    match *ask {
        Ask::Orders(_) => orders::options(state, seat, out),
        Ask::TradeDeeds(ask) => trade_deeds::options(state, seat, ask, out),
        Ask::TradeEvents(ask) => trade_events::options(state, seat, ask, out),
        Ask::Intrigue(ask) => intrigue::options(state, seat, ask, out),
        _ => {}
    }
}

/// Carries out the answer to such a question.
pub(crate) fn answer(state: &mut State, seat: Seat, ask: Ask, mv: Move, log: &mut Log) {
    match ask {
        Ask::Orders(_) => orders::answer(state, seat, mv, log),
        Ask::TradeDeeds(ask) => trade_deeds::answer(state, seat, ask, mv, log),
        Ask::TradeEvents(ask) => trade_events::answer(state, seat, ask, mv, log),
        Ask::Intrigue(ask) => intrigue::answer(state, seat, ask, mv, log),
        _ => {}
    }
}

/// The rule that forbids an answer to such a question.
pub(crate) fn why_not(state: &State, seat: Seat, ask: &Ask, mv: Move) -> Option<RuleId> {
    match *ask {
        Ask::Orders(_) => orders::why_not(state, seat, mv),
        Ask::TradeDeeds(ask) => trade_deeds::why_not(state, seat, ask, mv),
        Ask::TradeEvents(ask) => trade_events::why_not(state, seat, ask, mv),
        Ask::Intrigue(ask) => intrigue::why_not(state, seat, ask, mv),
        _ => None,
    }
}

/// Carries out a step of an expansion.
pub(crate) fn carry_out(state: &mut State, step: IntrigueStep, log: &mut Log) {
    intrigue::carry_out(state, step, log);
}

/// Whether an event of an expansion brings chance or a secret to light.
pub(crate) fn reveals(event: &Event) -> bool {
    matches!(
        event,
        Event::Orders(OrdersEvent::TurnedUp(_))
            | Event::Intrigue(IntrigueEvent::Hanged(..))
            | Event::TradeEvents(TradeEventsEvent::Dismissed(_, _, Whence::Bag))
    )
}

/// A whole action is over: newcomers find their place, then orders can be fulfilled.
pub(crate) fn after_action(state: &mut State, seat: Seat) {
    if !trade_events::settle(state, seat) {
        orders::after_action(state, seat);
    }
}

/// A round begins.
pub(crate) fn on_round(state: &mut State) {
    state.players.as_mut_slice().iter_mut().for_each(|player| player.mat.modules.locked = PlaceSet::EMPTY);
}

/// Whether other hour glass tiles are in play.
pub(crate) fn replace_hour_glass(state: &State) -> bool {
    state.setup.modules.contains(Module::TradeEvents)
}

/// The letter on the back of the next of these tiles.
pub(crate) fn next_letter(state: &State) -> Option<Letter> {
    trade_events::next_letter(&state.setup, &state.table)
}

/// The facts of an hour glass tile that is not of the base game.
pub fn trade_tile(tile: TileId) -> Option<TradeTile> {
    trade_events::tile(tile)
}

/// Whether the tile just turned over gives way to the next.
pub(crate) fn tile_is_skipped(state: &State) -> bool {
    replace_hour_glass(state) && trade_events::is_skipped(&state.table)
}

/// How many tiles gave way to the next.
pub(crate) fn tiles_skipped(state: &State) -> u8 {
    if replace_hour_glass(state) { trade_events::skipped(&state.table) } else { 0 }
}

/// An event that is not of the base game reaches a player.
pub(crate) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    trade_events::suffer(state, seat, log);
}

/// What helps against such an event.
pub(crate) fn shields(state: &State) -> Shields {
    trade_events::shields(state)
}

/// The rule that forbids recruiting this kind.
pub(crate) fn forbids_recruiting(state: &State, kind: Kind) -> Option<RuleId> {
    if replace_hour_glass(state) { trade_events::forbids_recruiting(state, kind) } else { None }
}

/// The rule that forbids the action of a place.
pub(crate) fn forbids_action(state: &State, seat: Seat, place: Place, via: Option<Lender>) -> Option<RuleId> {
    let locked = state.mat(seat).modules.locked.contains(place) && !matches!(via, Some(Lender::Church(_)));
    if locked {
        return Some(RuleId("intrigue.saboteur.locked"));
    }
    trade_events::forbids_action(state, seat, place, via)
}

/// Whether a follower just recruited waits until the action is over.
pub(crate) fn keeps_newcomer(state: &mut State, seat: Seat, kind: Kind) -> bool {
    trade_events::keep(state, seat, kind)
}

/// Spaces on which a follower may be planned besides those that suit it.
pub(crate) fn plan_spaces(state: &State, follower: Follower) -> SpaceSet {
    trade_events::plan_spaces(state, follower)
}

/// The rule that forbids planning a follower on such a space.
pub(crate) fn plan_forbids(
    state: &State,
    mat: &Mat,
    follower: Follower,
    place: Place,
    space: SpaceKind,
) -> Option<RuleId> {
    trade_events::plan_forbids(state, mat, follower, place, space)
}

/// Whether another board lies in place of the base deeds.
pub(crate) fn replace_deeds(state: &State) -> bool {
    state.setup.modules.contains(Module::TradeDeeds) || state.setup.modules.contains(Module::Intrigue)
}

/// Whether the deeds of another board take a follower of this kind.
pub(crate) fn deeds_take(state: &State, kind: Kind) -> bool {
    replace_deeds(state) && deed_board::takes(state, kind)
}

/// The deeds of another board to which a follower can be sent.
pub(crate) fn send_options(state: &State, kind: Kind, out: &mut impl Offer) {
    if replace_deeds(state) {
        deed_board::options(state, kind, out);
    }
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
    deed_board::in_play(state).map(Spot::Board).filter(|&spot| state.table.citizens.waits(spot))
}

/// How the deeds of another board stand.
pub(crate) fn deeds(state: &State) -> Vec<DeedGlance> {
    deed_board::glance(state)
}

/// The last space of a deed was filled.
pub(crate) fn complete_deed(state: &mut State, seat: Seat, deed: BoardDeed, log: &mut Log) {
    match deed {
        BoardDeed::Trade(deed) => trade_deeds::complete(state, seat, deed, log),
        BoardDeed::Intrigue(character) => intrigue::complete(state, seat, character, log),
    }
}

/// Followers of a kind that were sent to deeds of another board.
pub(crate) fn on_deeds(table: &Table, kind: Kind) -> u8 {
    table.modules.board.sent.iter().flatten().filter(|&&sent| sent == Some(kind)).count() as u8
}

/// Followers that a question of an expansion holds.
pub(crate) fn held(ask: &Ask) -> Pool {
    match ask {
        Ask::TradeDeeds(TradeDeedsAsk::Drawn(drawn)) => drawn.followers.iter().flatten().copied().collect(),
        Ask::TradeEvents(TradeEventsAsk::Newcomer(kind)) => Pool::from_iter([kind.neutral()]),
        _ => Pool::default(),
    }
}

/// Followers before a player that are neither on a space nor in the bag yet.
pub(crate) fn waiting(mat: &Mat) -> Pool {
    mat.modules.newcomers
}

/// What expansions add to a score sheet, where they add something.
pub(crate) fn score_line(mat: &Mat) -> Option<Line> {
    let points = orders::points(mat);
    (points > 0).then_some(Line { source: "orders", points })
}
