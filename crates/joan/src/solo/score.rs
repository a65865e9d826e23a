//! Joan's score (joan_solo.end.joan-score).

use crate::components::{Race, Track, components};
use crate::state::{Holder, Joan, State};
use tabletop::{Line, Sheet};

/// Joan's sheet as things stand.
pub(crate) fn sheet(state: &State, area: Joan) -> Sheet {
    let solo = &components().solo;
    let sum = |points: &[u8], marked: u8| points.iter().take(marked.into()).copied().map(i32::from).sum::<i32>();
    let track = |track: Track| sum(&solo.tracks[track.index()], area.tracks[track.index()]);
    let shields: Vec<u8> = solo.depot.concat();
    // The Citizen for most stations counts beside those of her area (joan_solo.end.most-stations).
    let most = i32::from(state.winner(Race::MostStations) == Some(Holder::Joan));
    let level = area.levels.checked_sub(1).map_or(0, |nth| i32::from(solo.levels[usize::from(nth)]));
    let lines = vec![
        Line { source: "farmers", points: track(Track::Farmer) },
        Line { source: "boatmen", points: track(Track::Boatman) },
        Line { source: "knights", points: track(Track::Knight) },
        Line { source: "depot", points: sum(&shields, area.shields) },
        Line { source: "development", points: (i32::from(area.stations) + i32::from(area.citizens) + most) * level },
    ];
    Sheet { total: lines.iter().map(|line| line.points).sum(), lines }
}
