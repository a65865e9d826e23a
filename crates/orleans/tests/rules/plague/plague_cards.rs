//! Every plague card by its printed name.

use crate::plague::{Scene, drawn, plague, rule};
use crate::scene::plague::SHUFFLES;
use orleans::components::{Follower, Good, Kind, Place, PlagueCard, SpaceKind, Town, Track, components};
use orleans::state::Wheel;
use orleans::{Ask, Event, Move, Origin, PlagueAsk, Supply, rounds};
use tabletop::{Game, Seat};

const NAMES: [(PlagueCard, &str, bool); 15] = [
    (PlagueCard::FarmHouse, "Farm House only after leaving Orléans", false),
    (PlagueCard::Scholars, "Fewer scholars", true),
    (PlagueCard::HalfGearWheels, "Half the gear wheels", true),
    (PlagueCard::DoctorRoundThree, "Late doctor", false),
    (PlagueCard::HalfMonks, "Half the monks", true),
    (PlagueCard::SecondHourGlass, "Shorter game", true),
    (PlagueCard::CorpseFee, "Corpse fee", false),
    (PlagueCard::NoGearVillage, "No wheels in the Village", false),
    (PlagueCard::StationFee, "Building fee", false),
    (PlagueCard::TownHall, "Town Hall locked", false),
    (PlagueCard::TwoStartCorpses, "Two start corpses", true),
    (PlagueCard::FewerStations, "Fewer stations", true),
    (PlagueCard::NoGearTiles, "No wheels on tiles", false),
    (PlagueCard::OneStartCorpse, "One start corpse", true),
    (PlagueCard::NoDevelopmentCoins, "No development coins", false),
];

#[test]
fn start_or_game() {
    rule("plague.plaguecard.start-or-game");
    for (card, name, at_start) in NAMES {
        assert_eq!((card.name(), components().plague.cards[card.index()].at_start), (name, at_start));
    }
    // They bind all players.
    let mut game = plague(3);
    game.with_card(PlagueCard::FarmHouse);
    for seat in 0..3 {
        let mut game = game.fork();
        game.fill(seat, Place::FarmHouse).until_turn_of(seat);
        game.refuses(seat, Move::Use(Place::FarmHouse), "plague.plaguecard.farm-house");
    }
}

#[test]
fn what_the_start_loses() {
    rule("plague.plaguecard.set-up-order");
    rule("plague.plaguecard.scholars");
    rule("plague.plaguecard.half-gear-wheels");
    rule("plague.plaguecard.half-monks");
    rule("plague.plaguecard.fewer-stations");
    for players in 2..=5 {
        let supply = Supply::of(&crate::plague::setup(players, &[]));
        let left = |card: PlagueCard, kind: Kind| drawn(card, players).state.table.followers[kind.index()];
        let scholars = supply.followers[Kind::Scholar.index()];
        assert_eq!(left(PlagueCard::Scholars, Kind::Scholar), scholars - players, "{players}");
        let monks = supply.followers[Kind::Monk.index()];
        let removed = [4, 5, 7, 8][usize::from(players) - 2];
        assert_eq!(
            (monks, monks - left(PlagueCard::HalfMonks, Kind::Monk)),
            ([8, 11, 14, 17][usize::from(players) - 2], removed)
        );
        let game = drawn(PlagueCard::HalfGearWheels, players);
        let half = if players == 5 { 10 } else { 8 };
        assert_eq!((supply.gears, game.state.table.gears, game.state.table.gone.gears), (2 * half, half, half));
        let game = drawn(PlagueCard::FewerStations, players);
        assert!((0..players).all(|seat| game.mat(seat).stations_left == 6), "4 of 10 are removed");
        // Without these cards nothing is missing.
        let game = drawn(PlagueCard::CorpseFee, players);
        assert_eq!((game.state.table.followers, game.state.table.gears), (supply.followers, supply.gears));
        assert_eq!(game.mat(0).stations_left, 10);
    }
}

