//! `data/hour_glass.toml`: the hour glass tiles of the base game.

use super::super::{EventKind, Letter, TileFacts};
use super::file::DataFile;
use super::{DataError, HOUR_GLASS, Sources};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    event: String,
    letter: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StackRow {
    bottom_to_top: [Letter; 4],
}

/// Reads the tiles: the pale Pilgrimage, then 5 of A, 6 of B and 6 of C, no event twice under one letter.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<Vec<TileFacts>, DataError> {
    let file = DataFile::read(HOUR_GLASS.0, text, sources, &["tile", "stack", "first_edition"])?;
    let mut tiles: Vec<TileFacts> = Vec::new();
    for row in file.rows("tile")? {
        let TileRow { event, letter } = row.read()?;
        let (event, letter) = (row.named("event", &event)?, row.named("letter", &letter)?);
        let tile = TileFacts { event, letter, reconstructed: row.is_reconstructed() };
        if row.text("name")? != tile.event.name() {
            return Err(row.error(format!("the name should be \"{}\"", tile.event)));
        }
        let is_start = tile.letter == Letter::Start && tile.event == EventKind::Pilgrimage;
        if tiles.is_empty() != is_start || (!is_start && tile.letter == Letter::Start) {
            return Err(row.error("the first tile, and no other, is the pale Pilgrimage"));
        }
        if tiles.iter().any(|other| (other.event, other.letter) == (tile.event, tile.letter)) {
            return Err(row.error("this letter has the same event twice"));
        }
        tiles.push(tile);
    }
    for (letter, printed) in Letter::ALL.iter().zip([1, 5, 6, 6]) {
        let found = tiles.iter().filter(|tile| tile.letter == *letter).count();
        file.expect(format_args!("tiles of the letter {letter}"), found, printed)?;
    }
    let StackRow { bottom_to_top } = file.row("stack")?;
    match bottom_to_top == [Letter::C, Letter::B, Letter::A, Letter::Start] {
        true => Ok(tiles),
        false => Err(file.error("the stack lies from the bottom to the top: c, b, a, start")),
    }
}
