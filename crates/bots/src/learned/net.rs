//! A small network of two hidden layers. Its sums are taken in a fixed order, so it says the same on every machine.

/// Units of the first hidden layer.
const FIRST: usize = 96;
/// Units of the second hidden layer.
const SECOND: usize = 32;

/// The weights of a network, layer after layer.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub(super) weights: Vec<f32>,
    parts: Parts,
}

/// Where each part of the weights begins; the first of them are the rows of the inputs.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Parts {
    first_bias: usize,
    second_rows: usize,
    second_bias: usize,
    last_row: usize,
    last_bias: usize,
}

impl Parts {
    fn of(inputs: usize) -> Parts {
        let first_bias = inputs * FIRST;
        let second_rows = first_bias + FIRST;
        let second_bias = second_rows + FIRST * SECOND;
        let last_row = second_bias + SECOND;
        Parts { first_bias, second_rows, second_bias, last_row, last_bias: last_row + SECOND }
    }

    fn n_weights(self) -> usize {
        self.last_bias + 1
    }
}

/// What the layers said, for learning.
pub(super) struct Trace {
    first: [f32; FIRST],
    second: [f32; SECOND],
    pub(super) said: f32,
}

/// A position that was looked at, and the sums of the first layer for it.
#[derive(Clone, Debug)]
pub(crate) struct Near {
    inputs: Vec<(u16, f32)>,
    changes: Vec<(u16, f32)>,
    first: [f32; FIRST],
}

impl Default for Near {
    fn default() -> Near {
        Near { inputs: Vec::new(), changes: Vec::new(), first: [0.0; FIRST] }
    }
}

impl Net {
    /// A network for so many inputs that says nothing: all its weights are zero.
    pub(crate) fn blank(inputs: usize) -> Net {
        let parts = Parts::of(inputs);
        Net { weights: vec![0.0; parts.n_weights()], parts }
    }

    /// A network before its first lesson; `chance` gives numbers between -1 and 1.
    pub(super) fn newborn(inputs: usize, mut chance: impl FnMut() -> f32) -> Net {
        let mut net = Net::blank(inputs);
        let parts = net.parts;
        for (at, weight) in net.weights.iter_mut().enumerate() {
            *weight = match at {
                _ if at < parts.first_bias => chance() * 0.12,
                _ if (parts.second_rows..parts.second_bias).contains(&at) => chance() * 0.2,
                _ if (parts.last_row..parts.last_bias).contains(&at) => chance() * 0.2,
                _ => 0.0,
            };
        }
        net
    }

    /// Reads weights as [`Net::write`] wrote them; nothing if they are not for so many inputs.
    pub fn read(bytes: &[u8], inputs: usize) -> Option<Net> {
        let parts = Parts::of(inputs);
        let weights = || bytes.chunks_exact(2).map(|half| short([half[0], half[1]])).collect();
        (bytes.len() == parts.n_weights() * 2).then(|| Net { weights: weights(), parts })
    }

