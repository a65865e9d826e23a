//! `data/plague.toml`: tiles, deeds, Indulgence cards and plague cards of The Plague.

use super::super::plague::{
    Concern, Condition, Indulgence, IndulgenceFacts, Pile, PlagueCard, PlagueCardFacts, PlagueDeed, PlagueFacts,
};
use super::super::{EventFacts, Good, Happening, Letter, Place, PlaceSet, Town};
use super::file::DataFile;
use super::row::Row;
use super::{DataError, PLAGUE, Sources, events};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct CorpsesRow {
    number: u8,
    reduction: ReductionRow,
}

#[derive(Deserialize)]
struct ReductionRow {
    from: u8,
    to: u8,
}

#[derive(Deserialize)]
struct StackRow {
    top_to_bottom: Vec<StackPart>,
}

#[derive(Deserialize)]
struct StackPart {
    letter: Option<String>,
    tiles: usize,
}

#[derive(Deserialize)]
struct TilesRow {
    removed: Vec<String>,
    laid_out_per_category: BTreeMap<String, usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IndulgenceRow {
    kind: String,
    condition: toml::Table,
    back: Pile,
    vp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    number: usize,
    when: String,
    #[serde(default)]
    amount: u8,
    #[serde(rename = "rule")]
    _rule: String,
}

/// Reads the expansion.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<PlagueFacts, DataError> {
    let kinds = ["setup", "special_case", "hour_glass_tile", "indulgence_card", "plague_card", "deed", "place_tile"];
    let file = DataFile::read(PLAGUE.0, text, sources, &kinds)?;
    let setup = file.rows("setup")?;
    let item = |name: &str| -> Result<&Row<'_>, DataError> {
        let found = setup.iter().find(|row| row.text("item").is_ok_and(|item| item == name));
        found.ok_or_else(|| file.error(format!("the set-up of `{name}` is missing")))
    };
    let CorpsesRow { number, reduction } = item("corpses")?.read()?;
    let tiles: TilesRow = item("place_tiles")?.read()?;
    let removed = item("place_tiles")?.all_named::<Place>("place", &tiles.removed)?;
    let place_tiles = |players: usize| tiles.laid_out_per_category.get(&players.to_string()).copied().unwrap_or(0);
    let (events, tile_corpses) = hour_glass(&file)?;
    let indulgences = indulgences(&file)?;
    let all_that = |is_meant: &dyn Fn(&IndulgenceFacts) -> bool| {
        let meant = indulgences.iter().filter(|facts| is_meant(facts));
        meant.fold(0, |all: u64, facts| all | 1 << facts.card.index())
    };
    let of_letter = |letter: Letter| {
        let with_it = events.iter().enumerate().filter(|(_, tile)| tile.letter == Some(letter));
        with_it.fold(0, |all: u64, (nth, _)| all | 1 << nth)
    };
    let is_quarantine = |&nth: &usize| events[nth].event == Happening::Quarantine;
    Ok(PlagueFacts {
        quarantines: (0..events.len()).filter(is_quarantine).fold(0, |all, nth| all | 1 << nth),
        letters: [Letter::Start, Letter::A, Letter::B, Letter::C, Letter::D].map(of_letter),
        tiles: events,
        tile_corpses,
        tiles_of_each: tiles_of_each(item("hour_glass_stack")?)?,
        corpses: number,
        reduce_from: reduction.from,
        reduce_to: reduction.to,
        doctor_from: small(item("plague_doctor")?, "available_from_round")?,
        place_tiles: std::array::from_fn(place_tiles),
        removed_tiles: removed.into_iter().collect(),
        tiles_one: tiles_one(&file)?,
        deeds: events::deeds(&file, "deed", PlagueDeed::ALL)?,
        piles: [Pile::A, Pile::B, Pile::C].map(|pile| all_that(&|facts| facts.pile == pile)),
        gifts: all_that(&|facts| matches!(facts.condition, Condition::Give { .. })),
        gifts_of_coins: all_that(
            &|facts| matches!(facts.condition, Condition::Give { goods, .. } if goods == [0; Good::COUNT]),
        ),
        concerned: Concern::ALL.map(|concern| all_that(&|facts| facts.condition.concerns().contains(&concern))),
        indulgences,
        n_cards: small(item("plague_cards")?, "revealed")?.into(),
        cards: cards(&file)?,
    })
}

/// Of every letter as many tiles lie in the stack as of the first.
fn tiles_of_each(row: &Row<'_>) -> Result<usize, DataError> {
    let StackRow { top_to_bottom } = row.read()?;
    let numbers: Vec<usize> =
        top_to_bottom.iter().filter(|part| part.letter.is_some()).map(|part| part.tiles).collect();
    match numbers[..] {
        [first, ..] if numbers.len() == 4 && numbers.iter().all(|&number| number == first) => Ok(first),
        _ => Err(row.error("the stack has equal parts of four letters")),
    }
}

