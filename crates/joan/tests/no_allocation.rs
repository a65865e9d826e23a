//! The hot path touches no heap: options, apply, play and clone over whole games. And a game is small.

use joan::components::Level;
use joan::{Event, Move, Places, Setup, State};
use tabletop::{Game, Rng, Seed, eager_choice};

struct Buffers {
    options: Vec<Move>,
    log: Vec<Event>,
    rng: Rng,
}

/// Plays a game to its end: every move is offered, checked, applied, and played once more on a clone.
fn play(mut state: State, buffers: &mut Buffers) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = state.asked().first() {
        state.options(seat, &mut buffers.options);
        let Some(mv) = eager_choice(&state, seat, &buffers.options, &mut buffers.rng) else { break };
        buffers.log.clear();
        let mut other = state.clone();
        other.play(seat, mv, &mut buffers.log);
        buffers.log.clear();
        assert!(state.apply(seat, mv, &mut buffers.log).is_ok());
        decisions += 1;
    }
    decisions
}

#[test]
fn a_whole_game_allocates_nothing() {
    let rng = Rng::new(Seed::of_series(21, 0));
    let mut buffers = Buffers { options: Vec::with_capacity(512), log: Vec::with_capacity(512), rng };
    let printed = Setup { places: Places::Printed, ..Setup::new(5) };
    for setup in [Setup::new(2), Setup::new(4), printed, Setup::solo(Level::Special)] {
        let game = |n| State::new(&setup, Seed::of_series(20, n)).expect("a playable set-up");
        play(game(0), &mut buffers);
        let state = game(1);
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| decisions = play(state, &mut buffers));
        assert!(decisions > 75, "a whole game: {decisions}");
        assert_eq!(counted.count_total, 0, "{counted:?} in {decisions} decisions");
    }
}

/// A copy of a game is cheap: search makes millions of them.
#[test]
fn a_game_is_small() {
    let beside_the_generator = size_of::<State>() - size_of::<Rng>();
    assert!(beside_the_generator < 600, "a state has {beside_the_generator} bytes beside the generator");
}
