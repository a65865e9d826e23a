//! Joan's area as numbers.

use crate::learned::Inputs;
use ::joan::State;
use ::joan::components::Level;

/// Tells what Joan has and what her next card looks like; little where she does not play.
pub(super) fn tell(state: &State, inputs: &mut Inputs) {
    let joan = state.joan.unwrap_or_default();
    inputs.which(state.setup.level().index(), Level::COUNT as u16);
    joan.tracks.iter().for_each(|marked| inputs.share(*marked, 8.0));
    inputs.which(joan.levels.into(), 7);
    inputs.share(joan.stations, 8.0);
    inputs.share(joan.citizens, 8.0);
    inputs.share(joan.shields, 8.0);
    inputs.share(joan.revealed.len(), 14.0);
    let points = ::joan::score::rival(state).map_or(0, |sheet| sheet.total);
    inputs.share(points as f32, 50.0);
}
