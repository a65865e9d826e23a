//! The hour glass tiles of Trade & Intrigue, in place of the base ones (events.setup.replace-base-tiles).

mod amnesty;
mod bans;
mod coins;
mod dues;
mod famine;
mod harvest;
mod losses;
mod offers;
mod retraining;
mod stack;
mod summoning;
mod training;
mod uprising;

use crate::ask::{Ask, Move, Offer};
use crate::components::{Kind, Place, SpaceKind, TileId, TradeEvent, TradeTile, components};
use crate::event::Log;
use crate::event_tile::{Shields, plague};
use crate::flow::Frame;
use crate::modules::Module;
use crate::state::State;
pub(super) use amnesty::{keep, settle};
pub(super) use bans::{forbids_action, forbids_recruiting};
use serde::{Deserialize, Serialize};
pub(super) use stack::{guess, is_skipped, lay_out, next_letter, skipped};
use tabletop::{RuleId, Seat};
pub(super) use uprising::{plan_forbids, plan_spaces};

/// What these events ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TradeEventsAsk {
    /// Which follower is bought?
    Indulgence,
    /// On which track is a step bought?
    Training,
    /// Where does the wheel just gained go?
    Wheel,
    /// Where does the merchant go for the fare?
    BonVoyage,
    /// Which food is given up?
    Harvest {
        /// Items still owed.
        owed: u8,
    },
    /// Which good is spent for steps, or is the penalty paid?
    Retraining,
    /// Which gear wheel is given back?
    Malfunction,
    /// Which good is discarded?
    Dues {
        /// Points still owed.
        owed: u8,
    },
    /// Back to Orléans, or pay?
    Summoning,
    /// Which follower is returned to the supply?
    Famine {
        /// Followers still owed.
        owed: u8,
    },
    /// Where does the new follower go?
    Newcomer(Kind),
}

/// How these events are answered, where base moves do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TradeEventsMove {
    /// Return a neutral follower to the supply.
    Dismiss {
        /// Who goes.
        kind: Kind,
        /// From where.
        from: Whence,
    },
}

/// Where a follower is that must go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Whence {
    /// On the Market.
    Market,
    /// On the Gunpowder Tower.
    Tower,
    /// In the bag.
    Bag,
    /// On an action space.
    Space(Place, SpaceKind),
}

/// What these events make happen, where base events do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TradeEventsEvent {
    /// A follower goes back to the supply.
    Dismissed(Seat, Kind, Whence),
    /// A gear wheel goes back to the supply, from a place or from beside the board.
    WheelReturned(Seat, Option<Place>),
    /// So many things must be given up under torture.
    MustGiveUp(Seat, u8),
}

/// The tile in force, if it is one of these.
pub(super) fn current(state: &State) -> Option<TradeTile> {
    tile(state.table.tile?)
}

/// The facts of a tile, if it is one of these: their ids follow those of the base game.
pub(super) fn tile(tile: TileId) -> Option<TradeTile> {
    let nth = usize::from(tile.0).checked_sub(components().hour_glass.len())?;
    components().trade.tiles.get(nth).copied()
}

/// Whether this event is in force.
pub(super) fn is_now(state: &State, event: TradeEvent) -> bool {
    state.setup.modules.contains(Module::TradeEvents) && current(state).is_some_and(|tile| tile.event == event)
}

/// The event takes effect on a player in phase 6 (events.timing.default), one after another
/// (events.order.start-player).
pub(super) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    let Some(TradeTile { event, amount, .. }) = current(state) else { return };
    match event {
        TradeEvent::Indulgence | TradeEvent::BonVoyage => offers::suffer(state, seat, event, amount),
        TradeEvent::Training => training::suffer(state, seat, amount),
        TradeEvent::Harvest => harvest::owe(state, seat, amount, log),
        TradeEvent::Retraining => retraining::suffer(state, seat, amount, log),
        TradeEvent::Wedding => losses::wedding(state, seat, amount, log),
        TradeEvent::Malfunction => losses::malfunction(state, seat),
        TradeEvent::Torture => losses::torture(state, seat, amount, log),
        TradeEvent::Plague => plague::suffer(state, seat, log),
        TradeEvent::BookFire => losses::book_fire(state, seat, log),
        TradeEvent::Dues => dues::owe(state, seat, amount, log),
        TradeEvent::PeasantUprising => uprising::clean_up(state, seat, log),
        TradeEvent::Summoning => summoning::suffer(state, seat, amount, log),
        TradeEvent::Famine => famine::owe(state, seat, amount),
        _ => coins::suffer(state, seat, event, amount, log),
    }
}

