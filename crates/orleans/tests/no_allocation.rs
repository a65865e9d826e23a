//! The hot path touches no heap: options, apply, play and clone over whole games.

use orleans::components::Edition;
use orleans::{Event, Move, Setup, State};
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
        let refused = state.apply(seat, mv, &mut buffers.log);
        assert!(refused.is_ok());
        decisions += 1;
    }
    decisions
}

#[test]
fn a_whole_game_allocates_nothing() {
    let rng = Rng::new(Seed::of_series(21, 0));
    let mut buffers = Buffers { options: Vec::new(), log: Vec::new(), rng };
    for edition in [Edition::First, Edition::Current, Edition::Bigbox] {
        let game = |n| State::new(&Setup::new(edition, 4), Seed::of_series(20, n)).expect("a playable set-up");
        // The first games warm up: the components are read, the two buffers grow to their size.
        for n in 0..5 {
            play(game(n), &mut buffers);
        }
        buffers.options.reserve(512);
        buffers.log.reserve(512);
        let state = game(5);
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| decisions = play(state, &mut buffers));
        assert!(decisions > 300, "a whole game: {decisions}");
        assert_eq!(counted.count_total, 0, "{counted:?} in {decisions} decisions");
    }
}
