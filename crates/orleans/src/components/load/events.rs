//! Events as tiles and boards of expansions print them, and the deeds of their boards.

use super::super::{BoardDeedFacts, DEED_SPACES, EventFacts, Good, Happening, Kind, Letter, Reward, SpaceKind};
use super::DataError;
use super::file::DataFile;
use super::row::Row;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt::Display;

/// The names under which an event gives its number.
const AMOUNTS: [&str; 32] = [
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
    "remove_grain_from_map",
    "after_draw_return_to_bag",
    "buy_citizen",
    "cheese",
    "max_towns",
    "goods_and_coins_vp",
    "draw_tokens",
    "buy_monk",
    "coins_per_market_monk",
    "max_goods",
    "turn_place_tiles",
    "extra_knight",
    "max_transactions",
    "monks_each",
    "development_points_team",
];

/// The tile at the bottom of a stack has no letter.
const LAST: &str = "end";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventRow {
    letter: Option<String>,
    /// Which event is meant, where two sets print one name for two things.
    event: Option<String>,
    #[serde(rename = "round")]
    _round: Option<u8>,
    #[serde(rename = "position_in_rulebook_text")]
    _position: Option<u8>,
    #[serde(rename = "corpses")]
    _corpses: Option<u8>,
    #[serde(rename = "corpse_on_market")]
    _corpse_on_market: Option<u8>,
    #[serde(rename = "mean_symbol")]
    _mean_symbol: Option<bool>,
    #[serde(default)]
    special_time: bool,
    #[serde(default)]
    params: toml::Table,
    #[serde(rename = "rule")]
    _rule: String,
}

/// The event of a row, by its printed name or as the row says.
pub(super) fn event(row: &Row<'_>) -> Result<EventFacts, DataError> {
    let EventRow { letter, event, special_time, params, .. } = row.read()?;
    let name = row.text("name")?;
    let event = match event {
        Some(id) => Some(row.named::<Happening>("event", &id)?).filter(|event| event.name() == name),
        None => Happening::ALL.iter().copied().find(|event| event.name() == name),
    };
    let event = event.ok_or_else(|| row.error(format!("there is no event \"{name}\"")))?;
    let letter =
        letter.filter(|letter| letter != LAST).map(|letter| row.named::<Letter>("letter", &letter)).transpose()?;
    let number = |keys: &[&str]| -> Result<u8, DataError> {
        let number = keys.iter().find_map(|key| params.get(*key)?.as_integer()).unwrap_or(0);
        u8::try_from(number).map_err(|_| row.error("the number is too big"))
    };
    let (amount, price) = (number(&AMOUNTS)?, number(&["coins_per_missing", "coins_per_move"])?);
    let no_coins = params.get("coins").and_then(toml::Value::as_bool) == Some(false);
    let in_kind = no_coins || ["goods_vp", "cheese"].iter().any(|key| params.contains_key(*key));
    let board_only = params.get("on").and_then(toml::Value::as_str) == Some("player_board");
    let from = params.get("from").and_then(toml::Value::as_array);
    let market_only = from.is_some_and(|from| from.iter().any(|from| from.as_str() == Some("market")));
    let (rule, reconstructed) = (row.rule("rule")?, row.is_reconstructed());
    Ok(EventFacts {
        event,
        letter,
        special: special_time,
        amount,
        price,
        in_kind,
        board_only,
        market_only,
        rule,
        reconstructed,
    })
}

/// The events of a board, round after round.
pub(super) fn board(file: &DataFile<'_>, rounds: u8) -> Result<Vec<EventFacts>, DataError> {
    let rows = file.rows("event")?;
    file.expect("events", rows.len(), rounds.into())?;
    for (row, round) in rows.iter().zip(1..) {
        if row.table.get("round").and_then(toml::Value::as_integer) != Some(round) {
            return Err(row.error(format!("this should be the event of round {round}")));
        }
    }
    rows.iter().map(event).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeedRow {
    order: usize,
    #[serde(default)]
    unavailable_players: Vec<u8>,
    #[serde(default)]
    min_players: u8,
    #[serde(rename = "area")]
    _area: Option<String>,
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

/// The deeds of a board, in printed order.
pub(super) fn deeds<T: Copy + Eq + Display + DeserializeOwned>(
    file: &DataFile<'_>,
    kind: &str,
    all: &[T],
) -> Result<Vec<BoardDeedFacts>, DataError> {
    let mut deeds = Vec::with_capacity(all.len());
    for (row, _, facts) in file.one_each::<T, DeedRow>(&[kind], all)? {
        let spaces: Vec<SpaceKind> = row.all_named("follower", &facts.spaces)?;
        let goods: Vec<Good> = row.all_named("good", &facts.space_goods)?;
        if !(2..=DEED_SPACES).contains(&spaces.len()) || facts.order != deeds.len() + 1 {
            return Err(row.error("the deed has 2 to 10 spaces and stands at its place on the board"));
        }
        if !goods.is_empty() && goods.len() != spaces.len() {
            return Err(row.error("a good lies at every space or at none"));
        }
        let taking = |kind: Kind| spaces.iter().enumerate().filter(move |(_, space)| space.takes(kind));
        deeds.push(BoardDeedFacts {
            taking: std::array::from_fn(|kind| taking(Kind::ALL[kind]).fold(0, |bits, (nth, _)| bits | 1 << nth)),
            spaces,
            goods,
            covers_rightmost: false,
            min_players: if facts.unavailable_players.contains(&2) { 3 } else { facts.min_players },
            each: facts.effect,
            complete: facts.completion,
            reconstructed: row.is_reconstructed(),
        });
    }
    Ok(deeds)
}