#[test]
fn start_corpses() {
    rule("plague.plaguecard.two-start-corpses");
    rule("plague.plaguecard.one-start-corpse");
    let on_markets = |game: &Scene| (0..3).map(|seat| game.plagued(seat).on_market).collect::<Vec<_>>();
    for (card, number) in [(PlagueCard::TwoStartCorpses, 2), (PlagueCard::OneStartCorpse, 1)] {
        let game = drawn(card, 3);
        assert_eq!((on_markets(&game), game.on_table().supply), (vec![number; 3], 46 - 3 * number));
    }
    let both = |game: &Scene| {
        let cards = game.on_table().cards;
        cards.contains(&Some(PlagueCard::TwoStartCorpses)) && cards.contains(&Some(PlagueCard::OneStartCorpse))
    };
    let game =
        (0..SHUFFLES).map(|n| crate::scene::seeded(crate::plague::setup(3, &[]), n)).find(both).expect("a shuffle");
    assert_eq!(on_markets(&game), [3; 3], "together 3");
}

#[test]
fn shorter_game() {
    rule("plague.plaguecard.second-hour-glass");
    rule("plague.end.rounds");
    let mut game = drawn(PlagueCard::SecondHourGlass, 2);
    assert_eq!(rounds(&game.state.setup, &game.state.table), 17);
    assert_eq!(game.state.happening().expect("a tile").event, orleans::components::Happening::Outbreak);
    let removed = game.state.secret.hour_glass[0];
    let tiles = &components().plague.tiles;
    assert_eq!(tiles[removed.0 as usize].letter, Some(orleans::components::Letter::A), "the second from the top");
    game.until(|state| state.asked_now().is_none());
    assert_eq!(game.state.table.round, 17);
    assert_eq!(game.state.table.turned >> removed.0 & 1, 0, "nobody has seen it");
    assert_eq!(game.state.happening().expect("a tile").event, orleans::components::Happening::VictoryOverPlague);
    assert!(game.state.outcome().is_some());
    let mut game = drawn(PlagueCard::CorpseFee, 2);
    assert_eq!(rounds(&game.state.setup, &game.state.table), 18);
    game.until(|state| state.asked_now().is_none());
    assert_eq!((game.state.table.round, game.state.table.turned.count_ones()), (18, 18));
}

#[test]
fn farm_house() {
    rule("plague.plaguecard.farm-house");
    let mut game = plague(2);
    game.with_card(PlagueCard::FarmHouse).tile(0, Place::Well).fill(0, Place::FarmHouse).fill(0, Place::Well);
    game.set_merchant(0, Town::Chateaudun).fill(0, Place::Wagon).until_turn_of(0);
    game.set_merchant(0, Town::Orleans);
    game.refuses(0, Move::Use(Place::FarmHouse), "plague.plaguecard.farm-house");
    let mut lent = game.fork();
    lent.play(0, Move::Use(Place::Well));
    lent.refuses(0, Move::Use(Place::FarmHouse), "plague.plaguecard.farm-house");
    let away = game.fork().play(0, Move::Use(Place::Wagon)).options(0)[0];
    game.play(0, Move::Use(Place::Wagon)).play(0, away).until_turn_of(0);
    // Back in Orléans, whatever happens there.
    game.set_merchant(0, Town::Orleans).fill(0, Place::Castle).play(0, Move::Use(Place::Castle)).until_turn_of(0);
    game.play(0, Move::Use(Place::FarmHouse));
    assert_eq!(game.goods(0, Good::Grain), 1, "once is enough, wherever the merchant is now");
}

#[test]
fn late_doctor() {
    rule("plague.plaguecard.doctor-round-three");
    let put = Move::Put {
        follower: Follower::PlagueDoctor,
        place: Place::Castle,
        space: SpaceKind::Farmer,
        from: Origin::Home,
    };
    let mut game = plague(2);
    assert!(game.offers(0, put));
    game.with_card(PlagueCard::DoctorRoundThree);
    game.refuses(0, put, "plague.plaguecard.doctor-round-three");
    game.next_round();
    assert!(game.offers(0, put));
}

