//! What goes over the wire, as types: the web client's own are written from them.

mod answers;
mod chat;
mod games;
mod me;
mod notices;
mod problem;
mod replay;
mod sight;
mod statistics;
mod table;
mod wish;

pub use answers::{Gain, Hint, Standing};
pub use chat::{ChatLine, Words};
pub use games::{EditionOffer, GameOffer, Games, ModuleOffer};
pub use me::Me;
pub use notices::Notices;
pub use problem::{Problem, Why};
pub use replay::{Continue, Replay, ReplayStep, Standings};
pub use sight::{News, Seen, Sight};
pub use statistics::{Statistics, Tally};
pub use table::{MyTable, SeatDescription, SeatKind, TableDescription, Told, Vote};
pub use wish::{SeatWish, SeatWord, TableWish};

use crate::HostedGame;
use tabletop::Game;

/// A sight of the game `G`.
pub(crate) type SightOf<G> = Sight<<G as HostedGame>::Glance, <G as Game>::View, <G as Game>::Ask, <G as Game>::Move>;

/// Milliseconds as the wire tells them: in seconds.
pub(crate) fn seconds(milliseconds: i64) -> i64 {
    milliseconds.div_euclid(1_000)
}
