//! A position as numbers, seen from one seat: the own things exactly, of the others what lies open.

mod ahead;
mod lasting;
mod map;
mod others;
mod own;

use orleans::State;
use tabletop::Seat;

/// How many inputs the network has.
pub(crate) const INPUTS: usize = 523;

/// The inputs that are not zero, with their numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inputs {
    list: Vec<(u16, f32)>,
    at: u16,
}

impl Inputs {
    /// The inputs that are not zero.
    pub(crate) fn list(&self) -> &[(u16, f32)] {
        &self.list
    }

    /// How many inputs were told, zeros included.
    #[cfg(test)]
    pub(super) fn n_told(&self) -> usize {
        self.at.into()
    }

    fn tell(&mut self, much: f32) {
        if much != 0.0 {
            self.list.push((self.at, much));
        }
        self.at += 1;
    }

    fn share(&mut self, much: impl Into<f32>, of: f32) {
        self.tell(much.into() / of);
    }

    fn flag(&mut self, is: bool) {
        self.tell(f32::from(u8::from(is)));
    }

    /// One of `n`.
    fn which(&mut self, nth: usize, n: u16) {
        self.list.push((self.at + (nth as u16).min(n - 1), 1.0));
        self.at += n;
    }

    /// The bits of a set, of `n` that there may be; each of them counts so `much`.
    fn bits(&mut self, mut bits: u128, n: u16, much: f32) {
        while bits != 0 {
            self.list.push((self.at + bits.trailing_zeros() as u16, much));
            bits &= bits - 1;
        }
        self.at += n;
    }
}

/// Replaces `inputs` by the position as `seat` sees it.
pub(crate) fn features(state: &State, seat: Seat, inputs: &mut Inputs) {
    inputs.list.clear();
    inputs.at = 0;
    inputs.which(state.table.round.into(), 19);
    inputs.which(usize::from(state.setup.players).saturating_sub(2), 4);
    inputs.which(state.setup.edition as usize, 3);
    let turn = (state.setup.players + seat.0 - state.table.start_player.0) % state.setup.players;
    inputs.which(turn.into(), 5);
    own::tell(state, seat, inputs);
    others::tell(state, seat, inputs);
    ahead::tell(state, seat, inputs);
    map::tell(state, seat, inputs);
    lasting::tell(state, seat, inputs);
}

#[cfg(test)]
mod tests {
    use super::*;
    use orleans::Setup;
    use orleans::components::Edition;
    use tabletop::{Game, Seed};

    #[test]
    fn every_position_fits_the_network() {
        for players in 2..=5 {
            let edition = if players == 5 { Edition::Bigbox } else { Edition::Current };
            let state = State::new(&Setup::new(edition, players), Seed::of_series(1, 1)).expect("a game");
            let mut inputs = Inputs::default();
            features(&state, Seat(1), &mut inputs);
            assert_eq!(inputs.n_told(), INPUTS);
            assert!(inputs.list().iter().all(|&(nth, much)| usize::from(nth) < INPUTS && much.is_finite()));
        }
    }
}