#[test]
fn corpse_fee() {
    rule("plague.plaguecard.corpse-fee");
    rule("plague.plaguecard.corpse-fee-timing");
    let mut game = plague(3);
    game.with_card(PlagueCard::CorpseFee).infect(0, 6).bury(1).in_bag(2, 3).set_market(0, []);
    (0..3).for_each(|seat| _ = game.set_coins(seat, 5).set_track(seat, Track::Farmers, 0).set_bag(seat, []));
    game.until(|state| state.table.round == 3);
    assert_eq!(
        [0, 1, 2].map(|seat| game.coins(seat)),
        [4, 4, 5],
        "1 coin for any number, the Cemetery counts, bags do not"
    );
    let at = |event: fn(&Event) -> bool| game.log.iter().position(event).expect("such an event");
    assert!(at(|event| matches!(event, Event::Coins(..))) < at(|event| matches!(event, Event::HourGlass(_))));
    assert!(matches!(game.asks(0), Some(Ask::Plague(PlagueAsk::Reduce))), "the reduction comes later");
    // Who has no coin is tortured.
    let mut game = plague(2);
    game.with_card(PlagueCard::CorpseFee).infect(0, 1).set_coins(0, 0);
    game.until(|state| matches!(state.asked_now(), Some((_, Ask::Torture { .. }))));
    assert_eq!((game.asks(0), game.state.table.tile.is_some()), (Some(Ask::Torture { owed: 1 }), true));
    // In round 1 already.
    let charged = |game: &Scene| {
        let cards = game.on_table().cards;
        cards.contains(&Some(PlagueCard::CorpseFee)) && cards.contains(&Some(PlagueCard::OneStartCorpse))
    };
    let game =
        (0..SHUFFLES).map(|n| crate::scene::seeded(crate::plague::setup(2, &[]), n)).find(charged).expect("a shuffle");
    assert_eq!((game.state.table.round, game.coins(0), game.coins(1)), (1, 4, 4));
}

/// Seat 0 has wheels to lay and one to move.
fn wheels(card: PlagueCard) -> Scene {
    let mut game = plague(2);
    game.with_card(card).tile(0, Place::Library).tile(0, Place::Workshop).set_track(0, Track::Craftsmen, 3);
    game.mat_mut(0).wheels = [0, 0, 2];
    game.lay_wheel(0, Place::Castle, SpaceKind::Farmer).set_coins(0, 9);
    game
}

#[test]
fn no_wheels_here() {
    rule("plague.plaguecard.no-gear-village");
    rule("plague.plaguecard.no-gear-tiles");
    let cases = [
        (
            PlagueCard::NoGearVillage,
            Place::Village,
            SpaceKind::Farmer,
            "plague.plaguecard.no-gear-village",
            Place::Library,
        ),
        (PlagueCard::NoGearTiles, Place::Library, SpaceKind::Knight, "plague.plaguecard.no-gear-tiles", Place::Village),
    ];
    for (card, place, space, id, other) in cases {
        let lay = |place, space| Move::PlaceWheel { wheel: Wheel::Laboratory, place, space };
        let mut game = wheels(card);
        game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Wheels)));
        game.refuses(0, lay(place, space), id);
        let elsewhere = components().place(other).action_spaces[0];
        assert!(game.offers(0, lay(other, elsewhere)), "{card}");
        // The Workshop moves none there either.
        let mut game = wheels(card);
        game.use_place(Place::Workshop);
        game.refuses(0, Move::MoveWheel { from: Place::Castle, place, space }, id);
    }
}

