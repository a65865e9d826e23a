//! A liking for one of the tracks, whether it pays or not. Who learns from games of its own sees only what it does
//! already: a way to play that was poor while nobody knew how to go on with it would never be tried again.

use orleans::components::Track;
use orleans::state::Mat;
use tabletop::Rng;

/// What a step on a track looks better than it is, in points.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Taste {
    track: Option<Track>,
    a_step: f32,
}

/// How much a step on the track that is liked looks better.
const LIKINGS: [f32; 3] = [1.5, 3.0, 5.0];

impl Taste {
    /// Every second player has one.
    pub(crate) fn any(rng: &mut Rng) -> Taste {
        let likes = rng.below(2) == 0;
        let track = Track::ALL[rng.below(Track::ALL.len() as u32) as usize];
        let a_step = LIKINGS[rng.below(LIKINGS.len() as u32) as usize];
        Taste { track: likes.then_some(track), a_step }
    }

    /// How much better the position of this player looks.
    pub(crate) fn likes(self, mat: &Mat) -> f32 {
        self.track.map_or(0.0, |track| f32::from(mat.track(track)) * self.a_step)
    }
}
