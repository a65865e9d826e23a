//! What is learned from games, whatever the game: a network, its inputs, and the school that teaches it.

mod inputs;
mod learner;
mod net;
mod school;

pub(crate) use inputs::Inputs;
pub use learner::{Learner, Sample};
pub(crate) use net::Near;
pub use net::Net;
pub use school::{Curriculum, Lesson, School, Teacher};

/// What a network counts as one, in points.
pub(crate) const POINTS_A_UNIT: f32 = 25.0;
