//! Keeping the game in a file.

use super::Sitting;
use crate::file;
use crate::games::Told;
use crate::out::say;
use anyhow::Result;
use std::path::Path;

impl<G: Told> Sitting<G> {
    /// Writes the game to its file, unless that has been done since the last change.
    pub(super) fn keep(&mut self) -> Result<()> {
        let n_moves = Some(self.session.n_moves());
        if let Some(path) = &self.save
            && self.kept_at != n_moves
        {
            self.save_to(path)?;
            self.kept_at = n_moves;
        }
        Ok(())
    }

    fn save_to(&self, path: &Path) -> Result<()> {
        file::write(path, &file::with_seats(&self.session.save(), &self.seats)?)
    }

    pub(super) fn save_by_hand(&self, path: &str) -> Result<()> {
        if path.is_empty() {
            return say("Say in which file, as in `save game.json`.");
        }
        match self.save_to(Path::new(path)) {
            Ok(()) => say(format!("The game is saved. Go on with it by: orleans play --resume {path}")),
            Err(error) => say(format!("Not saved: {error:#}.")),
        }
    }
}
