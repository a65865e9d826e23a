//! What a seat may expect: the points it has, and those a learned network sees coming.

mod features;
mod learn;
mod net;

pub(crate) use features::{INPUTS, Inputs, features};
pub use learn::{Learner, Sample};
pub use net::Net;

use orleans::State;
use orleans::score::sheet;
use std::sync::LazyLock;
use tabletop::{Game, Seat};

/// What the network counts as one.
pub(crate) const POINTS_A_UNIT: f32 = 25.0;

/// What the level hard has learned: games of thumb rules, and some of its own.
pub(crate) fn for_hard() -> &'static Net {
    static NET: LazyLock<Net> = LazyLock::new(|| inside(include_bytes!("../../../../data/bots/hard.bin")));
    &NET
}

/// What the level master has learned: the same, and many more games of its own.
pub(crate) fn for_master() -> &'static Net {
    static NET: LazyLock<Net> = LazyLock::new(|| inside(include_bytes!("../../../../data/bots/master.bin")));
    &NET
}

/// A network inside the program; one that expects nothing if its file does not fit the features.
fn inside(weights: &[u8]) -> Net {
    Net::read(weights).unwrap_or_else(Net::blank)
}

impl Net {
    /// The points that `seat` may expect at the end of the game. Of the others it looks at what lies open.
    pub(crate) fn expects(&self, state: &State, seat: Seat, inputs: &mut Inputs) -> f32 {
        let now = sheet(state, seat).total as f32;
        if state.outcome().is_some() {
            return now;
        }
        features(state, seat, inputs);
        now + self.forward(inputs.list()) * POINTS_A_UNIT
    }
}
