//! Whatever a client sends, in whatever order: nothing panics, and nothing illegal changes a game.

use joan::components::{BankRow, Bonus, Deed, Follower, Good, Level, Place, Route, Town};
use joan::{Act, Move, Places, Setup, Source, State};
use proptest::prelude::*;
use proptest::sample::select;
use tabletop::{Game, Record, Rng, Seat, Seed, eager_choice};

/// Any move of the protocol, sensible or not.
fn any_move() -> impl Strategy<Value = Move> {
    let (tile, good, row) = (|| select(Follower::ALL), || select(Good::ALL), || select(BankRow::ALL));
    prop_oneof![
        1 => tile().prop_map(Move::Take),
        1 => tile().prop_map(|discard| Move::Recruit { discard }),
        8 => (any_source(), any_act()).prop_map(|(with, act)| Move::Do { with, act }),
        1 => row().prop_map(Move::Pay),
        1 => (good(), proptest::option::of(good())).prop_map(|(good, by)| Move::Replace { good, by }),
        1 => select(vec![Move::Keep, Move::EndTurn]),
    ]
}

fn any_source() -> impl Strategy<Value = Source> {
    prop_oneof![
        select(vec![Source::Action, Source::Effect, Source::Bonus(Bonus::Station)]),
        any::<u8>().prop_map(|coins| Source::Bonus(Bonus::Coins(coins))),
        any::<u8>().prop_map(|goods| Source::Bonus(Bonus::Goods(goods))),
        select(Follower::ALL).prop_map(|follower| Source::Bonus(Bonus::Action(follower))),
    ]
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        select(vec![Act::Shield, Act::Point]),
        select(Good::ALL).prop_map(Act::Good),
        select(BankRow::ALL).prop_map(Act::Coin),
        select(Route::ALL).prop_map(Act::Route),
        select(Town::ALL).prop_map(Act::Station),
        (select(Place::ALL), any::<u8>()).prop_map(|(place, price)| Act::Acquire { place, price }),
        select(Place::ALL).prop_map(Act::Use),
        (select(Deed::ALL), select(Follower::ALL)).prop_map(|(deed, follower)| Act::Deed { deed, follower }),
    ]
}

fn table(players: u8, printed: bool, level: Level) -> Setup {
    match (players, printed) {
        (1, _) => Setup::solo(level),
        (_, true) => Setup { places: Places::Printed, ..Setup::new(players) },
        (_, false) => Setup::new(players),
    }
}

/// A game somewhere on its way, played eagerly.
fn on_its_way(setup: Setup, seed: u64, moves: u32) -> State {
    let mut state = State::new(&setup, Seed::of_series(11, seed)).expect("a playable set-up");
    let (mut rng, mut options, mut log) = (Rng::new(Seed::of_series(12, seed)), Vec::new(), Vec::new());
    for _ in 0..moves {
        let Some(seat) = state.asked().first() else { break };
        state.options(seat, &mut options);
        let mv = eager_choice(&state, seat, &options, &mut rng).expect("options are never empty");
        state.play(seat, mv, &mut log);
    }
    state
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_sequence_of_moves_is_safe(
        players in 1u8..=5,
        printed in any::<bool>(),
        level in select(Level::ALL),
        seed in 0u64..1000,
        played in 0u32..400,
        sequence in proptest::collection::vec((0u8..8, any_move()), 100),
    ) {
        let mut state = on_its_way(table(players, printed, level), seed, played);
        for (seat, mv) in sequence {
            let seat = if seat < 4 { state.side() } else { Seat(seat) };
            let mut options = Vec::new();
            state.options(seat, &mut options);
            let before = state.clone();
            let mut log = Vec::new();
            match state.apply(seat, mv, &mut log) {
                Ok(()) => prop_assert!(options.contains(&mv)),
                Err(illegal) => {
                    prop_assert!(!options.contains(&mv));
                    prop_assert!(joan::ledger().get(illegal.rule.0).is_some(), "{}", illegal.rule);
                    prop_assert_eq!(before.why_not(seat, mv), Some(illegal.rule));
                    prop_assert!(state == before && log.is_empty());
                }
            }
        }
    }

    #[test]
    fn a_damaged_record_is_an_error_or_a_game(
        seed in 0u64..20,
        position in any::<proptest::sample::Index>(),
        byte in any::<u8>(),
        cut in any::<bool>(),
    ) {
        let text = record(seed).to_text().into_bytes();
        let at = position.index(text.len());
        let mut damaged = text[..if cut { at } else { text.len() }].to_vec();
        if !cut {
            damaged[at] = byte;
        }
        let damaged = String::from_utf8_lossy(&damaged).into_owned();
        if let Ok(record) = Record::<State>::parse(&damaged) {
            let _ = record.replay();
        }
    }
}

fn record(seed: u64) -> Record<State> {
    let (setup, game_seed) = (Setup::new(1), Seed::of_series(13, seed));
    let mut state = State::new(&setup, game_seed).expect("a playable set-up");
    let mut record = Record::new(setup, game_seed);
    let (mut rng, mut options, mut log) = (Rng::new(game_seed), Vec::new(), Vec::new());
    for _ in 0..40 {
        let Some(seat) = state.asked().first() else { break };
        state.options(seat, &mut options);
        let mv = options[rng.below(options.len() as u32) as usize];
        state.play(seat, mv, &mut log);
        record.push(seat, mv);
    }
    record
}
