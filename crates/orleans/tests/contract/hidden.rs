//! Changes everything that a viewer may not see, directly in the state.

use crate::plague;
use orleans::components::{Follower, OrderId, Structure, TileId};
use orleans::state::Pool;
use orleans::{Ask, Frame, Module, Move, State, SystemHand, SystemHidden, SystemOnTable};
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
    plague::scramble(state, viewer, rng);
    shuffle_cards(state, viewer, rng);
    // Who plays together hides neither bags nor plans (invasion.round.open-information).
    let hides = |seat: &Seat| !viewer.is(*seat) && !state.setup.modules.contains(Module::Invasion);
    let seats: Vec<Seat> = (0..state.setup.players).map(Seat).filter(hides).collect();
    for seat in seats {
        let size = state.players[seat].bag.total();
        state.players[seat].bag = (0..size).map(|_| any_follower(rng)).collect::<Pool>();
        replan(state, seat, rng);
    }
}

/// The Structure cards that the viewer does not hold change places: in other hands and in the pile.
fn shuffle_cards(state: &mut State, viewer: Viewer, rng: &mut Rng) {
    let (SystemOnTable::Prosperity(table), SystemHidden::Prosperity(hidden)) =
        (state.table.modules.system, &mut state.secret.modules.system)
    else {
        return;
    };
    let mut places: Vec<&mut Structure> = hidden.pile[..usize::from(table.pile)].iter_mut().collect();
    let players = state.players.as_mut_slice().iter_mut().enumerate();
    for (_, player) in players.filter(|(seat, _)| !viewer.is(Seat(*seat as u8))) {
        if let SystemHand::Prosperity(hand) = &mut player.hand {
            places.extend(hand.drawn.iter_mut().chain([&mut hand.card]).flatten());
        }
    }
    let mut cards: Vec<Structure> = places.iter().map(|card| **card).collect();
    rng.shuffle(&mut cards);
    places.into_iter().zip(cards).for_each(|(place, card)| *place = card);
}

fn any_follower(rng: &mut Rng) -> Follower {
    Follower::IN_HEAPS[rng.below(Follower::IN_HEAPS.len() as u32) as usize]
}

/// Plays some planning moves for a seat that is still planning; that it is ready would show.
fn replan(state: &mut State, seat: Seat, rng: &mut Rng) {
    if state.setup.options.open_planning {
        return;
    }
    for _ in 0..rng.below(6) {
        let still_hidden = matches!(state.stack.last(), Some(Frame::AskAll(_, Ask::Plan)));
        if !still_hidden || !state.asked().contains(seat) {
            return;
        }
        let mut options = Vec::new();
        state.options(seat, &mut options);
        // What is laid next to a Structure lies open at once.
        options.retain(|&mv| !matches!(mv, Move::Ready | Move::Prosperity(_)));
        if options.is_empty() {
            return;
        }
        let mv = options[rng.below(options.len() as u32) as usize];
        state.play(seat, mv, &mut Vec::new());
    }
}
