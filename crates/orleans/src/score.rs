//! Scoring after round 18 (base.scoring.when).

use crate::event::{Event, Log};
use crate::modules;
use crate::place::hooks;
use crate::state::{Mat, Players, Spot, State};
use crate::verbs::develop::{citizen, status};
use crate::verbs::goods;
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
    with_mats(state, |mats| sheet_of(mats, seat))
}

/// The sum of that sheet: bots ask for it at every leaf, so it makes no sheet.
pub fn points(state: &State, seat: Seat) -> i32 {
    let mut points = 0;
    with_mats(state, |mats| tell_lines(mats, seat, |line| points += line.points));
    points
}

fn with_mats<T>(state: &State, then: impl FnOnce(&[&Mat]) -> T) -> T {
    let players = state.players.as_slice();
    let mats: [&Mat; Players::MOST] = std::array::from_fn(|nth| &players[nth.min(players.len() - 1)].mat);
    then(&mats[..players.len()])
}

/// The score sheet of one of several players, from what lies in the open.
pub fn sheet_of(mats: &[&Mat], seat: Seat) -> Sheet {
    let mut lines = Vec::with_capacity(8);
    tell_lines(mats, seat, |line| lines.push(line));
    Sheet { total: lines.iter().map(|line| line.points).sum(), lines }
}

fn tell_lines(mats: &[&Mat], seat: Seat, mut tell: impl FnMut(Line)) {
    let mat = mats[seat.index()];
    // base.scoring.stations-and-citizens: the sum is multiplied by the status.
    let status = i32::from(status(mat));
    let citizens = i32::from(mat.citizens + hooks::more_citizens(mat));
    let aside = modules::aside(mat);
    tell(Line { source: "coins", points: (mat.coins + aside.coins).into() });
    tell(Line { source: "goods", points: (goods::worth(mat) + goods::worth_of(&aside.goods)).into() });
    tell(Line { source: "bread", points: i32::from(mat.on_tiles.bread) * status });
    tell(Line { source: "stations", points: i32::from(mat.n_stations()) * status });
    tell(Line { source: "citizens", points: citizens * status });
    tell(Line { source: "places", points: hooks::end_points(mats, seat) });
    modules::score_lines(mat, tell);
}

/// How the game ended: by the system in play, or by points. Most points win; a tie goes to the one further ahead on
/// the Development track, else the victory is shared (base.scoring.winner).
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
