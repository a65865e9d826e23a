//! Whatever a client sends, in whatever order: nothing panics, and nothing illegal changes a game.

use orleans::components::{
    By, Character, Deed, Edition, Follower, Good, Kind, OrderId, Place, SpaceKind, Town, Track, TradeDeed,
};
use orleans::state::Wheel;
use orleans::{
    AnyTrack, BoardDeed, IntrigueMove, Module, Modules, Move, OrdersMove, Origin, Plot, Setup, State, TradeEventsMove,
    Ware, Whence,
};
use proptest::prelude::*;
use proptest::sample::select;
use tabletop::{Game, Record, Rng, Seat, Seed, eager_choice};

/// Any move of the protocol, sensible or not.
fn any_move() -> impl Strategy<Value = Move> {
    let place = || select(Place::ALL);
    let space = || select(SpaceKind::ALL);
    let follower = || select(Follower::ALL);
    let good = || select(Good::ALL);
    let from = || select(vec![Origin::Market, Origin::Tower, Origin::Drawn]);
    let wheel = || select(Wheel::ALL.to_vec());
    let plain = vec![
        Move::Decline,
        Move::Ready,
        Move::Pass,
        Move::Coin,
        Move::Develop,
        Move::GiveSpareStation,
        Move::GiveFollower,
        Move::GiveStep,
        Move::Shield,
    ];
    let placing = prop_oneof![
        (follower(), place(), space(), from()).prop_map(|(follower, place, space, from)| Move::Put {
            follower,
            place,
            space,
            from
        }),
        (follower(), place(), space(), from()).prop_map(|(follower, place, space, from)| Move::PutBack {
            follower,
            place,
            space,
            from
        }),
        (place(), space(), follower()).prop_map(|(place, space, follower)| Move::TakeBack { place, space, follower }),
        (wheel(), place(), space()).prop_map(|(wheel, place, space)| Move::PlaceWheel { wheel, place, space }),
    ];
    let naming =
        prop_oneof![
            place().prop_map(Move::Use),
            place().prop_map(Move::Exclude),
            place().prop_map(Move::Tile),
            place().prop_map(Move::GiveTile),
            place().prop_map(Move::GivePlacedWheel),
            follower().prop_map(Move::ToTower),
            select(Kind::ALL).prop_map(Move::Recruit),
            select(Town::ALL).prop_map(Move::GiveStation),
            good().prop_map(Move::GiveGood),
            good().prop_map(Move::Feed),
            wheel().prop_map(Move::GiveWheel),
            any::<u8>().prop_map(Move::Draw),
            any::<u8>().prop_map(Move::PayCoins),
            (select(Kind::ALL), select(Deed::ALL)).prop_map(|(kind, deed)| Move::Send { kind, deed }),
            (select(Town::ALL), select(By::ALL), proptest::option::of(good()))
                .prop_map(|(to, by, take)| Move::Travel { to, by, take }),
        ];
    prop_oneof![select(plain), placing, naming, of_expansions()]
}

/// Any move that only expansions know.
fn of_expansions() -> impl Strategy<Value = Move> {
    let boards = TradeDeed::ALL.iter().copied().map(BoardDeed::Trade);
    let boards: Vec<BoardDeed> = boards.chain(Character::ALL.iter().copied().map(BoardDeed::Intrigue)).collect();
    let ware = || {
        let goods = || select(Good::ALL);
        prop_oneof![Just(Ware::Bread), goods().prop_map(Ware::Good), goods().prop_map(Ware::OnBrasserie)]
    };
    let whence = prop_oneof![
        select(vec![Whence::Market, Whence::Tower, Whence::Bag]),
        (select(Place::ALL), select(SpaceKind::ALL)).prop_map(|(place, space)| Whence::Space(place, space)),
    ];
    let track = || prop_oneof![Just(AnyTrack::Development), select(Track::ALL).prop_map(AnyTrack::Follower)];
    let plot = prop_oneof![
        select(vec![Plot::Arson, Plot::Kidnap, Plot::Torture, Plot::Hang, Plot::Tax]),
        (ware(), ware()).prop_map(|(take, give)| Plot::Fraud { take, give }),
        (select(Place::ALL), select(SpaceKind::ALL), select(Follower::ALL))
            .prop_map(|(place, space, follower)| Plot::Sabotage { place, space, follower }),
        (select(Place::ALL), select(SpaceKind::ALL)).prop_map(|(place, space)| Plot::Spy { place, space }),
        track().prop_map(Plot::Treason),
    ];
    let intrigue = prop_oneof![
        select(vec![IntrigueMove::Offer, IntrigueMove::Accept, IntrigueMove::Refuse]),
        (0u8..8, plot).prop_map(|(victim, plot)| IntrigueMove::Plot { victim: Seat(victim), plot }),
        track().prop_map(IntrigueMove::Alone),
        any::<u8>().prop_map(IntrigueMove::AddCoins),
        ware().prop_map(IntrigueMove::AddWare),
    ];
    prop_oneof![
        (select(Kind::ALL), select(boards), proptest::option::of(select(Good::ALL)))
            .prop_map(|(kind, deed, good)| Move::SendTo { kind, deed, good }),
        any::<u8>().prop_map(|order| Move::Orders(OrdersMove::Deliver(OrderId(order)))),
        (select(Kind::ALL), whence).prop_map(|(kind, from)| Move::TradeEvents(TradeEventsMove::Dismiss { kind, from })),
        intrigue.prop_map(Move::Intrigue),
    ]
}

/// Expansions that go together, in the edition that has them.
fn modules_of(edition: Edition, bits: u8) -> Modules {
    let named = Module::ALL.iter().copied().filter(|module| bits >> module.index() & 1 != 0);
    let one_board = named.filter(|module| *module != Module::TradeDeeds || bits >> Module::Intrigue.index() & 1 == 0);
    if edition == Edition::Bigbox { one_board.collect() } else { Modules::NONE }
}

/// A game somewhere on its way, played eagerly.
fn on_its_way(edition: Edition, modules: u8, players: u8, seed: u64, moves: u32) -> State {
    let setup = Setup { modules: modules_of(edition, modules), ..Setup::new(edition, players) };
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
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_sequence_of_moves_is_safe(
        edition in select(Edition::ALL),
        modules in 0u8..16,
        players in 2u8..=4,
        seed in 0u64..1000,
        played in 0u32..800,
        sequence in proptest::collection::vec((0u8..8, any_move()), 100),
    ) {
        let mut state = on_its_way(edition, modules, players, seed, played);
        for (seat, mv) in sequence {
            let seat = Seat(seat);
            let mut options = Vec::new();
            state.options(seat, &mut options);
            let before = state.clone();
            let mut log = Vec::new();
            match state.apply(seat, mv, &mut log) {
                Ok(()) => prop_assert!(options.contains(&mv)),
                Err(illegal) => {
                    prop_assert!(!options.contains(&mv));
                    prop_assert!(orleans::ledger().get(illegal.rule.0).is_some(), "{}", illegal.rule);
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
    let setup = Setup::new(Edition::Current, 2);
    let game_seed = Seed::of_series(13, seed);
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
