//! A table as people may know it.

use super::{ChatLine, Seen};
use crate::store::{Person, Successor, TableRules, TableState};
use serde::Serialize;
use tabletop::Seat;

/// Who may sit on a seat, or does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// A person holds it.
    Person,
    /// A bot answers.
    Bot,
    /// It waits for somebody with the invitation.
    Invited,
    /// It waits for anybody.
    Open,
}

/// A seat as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatDescription {
    /// Who may sit there, or does.
    pub kind: SeatKind,
    /// The person who holds it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub person: Option<Person>,
    /// The bot that answers: at a bot's seat, or in place of a person who is gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub bot: Option<String>,
    /// The name shown: the person's, or the one given to the seat at a shared screen.
    pub name: Option<String>,
    /// The person who may take the seat back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub away: Option<Person>,
    /// The last reminder to whoever sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub nudged: Option<Nudge>,
    /// The colour of the pieces, counted from 0.
    pub colour: u8,
}

/// A friendly reminder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Nudge {
    /// A seat of who gave it.
    pub by: Seat,
    /// Seconds since 1970.
    pub at: i64,
}

/// A table as one person may know it: nothing in here changes by a hidden move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TableDescriptionOf"))]
pub struct TableDescription<Setup> {
    /// 128 random bits: who knows them may look.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The id of the person who set it up.
    pub host: String,
    /// The game's set-up.
    pub setup: Setup,
    /// What the table agrees on beyond the game.
    pub options: TableRules,
    /// How far it is.
    pub state: TableState,
    /// Whether it is listed.
    pub public: bool,
    /// Who sits where.
    pub seats: Vec<SeatDescription>,
    /// Seconds since 1970.
    pub created: i64,
    /// When it closes by itself unless a second person comes, in seconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub expires: Option<i64>,
    /// What the link to the invited seats needs; for people with a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub invitation: Option<String>,
    /// The table where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rematch: Option<String>,
    /// The votes under way to replace somebody who is gone.
    pub votes: Vec<Vote>,
}

/// A vote to let a bot or a friend answer for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Vote {
    /// The seat of somebody who is gone.
    pub seat: Seat,
    /// Who shall answer instead.
    pub by: Successor,
    /// A seat of each person who is for it.
    pub ayes: Vec<Seat>,
    /// How many people must be for it.
    pub needed: u8,
}

/// Whether somebody with a seat has the table open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Attends {
    /// The person's id.
    pub person: String,
    /// Whether a page of theirs shows the table.
    pub here: bool,
    /// Since when that is so, in seconds since 1970; nothing if they were not seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub since: Option<i64>,
}

/// What the socket tells.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ToldOf"))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Told<Setup, Event, Sight> {
    /// Something has happened in the game.
    News {
        /// The viewer's number now.
        number: u64,
        /// What was missed; nothing where only the sight can help.
        entries: Option<Vec<Seen<Event>>>,
        /// The game as the viewer may see it now.
        sight: Sight,
    },
    /// The table's description has changed.
    Table {
        /// As it is now.
        table: TableDescription<Setup>,
    },
    /// Something was said.
    Chat {
        /// The new lines.
        lines: Vec<ChatLine>,
    },
    /// Somebody came or went.
    People {
        /// Everybody with a seat.
        people: Vec<Attends>,
    },
}
