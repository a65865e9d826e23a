//! `data/tracks.toml`: the follower tracks and the development track.

use super::super::{Bonus, DevelopmentFacts, Track, TrackFacts};
use super::file::DataFile;
use super::row::Row;
use super::{DataError, Sources, TRACKS};
use serde::Deserialize;

/// All tracks.
pub(super) struct Tracks {
    pub(super) tracks: Vec<TrackFacts>,
    pub(super) development: DevelopmentFacts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackRow {
    spaces: Vec<Bonus>,
    citizen_at: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DevelopmentRow {
    last: u8,
    stars: Vec<u8>,
    coins: Vec<CoinSpace>,
    citizens: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CoinSpace {
    space: u8,
    coins: u8,
}

/// Reads the tracks and checks that they can be walked.
pub(super) fn parse(text: &str, sources: &Sources) -> Result<Tracks, DataError> {
    let file = DataFile::read(TRACKS.0, text, sources, &["track", "development"])?;
    let mut tracks = Vec::with_capacity(Track::COUNT);
    for (row, track, TrackRow { spaces, citizen_at }) in file.one_each(&["track"], Track::ALL)? {
        check_track(&row, track, &spaces)?;
        if citizen_at.is_some_and(|at| at == 0 || usize::from(at) >= spaces.len()) {
            return Err(row.error("the citizen does not lie on a space of the track"));
        }
        tracks.push(TrackFacts { spaces, citizen_at });
    }
    let DevelopmentRow { last, stars, coins, citizens } = file.row("development")?;
    let coins: Vec<(u8, u8)> = coins.into_iter().map(|coin| (coin.space, coin.coins)).collect();
    let coin_spaces: Vec<u8> = coins.iter().map(|(space, _)| *space).collect();
    for (what, spaces) in [("stars", &stars), ("coins", &coin_spaces), ("citizens", &citizens)] {
        let ascending = spaces.is_sorted_by(|a, b| a < b) && spaces.last().is_some_and(|space| *space <= last);
        if !ascending {
            let row = "development".into();
            let message = format!("the {what} do not stand in ascending order on the spaces 0 to {last}");
            return Err(DataError { file: TRACKS.0, row, message });
        }
    }
    file.expect("stars on the development track", stars.len(), 6)?;
    Ok(Tracks { tracks, development: DevelopmentFacts { last, stars, coins, citizens } })
}

/// A track has its printed length and gives only one sort of thing, never less than on the space before.
fn check_track(row: &Row<'_>, track: Track, spaces: &[Bonus]) -> Result<(), DataError> {
    let printed = if track == Track::Farmers { 9 } else { 6 };
    if spaces.len() != printed {
        return Err(row.error(format!("the track should have {printed} spaces, not {}", spaces.len())));
    }
    let worth = |bonus: &Bonus| match (track, bonus) {
        (Track::Farmers, Bonus::Good(good)) => Some(good.index() as u8 + 1),
        (Track::Boatmen, Bonus::Coins(amount)) => Some(*amount),
        (Track::Craftsmen, Bonus::Gear) | (Track::Traders, Bonus::TileOne) => Some(1),
        (Track::Traders, Bonus::TileAny) => Some(2),
        (Track::Knights, Bonus::Draw(amount)) => Some(*amount),
        (Track::Scholars, Bonus::Develop(amount)) => Some(*amount),
        _ => None,
    };
    // The start space gives nothing, and the last one of the boatmen only its citizen.
    let start = usize::from(track != Track::Knights);
    let end = spaces.len() - usize::from(track == Track::Boatmen);
    let empty = spaces[..start].iter().chain(&spaces[end..]);
    let worths: Option<Vec<u8>> = spaces[start..end].iter().map(worth).collect();
    match worths {
        Some(worths) if worths.is_sorted() && empty.into_iter().all(|bonus| *bonus == Bonus::Nothing) => Ok(()),
        _ => Err(row.error("the spaces do not give what this track gives, in ascending order")),
    }
}
