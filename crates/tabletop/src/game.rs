//! The seam between a game and everything that plays, stores or shows it.

use crate::{Rng, Seat, SeatSet, Seed, Viewer, ledger::RuleId};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// A game as one plain value: it waits on questions, players answer with moves, events tell what happened.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The game's name in records, e.g. `orleans`.
    const NAME: &'static str;
    /// Raised when old records would no longer replay to the same end.
    const RULES_VERSION: u32;

    /// What is agreed before the game: seats, edition, options.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// An answer. It names the thing chosen, never its position in a list.
    type Move: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A question: what its rule must remember until the answer, never the options.
    type Ask: Clone + Eq + Debug + Serialize;
    /// A fact for the log, the client and statistics.
    type Event: Clone + Eq + Debug + Serialize;
    /// What one viewer may know: a type that cannot hold a secret.
    type View: Clone + Eq + Debug + Serialize;

    /// Lays the game out. A set-up that cannot be played is a clear error.
    fn new(setup: &Self::Setup, seed: Seed) -> Result<Self, SetupError>;

    /// How many seats the table has.
    fn n_seats(&self) -> u8;

    /// The seats the game waits for; none when it is over, several while all plan at once.
    fn asked(&self) -> SeatSet;

    /// The question `seat` has to answer now.
    fn question(&self, seat: Seat) -> Option<Self::Ask>;

    /// Fills `out` with the legal answers of `seat`: never empty while asked, unique, in a fixed order.
    fn options(&self, seat: Seat, out: &mut Vec<Self::Move>);

    /// Answers the question of `seat` and runs on to the next one. A refused move changes nothing.
    fn apply(&mut self, seat: Seat, mv: Self::Move, log: &mut Vec<Self::Event>) -> Result<(), Illegal>;

    /// `apply` for a move that was just taken from `options`: search and simulation skip the second check.
    fn play(&mut self, seat: Seat, mv: Self::Move, log: &mut Vec<Self::Event>);

    /// The rule that forbids this move now, or nothing if it is legal.
    fn why_not(&self, seat: Seat, mv: Self::Move) -> Option<RuleId>;

    /// The game as `viewer` may see it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A possible world behind a view, for search.
    fn guess(view: &Self::View, rng: &mut Rng) -> Self;

    /// The part of an event that `viewer` may see, if any.
    fn seen_by(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether the event ends the possibility to take moves back: chance or somebody's secret came to light.
    fn reveals(event: &Self::Event) -> bool;

    /// How much an eager random player is drawn to a legal move; at least 1. Uniform random play
    /// sees little of most games: it ends its turns before anything happens.
    fn interest(&self, _seat: Seat, _mv: Self::Move) -> u32 {
        1
    }

    /// Gives everything that is still to come a new chance: the generator begins anew, and what nobody has
    /// seen yet is dealt again. What anybody sees stays as it is, and nothing is left of the old chance.
    fn reseed(&mut self, seed: Seed);

    /// Scores and winners, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    /// What kind of end it was.
    pub kind: OutcomeKind,
    /// One score sheet per seat; none where nothing is counted.
    pub sheets: Vec<Sheet>,
    /// Who won; several if they share the victory, nobody if all have lost.
    pub winners: SeatSet,
    /// The rule behind the end, where it was not the last count.
    pub rule: Option<RuleId>,
}

/// What kind of end a game has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OutcomeKind {
    /// Some are before others.
    Ranked,
    /// Some have won, and nothing is counted.
    Decided,
    /// All have won or lost together.
    Together,
    /// One player has won or lost alone.
    Alone,
    /// One player against somebody without a seat, who has a sheet all the same.
    Rival(Sheet),
}

impl OutcomeKind {
    /// Whether the seats were against each other, so that some win and others do not.
    pub fn is_contest(&self) -> bool {
        matches!(self, OutcomeKind::Ranked | OutcomeKind::Decided)
    }
}

impl Outcome {
    /// The end of a game that is decided by who is before whom.
    pub fn ranked(sheets: Vec<Sheet>, winners: SeatSet) -> Outcome {
        Outcome { kind: OutcomeKind::Ranked, sheets, winners, rule: None }
    }

    /// The end of a game in which some win, or nobody, and nothing is counted.
    pub fn decided(winners: SeatSet, rule: RuleId) -> Outcome {
        Outcome { kind: OutcomeKind::Decided, sheets: Vec::new(), winners, rule: Some(rule) }
    }

    /// The end of a game that all have won or lost together.
    pub fn together(winners: SeatSet, rule: RuleId) -> Outcome {
        Outcome { kind: OutcomeKind::Together, sheets: Vec::new(), winners, rule: Some(rule) }
    }

    /// The end of a game for one: won or lost, and nothing counted.
    pub fn alone(winners: SeatSet, rule: RuleId) -> Outcome {
        Outcome { kind: OutcomeKind::Alone, sheets: Vec::new(), winners, rule: Some(rule) }
    }
}

/// The score of one seat, line by line as on paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sheet {
    /// The sum of all lines.
    pub total: i32,
    /// Where the points come from.
    pub lines: Vec<Line>,
}

/// One line of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Line {
    /// The source of the points, e.g. `coins`.
    pub source: &'static str,
    /// The points.
    pub points: i32,
}

/// A refused move, with the rule behind the refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("not allowed by rule {rule}")]
pub struct Illegal {
    /// The rule that forbids the move.
    pub rule: RuleId,
}

/// A set-up that cannot be played, as one clear sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct SetupError {
    /// What is wrong and what to do.
    pub message: String,
    /// The rule behind it, where there is one.
    pub rule: Option<RuleId>,
}
