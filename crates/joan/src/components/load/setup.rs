//! Tiles, set-up, standard actions, Monks.

use super::super::{BankRow, By, Follower, MAX_PLAYERS, SetupFacts, Standard, Standards};
use super::op::{Kind, Op};
use super::{DataError, DataFile};
use serde::Deserialize;

pub(super) struct Basics {
    pub(super) tiles: [u8; Follower::TILES],
    pub(super) setups: [SetupFacts; MAX_PLAYERS + 1],
    pub(super) standard: [Standards; Follower::COUNT],
    pub(super) station_price: u8,
    pub(super) monk_points: Vec<u8>,
    pub(super) start_coin: BankRow,
    pub(super) laid_out: u8,
}

#[derive(Deserialize)]
struct TileRow {
    follower: Follower,
    count: u8,
}

#[derive(Deserialize)]
struct Total {
    total: u8,
}

#[derive(Deserialize)]
struct SetupRow {
    players: u8,
    tiles_removed_each_bag: u8,
    tiles_drawn_per_round: u8,
    bags: u8,
    rounds_per_bag: u8,
    actions_per_player: u8,
    starts_per_player: u8,
    map_towns: u8,
    deeds: u8,
    place_cards_needed_to_open_next_category: u8,
}

#[derive(Deserialize)]
struct ActionRow {
    follower: Follower,
    effect: Vec<Op>,
}

#[derive(Deserialize)]
struct Monks {
    count: usize,
    score_by_recruited: Vec<u8>,
}

#[derive(Deserialize)]
struct StartingCoin {
    row: usize,
    column: u8,
}

#[derive(Deserialize)]
struct PlaceSetup {
    laid_out_per_category: u8,
}

pub(super) fn read(file: &DataFile) -> Result<Basics, DataError> {
    let mut tiles = [0; Follower::TILES];
    for row in file.rows::<TileRow>("follower_tile")? {
        file.must(row.follower != Follower::Monk, || "there are no tiles of Monks".into())?;
        tiles[row.follower.index()] = row.count;
    }
    let (total, found) = (file.table::<Total>("follower_tiles")?.total, tiles.iter().sum::<u8>());
    file.must(total == found, || format!("there should be {total} tiles, not {found}"))?;
    let monks: Monks = file.table("monks")?;
    file.must(monks.score_by_recruited.len() == monks.count + 1, || "each number of Monks has its points".into())?;
    let coin: StartingCoin = file.table("starting_coin")?;
    let row = coin.row.checked_sub(1).and_then(|nth| BankRow::ALL.get(nth)).filter(|_| coin.column == 1);
    let (standard, station_price) = read_standard(file)?;
    Ok(Basics {
        setups: read_setups(file, total)?,
        tiles,
        standard,
        station_price,
        monk_points: monks.score_by_recruited,
        start_coin: *row.ok_or_else(|| file.error("the starting coin is the first of a row"))?,
        laid_out: file.table::<PlaceSetup>("place_card_setup")?.laid_out_per_category,
    })
}

fn read_setups(file: &DataFile, tiles: u8) -> Result<[SetupFacts; MAX_PLAYERS + 1], DataError> {
    let rows: [SetupRow; MAX_PLAYERS] = file.exactly("setup")?;
    let mut setups = [SetupFacts::default(); MAX_PLAYERS + 1];
    for (nth, row) in rows.iter().enumerate() {
        let players = usize::from(row.players);
        file.must(players == nth + 1, || format!("set-up {}: this is for {players} players", nth + 1))?;
        let facts = SetupFacts {
            set_aside: row.tiles_removed_each_bag,
            drawn: row.tiles_drawn_per_round,
            bags: row.bags,
            rounds_per_bag: row.rounds_per_bag,
            turns: row.actions_per_player,
            starts: row.starts_per_player,
            towns: row.map_towns,
            deeds: row.deeds,
            opens_at: row.place_cards_needed_to_open_next_category,
        };
        // joan.round.no-mid-round: a bag is drawn to its last tile.
        let drawn = facts.drawn * facts.rounds_per_bag + facts.set_aside;
        file.must(drawn == tiles, || format!("with {players} players a bag of {tiles} tiles does not come out even"))?;
        setups[players] = facts;
    }
    Ok(setups)
}

/// The standard actions of each follower; a Monk's are all of them. And the price of a station.
fn read_standard(file: &DataFile) -> Result<([Standards; Follower::COUNT], u8), DataError> {
    let (mut standard, mut price) = ([Standards::EMPTY; Follower::COUNT], 0);
    for row in file.rows::<ActionRow>("standard_action")? {
        if row.follower == Follower::Monk {
            file.must(row.effect == [Op::AsFollower {}], || "a Monk acts as any follower".into())?;
            continue;
        }
        let choices = match &row.effect[..] {
            [Op::Choose { times: 1, of }] => of.clone(),
            one => vec![one.to_vec()],
        };
        for choice in choices {
            let act = one_mark(&choice);
            let act = act.ok_or_else(|| file.error(format!("the {} cannot do that", row.follower)))?;
            standard[row.follower.index()].insert(act);
            if let [Op::Build { pay_coin }] = choice[..] {
                price = u8::from(pay_coin);
            }
        }
    }
    let all = standard.iter().fold(Standards::EMPTY, |all, acts| all | *acts);
    file.must(usize::from(all.len()) == Standard::COUNT, || "a standard action is missing".into())?;
    standard[Follower::Monk.index()] = all;
    Ok((standard, price))
}

fn one_mark(ops: &[Op]) -> Option<Standard> {
    match ops {
        [Op::Good { kind: Kind::Any, n: 1 }] => Some(Standard::Good),
        [Op::Route { mode: By::Land, n: 1 }] => Some(Standard::LandRoute),
        [Op::Route { mode: By::Water, n: 1 }] => Some(Standard::WaterRoute),
        [Op::Coin { n: 1 }] => Some(Standard::Coin),
        [Op::Build { pay_coin: true }] => Some(Standard::Station),
        [Op::AcquirePlace] => Some(Standard::Place),
        [Op::Dev { n: 1 }] => Some(Standard::Point),
        _ => None,
    }
}