#[test]
fn building_fee() {
    rule("plague.plaguecard.station-fee");
    rule("plague.plaguecard.station-fee-no-coin");
    let ready = |coins: u16, place: Place| {
        let mut game = plague(2);
        game.with_card(PlagueCard::StationFee).set_merchant(0, Town::Blois).set_coins(0, coins);
        if place != Place::Guildhall {
            game.tile(0, place);
        }
        game.fill(0, place).until_turn_of(0);
        game
    };
    for place in [Place::Guildhall, Place::Road] {
        let mut game = ready(1, place);
        game.play(0, Move::Use(place));
        assert_eq!((game.coins(0), game.mat(0).n_stations()), (0, 1), "{place}");
        ready(0, place).refuses(0, Move::Use(place), "plague.plaguecard.station-fee-no-coin");
    }
    // The Quarry costs 2 here, and the fee on top.
    let mut game = ready(3, Place::Quarry);
    game.play(0, Move::Use(Place::Quarry)).play(0, Move::BuildIn(Town::Blois));
    assert_eq!(game.coins(0), 0);
    ready(2, Place::Quarry).refuses(0, Move::Use(Place::Quarry), "base.actions.voluntary-cost");
    // The Tavern opens the town, not the purse.
    let mut game = ready(0, Place::Tavern);
    game.station(1, Town::Blois).fill(0, Place::Guildhall);
    game.refuses(0, Move::Use(Place::Guildhall), "plague.plaguecard.station-fee-no-coin");
    let mut game = ready(0, Place::Guildhall);
    game.on_table_mut().cards = [None; 3];
    game.play(0, Move::Use(Place::Guildhall));
    assert_eq!(game.mat(0).n_stations(), 1, "without the card it is free");
}

#[test]
fn town_hall() {
    rule("plague.plaguecard.town-hall");
    let mut game = plague(2);
    game.with_card(PlagueCard::TownHall).stand(0, Place::TownHall, SpaceKind::Any, Follower::Farmer);
    game.tile(0, Place::Cathedral).set_development(0, 8).fill(0, Place::University).until_turn_of(0);
    game.refuses(0, Move::Use(Place::TownHall), "plague.plaguecard.town-hall");
    game.play(0, Move::Use(Place::University)).until_turn_of(0);
    assert!(game.mat(0).development >= 9 && game.offers(0, Move::Use(Place::TownHall)));
    // Once reached it stays open, whatever happens below the star.
    game.set_development(0, 5).fill(0, Place::Castle).play(0, Move::Use(Place::Castle)).until_turn_of(0);
    game.play(0, Move::Use(Place::TownHall));
    assert!(matches!(game.asks(0), Some(Ask::Send { .. })));
    // The point of a Cathedral is none of the track.
    let mut game = plague(2);
    game.with_card(PlagueCard::TownHall).stand(0, Place::TownHall, SpaceKind::Any, Follower::Farmer);
    game.tile(0, Place::Cathedral).set_development(0, 4).fill(0, Place::University).until_turn_of(0);
    game.play(0, Move::Use(Place::University)).until_turn_of(0);
    assert!(orleans::status(game.mat(0)) >= 3 && game.mat(0).development < 9);
    game.refuses(0, Move::Use(Place::TownHall), "plague.plaguecard.town-hall");
}

#[test]
fn development_coins() {
    rule("plague.plaguecard.no-development-coins");
    let steps = |card: Option<PlagueCard>, from: u8| {
        let mut game = plague(2);
        game.on_table_mut().cards[0] = card;
        game.set_development(0, from).use_place(Place::University);
        (game.coins(0) - 5, game.mat(0).citizens)
    };
    assert_eq!(steps(None, 6), (3, 0));
    assert_eq!(steps(Some(PlagueCard::NoDevelopmentCoins), 6), (0, 0));
    assert_eq!(steps(Some(PlagueCard::NoDevelopmentCoins), 2), (0, 1), "citizens as usual");
    // The spaces stay coin spaces for torture.
    let mut game = plague(2);
    game.with_card(PlagueCard::NoDevelopmentCoins).set_development(0, 7).set_coins(0, 0);
    game.under(orleans::components::Happening::DevelopmentTax).befall();
    game.refuses(0, Move::GiveStep, "base.torture.development-from-coin-space");
}
