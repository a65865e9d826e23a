//! Orders: goods wanted in a town, for points at the end (orders.card.content).

mod deliver;

use super::hooks::Hooks;
use super::meta::{Family, Meta, Slot};
use crate::ask::{self, Offer};
use crate::components::{Edition, ORDERS, OrderId, components};
use crate::event::{self, Log};
use crate::state::{Mat, State};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Line, Rng, RuleId, Seat};

pub(crate) use self::{OrdersAsk as Ask, OrdersEvent as Event, OrdersMove as Move};
pub(crate) use super::none::NoStep as Step;

/// Orders go with everything that wants no goods of its own.
pub(super) const META: Meta = Meta {
    family: Family::TradeAndIntrigue,
    editions: &[Edition::Bigbox],
    seats: (2, 5),
    fills: &[Slot::Orders],
    home: RuleId("trade.modules.free-combination"),
    alone: RuleId("trade.modules.free-combination"),
};

/// The hooks of Orders.
pub(crate) struct Rules;

/// What Orders ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OrdersAsk {
    /// Which order is fulfilled after this action, if any?
    Deliver,
}

/// How Orders are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OrdersMove {
    /// Hand the goods over, take the card, and pass.
    Deliver(OrderId),
}

/// What happens to orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OrdersEvent {
    /// An order was fulfilled; its goods leave the game.
    Delivered(Seat, OrderId),
    /// A card was turned up.
    TurnedUp(OrderId),
}

/// The orders on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OrderRow {
    /// Face up, for everybody (orders.card.open-to-all); a gap once the pile is used up.
    pub face_up: [Option<OrderId>; 5],
    /// How many cards have left the pile.
    pub dealt: u8,
}

/// The order cards of a player, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<OrderId>"))]
pub struct OrderSet(u32);

impl OrderSet {
    /// The cards.
    pub fn iter(self) -> impl Iterator<Item = OrderId> {
        (0..ORDERS as u8).map(OrderId).filter(move |order| self.0 >> order.0 & 1 != 0)
    }

    /// One card more.
    pub fn insert(&mut self, order: OrderId) {
        self.0 |= 1 << order.0;
    }

    /// Whether this card is among them.
    pub fn contains(self, order: OrderId) -> bool {
        self.0 >> order.0 & 1 != 0
    }
}

impl Serialize for OrderSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for OrderSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OrderSet, D::Error> {
        let mut set = OrderSet::default();
        for order in Vec::<OrderId>::deserialize(deserializer)? {
            if usize::from(order.0) >= ORDERS {
                return Err(serde::de::Error::custom("there is no such order"));
            }
            set.insert(order);
        }
        Ok(set)
    }
}

impl Hooks for Rules {
    fn lay_out(state: &mut State) {
        lay_out(state);
    }

    /// After a whole action of the own (orders.deliver.after-whole-action), whatever it was
    /// (orders.deliver.any-action), a player may deliver, once.
    fn after_action(state: &mut State, seat: Seat) -> bool {
        deliver::offer(state, seat);
        false
    }

    fn options(state: &State, seat: Seat, ask: &ask::Ask, out: &mut impl Offer) {
        if let ask::Ask::Orders(OrdersAsk::Deliver) = ask {
            deliver::options(state, seat, out);
        }
    }

    fn answer(state: &mut State, seat: Seat, ask: ask::Ask, mv: ask::Move, log: &mut Log) {
        if let ask::Ask::Orders(OrdersAsk::Deliver) = ask {
            deliver::answer(state, seat, mv, log);
        }
    }

    fn why_not(state: &State, seat: Seat, ask: &ask::Ask, mv: ask::Move) -> Option<RuleId> {
        match ask {
            ask::Ask::Orders(OrdersAsk::Deliver) => deliver::why_not(state, seat, mv),
            _ => None,
        }
    }

    fn guess(state: &mut State, rng: &mut Rng) {
        guess(state, rng);
    }

    fn reveals(event: &event::Event) -> bool {
        matches!(event, event::Event::Orders(OrdersEvent::TurnedUp(_)))
    }

    /// The points of the orders before a player (orders.score.victory-points).
    fn score_line(mat: &Mat) -> Option<Line> {
        let of = |order: OrderId| i32::from(components().trade.orders[order.0 as usize].points);
        let points = mat.modules.orders.iter().map(of).sum();
        (points > 0).then_some(Line { source: "orders", points })
    }
}

/// Shuffles all cards and turns the first ones up (orders.setup.deck).
fn lay_out(state: &mut State) {
    let mut pile: [OrderId; ORDERS] = std::array::from_fn(|nth| OrderId(nth as u8));
    state.secret.rng.shuffle(&mut pile);
    state.secret.modules.orders = pile;
    let row = &mut state.table.modules.orders;
    for (space, order) in row.face_up.iter_mut().zip(pile).take(components().trade.face_up) {
        *space = Some(order);
        row.dealt += 1;
    }
}

/// A pile that could lie there: every card not in sight, in any order.
fn guess(state: &mut State, rng: &mut Rng) {
    let row = state.table.modules.orders;
    let taken =
        |order: OrderId| state.players.as_slice().iter().any(|player| player.mat.modules.orders.contains(order));
    let in_sight = |order: &OrderId| row.face_up.contains(&Some(*order)) || taken(*order);
    let mut pile: [OrderId; ORDERS] = std::array::from_fn(|nth| OrderId(nth as u8));
    pile.sort_by_key(|order| (!in_sight(order), *order));
    rng.shuffle(&mut pile[usize::from(row.dealt)..]);
    state.secret.modules.orders = pile;
}

impl From<OrdersEvent> for event::Event {
    fn from(event: OrdersEvent) -> event::Event {
        event::Event::Orders(event)
    }
}
