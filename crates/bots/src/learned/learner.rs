//! How the network learns: from positions and what came of them, by the method called Adam.

use super::{Net, POINTS_A_UNIT};
use tabletop::Rng;

/// A position as one seat saw it, and the points that came after it.
#[derive(Clone, Debug)]
pub struct Sample {
    inputs: Box<[(u16, f32)]>,
    /// Points at that moment; once the game is over, the points still to come.
    points: f32,
}

impl Sample {
    /// The position now, with the points counted at this moment; [`Sample::foresee`] completes it.
    pub(crate) fn new(inputs: &[(u16, f32)], points: f32) -> Sample {
        Sample { inputs: inputs.into(), points }
    }

    /// Sets what is to be learned, once the game is over: what came until the next position, and what was still to
    /// come after it. `ahead` tells of the next position of this seat its points and what was to be learned from it;
    /// the same of this position is returned. What chance did far away counts for less than what the network expects.
    pub(crate) fn foresee(&mut self, (points, to_come): (f32, f32), net: &Net) -> (f32, f32) {
        let now = self.points;
        self.points = points - now + to_come;
        let expected = net.forward(&self.inputs) * POINTS_A_UNIT;
        (now, self.points * TRUST + expected * (1.0 - TRUST))
    }
}

/// How much more what really came counts than what was expected, from one position to the next.
const TRUST: f32 = 0.92;

/// How much the latest lesson counts in the mean.
const NEWEST: f32 = 0.003;

/// A network that learns.
#[derive(Clone, Debug)]
pub struct Learner {
    /// What it knows so far: the mean of its last few hundred lessons, which wavers less than the latest one.
    pub net: Net,
    latest: Net,
    slopes: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    lessons: i32,
}

impl Learner {
    /// Goes on from a network, or from nothing with so many inputs.
    pub(crate) fn new(net: Option<Net>, inputs: usize, rng: &mut Rng) -> Learner {
        let chance = || rng.below(2_000_001) as f32 / 1e6 - 1.0;
        let net = net.unwrap_or_else(|| Net::newborn(inputs, chance));
        let zeros = vec![0.0; net.weights.len()];
        Learner { latest: net.clone(), net, slopes: zeros.clone(), mean: zeros.clone(), square: zeros, lessons: 0 }
    }

    /// The mean squared error in points on these positions.
    pub fn score(&self, samples: &[Sample]) -> f32 {
        let errors = samples.iter().map(|it| self.net.forward(&it.inputs) * POINTS_A_UNIT - it.points);
        errors.map(|error| error * error).sum::<f32>() / samples.len().max(1) as f32
    }

    /// One step towards what these positions teach; returns the mean squared error in points before it.
    pub fn lesson<'a>(&mut self, samples: impl Iterator<Item = &'a Sample>, rate: f32) -> f32 {
        let (mut n, mut squares) = (0.0, 0.0);
        self.slopes.fill(0.0);
        for sample in samples {
            let trace = self.latest.trace(&sample.inputs);
            let error = trace.said - sample.points / POINTS_A_UNIT;
            self.latest.blame(&sample.inputs, &trace, error, &mut self.slopes);
            squares += error * error;
            n += 1.0;
        }
        self.lessons += 1;
        let (keep_mean, keep_square) = (0.9_f32, 0.999_f32);
        let first = 1.0 - keep_mean.powi(self.lessons);
        let second = 1.0 - keep_square.powi(self.lessons);
        for (nth, &slope) in self.slopes.iter().enumerate() {
            let slope = slope / n;
            self.mean[nth] = keep_mean * self.mean[nth] + (1.0 - keep_mean) * slope;
            self.square[nth] = keep_square * self.square[nth] + (1.0 - keep_square) * slope * slope;
            let step = self.mean[nth] / first / ((self.square[nth] / second).sqrt() + 1e-7);
            let weight = &mut self.latest.weights[nth];
            *weight -= rate * (step + 1e-3 * *weight);
            self.net.weights[nth] += (*weight - self.net.weights[nth]) * NEWEST;
        }
        squares / n * POINTS_A_UNIT * POINTS_A_UNIT
    }
}
