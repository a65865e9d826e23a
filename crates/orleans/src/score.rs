//! Scoring after round 18 (base.scoring.when).

use crate::components::components;
use crate::event::{Event, Log};
use crate::state::{Mat, Spot, State};
use crate::verbs::develop::{citizen, status};
use tabletop::{Line, Outcome, Seat, SeatSet, Sheet};

/// The last citizen goes to the player who alone has the most built stations
/// (base.scoring.most-stations-citizen, base.scoring.most-stations-tie).
pub(crate) fn most_stations(state: &mut State, log: &mut Log) {
    let stations = |seat: &Seat| state.mat(*seat).n_stations();
    let most = state.clockwise().map(|seat| stations(&seat)).max().unwrap_or(0);
    let mut leaders = state.clockwise().filter(|seat| stations(seat) == most);
    if let (Some(leader), None, true) = (leaders.next(), leaders.next(), most > 0) {
        citizen(state, leader, Spot::MostStations, log);
    }
    log.push(Event::GameOver);
}

/// The score sheet of a player as things stand.
pub fn sheet(mat: &Mat) -> Sheet {
    let goods: i32 = mat
        .goods
        .iter()
        .zip(&components().counts.goods_points)
        .map(|(&count, &points)| i32::from(count) * i32::from(points))
        .sum();
    // base.scoring.stations-and-citizens: the sum is multiplied by the status.
    let status = i32::from(status(mat));
    let lines = vec![
        Line { source: "coins", points: mat.coins.into() },
        Line { source: "goods", points: goods },
        Line { source: "stations", points: i32::from(mat.n_stations()) * status },
        Line { source: "citizens", points: i32::from(mat.citizens) * status },
    ];
    Sheet { total: lines.iter().map(|line| line.points).sum(), lines }
}

/// Most points win; a tie goes to the one further ahead on the Development track, else the victory
/// is shared (base.scoring.winner).
pub(crate) fn outcome(state: &State) -> Outcome {
    let sheets: Vec<Sheet> = state.players.as_slice().iter().map(|player| sheet(&player.mat)).collect();
    let rank = |seat: &Seat| (sheets[seat.index()].total, state.mat(*seat).development);
    let best = state.clockwise().map(|seat| rank(&seat)).max();
    let winners = state.clockwise().filter(|seat| Some(rank(seat)) == best).fold(SeatSet::EMPTY, SeatSet::with);
    Outcome { sheets, winners }
}