/// What helps against the event in force (events.shield.which-events, events.shield.place-tiles).
pub(super) fn shields(state: &State) -> Shields {
    match current(state).filter(|tile| !tile.special).map(|tile| tile.event) {
        None
        | Some(
            TradeEvent::Indulgence
            | TradeEvent::Training
            | TradeEvent::BonVoyage
            | TradeEvent::Income
            | TradeEvent::FishingGrounds
            | TradeEvent::TradingDay
            | TradeEvent::Silentium,
        ) => Shields { sacristy: false, brasserie: false },
        Some(TradeEvent::Wedding) => Shields { sacristy: false, brasserie: true },
        Some(_) => Shields { sacristy: true, brasserie: true },
    }
}

fn ask(state: &mut State, seat: Seat, ask: TradeEventsAsk) {
    state.then([Frame::Ask(seat, Ask::TradeEvents(ask))]);
}

/// The number on the tile in force: the price of what it offers.
fn price(state: &State) -> u16 {
    current(state).map_or(0, |tile| tile.amount.into())
}

pub(super) fn options(state: &State, seat: Seat, ask: TradeEventsAsk, out: &mut impl Offer) {
    match ask {
        TradeEventsAsk::Indulgence | TradeEventsAsk::BonVoyage => offers::options(state, seat, ask, out),
        TradeEventsAsk::Training => training::options(state, seat, out),
        TradeEventsAsk::Wheel => training::wheel_options(state, seat, out),
        TradeEventsAsk::Harvest { .. } => harvest::options(state, seat, out),
        TradeEventsAsk::Retraining => retraining::options(state, seat, out),
        TradeEventsAsk::Malfunction => losses::wheels(state, seat, out),
        TradeEventsAsk::Dues { .. } => dues::options(state, seat, out),
        TradeEventsAsk::Summoning => summoning::options(state, out),
        TradeEventsAsk::Famine { .. } => famine::options(state, seat, out),
        TradeEventsAsk::Newcomer(kind) => amnesty::options(state, seat, kind, out),
    }
}

pub(super) fn answer(state: &mut State, seat: Seat, ask: TradeEventsAsk, mv: Move, log: &mut Log) {
    match ask {
        TradeEventsAsk::Indulgence | TradeEventsAsk::BonVoyage => offers::answer(state, seat, mv, log),
        TradeEventsAsk::Training => training::answer(state, seat, mv, log),
        TradeEventsAsk::Wheel => training::lay_wheel(state, seat, mv, log),
        TradeEventsAsk::Harvest { owed } => harvest::answer(state, seat, owed, mv, log),
        TradeEventsAsk::Retraining => retraining::answer(state, seat, mv, log),
        TradeEventsAsk::Malfunction => losses::give_wheel(state, seat, mv, log),
        TradeEventsAsk::Dues { owed } => dues::answer(state, seat, owed, mv, log),
        TradeEventsAsk::Summoning => summoning::answer(state, seat, mv, log),
        TradeEventsAsk::Famine { owed } => famine::answer(state, seat, owed, mv, log),
        TradeEventsAsk::Newcomer(kind) => amnesty::answer(state, seat, kind, mv, log),
    }
}

pub(super) fn why_not(state: &State, seat: Seat, ask: TradeEventsAsk, mv: Move) -> Option<RuleId> {
    Some(RuleId(match ask {
        TradeEventsAsk::Indulgence => offers::why_not_indulgence(mv),
        TradeEventsAsk::BonVoyage => "events.bon-voyage.move",
        TradeEventsAsk::Training => "events.training.which-tracks",
        TradeEventsAsk::Wheel => "events.training.bonus-now",
        TradeEventsAsk::Harvest { .. } => harvest::why_not(state),
        TradeEventsAsk::Retraining => retraining::why_not(mv),
        TradeEventsAsk::Malfunction => "events.malfunction.discard",
        TradeEventsAsk::Dues { .. } => dues::why_not(mv),
        TradeEventsAsk::Summoning => "events.summoning.return-or-pay",
        TradeEventsAsk::Famine { .. } => famine::why_not(mv),
        TradeEventsAsk::Newcomer(kind) => return amnesty::why_not(state, seat, kind, mv),
    }))
}
