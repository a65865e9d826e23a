//! Changes everything that a viewer may not see, directly in the state.

use orleans::components::{Follower, OrderId, TileId};
use orleans::state::Pool;
use orleans::{Ask, Frame, Move, State};
use tabletop::{Game, Rng, Seat, Viewer};

/// Another generator, another order of the hour glass, other bags, other plans in progress.
pub(crate) fn scramble(state: &mut State, viewer: Viewer, rng: &mut Rng) {
    state.secret.rng = Rng::new(rng.seed());
    let turned = state.table.turned.count_ones() as usize;
    let mut rest: Vec<TileId> = state.secret.hour_glass[turned..].to_vec();
    rng.shuffle(&mut rest);
    state.secret.hour_glass[turned..].copy_from_slice(&rest);
    let dealt = usize::from(state.table.modules.orders.dealt);
    let mut pile: Vec<OrderId> = state.secret.modules.orders[dealt..].to_vec();
    rng.shuffle(&mut pile);
    state.secret.modules.orders[dealt..].copy_from_slice(&pile);
    for seat in (0..state.setup.players).map(Seat).filter(|&seat| !viewer.is(seat)) {
        let size = state.players[seat].bag.total();
        state.players[seat].bag = (0..size).map(|_| any_follower(rng)).collect::<Pool>();
        replan(state, seat, rng);
    }
}

fn any_follower(rng: &mut Rng) -> Follower {
    Follower::ALL[rng.below(Follower::COUNT as u32) as usize]
}

/// Plays some planning moves for a seat that is still planning; the last one may be that it is ready.
fn replan(state: &mut State, seat: Seat, rng: &mut Rng) {
    if state.setup.options.open_planning {
        return;
    }
    for _ in 0..rng.below(6) {
        let planners = state.asked();
        let still_hidden = matches!(state.stack.last(), Some(Frame::AskAll(_, Ask::Plan)));
        if !still_hidden || !planners.contains(seat) {
            return;
        }
        let mut options = Vec::new();
        state.options(seat, &mut options);
        let mv = options[rng.below(options.len() as u32) as usize];
        // The last one who is ready ends the phase for all to see.
        if mv == Move::Ready && planners.len() == 1 {
            return;
        }
        state.play(seat, mv, &mut Vec::new());
    }
}