    /// The same network with so many inputs that it knows nothing of, behind those it has.
    pub fn widened(&self, inputs: usize) -> Net {
        let mut wide = Net::blank(inputs);
        let (rows, rest) = self.weights.split_at(self.parts.first_bias);
        wide.weights[..rows.len()].copy_from_slice(rows);
        wide.weights[wide.parts.first_bias..].copy_from_slice(rest);
        wide
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

    /// The same as [`Net::forward`], but only what differs from an earlier position is reckoned: positions of one turn
    /// have most inputs in common. Inputs come in the order of their numbers.
    pub(crate) fn forward_near(&self, near: &mut Near, inputs: &[(u16, f32)]) -> f32 {
        near.changes.clear();
        let mut before = near.inputs.iter().peekable();
        for &(input, much) in inputs {
            while let Some(&&(gone, was)) = before.peek().filter(|gone| gone.0 < input) {
                near.changes.push((gone, -was));
                before.next();
            }
            let was = before.next_if(|same| same.0 == input).map_or(0.0, |same| same.1);
            if much != was {
                near.changes.push((input, much - was));
            }
        }
        near.changes.extend(before.map(|&(gone, was)| (gone, -was)));
        if near.inputs.is_empty() || near.changes.len() * 2 > inputs.len() {
            near.first = self.first(inputs);
            near.inputs.clear();
            near.inputs.extend_from_slice(inputs);
            return self.rest(near.first).said;
        }
        let mut first = near.first;
        self.add(&mut first, &near.changes);
        self.rest(first).said
    }

    pub(super) fn trace(&self, inputs: &[(u16, f32)]) -> Trace {
        self.rest(self.first(inputs))
    }

    /// The sums of the first layer.
    fn first(&self, inputs: &[(u16, f32)]) -> [f32; FIRST] {
        let mut first = [0.0; FIRST];
        first.copy_from_slice(&self.weights[self.parts.first_bias..self.parts.second_rows]);
        self.add(&mut first, inputs);
        first
    }

    fn add(&self, first: &mut [f32; FIRST], inputs: &[(u16, f32)]) {
        for &(input, much) in inputs {
            let row = &self.weights[usize::from(input) * FIRST..][..FIRST];
            for (sum, weight) in first.iter_mut().zip(row) {
                *sum += weight * much;
            }
        }
    }

    /// What the other layers make of the first one's sums.
    fn rest(&self, mut first: [f32; FIRST]) -> Trace {
        let mut second = [0.0; SECOND];
        second.copy_from_slice(&self.weights[self.parts.second_bias..self.parts.last_row]);
        for (unit, sum) in first.iter_mut().enumerate() {
            *sum = sum.max(*sum * LEAK);
            let row = &self.weights[self.parts.second_rows + unit * SECOND..][..SECOND];
            for (next, weight) in second.iter_mut().zip(row) {
                *next += weight * *sum;
            }
        }
        let mut said = self.weights[self.parts.last_bias];
        for (sum, weight) in second.iter_mut().zip(&self.weights[self.parts.last_row..self.parts.last_bias]) {
            *sum = sum.max(*sum * LEAK);
            said += weight * *sum;
        }
        Trace { first, second, said }
    }

    /// Adds to `slopes` how much each weight would change `error`, the slope of the loss.
    pub(super) fn blame(&self, inputs: &[(u16, f32)], trace: &Trace, error: f32, slopes: &mut [f32]) {
        slopes[self.parts.last_bias] += error;
        let mut second = [0.0; SECOND];
        for unit in 0..SECOND {
            slopes[self.parts.last_row + unit] += error * trace.second[unit];
            second[unit] = error * self.weights[self.parts.last_row + unit] * slope(trace.second[unit]);
            slopes[self.parts.second_bias + unit] += second[unit];
        }
        let mut first = [0.0; FIRST];
        for unit in 0..FIRST {
            let at = self.parts.second_rows + unit * SECOND;
            let mut sum = 0.0;
            for (next, &blame) in second.iter().enumerate() {
                slopes[at + next] += blame * trace.first[unit];
                sum += blame * self.weights[at + next];
            }
            first[unit] = sum * slope(trace.first[unit]);
            slopes[self.parts.first_bias + unit] += first[unit];
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

#[cfg(test)]
mod tests {
    use super::*;

    /// New inputs come behind the others and say nothing yet.
    #[test]
    fn a_wider_network_says_the_same() {
        let mut number = 0.1_f32;
        let net = Net::newborn(9, || {
            number = (number * 7.3 + 0.377).fract();
            number * 2.0 - 1.0
        });
        let wide = net.widened(12);
        let inputs = [(0, 1.0), (4, 0.5), (8, 2.0)];
        assert_eq!(net.forward(&inputs), wide.forward(&inputs));
        assert_eq!(wide.forward(&inputs), wide.forward(&[(0, 1.0), (4, 0.5), (8, 2.0), (11, 3.0)]));
        assert_eq!(Net::read(&wide.write(), 12).map(|read| read.weights.len()), Some(wide.weights.len()));
    }

    #[test]
    fn what_is_reckoned_from_near_is_the_same() {
        let mut number = 0.0_f32;
        let mut chance = || {
            number = (number * 7.3 + 0.377).fract();
            number * 2.0 - 1.0
        };
        let net = Net::newborn(9, &mut chance);
        let mut near = Near::default();
        let positions: [&[(u16, f32)]; 5] = [
            &[(0, 1.0), (2, 0.5), (5, 1.0), (8, 2.0)],
            &[(0, 1.0), (2, 0.7), (5, 1.0), (8, 2.0)],
            &[(0, 1.0), (3, 0.5), (5, 1.0), (8, 2.0)],
            &[(0, 1.0), (2, 0.5), (5, 1.0)],
            &[(1, 1.0), (4, 0.5), (6, 1.0), (7, 2.0)],
        ];
        for inputs in positions {
            let (whole, changed) = (net.forward(inputs), net.forward_near(&mut near, inputs));
            assert!((whole - changed).abs() < 1e-5, "{whole} {changed} {inputs:?}");
        }
    }
}
