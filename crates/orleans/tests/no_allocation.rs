//! The hot path touches no heap: options, apply, play and clone over whole games.

use orleans::components::Edition;
use orleans::{Event, Module, Modules, Move, Setup, State};
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
    let with = |modules: &[Module]| Setup {
        modules: modules.iter().copied().collect::<Modules>(),
        ..Setup::new(Edition::Bigbox, 4)
    };
    let alone = |module| Setup { players: 1, ..with(&[module]) };
    let setups = [
        Setup::new(Edition::First, 4),
        Setup::new(Edition::Current, 4),
        Setup::new(Edition::Bigbox, 4),
        with(&[Module::Orders, Module::TradeEvents, Module::TradeDeeds]),
        with(&[Module::Orders, Module::TradeEvents, Module::Intrigue]),
        with(&[Module::Prosperity]),
        with(&[Module::Orders, Module::Plague]),
        alone(Module::Tours),
        alone(Module::Dignitary),
        alone(Module::Vierzon),
        alone(Module::Salesman),
    ];
    let duel = Setup { players: 2, ..with(&[Module::Duel]) };
    let fewest = |setup: &Setup| [30, 30, 300, 300, 300][usize::from(setup.players) - 1];
    for setup in setups.into_iter().chain([duel]) {
        let game = |n| State::new(&setup, Seed::of_series(20, n)).expect("a playable set-up");
        // The first games warm up: the components are read, the two buffers grow to their size.
        for n in 0..5 {
            play(game(n), &mut buffers);
        }
        buffers.options.reserve(512);
        buffers.log.reserve(512);
        let state = game(5);
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| decisions = play(state, &mut buffers));
        assert!(decisions > fewest(&setup), "a whole game: {decisions}");
        assert_eq!(counted.count_total, 0, "{counted:?} in {decisions} decisions");
    }
}

/// A copy of a game is cheap: search makes millions of them.
#[test]
fn a_game_is_small() {
    assert!(size_of::<State>() < 3 * 1024, "a state has {} bytes", size_of::<State>());
}
