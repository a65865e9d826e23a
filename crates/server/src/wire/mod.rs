//! What goes over the wire, as types: the web client's own are written from them.

mod answers;
mod chat;
mod games;
mod me;
mod mine;
mod notices;
mod problem;
mod record_book;
mod replay;
mod sight;
mod statistics;
mod table;
mod wish;

pub use answers::{Gain, Hint, Standing};
pub use chat::{ChatLine, Words};
pub use games::{EditionOffer, GameOffer, Games, ModuleOffer};
pub use me::Me;
pub use mine::{MyEnd, MyTable};
pub use notices::{Browser, NoticeWish, Notices, PushKey, TableWebhook};
pub use problem::{Problem, Why};
pub use record_book::{Apart, RecordBook, RecordPage};
pub use replay::{Continue, Replay, ReplayStep, Standings};
pub use sight::{News, Seen, Sight};
pub use statistics::{Ended, Statistics, Tally};
pub use table::{Attends, Nudge, SeatDescription, SeatKind, TableDescription, Told, Vote};
pub use wish::{SeatWish, SeatWord, TableWish};

use crate::{Host, MoveOf, ViewOf};
use tabletop::Game;

/// A sight of a host's game.
pub(crate) type SightOf<H> = Sight<<H as Host>::Glance, ViewOf<H>, <<H as Host>::Game as Game>::Ask, MoveOf<H>>;

/// Milliseconds as the wire tells them: in seconds.
pub(crate) fn seconds(milliseconds: i64) -> i64 {
    milliseconds.div_euclid(1_000)
}
