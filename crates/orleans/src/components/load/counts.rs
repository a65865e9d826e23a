//! `data/counts.toml`: how much of everything there is.

use super::super::{Counts, Good, Kind};
use super::file::DataFile;
use super::{COUNTS, DataError, Sources};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Tables that tell people what is in the box; the game does not run out of it, or other tables imply it.
const FOR_READERS: [&str; 4] = ["place_tiles_in_play", "citizens", "coins", "bigbox"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoodRow {
    tiles: u8,
    points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersRow {
    players: usize,
    goods_removed: u8,
    followers: BTreeMap<String, u8>,
    gears: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerRow {
    stations: u8,
    cubes: usize,
    start_coins: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketRow {
    spaces: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameRow {
    rounds: u8,
    place_tiles_base: usize,
    follower_tiles_base: usize,
}

/// Reads the counts and checks them against each other.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<Counts, DataError> {
    let kinds = [&["good", "players", "player", "market", "game"][..], &FOR_READERS].concat();
    let file = DataFile::read(COUNTS.0, text, sources, &kinds)?;
    let mut counts = Counts {
        goods: [0; Good::COUNT],
        goods_points: [0; Good::COUNT],
        goods_removed: [0; 6],
        followers: [[0; Kind::COUNT]; 6],
        gears: [0; 6],
        stations: 0,
        start_coins: 0,
        market_spaces: file.row::<MarketRow>("market")?.spaces,
        rounds: 0,
    };
    for (_, good, GoodRow { tiles, points }) in file.one_each(&["good"], Good::ALL)? {
        counts.goods[good.index()] = tiles;
        counts.goods_points[good.index()] = points;
    }
    file.expect("goods", counts.goods.iter().map(|tiles| usize::from(*tiles)).sum(), 90)?;
    let rows = file.rows("players")?;
    file.expect("rows of players", rows.len(), 4)?;
    for (row, players) in rows.iter().zip(2..) {
        let facts: PlayersRow = row.read()?;
        if facts.players != players {
            return Err(row.error(format!("this should be the row for {players} players")));
        }
        counts.goods_removed[players] = facts.goods_removed;
        counts.gears[players] = facts.gears;
        for (id, tiles) in &facts.followers {
            let kind: Kind = row.named("follower", id)?;
            counts.followers[players][kind.index()] = *tiles;
        }
        if let Some(kind) = Kind::ALL.iter().find(|kind| counts.followers[players][kind.index()] == 0) {
            return Err(row.error(format!("the number of {kind} tiles is missing")));
        }
    }
    let player: PlayerRow = file.row("player")?;
    counts.stations = player.stations;
    counts.start_coins = player.start_coins;
    let game: GameRow = file.row("game")?;
    counts.rounds = game.rounds;
    // With four players every neutral follower of the base game is in play; the other 16 are the players' own.
    let neutral: usize = counts.followers[4].iter().map(|tiles| usize::from(*tiles)).sum();
    file.expect("follower tiles", neutral + 16, game.follower_tiles_base)?;
    file.expect("place tiles in the base set", game.place_tiles_base, 20)?;
    file.expect("cubes, one for each track", player.cubes, 7)?;
    for kind in FOR_READERS {
        file.rows(kind)?;
    }
    Ok(counts)
}
