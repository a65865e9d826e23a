//! `data/trade_intrigue.toml`: orders, hour glass tiles, and the deeds of the Trade and the Intrigue board.

use super::super::trade::{
    BoardDeedFacts, Character, DEED_SPACES, ORDERS, OrderFacts, Reward, TradeDeed, TradeEvent, TradeFacts, TradeTile,
};
use super::super::{Good, Letter, SpaceKind};
use super::file::DataFile;
use super::{DataError, Sources, TRADE_INTRIGUE};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt::Display;

/// The names under which a tile gives its number.
const AMOUNTS: [&str; 17] = [
    "pay_coins",
    "food",
    "coins_per_star",
    "else_pay",
    "draw_to_market",
    "lose_gear",
    "torture_items",
    "coins_per_station",
    "draw_and_lose",
    "rounds",
    "goods_per_coin",
    "goods_vp",
    "coins_per_placed_gear",
    "or_pay",
    "return_followers",
    "coins_per_follower_on_boards",
    "coins_per_coin",
];

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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    letter: Option<String>,
    special_time: bool,
    #[serde(default)]
    params: toml::Table,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeedRow {
    order: usize,
    #[serde(default)]
    unavailable_players: Vec<u8>,
    spaces: Vec<String>,
    #[serde(default)]
    space_goods: Vec<String>,
    #[serde(default)]
    effect: Reward,
    #[serde(default)]
    completion: Reward,
    #[serde(rename = "completion_text")]
    _completion_text: Option<String>,
    #[serde(rename = "setup")]
    _setup: Option<String>,
}

/// Reads the tables of Trade & Intrigue.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<TradeFacts, DataError> {
    let tables = ["setup", "order", "hour_glass_tile", "trade_deed", "intrigue_deed"];
    let file = DataFile::read(TRADE_INTRIGUE.0, text, sources, &tables)?;
    Ok(TradeFacts {
        orders: orders(&file)?,
        face_up: face_up(&file)?,
        tiles: tiles(&file)?,
        deeds: deeds(&file, "trade_deed", TradeDeed::ALL)?,
        characters: deeds(&file, "intrigue_deed", Character::ALL)?,
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

fn tiles(file: &DataFile<'_>) -> Result<Vec<TradeTile>, DataError> {
    let mut tiles = Vec::new();
    for row in file.rows("hour_glass_tile")? {
        let TileRow { letter, special_time, params } = row.read()?;
        let name = row.text("name")?;
        let event = TradeEvent::ALL.iter().find(|event| event.name() == name);
        let event = *event.ok_or_else(|| row.error(format!("there is no event \"{name}\"")))?;
        let letter = letter.map(|letter| row.named::<Letter>("letter", &letter)).transpose()?;
        if letter.is_none() != (event == TradeEvent::Silentium) {
            return Err(row.error("every tile but Silentium has a letter"));
        }
        let amount = AMOUNTS.iter().find_map(|key| params.get(*key)?.as_integer()).unwrap_or(0);
        let amount = u8::try_from(amount).map_err(|_| row.error("the number is too big"))?;
        tiles.push(TradeTile { event, letter, special: special_time, amount, reconstructed: row.is_reconstructed() });
    }
    for (letter, printed) in
        [(None, 2), (Some(Letter::A), 8), (Some(Letter::B), 8), (Some(Letter::C), 8), (Some(Letter::D), 8)]
    {
        let found = tiles.iter().filter(|tile| tile.letter == letter).count();
        file.expect(format_args!("tiles of the letter {letter:?}"), found, printed)?;
    }
    Ok(tiles)
}

fn deeds<T: Copy + Eq + Display + DeserializeOwned>(
    file: &DataFile<'_>,
    kind: &str,
    all: &[T],
) -> Result<Vec<BoardDeedFacts>, DataError> {
    let mut deeds = Vec::with_capacity(all.len());
    for (row, _, facts) in file.one_each::<T, DeedRow>(&[kind], all)? {
        let spaces: Vec<SpaceKind> = row.all_named("follower", &facts.spaces)?;
        let goods: Vec<Good> = row.all_named("good", &facts.space_goods)?;
        if !(2..=DEED_SPACES).contains(&spaces.len()) || facts.order != deeds.len() + 1 {
            return Err(row.error("the deed has 2 to 5 spaces and stands at its place on the board"));
        }
        if !goods.is_empty() && goods.len() != spaces.len() {
            return Err(row.error("a good lies at every space or at none"));
        }
        deeds.push(BoardDeedFacts {
            spaces,
            goods,
            needs_three: facts.unavailable_players.contains(&2),
            each: facts.effect,
            complete: facts.completion,
            reconstructed: row.is_reconstructed(),
        });
    }
    Ok(deeds)
}
