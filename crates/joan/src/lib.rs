//! Joan of Arc, the draw & write game, as a function: a [`State`] waits on questions, players answer with moves, and
//! the game runs on to the next question. No I/O, no clock, no thread: same seed and same moves, same game.

mod ahead;
pub mod components;
mod event;
mod facts;
mod flow;
mod game;
mod glance;
mod interest;
mod ledger;
mod moves;
mod offer;
mod round;
pub mod score;
mod setup;
mod solo;
pub mod state;
mod verbs;
mod view;
mod why;

pub use ahead::{Ahead, Whole};
pub use event::{Event, Log};
pub use facts::{Facts, facts};
pub use glance::{Glance, SeatGlance, glance};
pub use ledger::{ledger, ledger_in};
pub use moves::{Act, Move, Source};
pub use state::{Action, Ask, Bonuses, Holder, Joan, Origin, Places, Setup, Sheet, State, Table, Turn, Work};
pub use view::View;
