//! What the store has of it all, once the servers are gone.

use super::player::Player;
use anyhow::{Context, Result};
use serde_json::Value;
use server::{Entry, Store};

/// How many acknowledged moves the store does not have.
pub(super) async fn lost(store: &Store, players: &[Player]) -> Result<u64> {
    let mut lost = 0;
    for player in players {
        let (rows, _) = store.game(&player.table).await?.context("a whole table is lost")?;
        let moves: Vec<&Value> =
            rows.iter().filter_map(|row| if let Entry::Move(mv) = &row.entry { Some(mv) } else { None }).collect();
        let mut kept = moves.iter();
        lost += player.acknowledged.iter().filter(|mv| !kept.any(|kept| kept == mv)).count() as u64;
    }
    Ok(lost)
}
