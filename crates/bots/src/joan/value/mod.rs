//! What a seat may expect: by how many points it will be ahead of the best of the others, as a learned network sees it.

mod features;
mod solo;

pub(crate) use features::{INPUTS, features};

use super::left::is_last;
use super::turn::{Value, is_over};
use crate::learned::{Inputs, Near, Net, POINTS_A_UNIT};
use ::joan::score::{rival, total};
use ::joan::{Move, Setup, State};
use std::sync::LazyLock;
use tabletop::{Game, Seat};

/// What a victory is worth beyond the points, and a defeat costs.
const VICTORY: f32 = 10.0;

/// The weights of a file of `data/bots`, read once.
macro_rules! inside {
    ($file:literal) => {{
        static NET: LazyLock<Net> = LazyLock::new(|| {
            // One that expects nothing if its file does not fit the features; a test reads them all.
            Net::read(include_bytes!(concat!("../../../../../data/bots/", $file)), INPUTS)
                .unwrap_or_else(|| Net::blank(INPUTS))
        });
        &NET
    }};
}

/// What the searching levels have learned, together or alone.
pub(crate) fn learned(setup: &Setup) -> &'static Net {
    if setup.is_solo() { inside!("joan-solo.bin") } else { inside!("joan.bin") }
}

/// By how many points a seat is ahead of the best of the others now.
pub(crate) fn counted(state: &State, seat: Seat) -> f32 {
    let others = (0..state.setup.players).map(Seat).filter(|other| *other != seat);
    let others = others.map(|other| total(state, other)).chain(rival(state).map(|sheet| sheet.total));
    (total(state, seat) - others.max().unwrap_or(0)) as f32
}

/// What the end of a game is worth: the points by which it was won or lost, and the victory itself.
pub(crate) fn end(state: &State, seat: Seat) -> f32 {
    let won = state.outcome().is_some_and(|outcome| outcome.winners.contains(seat));
    counted(state, seat) + if won { VICTORY } else { -VICTORY }
}

/// The value of a network.
#[derive(Clone, Debug)]
pub(crate) struct Learned<'a> {
    net: &'a Net,
    inputs: Inputs,
    near: Near,
}

impl<'a> Learned<'a> {
    pub(crate) fn new(net: &'a Net) -> Learned<'a> {
        Learned { net, inputs: Inputs::default(), near: Near::default() }
    }
}

impl Value for Learned<'_> {
    fn worth(&mut self, state: &State, seat: Seat) -> f32 {
        if state.turn.ask.is_none() {
            return end(state, seat);
        }
        if is_last(state) && is_over(&state.turn) {
            let mut over = state.clone();
            over.play(seat, Move::EndTurn, &mut Vec::new());
            return end(&over, seat);
        }
        features(state, seat, &mut self.inputs);
        counted(state, seat) + self.net.forward_near(&mut self.near, self.inputs.list()) * POINTS_A_UNIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::joan::components::Level;
    use tabletop::Seed;

    #[test]
    fn every_position_fits_the_network() {
        let setups = [Setup::new(2), Setup::new(3), Setup::new(5), Setup::solo(Level::Special)];
        for setup in setups {
            let state = State::new(&setup, Seed::of_series(1, 1)).expect("a game");
            let mut inputs = Inputs::default();
            features(&state, Seat(0), &mut inputs);
            assert_eq!(inputs.n_told(), INPUTS, "{setup:?}");
            assert!(inputs.list().iter().all(|&(nth, much)| usize::from(nth) < INPUTS && much.is_finite()));
        }
    }

    /// A file that does not fit would be a network that expects nothing.
    #[test]
    fn every_file_fits_its_features() {
        let (together, alone) = (learned(&Setup::new(2)), learned(&Setup::solo(Level::Standard)));
        assert!(*together != Net::blank(INPUTS) && *alone != Net::blank(INPUTS) && together != alone);
    }
}
