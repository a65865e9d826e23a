//! The seals: one in each hand, the others in a pile of which all see the height alone.

use crate::modules::{SystemHand, SystemHidden, SystemOnMat, SystemOnTable};
use crate::state::State;
use serde::{Deserialize, Serialize};
use tabletop::{Rng, Seat};

const SEALS: usize = 8;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OnTable {
    pub dealt: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OnMat {
    pub built: u8,
    pub shown: Option<u8>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hand {
    pub seal: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hidden {
    pub pile: [u8; SEALS],
}

pub(super) fn deal(state: &mut State) {
    let mut pile: [u8; SEALS] = std::array::from_fn(|nth| nth as u8);
    state.secret.rng.shuffle(&mut pile);
    lay(state, pile);
}

/// The first seals of a pile are in the hands, in the order of the seats.
fn lay(state: &mut State, pile: [u8; SEALS]) {
    let players = state.players.as_mut_slice();
    for (player, &seal) in players.iter_mut().zip(&pile) {
        player.hand = SystemHand::Pilot(Hand { seal });
        if player.mat.modules.system.is_none() {
            player.mat.modules.system = SystemOnMat::Pilot(OnMat::default());
        }
    }
    state.table.modules.system = SystemOnTable::Pilot(OnTable { dealt: players.len() as u8 });
    state.secret.modules.system = SystemHidden::Pilot(Hidden { pile });
}

fn pile(state: &State) -> [u8; SEALS] {
    match state.secret.modules.system {
        SystemHidden::Pilot(hidden) => hidden.pile,
        _ => [0; SEALS],
    }
}

pub(super) fn top(state: &State) -> u8 {
    pile(state)[usize::from(state.setup.players)]
}

pub(super) fn swap(state: &mut State, seat: Seat) {
    let mut pile = pile(state);
    pile.swap(seat.index(), usize::from(state.setup.players));
    lay(state, pile);
    if let SystemOnMat::Pilot(mat) = &mut state.mat_mut(seat).modules.system {
        mat.shown = None;
    }
}

pub(super) fn is_closed(state: &State, seat: Seat) -> bool {
    matches!(state.mat(seat).modules.system, SystemOnMat::Pilot(OnMat { shown: None, .. }))
}

pub(super) fn show(state: &mut State, seat: Seat) -> u8 {
    let seal = pile(state)[seat.index()];
    if let SystemOnMat::Pilot(mat) = &mut state.mat_mut(seat).modules.system {
        mat.shown = Some(seal);
    }
    seal
}

/// Own seal, shown seals and one that a question holds stay where they are; all others are dealt anew.
pub(super) fn guess(state: &mut State, rng: &mut Rng) {
    let n_seats = usize::from(state.setup.players);
    let mut known = [None; SEALS];
    for (nth, player) in state.players.as_slice().iter().enumerate() {
        known[nth] = match (player.hand, player.mat.modules.system) {
            (SystemHand::Pilot(hand), _) => Some(hand.seal),
            (_, SystemOnMat::Pilot(mat)) => mat.shown,
            _ => None,
        };
    }
    known[n_seats] = state.stack.as_slice().iter().find_map(|frame| match frame {
        crate::flow::Frame::Ask(_, crate::ask::Ask::Pilot(super::Ask::Swap { seal })) => *seal,
        _ => None,
    });
    let mut free: Vec<u8> = (0..SEALS as u8).filter(|seal| !known.contains(&Some(*seal))).collect();
    rng.shuffle(&mut free);
    let pile = known.map(|known| known.or_else(|| free.pop()).unwrap_or_default());
    lay(state, pile);
    let top = pile[n_seats];
    for frame in state.stack.as_slice().to_vec() {
        if let crate::flow::Frame::Ask(_, crate::ask::Ask::Pilot(super::Ask::Swap { seal: None })) = frame {
            state.stack.redact(|ask, _| {
                if let crate::ask::Ask::Pilot(super::Ask::Swap { seal }) = ask {
                    *seal = Some(top);
                }
            });
        }
    }
}
