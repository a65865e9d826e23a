//! Learning from games: whole games are played, and the network learns what came of their positions.

use super::{Learner, Net, Sample};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use tabletop::{Rng, Seed};

/// Who plays the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Teacher {
    /// Thumb rules, with misjudgements.
    Thumb,
    /// The network itself, with a little chance.
    Net,
}

/// The games of a school.
pub trait Curriculum: Debug + Sync {
    /// How many inputs their positions have.
    fn inputs(&self) -> usize;

    /// Plays game `nth` of a series with what is known so far: its positions, and what came of them.
    fn play(&self, net: &Net, series: u64, nth: u64) -> Vec<Sample>;
}

/// So many positions are remembered.
const POOL: usize = 150_000;
/// Positions in one lesson.
const BATCH: usize = 64;
/// How often a position is learned from, on the mean.
const REPEATS: usize = 4;

/// A network, the positions it learns from, and the games that they come from.
#[derive(Debug)]
pub struct School {
    learner: Learner,
    curriculum: Box<dyn Curriculum>,
    pool: Vec<Sample>,
    oldest: usize,
    rng: Rng,
}

/// What came of one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lesson {
    /// How many positions it had.
    pub positions: usize,
    /// The mean squared error on them in points, before anything was learned from them.
    pub squared_error: f32,
}

impl School {
    /// Goes on from a network, or from nothing.
    pub fn new(net: Option<Net>, curriculum: Box<dyn Curriculum>, seed: Seed) -> School {
        let mut rng = Rng::new(seed);
        let learner = Learner::new(net, curriculum.inputs(), &mut rng);
        School { learner, curriculum, pool: Vec::new(), oldest: 0, rng }
    }

    /// What was learned so far.
    pub fn net(&self) -> &Net {
        &self.learner.net
    }

    /// Plays game `nth` of a series: the same one whoever else plays at the same time. What it teaches is for
    /// [`School::learn`].
    pub fn play(&self, series: u64, nth: u64) -> Vec<Sample> {
        self.curriculum.play(self.net(), series, nth)
    }

    /// Learns from the positions of a game, and once more from some of earlier games; `rate` is the size of a step.
    pub fn learn(&mut self, samples: Vec<Sample>, rate: f32) -> Lesson {
        let lesson = Lesson { positions: samples.len(), squared_error: self.learner.score(&samples) };
        for sample in samples {
            if self.pool.len() < POOL {
                self.pool.push(sample);
            } else {
                self.pool[self.oldest] = sample;
                self.oldest = (self.oldest + 1) % POOL;
            }
        }
        for _ in 0..(lesson.positions * REPEATS).div_ceil(BATCH) {
            let n = self.pool.len() as u32;
            let batch: Vec<usize> = (0..BATCH).map(|_| self.rng.below(n.max(1)) as usize).collect();
            self.learner.lesson(batch.iter().filter_map(|&nth| self.pool.get(nth)), rate);
        }
        lesson
    }
}
