//! Records as text: JSON, one move a line.

use super::{Continuation, End, Record, RecordError};
use crate::fingerprint::json;
use crate::{Game, Seat, Seed};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};

/// The most bytes that are read as a record.
pub const MAX_BYTES: usize = 8 << 20;
/// The most moves a record may have.
pub const MAX_MOVES: usize = 100_000;

impl<G: Game> Record<G> {
    /// The record as text, to be kept, sent and read by people.
    pub fn to_text(&self) -> String {
        self.write(None::<&()>)
    }

    /// The text, with a snapshot of the running game behind the moves if there is one.
    pub(crate) fn write<S: Serialize>(&self, snapshot: Option<&S>) -> String {
        let moves: Vec<String> = self.moves.iter().map(json).collect();
        let continued = match self.continued.as_slice() {
            [] => String::new(),
            list => format!("\"continued\":{},\n", json(&list.iter().map(Taken::of).collect::<Vec<_>>())),
        };
        let mut text = format!(
            "{{\"game\":{},\"rules\":{},\n\"setup\":{},\n\"seed\":{},\n\"seed_hash\":{},\n{}\"moves\":[\n{}\n]",
            json(&G::NAME),
            self.rules,
            json(&self.setup),
            json(&self.seed),
            json(&self.seed.hash()),
            continued,
            moves.join(",\n"),
        );
        if let Some(end) = &self.end {
            text += &format!(",\n\"end\":{}", json(end));
        }
        if let Some(snapshot) = snapshot {
            text += &format!(",\n\"snapshot\":{}", json(snapshot));
        }
        text += "}\n";
        text
    }

    /// Reads a record, of older rules as well. Nothing is replayed yet: [`Record::check`] does that.
    pub fn parse(text: impl AsRef<[u8]>) -> Result<Record<G>, RecordError> {
        // A saved running game is a record too; its snapshot is not needed here.
        Page::<G, IgnoredAny>::read(text.as_ref())?.into_record()
    }
}

/// A whole record as it stands in the text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "S: Deserialize<'de>"))]
pub(crate) struct Page<G: Game, S> {
    #[serde(rename = "game")]
    _game: IgnoredAny,
    rules: u32,
    setup: G::Setup,
    seed: Seed,
    seed_hash: String,
    #[serde(default)]
    continued: Vec<Taken>,
    moves: Vec<(Seat, G::Move)>,
    end: Option<End>,
    pub(crate) snapshot: Option<S>,
    /// Who sat where, if whoever kept the record says so; nothing in the game follows from it.
    #[serde(rename = "seats")]
    _seats: Option<IgnoredAny>,
}

impl<G: Game, S: DeserializeOwned> Page<G, S> {
    /// What the rules of today cannot even read was played by others.
    pub(crate) fn read(text: &[u8]) -> Result<Page<G, S>, RecordError> {
        let (found, ours) = (head::<G>(text)?, G::RULES_VERSION);
        match serde_json::from_slice(text) {
            Ok(page) if found <= ours => Ok(page),
            Err(error) if found == ours => Err(damaged(error)),
            _ => Err(RecordError::OtherRules { found, ours }),
        }
    }

    pub(crate) fn into_record(self) -> Result<Record<G>, RecordError> {
        if self.moves.len() > MAX_MOVES {
            return Err(RecordError::TooManyMoves);
        }
        if self.seed.hash() != self.seed_hash || self.continued.iter().any(|taken| taken.seed.hash() != taken.seed_hash)
        {
            return Err(RecordError::SeedHash);
        }
        let in_order = self.continued.is_sorted_by(|one, next| one.at < next.at);
        if !in_order || self.continued.last().is_some_and(|taken| taken.at > self.moves.len()) {
            return Err(RecordError::Damaged { detail: "it continues at a move it does not have".to_owned() });
        }
        let Page { rules, setup, seed, moves, end, .. } = self;
        let continued = self.continued.iter().map(|&Taken { at, seed, .. }| Continuation { at, seed }).collect();
        Ok(Record { rules, setup, seed, continued, moves, end })
    }
}

/// A continuation as it stands in the text.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Taken {
    at: usize,
    seed: Seed,
    seed_hash: String,
}

impl Taken {
    fn of(&Continuation { at, seed }: &Continuation) -> Taken {
        Taken { at, seed, seed_hash: seed.hash() }
    }
}

/// The first words of a record; they must be understood before the rest can be.
#[derive(Deserialize)]
struct Head {
    game: Option<String>,
    rules: Option<u32>,
}

/// Makes sure that the text is a record of this game, and gives its rules version.
fn head<G: Game>(text: &[u8]) -> Result<u32, RecordError> {
    if text.len() > MAX_BYTES {
        return Err(RecordError::TooLarge);
    }
    if text.trim_ascii_start().first() != Some(&b'{') {
        return Err(RecordError::NotARecord);
    }
    match serde_json::from_slice(text).map_err(damaged)? {
        Head { game: None, .. } => Err(RecordError::NotARecord),
        Head { game: Some(game), .. } if game != G::NAME => {
            Err(RecordError::OtherGame { found: shortened(&game, 40), expected: G::NAME })
        }
        Head { rules: None, .. } => Err(RecordError::Damaged { detail: "no rules version".to_owned() }),
        Head { rules: Some(rules), .. } => Ok(rules),
    }
}

fn damaged(error: serde_json::Error) -> RecordError {
    RecordError::Damaged { detail: shortened(&error.to_string(), 200) }
}

/// Errors quote the text they stumble over, and that may be megabytes long.
fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
