//! The games played so far, in memory and in a file of one line each.

use super::meeting::{Meeting, Played};
use crate::lineup::Limits;
use crate::wish::Laid;
use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

/// The games by their number.
pub(crate) struct Games {
    played: BTreeMap<u64, Played>,
    file: Option<File>,
}

/// The first line of the file: games of another meeting, or by other rules, must not be mixed in.
#[derive(PartialEq, Serialize, Deserialize)]
struct Heading {
    /// Files from before this was written down hold games by the first rules.
    #[serde(default = "first_rules")]
    rules: u32,
    #[serde(flatten)]
    table: Laid,
    bots: Vec<String>,
    seed: u64,
    #[serde(flatten)]
    limits: Limits,
}

fn first_rules() -> u32 {
    1
}

impl Games {
    /// Opens the file, if there is to be one, and reads the games in it, which were played by rules of this version. A last line that was cut off is dropped.
    pub(crate) fn open(path: Option<&Path>, meeting: &Meeting, rules: u32) -> Result<Games> {
        let Some(path) = path else { return Ok(Games { played: BTreeMap::new(), file: None }) };
        let shown = path.display();
        let heading = Heading {
            rules,
            table: meeting.table.clone(),
            bots: meeting.bots.clone(),
            seed: meeting.series,
            limits: meeting.limits,
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
        let played: BTreeMap<u64, Played> =
            lines.filter_map(|line| serde_json::from_str(line).ok()).map(|it: Played| (it.game, it)).collect();
        let file = OpenOptions::new().append(true).create(true).open(path);
        let mut file = file.with_context(|| format!("`{shown}` cannot be written: choose another file"))?;
        if !begun {
            writeln!(file, "{}", serde_json::to_string(&heading)?)?;
        } else if !text.ends_with('\n') {
            writeln!(file)?;
        }
        Ok(Games { played, file: Some(file) })
    }

    /// Whether this game was played.
    pub(crate) fn has(&self, game: u64) -> bool {
        self.played.contains_key(&game)
    }

    /// Keeps finished games.
    pub(crate) fn keep(&mut self, played: Vec<Played>) -> Result<()> {
        for game in played {
            if let Some(file) = &mut self.file {
                writeln!(file, "{}", serde_json::to_string(&game)?)?;
            }
            self.played.insert(game.game, game);
        }
        Ok(())
    }

    /// Those of the named games that were played.
    pub(crate) fn of<'a>(&'a self, names: impl Iterator<Item = u64> + 'a) -> impl Iterator<Item = &'a Played> {
        names.filter_map(|game| self.played.get(&game))
    }
}
