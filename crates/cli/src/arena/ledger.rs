//! The games played so far, in memory and in a file of one line each.

use super::meeting::{Meeting, Played};
use anyhow::{Context, Result, bail};
use orleans::Modules;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

/// The games by their number.
pub(crate) struct Ledger {
    games: BTreeMap<u64, Played>,
    file: Option<File>,
}

/// The first line of the file: games of another meeting must not be mixed in.
#[derive(PartialEq, Serialize, Deserialize)]
struct Heading {
    edition: String,
    modules: Modules,
    players: u8,
    bots: Vec<String>,
    seed: u64,
    budget: Option<bots::Budget>,
}

impl Ledger {
    /// Opens the file, if there is to be one, and reads the games in it. A last line that was cut off is dropped.
    pub(crate) fn open(path: Option<&Path>, meeting: &Meeting) -> Result<Ledger> {
        let Some(path) = path else { return Ok(Ledger { games: BTreeMap::new(), file: None }) };
        let shown = path.display();
        let heading = Heading {
            edition: meeting.setup.edition.name().to_owned(),
            modules: meeting.setup.modules,
            players: meeting.setup.players,
            bots: meeting.bots.clone(),
            seed: meeting.series,
            budget: meeting.budget,
        };
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => bail!("`{shown}` cannot be read ({error}): choose another file"),
        };
        let mut lines = text.lines();
        let begun = match lines.next().map(serde_json::from_str::<Heading>) {
            None => false,
            Some(Ok(found)) if found == heading => true,
            Some(Ok(_)) => bail!("`{shown}` holds games of another arena: choose another file"),
            Some(Err(_)) => bail!("`{shown}` is not a file of the arena: choose another one"),
        };
        let games: BTreeMap<u64, Played> =
            lines.filter_map(|line| serde_json::from_str(line).ok()).map(|it: Played| (it.game, it)).collect();
        let file = OpenOptions::new().append(true).create(true).open(path);
        let mut file = file.with_context(|| format!("`{shown}` cannot be written: choose another file"))?;
        if !begun {
            writeln!(file, "{}", serde_json::to_string(&heading)?)?;
        } else if !text.ends_with('\n') {
            writeln!(file)?;
        }
        Ok(Ledger { games, file: Some(file) })
    }

    /// Whether this game was played.
    pub(crate) fn has(&self, game: u64) -> bool {
        self.games.contains_key(&game)
    }

    /// Keeps finished games.
    pub(crate) fn keep(&mut self, played: Vec<Played>) -> Result<()> {
        for game in played {
            if let Some(file) = &mut self.file {
                writeln!(file, "{}", serde_json::to_string(&game)?)?;
            }
            self.games.insert(game.game, game);
        }
        Ok(())
    }

    /// The first `number` games in their order.
    pub(crate) fn games(&self, number: u64) -> impl Iterator<Item = &Played> {
        self.games.range(..number).map(|(_, game)| game)
    }
}
