//! `data/trade_intrigue.toml`: orders, hour glass tiles, and the deeds of the Trade and the Intrigue board.

use super::super::trade::{Character, ORDERS, OrderFacts, TradeDeed, TradeFacts};
use super::super::{BoardDeedFacts, EventFacts, Good, Happening, Letter};
use super::file::DataFile;
use super::{DataError, Sources, TRADE_INTRIGUE, events};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderRow {
    town: String,
    goods: BTreeMap<String, u8>,
    vp: u8,
    #[serde(rename = "goods_value")]
    _goods_value: u8,
    #[serde(rename = "distance_from_orleans")]
    _distance: u8,
}

/// Reads the tables of Trade & Intrigue.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<TradeFacts, DataError> {
    let tables = ["setup", "order", "hour_glass_tile", "trade_deed", "intrigue_deed"];
    let file = DataFile::read(TRADE_INTRIGUE.0, text, sources, &tables)?;
    Ok(TradeFacts {
        orders: orders(&file)?,
        face_up: face_up(&file)?,
        deeds: covered(events::deeds(&file, "trade_deed", TradeDeed::ALL)?),
        characters: covered(events::deeds(&file, "intrigue_deed", Character::ALL)?),
    })
}

fn orders(file: &DataFile<'_>) -> Result<Vec<OrderFacts>, DataError> {
    let mut orders = Vec::with_capacity(ORDERS);
    for row in file.rows("order")? {
        let facts: OrderRow = row.read()?;
        let mut goods = [0; Good::COUNT];
        for (id, number) in &facts.goods {
            goods[row.named::<Good>("good", id)?.index()] = *number;
        }
        if goods == [0; Good::COUNT] {
            return Err(row.error("the order asks for nothing"));
        }
        let (town, points) = (row.named("town", &facts.town)?, facts.vp);
        orders.push(OrderFacts { town, goods, points, reconstructed: row.is_reconstructed() });
    }
    file.expect("orders", orders.len(), ORDERS)?;
    Ok(orders)
}

fn face_up(file: &DataFile<'_>) -> Result<usize, DataError> {
    let rows = file.rows("setup")?;
    let number = rows.iter().find_map(|row| row.table.get("face_up")?.as_integer());
    match number.map(usize::try_from) {
        Some(Ok(number @ 1..=5)) => Ok(number),
        _ => Err(file.error("the set-up of the orders does not say how many lie face up")),
    }
}

/// The tiles: two of Silentium, eight of each letter.
pub(super) fn tiles(text: &str, sources: &Sources) -> Result<Vec<EventFacts>, DataError> {
    let file = DataFile::open(TRADE_INTRIGUE.0, text, sources)?;
    let mut tiles = Vec::new();
    for row in file.rows("hour_glass_tile")? {
        let tile = events::event(&row)?;
        if tile.letter.is_none() != (tile.event == Happening::Silentium) {
            return Err(row.error("every tile but Silentium has a letter"));
        }
        tiles.push(tile);
    }
    for (letter, printed) in
        [(None, 2), (Some(Letter::A), 8), (Some(Letter::B), 8), (Some(Letter::C), 8), (Some(Letter::D), 8)]
    {
        let found = tiles.iter().filter(|tile| tile.letter == letter).count();
        file.expect(format_args!("tiles of the letter {letter:?}"), found, printed)?;
    }
    Ok(tiles)
}

/// Both boards cover the rightmost space of each deed with few players (trade.setup.cover-rightmost,
/// intrigue.setup.cover-rightmost).
fn covered(deeds: Vec<BoardDeedFacts>) -> Vec<BoardDeedFacts> {
    deeds.into_iter().map(|deed| BoardDeedFacts { covers_rightmost: true, ..deed }).collect()
}
