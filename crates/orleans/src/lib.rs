//! Orléans as a function: a [`State`] waits on questions, players answer with moves, and the game
//! runs on to the next question. No I/O, no clock, no thread: same seed and same moves, same game.

mod ask;
pub mod components;
mod event;
mod event_tile;
mod facts;
mod flow;
mod game;
mod glance;
mod interest;
mod ledger;
mod modules;
mod phase;
mod place;
pub mod score;
mod setup;
pub mod state;
mod verbs;
mod view;

pub use ask::{Ask, Move, Origin};
pub use event::{Event, Log};
pub use facts::{
    DeedFact, DevelopmentFact, Facts, GoodsSpaceFact, PlaceFact, RouteFact, TileFact, TownFact, TrackFact, facts,
};
pub use flow::{Frame, Lender, Step};
pub use glance::{Glance, NextDraw, PlaceGlance, Promise, SeatGlance, glance};
pub use ledger::{ledger, ledger_in};
pub use modules::{
    AnyTrack, BoardDeed, Bribe, DeedBoard, DeedGlance, DeedSpace, IntrigueAsk, IntrigueEvent, IntrigueMove,
    IntrigueStep, Module, Modules, ModulesHidden, ModulesOnMat, ModulesOnTable, OrderRow, OrderSet, OrdersAsk,
    OrdersEvent, OrdersMove, Plot, TradeDeedsAsk, TradeDeedsEvent, TradeEventsAsk, TradeEventsEvent, TradeEventsMove,
    Ware, Whence, expansions, trade_tile,
};
pub use phase::Phase;
pub use phase::followers::draw_limit;
pub use place::playable;
pub use place::town_hall::Sender;
pub use state::{Setup, State, TableOptions};
pub use verbs::develop::status;
pub use verbs::drawn::Drawn;
pub use verbs::travel::Means;
pub use view::{PlayerView, View};
