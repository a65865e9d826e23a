//! A small network of two hidden layers. Its sums are taken in a fixed order, so it says the same on every machine.

use super::INPUTS;

/// Units of the first hidden layer.
const FIRST: usize = 96;
/// Units of the second hidden layer.
const SECOND: usize = 32;
/// Where each part of the weights begins.
const FIRST_BIAS: usize = INPUTS * FIRST;
const SECOND_ROWS: usize = FIRST_BIAS + FIRST;
const SECOND_BIAS: usize = SECOND_ROWS + FIRST * SECOND;
const LAST_ROW: usize = SECOND_BIAS + SECOND;
const LAST_BIAS: usize = LAST_ROW + SECOND;
const WEIGHTS: usize = LAST_BIAS + 1;

/// The weights of a network, layer after layer.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub(super) weights: Vec<f32>,
}

/// What the layers said, for learning.
pub(super) struct Trace {
    first: [f32; FIRST],
    second: [f32; SECOND],
    pub(super) said: f32,
}

impl Net {
    /// A network that says nothing: all its weights are zero.
    pub fn blank() -> Net {
        Net { weights: vec![0.0; WEIGHTS] }
    }

    /// A network before its first lesson; `chance` gives numbers between -1 and 1.
    pub(super) fn newborn(mut chance: impl FnMut() -> f32) -> Net {
        let mut net = Net::blank();
        for (at, weight) in net.weights.iter_mut().enumerate() {
            *weight = match at {
                _ if at < FIRST_BIAS => chance() * 0.12,
                _ if (SECOND_ROWS..SECOND_BIAS).contains(&at) => chance() * 0.2,
                _ if (LAST_ROW..LAST_BIAS).contains(&at) => chance() * 0.2,
                _ => 0.0,
            };
        }
        net
    }

    /// Reads weights as [`Net::write`] wrote them; nothing if they do not fit these features.
    pub fn read(bytes: &[u8]) -> Option<Net> {
        let fits = bytes.len() == WEIGHTS * 2;
        fits.then(|| Net { weights: bytes.chunks_exact(2).map(|half| short([half[0], half[1]])).collect() })
    }

    /// The weights in two bytes each, the upper half of a float.
    pub fn write(&self) -> Vec<u8> {
        // Half a unit of the lower half is added, so that cutting it off rounds.
        self.weights
            .iter()
            .flat_map(|weight| ((weight.to_bits().saturating_add(0x8000) >> 16) as u16).to_le_bytes())
            .collect()
    }

    /// What the network says to these inputs.
    pub(crate) fn forward(&self, inputs: &[(u16, f32)]) -> f32 {
        self.trace(inputs).said
    }

    pub(super) fn trace(&self, inputs: &[(u16, f32)]) -> Trace {
        let mut first = [0.0; FIRST];
        first.copy_from_slice(&self.weights[FIRST_BIAS..SECOND_ROWS]);
        for &(input, much) in inputs {
            let row = &self.weights[usize::from(input) * FIRST..][..FIRST];
            for (sum, weight) in first.iter_mut().zip(row) {
                *sum += weight * much;
            }
        }
        let mut second = [0.0; SECOND];
        second.copy_from_slice(&self.weights[SECOND_BIAS..LAST_ROW]);
        for (unit, sum) in first.iter_mut().enumerate() {
            *sum = sum.max(*sum * LEAK);
            let row = &self.weights[SECOND_ROWS + unit * SECOND..][..SECOND];
            for (next, weight) in second.iter_mut().zip(row) {
                *next += weight * *sum;
            }
        }
        let mut said = self.weights[LAST_BIAS];
        for (sum, weight) in second.iter_mut().zip(&self.weights[LAST_ROW..LAST_BIAS]) {
            *sum = sum.max(*sum * LEAK);
            said += weight * *sum;
        }
        Trace { first, second, said }
    }

    /// Adds to `slopes` how much each weight would change `error`, the slope of the loss.
    pub(super) fn blame(&self, inputs: &[(u16, f32)], trace: &Trace, error: f32, slopes: &mut [f32]) {
        slopes[LAST_BIAS] += error;
        let mut second = [0.0; SECOND];
        for unit in 0..SECOND {
            slopes[LAST_ROW + unit] += error * trace.second[unit];
            second[unit] = error * self.weights[LAST_ROW + unit] * slope(trace.second[unit]);
            slopes[SECOND_BIAS + unit] += second[unit];
        }
        let mut first = [0.0; FIRST];
        for unit in 0..FIRST {
            let at = SECOND_ROWS + unit * SECOND;
            let mut sum = 0.0;
            for (next, &blame) in second.iter().enumerate() {
                slopes[at + next] += blame * trace.first[unit];
                sum += blame * self.weights[at + next];
            }
            first[unit] = sum * slope(trace.first[unit]);
            slopes[FIRST_BIAS + unit] += first[unit];
        }
        for &(input, much) in inputs {
            let row = &mut slopes[usize::from(input) * FIRST..][..FIRST];
            for (slope, blame) in row.iter_mut().zip(&first) {
                *slope += blame * much;
            }
        }
    }
}

/// What is left of a negative sum.
const LEAK: f32 = 0.05;

fn slope(sum: f32) -> f32 {
    if sum > 0.0 { 1.0 } else { LEAK }
}

fn short(half: [u8; 2]) -> f32 {
    f32::from_bits(u32::from(u16::from_le_bytes(half)) << 16)
}
