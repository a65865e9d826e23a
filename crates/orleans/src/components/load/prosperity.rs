//! `data/prosperity.toml`: start, events, Structure cards and deeds of Prosperity.

use super::super::prosperity::{DRAWN, Item, MOST_ITEMS, ProsperityDeed, ProsperityFacts, Structure, StructureFacts};
use super::super::{EventFacts, Good, Happening, Kind, Place, PlaceSet};
use super::file::DataFile;
use super::row::Row;
use super::{DataError, PROSPERITY, Sources, events, scenario};
use serde::Deserialize;

#[derive(Deserialize)]
struct RoundsRow {
    value: u8,
}

#[derive(Deserialize)]
struct CitizensRow {
    total: u8,
}

#[derive(Deserialize)]
struct TilesRow {
    category_1: Vec<String>,
    category_2: Vec<String>,
}

#[derive(Deserialize)]
struct CardsRow {
    total: usize,
    deal: usize,
    draw_after_building: usize,
}

#[derive(Deserialize)]
struct CarpenterRow {
    start_town: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StructureRow {
    towns: Vec<String>,
    followers: Vec<String>,
    coins: usize,
    #[serde(default)]
    goods: scenario::Counts,
    vp: u8,
}

/// Reads the scenario.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<ProsperityFacts, DataError> {
    let file = DataFile::read(PROSPERITY.0, text, sources, &["setup", "event", "structure", "deed"])?;
    let setup = file.rows("setup")?;
    let RoundsRow { value: rounds } = scenario::item(&file, &setup, "rounds")?.read()?;
    let CitizensRow { total } = scenario::item(&file, &setup, "citizens")?.read()?;
    let cards: CardsRow = scenario::item(&file, &setup, "structure_cards")?.read()?;
    let carpenter = scenario::item(&file, &setup, "carpenter")?;
    file.expect("Structure cards", Structure::COUNT, cards.total)?;
    for drawn in [cards.deal, cards.draw_after_building] {
        file.expect("Structure cards to choose from", drawn, DRAWN)?;
    }
    Ok(ProsperityFacts {
        rounds,
        citizens: total,
        tiles: tiles(scenario::item(&file, &setup, "place_tiles")?)?,
        carpenter: carpenter.named("town", &carpenter.read::<CarpenterRow>()?.start_town)?,
        structures: structures(&file)?,
        prices: prices(&file)?,
        events: events::board(&file, rounds)?,
        deeds: events::deeds(&file, "deed", ProsperityDeed::ALL)?,
    })
}

fn tiles(row: &Row<'_>) -> Result<PlaceSet, DataError> {
    let TilesRow { category_1, category_2 } = row.read()?;
    Ok(row.all_named::<Place>("place", &[category_1, category_2].concat())?.into_iter().collect())
}

/// The items stand in the order in which a screen shows them; each fits into a byte of marks.
fn structures(file: &DataFile<'_>) -> Result<Vec<StructureFacts>, DataError> {
    let rows = file.one_each::<Structure, StructureRow>(&["structure"], Structure::ALL)?;
    let facts = rows.into_iter().map(|(row, structure, facts)| {
        let followers = row.all_named::<Kind>("follower", &facts.followers)?.into_iter().map(Item::Follower);
        let goods = scenario::goods(&row, &facts.goods)?;
        let goods = Good::ALL.iter().flat_map(|&good| vec![Item::Good(good); goods[good.index()].into()]);
        let items: Vec<Item> = followers.chain(vec![Item::Coin; facts.coins]).chain(goods).collect();
        if items.is_empty() || items.len() > MOST_ITEMS {
            return Err(row.error(format!("a Structure is manned by 1 to {MOST_ITEMS} items")));
        }
        let is_ware = |&nth: &usize| !matches!(items[nth], Item::Follower(_));
        let wares = (0..items.len()).filter(is_ware).fold(0, |wares, nth| wares | 1 << nth);
        let (towns, reconstructed) = (scenario::towns(&row, &facts.towns)?, row.is_reconstructed());
        Ok(StructureFacts { structure, towns, items, wares, points: facts.vp, reconstructed })
    });
    facts.collect()
}

/// What goods cost on the day on which they are sold.
fn prices(file: &DataFile<'_>) -> Result<[u8; Good::COUNT], DataError> {
    for row in file.rows("event")? {
        let EventFacts { event, .. } = events::event(&row)?;
        let params = row.table.get("params").and_then(toml::Value::as_table);
        if let (Happening::MarketDay, Some(prices)) = (event, params.and_then(|params| params.get("prices"))) {
            let prices: scenario::Counts =
                prices.clone().try_into().map_err(|wrong: toml::de::Error| row.error(wrong.message()))?;
            return scenario::goods(&row, &prices);
        }
    }
    Err(file.error("nothing says what goods cost on Market Day"))
}
