//! Warehouse, bank, depot, Development track and deeds.

use super::super::{BankRow, Deed, DeedFacts, Follower, Good, Prize, Race, SpaceFacts, WarehouseRowFacts};
use super::op::{Op, effect, prize};
use super::{DataError, DataFile};
use serde::Deserialize;

pub(super) struct Sheet {
    pub(super) warehouse: [WarehouseRowFacts; Good::COUNT],
    pub(super) warehouse_columns: Vec<Prize>,
    pub(super) bank_rows: [Prize; BankRow::COUNT],
    pub(super) bank_columns: Vec<Prize>,
    pub(super) bank_yellow: Vec<Prize>,
    pub(super) depot: Vec<u8>,
    pub(super) development: Vec<SpaceFacts>,
    pub(super) deeds: Vec<DeedFacts>,
}

#[derive(Deserialize)]
struct WarehouseRow {
    good: Good,
    spaces: usize,
    vp: u8,
}

#[derive(Deserialize)]
struct BonusRow {
    bonus: Vec<Op>,
    #[serde(default)]
    yellow: bool,
    #[serde(default)]
    yellow_bonus: Vec<Op>,
}

#[derive(Deserialize)]
struct Shield {
    position: usize,
    vp: u8,
}

#[derive(Deserialize)]
struct Space {
    space: usize,
    star: Option<u8>,
    #[serde(default)]
    bonus: Vec<Op>,
    yellow: bool,
}

#[derive(Deserialize)]
struct DeedRow {
    deed: usize,
    followers: [Follower; 3],
    effect: Vec<Op>,
    bonus: Vec<Op>,
    min_players: u8,
}

pub(super) fn read(file: &DataFile) -> Result<Sheet, DataError> {
    let columns: [BonusRow; 5] = file.exactly("warehouse_column")?;
    let rows: [WarehouseRow; Good::COUNT] = file.exactly("warehouse_row")?;
    for (row, good) in rows.iter().zip(Good::ALL) {
        file.must(row.good == *good, || format!("the row of {good} should stand here"))?;
        file.must(row.spaces == columns.len(), || format!("the row of {good} has other columns"))?;
    }
    let bank_rows: [BonusRow; BankRow::COUNT] = file.exactly("bank_row")?;
    let bank_columns: [BonusRow; 5] = file.exactly("bank_column")?;
    let prize = |what: &str, ops: &[Op]| prize(ops).ok_or_else(|| file.error(format!("{what}: no such bonus")));
    let prizes = |what: &str, rows: &[BonusRow]| {
        rows.iter().map(|row| prize(what, &row.bonus)).collect::<Result<Vec<_>, DataError>>()
    };
    // The code knows two of the yellow Citizens by their place: the last column and the last row.
    let citizens_last = |rows: &[BonusRow]| {
        let last = rows.len() - 1;
        rows.iter()
            .enumerate()
            .all(|(nth, row)| row.yellow == (nth == last) && (row.bonus == [Op::Citizen]) == (nth == last))
    };
    file.must(citizens_last(&columns) && citizens_last(&bank_rows), || "a Citizen is out of its place".into())?;
    let bank_row_prizes = prizes("a row of the bank", &bank_rows)?;
    let depot: Vec<Shield> = file.rows("depot_shield")?;
    file.must(depot.iter().enumerate().all(|(nth, shield)| shield.position == nth + 1), || {
        "a shield is missing".into()
    })?;
    Ok(Sheet {
        warehouse: std::array::from_fn(|nth| WarehouseRowFacts { good: rows[nth].good, points: rows[nth].vp }),
        warehouse_columns: prizes("a column of the warehouse", &columns)?,
        bank_rows: [bank_row_prizes[0], bank_row_prizes[1], bank_row_prizes[2]],
        bank_columns: prizes("a column of the bank", &bank_columns)?,
        bank_yellow: (bank_columns.iter())
            .map(|row| prize("a shield below the bank", &row.yellow_bonus))
            .collect::<Result<_, DataError>>()?,
        depot: depot.iter().map(|shield| shield.vp).collect(),
        development: read_development(file)?,
        deeds: read_deeds(file)?,
    })
}

fn read_development(file: &DataFile) -> Result<Vec<SpaceFacts>, DataError> {
    let mut citizens = Race::OF_DEVELOPMENT.into_iter();
    let mut spaces = Vec::new();
    for (nth, row) in file.rows::<Space>("development_space")?.into_iter().enumerate() {
        let wrong = |what: &str| file.error(format!("Development space {}: {what}", row.space));
        file.must(row.space == nth + 1, || format!("Development space {} is missing", nth + 1))?;
        let (prize, race) = match (&row.bonus[..], row.yellow) {
            ([], false) => (None, None),
            ([Op::Citizen], true) => (None, Some(citizens.next().ok_or_else(|| wrong("a third Citizen"))?)),
            (ops, false) => (Some(prize(ops).ok_or_else(|| wrong("no such bonus"))?), None),
            (_, true) => return Err(wrong("only Citizens are yellow here")),
        };
        spaces.push(SpaceFacts { star: row.star, prize, race });
    }
    let stars: Vec<u8> = spaces.iter().filter_map(|space| space.star).collect();
    file.must(stars.iter().copied().eq(1..=stars.len() as u8), || "the stars are out of order".into())?;
    file.must(citizens.next().is_none(), || "a Citizen of the Development track is missing".into())?;
    Ok(spaces)
}

fn read_deeds(file: &DataFile) -> Result<Vec<DeedFacts>, DataError> {
    let rows: [DeedRow; Deed::COUNT] = file.exactly("deed")?;
    let mut deeds = Vec::with_capacity(Deed::COUNT);
    for (nth, row) in rows.into_iter().enumerate() {
        let [a, b, c] = row.followers;
        file.must(row.deed == nth + 1, || format!("deed {} should stand here", nth + 1))?;
        file.must(a != b && b != c && a != c, || format!("deed {}: a follower stands there twice", row.deed))?;
        deeds.push(DeedFacts {
            deed: Deed::ALL[nth],
            followers: row.followers,
            effect: effect(&row.effect).ok_or_else(|| file.error(format!("deed {}: no such effect", row.deed)))?,
            prize: prize(&row.bonus).ok_or_else(|| file.error(format!("deed {}: no such bonus", row.deed)))?,
            min_players: row.min_players,
        });
    }
    Ok(deeds)
}
