//! The race with the others.

use super::Inputs;
use orleans::State;
use orleans::components::{Track, components};
use orleans::score::points;
use orleans::state::{Mat, Spot};
use tabletop::Seat;

/// Who is ahead, by how much, and which citizens wait.
pub(super) fn tell(state: &State, seat: Seat, inputs: &mut Inputs) {
    let mat = state.mat(seat);
    let seats = || (0..state.setup.players).map(Seat).filter(|&other| other != seat);
    let n = f32::from(state.setup.players - 1).max(1.0);
    let scores = || seats().map(|other| points(state, other) as f32);
    inputs.tell(scores().fold(0.0, f32::max) / 100.0);
    inputs.tell(scores().sum::<f32>() / n / 100.0);
    let most = |count: &dyn Fn(&Mat) -> u8| seats().map(|other| count(state.mat(other))).max().unwrap_or(0);
    let ahead = |mine: u8, theirs: u8| f32::from(mine) - f32::from(theirs);
    inputs.tell(ahead(mat.n_stations(), most(&|it| it.n_stations())) / 4.0);
    inputs.tell(ahead(mat.development, most(&|it| it.development)) / 10.0);
    for &track in Track::ALL {
        inputs.tell(ahead(mat.track(track), most(&|it| it.track(track))) / 4.0);
    }
    let farmers = seats().map(|other| state.mat(other).track(Track::Farmers));
    inputs.tell(ahead(mat.track(Track::Farmers), farmers.min().unwrap_or(0)) / 4.0);
    let waits = |spot: Spot| state.table.citizens.waits(spot);
    for (track, spot) in [(Track::Boatmen, Spot::Boatmen), (Track::Knights, Spot::Knights)] {
        let at = components().track(track).citizen_at.unwrap_or(0);
        race(waits(spot), at, mat.track(track), most(&|it| it.track(track)), 5.0, inputs);
    }
    for (nth, &at) in components().development.citizens.iter().enumerate() {
        let waits = waits(Spot::Development(nth as u8));
        race(waits, at, mat.development, most(&|it| it.development), 12.0, inputs);
    }
    inputs.tell(seats().map(|other| f32::from(state.mat(other).citizens)).sum::<f32>() / 6.0);
}

/// A citizen that waits for the first to come.
fn race(waits: bool, at: u8, mine: u8, theirs: u8, far: f32, inputs: &mut Inputs) {
    let near = |marker: u8| if waits { (1.0 - f32::from(at.saturating_sub(marker)) / far).max(0.0) } else { 0.0 };
    inputs.flag(waits);
    inputs.tell(near(mine));
    inputs.tell(near(theirs));
}
