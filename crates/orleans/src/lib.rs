//! Orléans as a function: a [`State`] waits on questions, players answer with moves, and the game
//! runs on to the next question. No I/O, no clock, no thread: same seed and same moves, same game.

mod ask;
pub mod components;
mod course;
mod event;
mod facts;
mod feat;
mod flow;
mod game;
mod glance;
mod happening;
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
mod window;

pub use ask::{Ask, Move, Origin};
pub use course::rounds;
pub use event::{Event, Log};
pub use facts::{
    DeedFact, DevelopmentFact, Facts, GoodsSpaceFact, PlaceFact, RouteFact, ToursFact, TownFact, TrackFact, facts,
};
pub use flow::{Frame, Lender, Step};
pub use glance::{Glance, NextDraw, PlaceGlance, Promise, SeatGlance, glance};
pub use happening::{HappeningAsk, HappeningEvent, HappeningMove, Whence, events};
pub use ledger::{ledger, ledger_in};
pub use modules::{
    AnyTrack, BoardDeed, Bribe, DeedBoard, DeedGlance, DeedSpace, Ending, Family, IntrigueAsk, IntrigueEvent,
    IntrigueMove, IntrigueStep, Meta, Module, Modules, ModulesHidden, ModulesOnMat, ModulesOnTable, NoAsk, NoEvent,
    NoMove, NoPieces, NoStep, OrderRow, OrderSet, OrdersAsk, OrdersEvent, OrdersMove, Plot, Slot, SystemHand,
    SystemHidden, SystemOnMat, SystemOnTable, ToursEvent, ToursMove, TradeDeedsAsk, TradeDeedsEvent, Ware, Window,
};
pub use phase::Phase;
pub use phase::followers::draw_limit;
pub use place::playable;
pub use place::town_hall::Sender;
pub use setup::Supply;
pub use state::{Setup, State, TableOptions};
pub use verbs::develop::status;
pub use verbs::drawn::Drawn;
pub use verbs::travel::Means;
pub use view::{PlayerView, View};
