//! One viewer's share of a running game.

use serde::Serialize;
use tabletop::{Outcome, Seat, Seed};

/// The game as one viewer may see it, with the viewer's question and its options.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SightOf"))]
pub struct Sight<Glance, View, Ask, Move> {
    /// The viewer's own number: how many entries they have noticed.
    pub number: u64,
    /// The round, counted from 1; 0 before the first.
    pub round: u8,
    /// What a player reads off the table at a glance.
    pub glance: Glance,
    /// The table.
    pub view: View,
    /// What the viewer is asked.
    pub question: Option<Ask>,
    /// The viewer's legal answers.
    pub options: Vec<Move>,
    /// Whether undo would take something back.
    pub undo: bool,
    /// The seats the table waits for, as far as the viewer may know.
    pub waits_for: Vec<Seat>,
    /// Seconds since 1970 by which the asked seats must answer, at a table with a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub deadline: Option<i64>,
    /// The hash of the seed, told from the beginning.
    pub seed_hash: String,
    /// The result, once it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outcome: Option<Outcome>,
    /// The seed, once the result stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seed: Option<Seed>,
    /// The fingerprint of the last state, once the result stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub fingerprint: Option<String>,
}

/// An entry of the journal as one viewer notices it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SeenOf"))]
pub struct Seen<Event> {
    /// The viewer's number after it.
    pub number: u64,
    /// What happened, as far as the viewer may know.
    pub events: Vec<Event>,
    /// The numbers of earlier entries that no longer count: they were taken back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<u64>>", optional))]
    pub undone: Vec<u64>,
}

/// What a viewer has missed, and the number up to which that goes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NewsOf"))]
pub struct News<Event> {
    /// The viewer's number now.
    pub number: u64,
    /// The entries; nothing where only the view can help.
    pub entries: Option<Vec<Seen<Event>>>,
}
