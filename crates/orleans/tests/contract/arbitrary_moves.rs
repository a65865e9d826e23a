//! Whatever a client sends, in whatever order: nothing panics, and nothing illegal changes a game.

use orleans::components::{
    By, Character, Deed, Edition, Follower, Good, Indulgence, InvasionCharacter, Kind, OrderId, Place, PlagueDeed,
    ProsperityDeed, SpaceKind, Structure, Town, Track, TradeDeed, VierzonDeed, VierzonObjective,
};
use orleans::state::{Spot, Wheel};
use orleans::{
    AnyTrack, BoardDeed, DignitaryMove, DuelMove, HappeningMove, IntrigueMove, InvasionMove, Modules, Move, OrdersMove,
    Origin, PlagueMove, Plot, Post, ProsperityMove, Purse, Receiver, SalesmanMove, Setup, State, Unit, VierzonMove,
    Ware, Whence,
};
use proptest::prelude::*;
use proptest::sample::select;
use tabletop::Seat;
use tabletop::contract::{damage, on_its_way, send};

/// Any move of the protocol, sensible or not.
fn any_move() -> impl Strategy<Value = Move> {
    let place = || select(Place::ALL);
    let space = || select(SpaceKind::ALL);
    let follower = || select(Follower::ALL);
    let good = || select(Good::ALL);
    let from = || select(vec![Origin::Market, Origin::Tower, Origin::Drawn, Origin::Home]);
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
    let boards = boards.chain(Character::ALL.iter().copied().map(BoardDeed::Intrigue));
    let boards = boards.chain(PlagueDeed::ALL.iter().copied().map(BoardDeed::Plague));
    let boards = boards.chain(VierzonDeed::ALL.iter().copied().map(BoardDeed::Vierzon));
    let boards: Vec<BoardDeed> = boards.chain(ProsperityDeed::ALL.iter().copied().map(BoardDeed::Prosperity)).collect();
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
    let structure = || select(Structure::ALL);
    let way = || (select(Town::ALL), select(vec![By::Road, By::Water]));
    let prosperity = prop_oneof![
        structure().prop_map(ProsperityMove::Keep),
        structure().prop_map(ProsperityMove::LayCoin),
        (structure(), select(Good::ALL)).prop_map(|(structure, good)| ProsperityMove::LayGood(structure, good)),
        (structure(), select(Kind::ALL)).prop_map(|(structure, kind)| ProsperityMove::Man { kind, structure }),
        way().prop_map(|(to, by)| ProsperityMove::Build { to, by }),
        (select(Follower::ALL), way()).prop_map(|(follower, (to, by))| ProsperityMove::Walk { follower, to, by }),
        Just(ProsperityMove::Exchange),
    ];
    let card = || select(Indulgence::ALL);
    let plague = prop_oneof![
        (card(), any::<bool>()).prop_map(|(card, remove)| PlagueMove::Play { card, remove }),
        card().prop_map(PlagueMove::TakeCard),
        card().prop_map(PlagueMove::KeepCard),
        any::<bool>().prop_map(|cemetery| PlagueMove::ThrowBack { cemetery }),
        select(Kind::ALL).prop_map(PlagueMove::Lose),
        select(vec![PlagueMove::DrawCard, PlagueMove::LookAtThree, PlagueMove::ReturnCorpse]),
    ];
    prop_oneof![
        of_invasion().prop_map(Move::Invasion),
        plague.prop_map(Move::Plague),
        prosperity.prop_map(Move::Prosperity),
        way().prop_map(|(to, by)| Move::TravelTakingUnseen { to, by }),
        (select(Kind::ALL), select(boards), proptest::option::of(select(Good::ALL)))
            .prop_map(|(kind, deed, good)| Move::SendTo { kind, deed, good }),
        any::<u8>().prop_map(|order| Move::Orders(OrdersMove::Deliver(OrderId(order)))),
        select(VierzonObjective::ALL).prop_map(|objective| Move::Vierzon(VierzonMove::Complete(objective))),
        select(Town::ALL).prop_map(|town| Move::Salesman(SalesmanMove::Deliver(town))),
        select(Town::ALL).prop_map(|town| Move::Dignitary(DignitaryMove::LayOut(Spot::Town(town)))),
        select(Deed::ALL).prop_map(|deed| Move::Dignitary(DignitaryMove::LayOut(Spot::Deed(deed)))),
        any::<u8>().prop_map(|nth| Move::Dignitary(DignitaryMove::LayOut(Spot::Development(nth)))),
        select(Follower::ALL).prop_map(|follower| Move::Happening(HappeningMove::Banish(follower))),
        (select(Kind::ALL), whence).prop_map(|(kind, from)| Move::Happening(HappeningMove::Dismiss { kind, from })),
        intrigue.prop_map(Move::Intrigue),
        select(vec![Move::Duel(DuelMove::DeliverWine), Move::Happening(HappeningMove::BuyCitizen)]),
        any::<u8>().prop_map(|brocade| Move::Duel(DuelMove::ClotheLady { brocade })),
        select(Good::ALL).prop_map(|good| Move::Happening(HappeningMove::TradeBread(good))),
    ]
}

