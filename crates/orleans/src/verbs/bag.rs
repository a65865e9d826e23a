//! The bag: followers, and with some expansions tokens that are none.

use crate::components::Follower;
use crate::event::{Event, Log};
use crate::modules;
use crate::state::{Player, State};
use tabletop::Seat;

/// How many tokens are inside.
pub(crate) fn size(player: &Player) -> u8 {
    player.bag.total() + modules::tokens_in_bag(&player.mat)
}

/// Draws one token blindly, of a bag that is not empty; nobody if it was no follower.
pub(crate) fn draw(state: &mut State, seat: Seat, log: &mut Log) -> Option<Follower> {
    let player = &mut state.players[seat];
    let (tokens, followers) = (modules::tokens_in_bag(&player.mat), player.bag.total());
    if tokens > 0 && state.secret.rng.below(u32::from(tokens + followers)) < u32::from(tokens) {
        return None;
    }
    let follower = player.bag.draw_among_first(followers, &mut state.secret.rng);
    log.push(Event::Drew(seat, follower));
    Some(follower)
}

/// Draws a neutral follower blindly, of a bag that has one: those of the own colour are put back, and any other token
/// is out of the bag when the draw is repeated.
pub(crate) fn draw_neutral(state: &mut State, seat: Seat, log: &mut Log) -> Follower {
    loop {
        let player = &mut state.players[seat];
        let tokens = u32::from(modules::tokens_in_bag(&player.mat));
        if tokens == 0 || state.secret.rng.below(tokens + u32::from(player.bag.neutral())) >= tokens {
            return player.bag.draw_neutral(&mut state.secret.rng);
        }
        modules::on_token_drawn(state, seat, log);
    }
}
