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
    DeedFact, DevelopmentFact, DignitaryFact, DuelFact, Facts, GoodsSpaceFact, InvasionFact, PlaceFact, PlagueFact,
    ProsperityFact, RouteFact, SalesmanFact, ToursFact, TownFact, TrackFact, VierzonFact, facts,
};
pub use flow::{Frame, Lender, Step};
pub use glance::{Glance, Intent, NextDraw, PlaceGlance, Promise, SeatGlance, glance};
pub use happening::{HappeningAsk, HappeningEvent, HappeningMove, Whence, events};
pub use ledger::{ledger, ledger_in};
pub use modules::{
    Aim, AnyTrack, Best, BoardDeed, Bribe, BuiltStructure, Danger, DeedBoard, DeedGlance, DeedSpace, DignitaryAsk,
    DignitaryEvent, DignitaryMove, DuelAsk, DuelEvent, DuelMove, DuelOnMat, DuelStep, Ending, Family, IndulgenceSet,
    IntrigueAsk, IntrigueEvent, IntrigueMove, IntrigueStep, InvasionAsk, InvasionEvent, InvasionMove, InvasionOnMat,
    InvasionOnTable, InvasionStep, Lack, Marks, Meta, Module, Modules, ModulesHidden, ModulesOnMat, ModulesOnTable,
    NoAsk, NoEvent, NoMove, NoPieces, NoStep, OrderRow, OrderSet, OrdersAsk, OrdersEvent, OrdersMove, PlagueAsk,
    PlagueEvent, PlagueHand, PlagueHidden, PlagueMove, PlagueOnMat, PlagueOnTable, PlagueStep, Plot, Post, Proposal,
    ProsperityAsk, ProsperityEvent, ProsperityHand, ProsperityHidden, ProsperityMove, ProsperityOnMat,
    ProsperityOnTable, ProsperityStep, Purse, Receiver, Reinforcement, SalesmanEvent, SalesmanMove, Slot, SystemHand,
    SystemHidden, SystemOnMat, SystemOnTable, Task, Team, ToursEvent, ToursMove, TradeDeedsAsk, TradeDeedsEvent,
    TurnedTiles, Unit, VierzonAsk, VierzonEvent, VierzonMove, Ware, Window, done,
};
pub use phase::Phase;
pub use phase::followers::draw_limit;
pub use place::playable;
pub use place::town_hall::Sender;
pub use setup::Supply;
pub use state::{Characters, Level, Setup, State, TableOptions};
pub use verbs::develop::status;
pub use verbs::drawn::Drawn;
pub use verbs::travel::Means;
pub use view::{PlayerView, View};
