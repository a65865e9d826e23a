//! Whatever a client sends, in whatever order: nothing panics, and nothing illegal changes a game.

use joan::components::{BankRow, Bonus, Deed, Follower, Good, Level, Place, Route, Town};
use joan::{Act, Move, Places, Setup, Source, State};
use proptest::prelude::*;
use proptest::sample::select;
use tabletop::Seat;
use tabletop::contract::{damage, on_its_way, send};

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
        let mut state: State = on_its_way(&table(players, printed, level), seed, played);
        for (seat, mv) in sequence {
            let seat = if seat < 4 { state.side() } else { Seat(seat) };
            if let Some(illegal) = send(&mut state, seat, mv) {
                prop_assert!(joan::ledger().get(illegal.rule.0).is_some(), "{}", illegal.rule);
            }
        }
    }

    #[test]
    fn a_damaged_record_is_an_error_or_a_game(
        seed in 0u64..20,
        position in any::<proptest::sample::Index>(),
        byte in proptest::option::of(any::<u8>()),
    ) {
        damage::<State>(&Setup::new(1), seed, |length| position.index(length), byte);
    }
}
