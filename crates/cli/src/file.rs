//! Saved games on disk: read with care, written so that a crash loses nothing.

use crate::games::{self, House};
use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};
use tabletop::{Game, MAX_BYTES, Record, RecordError, Session};

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Sitter {
    /// The name shown at the table.
    pub(crate) name: String,
    /// `person`, or the name of a bot.
    pub(crate) by: String,
}

/// The text of a saved game, and who sat at the table if the file tells.
pub(crate) struct SavedGame {
    text: String,
    path: PathBuf,
    /// Who sits where; empty if the file does not tell.
    pub(crate) seats: Vec<Sitter>,
}

impl SavedGame {
    /// Reads a file.
    pub(crate) fn read(path: &Path) -> Result<SavedGame> {
        let shown = path.display();
        let found = match fs::metadata(path) {
            Ok(found) => found,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                bail!("there is no file `{shown}`: check the name and the folder")
            }
            Err(error) => bail!("`{shown}` cannot be read ({error}): check its permissions"),
        };
        if found.is_dir() {
            bail!("`{shown}` is a folder: name a saved game in it");
        }
        if found.len() > MAX_BYTES as u64 {
            bail!("`{shown}`: {}", RecordError::TooLarge);
        }
        let bytes = fs::read(path).with_context(|| format!("`{shown}` cannot be read"))?;
        let Ok(text) = String::from_utf8(bytes) else { bail!("`{shown}`: {}", RecordError::NotARecord) };
        let (text, seats) = match split_off_seats(text) {
            Ok(both) => both,
            Err(error) => bail!("`{shown}`: {}", RecordError::Damaged { detail: error.to_string() }),
        };
        Ok(SavedGame { text, path: path.to_owned(), seats })
    }

    /// The game it is of, by its own word. What is no game of ours is for the usual one to refuse.
    pub(crate) fn game(&self) -> &'static dyn House {
        #[derive(Deserialize)]
        struct Head {
            game: String,
        }
        let head = serde_json::from_str::<Head>(&self.text).ok();
        head.and_then(|head| games::named(&head.game).ok()).unwrap_or(games::usual())
    }

    /// The record, not replayed yet.
    pub(crate) fn record<G: Game>(&self) -> Result<Record<G>> {
        self.explain(Record::parse(&self.text))
    }

    /// The running game. All its moves are checked; only a game begun by other rules relies on its snapshot.
    pub(crate) fn session<G: Game>(&self) -> Result<Session<G>> {
        let played = Record::parse(&self.text).and_then(|record| Session::from_record(&record));
        self.explain(match played {
            Err(RecordError::OtherRules { .. }) => Session::load(&self.text),
            other => other,
        })
    }

    /// The same result, with the name of the file in front of what is wrong.
    pub(crate) fn explain<T>(&self, result: Result<T, RecordError>) -> Result<T> {
        result.with_context(|| format!("`{}`", self.path.display()))
    }
}

/// The seats stand beside the record in the same JSON object, which the record itself does not know. What is no such
/// object is for the record to refuse.
fn split_off_seats(text: String) -> serde_json::Result<(String, Vec<Sitter>)> {
    let Ok(serde_json::Value::Object(mut page)) = serde_json::from_str(&text) else { return Ok((text, Vec::new())) };
    match page.remove("seats") {
        Some(seats) => Ok((serde_json::Value::Object(page).to_string(), serde_json::from_value(seats)?)),
        None => Ok((text, Vec::new())),
    }
}

/// The text of a running game, with who sits where.
pub(crate) fn with_seats(saved: &str, seats: &[Sitter]) -> Result<String> {
    let body = saved.trim_end().strip_suffix('}').context("a saved game is a JSON object")?;
    Ok(format!("{body},\n\"seats\":{}}}\n", serde_json::to_string(seats)?))
}

/// Replaces a file in one step: a crash leaves either the old or the new text, never half of one.
pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    let replace = || -> io::Result<()> {
        let mut name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_owned();
        name.push(".part");
        let part = path.with_file_name(name);
        let mut file = fs::File::create(&part)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        fs::rename(&part, path)
    };
    match replace() {
        Ok(()) => Ok(()),
        Err(error) => bail!("`{}` cannot be written ({error}): choose another file", path.display()),
    }
}