/// A small number of a row.
fn small(row: &Row<'_>, key: &str) -> Result<u8, DataError> {
    let number = row.table.get(key).and_then(toml::Value::as_integer);
    number.and_then(|number| u8::try_from(number).ok()).ok_or_else(|| row.error(format!("`{key}` is missing")))
}

/// The tiles in the order of the stack, and the corpses of each.
fn hour_glass(file: &DataFile<'_>) -> Result<(Vec<EventFacts>, Vec<u8>), DataError> {
    let rows = file.rows("hour_glass_tile")?;
    let mut tiles: Vec<(EventFacts, u8)> = Vec::with_capacity(rows.len());
    for row in &rows {
        tiles.push((events::event(row)?, small(row, "corpses")?));
    }
    tiles.sort_by_key(|(tile, _)| (tile.letter.is_none(), tile.letter));
    for (letter, printed) in [
        (Some(Letter::Start), 1),
        (Some(Letter::A), 6),
        (Some(Letter::B), 6),
        (Some(Letter::C), 6),
        (Some(Letter::D), 6),
        (None, 1),
    ] {
        let found = tiles.iter().filter(|(tile, _)| tile.letter == letter).count();
        file.expect(format_args!("tiles of the letter {letter:?}"), found, printed)?;
    }
    Ok(tiles.into_iter().unzip())
}

fn tiles_one(file: &DataFile<'_>) -> Result<PlaceSet, DataError> {
    let mut one = PlaceSet::EMPTY;
    for row in file.rows("place_tile")? {
        if row.text("category")? == "I" {
            one.insert(row.named("place", row.text("id")?)?);
        }
    }
    Ok(one)
}

fn indulgences(file: &DataFile<'_>) -> Result<Vec<IndulgenceFacts>, DataError> {
    let rows = file.one_each::<Indulgence, IndulgenceRow>(&["indulgence_card"], Indulgence::ALL)?;
    let facts = |(row, card, facts): &(Row<'_>, Indulgence, IndulgenceRow)| {
        let condition = condition(row, &facts.kind, &facts.condition)?;
        let (pile, points, reconstructed) = (facts.back, facts.vp, row.is_reconstructed());
        Ok(IndulgenceFacts { card: *card, condition, pile, points, reconstructed })
    };
    rows.iter().map(facts).collect()
}

/// A condition that counts something.
type Counted = fn(u8) -> Condition;

/// What a card asks for, by its kind and the words of its condition.
fn condition(row: &Row<'_>, kind: &str, words: &toml::Table) -> Result<Condition, DataError> {
    let town = words.get("town").and_then(toml::Value::as_str).map(|id| row.named::<Town>("town", id)).transpose()?;
    let number = |key: &str| words.get(key).and_then(toml::Value::as_integer).and_then(|n| u8::try_from(n).ok());
    let counted: [(&str, Counted); 7] = [
        ("stations", Condition::Stations),
        ("inland_stations", Condition::InlandStations),
        ("status", Condition::Status),
        ("gears", Condition::Wheels),
        ("place_tiles", Condition::Tiles),
        ("citizens", Condition::Citizens),
        ("market_monks", Condition::Monks),
    ];
    let count = counted.iter().find_map(|(key, of)| number(key).map(of));
    let found = match (kind, town) {
        ("pilgrimage", Some(town)) => Some(Condition::Arrive(town)),
        ("build_station", Some(town)) => Some(Condition::Build(town)),
        ("donate" | "deliver", town) if (kind == "deliver") == town.is_some() => {
            let mut goods = [0; Good::COUNT];
            for &good in Good::ALL {
                goods[good.index()] = number(good.name()).unwrap_or(0);
            }
            let coins = number("coins").unwrap_or(0);
            (coins > 0 || goods != [0; Good::COUNT]).then_some(Condition::Give { town, goods, coins })
        }
        ("achieve", None) if words.contains_key("to_first") => Some(Condition::FirstWine),
        ("achieve", None) if number("deed_citizens") == Some(1) => Some(Condition::DeedCitizen),
        ("achieve", None) if number("track_ends") == Some(1) => Some(Condition::TrackEnd),
        ("achieve", None) => count,
        _ => None,
    };
    found.ok_or_else(|| row.error("nobody understands the condition"))
}

fn cards(file: &DataFile<'_>) -> Result<Vec<PlagueCardFacts>, DataError> {
    let rows = file.one_each::<PlagueCard, CardRow>(&["plague_card"], PlagueCard::ALL)?;
    let facts = |(row, card, facts): &(Row<'_>, PlagueCard, CardRow)| match facts.when.as_str() {
        when @ ("start" | "game") if facts.number == card.index() + 1 => {
            Ok(PlagueCardFacts { at_start: when == "start", amount: facts.amount, rule: row.rule("rule")? })
        }
        _ => Err(row.error("a card counts at the start or all game, and stands at its number")),
    };
    rows.iter().map(facts).collect()
}
