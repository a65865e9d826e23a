//! `data/hour_glass.toml`: the hour glass tiles of the base game.

use super::super::{EventFacts, Happening, Letter};
use super::file::DataFile;
use super::row::Row;
use super::{DataError, HOUR_GLASS, Sources};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    event: String,
    letter: String,
    #[serde(default)]
    amount: u8,
    #[serde(rename = "rule")]
    _rule: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstEditionRow {
    #[serde(rename = "tiles_of_each_event")]
    _tiles_of_each_event: u8,
    #[serde(rename = "harvest_coins")]
    _harvest_coins: u8,
    amounts: BTreeMap<Happening, u8>,
    rules: BTreeMap<Happening, String>,
}

/// The tiles of the base game, as later printings and as the first edition have them.
pub(super) struct Tiles {
    pub(super) lettered: Vec<EventFacts>,
    pub(super) first_edition: Vec<EventFacts>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StackRow {
    bottom_to_top: [Letter; 4],
}

/// Reads the tiles: the pale Pilgrimage, then 5 of A, 6 of B and 6 of C, no event twice under one letter.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<Tiles, DataError> {
    let file = DataFile::read(HOUR_GLASS.0, text, sources, &["tile", "stack", "first_edition"])?;
    let mut tiles: Vec<EventFacts> = Vec::new();
    for row in file.rows("tile")? {
        let TileRow { event, letter, amount, .. } = row.read()?;
        let event: Happening = row.named("event", &event)?;
        let letter: Option<Letter> = Some(row.named("letter", &letter)?);
        let special = event == Happening::Pilgrimage;
        let (rule, reconstructed) = (row.rule("rule")?, row.is_reconstructed());
        let tile = EventFacts {
            event,
            letter,
            special,
            amount,
            price: 0,
            in_kind: false,
            board_only: false,
            market_only: false,
            rule,
            reconstructed,
        };
        if row.text("name")? != tile.event.name() {
            return Err(row.error(format!("the name should be \"{}\"", tile.event)));
        }
        let is_start = letter == Some(Letter::Start) && event == Happening::Pilgrimage;
        if tiles.is_empty() != is_start || (!is_start && letter == Some(Letter::Start)) {
            return Err(row.error("the first tile, and no other, is the pale Pilgrimage"));
        }
        if tiles.iter().any(|other| (other.event, other.letter) == (tile.event, tile.letter)) {
            return Err(row.error("this letter has the same event twice"));
        }
        tiles.push(tile);
    }
    for (letter, printed) in Letter::ALL.iter().zip([1, 5, 6, 6]) {
        let found = tiles.iter().filter(|tile| tile.letter == Some(*letter)).count();
        file.expect(format_args!("tiles of the letter {letter}"), found, printed)?;
    }
    let StackRow { bottom_to_top } = file.row("stack")?;
    match bottom_to_top == [Letter::C, Letter::B, Letter::A, Letter::Start] {
        true => Ok(Tiles { first_edition: unlettered(&file, &tiles)?, lettered: tiles }),
        false => Err(file.error("the stack lies from the bottom to the top: c, b, a, start")),
    }
}

/// The first edition prints the same events without letters, each with one number of its own.
fn unlettered(file: &DataFile<'_>, tiles: &[EventFacts]) -> Result<Vec<EventFacts>, DataError> {
    let rows = file.rows("first_edition")?;
    let row: &Row<'_> = rows.first().ok_or_else(|| file.error("the first edition is missing"))?;
    let facts: FirstEditionRow = row.read()?;
    let of = |tile: &EventFacts| {
        let (amount, rule) = (facts.amounts.get(&tile.event), facts.rules.get(&tile.event));
        let missing = || row.error(format!("{} has no number or no rule", tile.event));
        let (Some(&amount), Some(rule)) = (amount, rule) else { return Err(missing()) };
        let letter = tile.letter.filter(|letter| *letter == Letter::Start);
        // Without letters nothing about them is in doubt.
        Ok(EventFacts { amount, letter, rule: row.rule_named(rule)?, reconstructed: false, ..*tile })
    };
    tiles.iter().map(of).collect()
}
