//! Scoring after round 18 (base.scoring.when).

use crate::components::components;
use crate::event::{Event, Log};
use crate::modules;
use crate::place::hooks;
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
pub fn sheet(state: &State, seat: Seat) -> Sheet {
    let mats: Vec<&Mat> = state.players.as_slice().iter().map(|player| &player.mat).collect();
    sheet_of(&mats, seat)
}

/// The score sheet of one of several players, from what lies in the open.
pub fn sheet_of(mats: &[&Mat], seat: Seat) -> Sheet {
    let mat = mats[seat.index()];
    let points = &components().counts.goods_points;
    let goods: i32 = mat.goods.iter().zip(points).map(|(&count, &each)| i32::from(count) * i32::from(each)).sum();
    // base.scoring.stations-and-citizens: the sum is multiplied by the status.
    let status = i32::from(status(mat));
    let citizens = i32::from(mat.citizens + hooks::more_citizens(mat));
    let mut lines = vec![
        Line { source: "coins", points: mat.coins.into() },
        Line { source: "goods", points: goods },
        Line { source: "bread", points: i32::from(mat.on_tiles.bread) * status },
        Line { source: "stations", points: i32::from(mat.n_stations()) * status },
        Line { source: "citizens", points: citizens * status },
        Line { source: "places", points: hooks::end_points(mats, seat) },
    ];
    lines.extend(modules::score_lines(mat));
    Sheet { total: lines.iter().map(|line| line.points).sum(), lines }
}

/// How the game ended: by the system in play, or by points. Most points win; a tie goes to the one further ahead on the Development track, else the victory
/// is shared (base.scoring.winner).
pub(crate) fn outcome(state: &State) -> Outcome {
    if let Some(outcome) = modules::outcome(state) {
        return outcome;
    }
    let sheets: Vec<Sheet> = (0..state.setup.players).map(|seat| sheet(state, Seat(seat))).collect();
    let rank = |seat: &Seat| (sheets[seat.index()].total, state.mat(*seat).development);
    let best = state.clockwise().map(|seat| rank(&seat)).max();
    let winners = state.clockwise().filter(|seat| Some(rank(seat)) == best).fold(SeatSet::EMPTY, SeatSet::with);
    Outcome::ranked(sheets, winners)
}
