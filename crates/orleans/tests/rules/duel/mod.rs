//! The Duel: every rule of `rules/duel.toml`, named by the test that checks it.

mod borrowed;
mod choices;
mod coins;
mod crossings;
mod deeds;
mod deliveries;
mod end;
mod events;
mod house;
mod house_use;
mod mixes;
mod objectives;
mod offers;
mod paying;
mod reached;
mod rounds;
mod set_up;
mod shields;

pub(crate) use crate::scene::duel::{WINE, before, duel, in_round, lady};
pub(crate) use crate::scene::trade::resolve;
pub(crate) use crate::scene::{Scene, rule};

/// Nobody is asked any more; who has won, and by which rule.
pub(crate) fn ended(game: &Scene) -> (Vec<u8>, &'static str) {
    let outcome = tabletop::Game::outcome(&game.state).expect("the game is over");
    assert_eq!((outcome.kind, outcome.sheets), (tabletop::OutcomeKind::Decided, vec![]), "nothing is counted");
    (outcome.winners.iter().map(|seat| seat.0).collect(), outcome.rule.expect("a rule").0)
}