/// Any move that only partners know.
fn of_invasion() -> impl Strategy<Value = InvasionMove> {
    let seat = || (0u8..8).prop_map(Seat);
    let (kind, place) = (|| select(Kind::ALL), || select(Place::ALL));
    let whence = || select(vec![Whence::Market, Whence::Tower, Whence::Bag]);
    let receiver = prop_oneof![Just(Receiver::City), seat().prop_map(Receiver::Player)];
    let purse = prop_oneof![select(vec![Purse::CityTreasury, Purse::Treasury]), seat().prop_map(Purse::Player)];
    let unit = prop_oneof![
        (seat(), select(Wheel::ALL.to_vec())).prop_map(|(seat, wheel)| Unit::Wheel { seat, wheel }),
        (seat(), place()).prop_map(|(seat, place)| Unit::PlacedWheel { seat, place }),
        (seat(), place()).prop_map(|(seat, place)| Unit::Tile { seat, place }),
        (seat(), any::<u8>()).prop_map(|(seat, coins)| Unit::Pay { seat, coins }),
        (seat(), any::<u8>()).prop_map(|(seat, points)| Unit::StepBack { seat, points }),
        (seat(), whence()).prop_map(|(seat, from)| Unit::Monk { seat, from }),
        (seat(), select(Good::ALL)).prop_map(|(seat, good)| Unit::Buy { seat, good }),
        place().prop_map(Unit::TurnOver),
        seat().prop_map(Unit::Sail),
    ];
    prop_oneof![
        select(vec![InvasionMove::ToCatapult, InvasionMove::Keep, InvasionMove::Submit, InvasionMove::PassWord]),
        select(vec![InvasionMove::Approve, InvasionMove::Refuse]),
        select(InvasionCharacter::ALL).prop_map(InvasionMove::Become),
        (select(Good::ALL), receiver).prop_map(|(good, to)| InvasionMove::SendGood { good, to }),
        (any::<u8>(), purse).prop_map(|(coins, to)| InvasionMove::SendCoins { coins, to }),
        (kind(), whence(), seat()).prop_map(|(kind, from, to)| InvasionMove::Lodge { kind, from, to }),
        (kind(), select(Post::ALL.to_vec())).prop_map(|(kind, at)| InvasionMove::Man { kind, at }),
        select(Town::ALL).prop_map(InvasionMove::Destroy),
        unit.prop_map(InvasionMove::Unit),
    ]
}

/// A table that can be: one of the mixes of an edition, or none, with as many players as it seats.
fn table(edition: Edition, mix: usize, players: u8) -> Setup {
    let mut mixes = Modules::mixes(edition);
    mixes.push(Modules::NONE);
    let modules = mixes[mix % mixes.len()];
    let (fewest, most) = modules.seats(edition).into_inner();
    Setup { modules, ..Setup::new(edition, players.clamp(fewest, most)) }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_sequence_of_moves_is_safe(
        edition in select(Edition::ALL),
        mix in any::<usize>(),
        players in 2u8..=5,
        seed in 0u64..1000,
        played in 0u32..800,
        sequence in proptest::collection::vec((0u8..8, any_move()), 100),
    ) {
        let mut state: State = on_its_way(&table(edition, mix, players), seed, played);
        for (seat, mv) in sequence {
            if let Some(illegal) = send(&mut state, Seat(seat), mv) {
                prop_assert!(orleans::ledger().get(illegal.rule.0).is_some(), "{}", illegal.rule);
            }
        }
    }

    #[test]
    fn a_damaged_record_is_an_error_or_a_game(
        seed in 0u64..20,
        position in any::<proptest::sample::Index>(),
        byte in proptest::option::of(any::<u8>()),
    ) {
        damage::<State>(&Setup::new(Edition::Current, 2), seed, |length| position.index(length), byte);
    }
}
