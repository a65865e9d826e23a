//! Which cards are of no use to a player: the program decides.

use crate::plague::{DRAW, Scene, plague, rule};
use orleans::components::{Follower, Indulgence, Kind, Place, PlagueDeed, SpaceKind, Town, Track, components};
use orleans::state::Spot;
use orleans::{BoardDeed, Event, PlagueEvent};
use tabletop::Seat;

/// Whether seat 0 puts the card aside that it draws first.
fn is_unusable(card: Indulgence, arrange: impl Fn(&mut Scene)) -> bool {
    for n in 0..60 {
        let mut game = plague(3);
        game.lay_cards(&[], &[card, Indulgence::OneGrain]);
        arrange(&mut game);
        game.use_place(Place::Infirmary);
        game.state.secret.rng = tabletop::Rng::new(tabletop::Seed::of_series(n, 2));
        game.play(0, DRAW);
        if game.cards_of(0) == [card] {
            return false;
        }
        if game.log.contains(&Event::Plague(PlagueEvent::PutAside(Seat(0), card))) {
            return true;
        }
    }
    panic!("one of the two is drawn first")
}

#[test]
fn gifts_and_pilgrimages_are_always_usable() {
    rule("plague.infirmary.unusable-meaning");
    let broke = |game: &mut Scene| {
        game.set_coins(0, 0).set_merchant(0, Town::Vierzon);
        game.state.table.goods = [0; 5];
    };
    for card in
        [Indulgence::TenCoins, Indulgence::ThreeWine, Indulgence::BrocadeToOrleans, Indulgence::PilgrimageToVierzon]
    {
        assert!(!is_unusable(card, broke), "{card}: merely difficult");
    }
    assert!(is_unusable(Indulgence::StatusThree, |game| _ = game.set_development(0, 9)), "met already");
    assert!(!is_unusable(Indulgence::StatusThree, |game| _ = game.set_development(0, 8)));
}

#[test]
fn building_cards() {
    rule("plague.infirmary.unusable-build");
    rule("plague.card.build-blocked");
    let towns = [
        (Indulgence::BuildInChartres, Town::Chartres),
        (Indulgence::BuildInMontargis, Town::Montargis),
        (Indulgence::BuildInBlois, Town::Blois),
        (Indulgence::BuildInTours, Town::Tours),
        (Indulgence::BuildInLeBlanc, Town::LeBlanc),
        (Indulgence::BuildInNevers, Town::Nevers),
    ];
    for (card, town) in towns {
        assert!(!is_unusable(card, |_| ()), "{card}");
        assert!(is_unusable(card, |game| _ = game.station(0, town)), "{card}: an own station");
        assert!(is_unusable(card, |game| _ = game.station(1, town)), "{card}: taken");
        assert!(!is_unusable(card, |game| _ = game.station(1, town).tile(0, Place::Tavern)), "{card}: beside it");
        assert!(is_unusable(card, |game| game.mat_mut(0).stations_left = 0), "{card}: nothing to build");
    }
    let built = |game: &mut Scene, number: u8, left: u8| {
        game.mat_mut(0).on_tiles.road = number;
        game.mat_mut(0).stations_left = left;
    };
    assert!(!is_unusable(Indulgence::FifthStation, |game| built(game, 4, 1)));
    assert!(is_unusable(Indulgence::FifthStation, |game| built(game, 5, 1)), "reached");
    assert!(is_unusable(Indulgence::FifthStation, |game| built(game, 3, 1)), "too few left");
    assert!(!is_unusable(Indulgence::ThirdInlandStation, |game| built(game, 2, 1)));
    assert!(is_unusable(Indulgence::ThirdInlandStation, |game| built(game, 3, 1)));
    assert!(is_unusable(Indulgence::ThirdInlandStation, |game| built(game, 1, 1)));
}

#[test]
fn other_cards() {
    rule("plague.infirmary.unusable-other");
    assert!(is_unusable(Indulgence::StatusFive, |game| _ = game.set_development(0, 22)));
    assert!(is_unusable(Indulgence::WineSpace, |game| _ = game.set_track(0, Track::Farmers, 5)));
    assert!(!is_unusable(Indulgence::WineSpace, |game| _ = game.set_track(0, Track::Farmers, 4)));
    assert!(is_unusable(Indulgence::SecondGearWheel, |game| game.mat_mut(0).wheels = [0, 2, 0]));
    assert!(is_unusable(Indulgence::SecondGearWheel, |game| game.state.table.gears = 1), "nowhere left");
    assert!(!is_unusable(Indulgence::SecondGearWheel, |game| game.state.table.gears = 2));
    let three = [Place::Library, Place::Port, Place::Depot];
    assert!(is_unusable(Indulgence::ThirdPlaceTile, |game| three.iter().for_each(|&tile| _ = game.tile(0, tile))));
    assert!(is_unusable(Indulgence::ThirdPlaceTile, |game| game.state.table.tiles = Default::default()));
    assert!(!is_unusable(Indulgence::ThirdPlaceTile, |_| ()));
    assert!(is_unusable(Indulgence::SecondCitizen, |game| game.mat_mut(0).citizens = 2));
    let none_waits = |game: &mut Scene, but: u8| {
        game.state.table.citizens = Default::default();
        game.state.table.citizens.put(Spot::MostStations);
        (0..but).for_each(|nth| game.state.table.citizens.put(Spot::Development(nth)));
    };
    assert!(is_unusable(Indulgence::SecondCitizen, |game| none_waits(game, 1)), "that for the stations comes too late");
    assert!(!is_unusable(Indulgence::SecondCitizen, |game| none_waits(game, 2)));
    // Two monks on the Market do no harm, as two can be collected anew.
    let monks = |game: &mut Scene, own: usize, supply: u8| {
        game.set_bag(0, vec![Follower::Monk; own]);
        game.state.table.followers[Kind::Monk.index()] = supply;
    };
    assert!(!is_unusable(Indulgence::TwoMonks, |game| _ = game.set_market(0, [Follower::Monk; 2])));
    assert!(
        is_unusable(Indulgence::TwoMonks, |game| {
            monks(game, 0, 0);
            game.doctor_at(0, Place::Castle, SpaceKind::Farmer);
        }),
        "only the monk that stands in the Infirmary is left"
    );
    assert!(!is_unusable(Indulgence::TwoMonks, |game| monks(game, 1, 0)));
    assert!(!is_unusable(Indulgence::TwoMonks, |game| monks(game, 0, 1)));
    let deeds = |game: &mut Scene, left: &[PlagueDeed]| {
        for &deed in PlagueDeed::ALL.iter().filter(|deed| !left.contains(deed)) {
            game.state.table.citizens.take(Spot::Board(BoardDeed::Plague(deed)));
        }
    };
    assert!(is_unusable(Indulgence::DeedCitizen, |game| deeds(game, &[])));
    assert!(!is_unusable(Indulgence::DeedCitizen, |game| deeds(game, &[PlagueDeed::Coinage])));
    let tracks = |game: &mut Scene, development: u8| {
        for &track in Track::ALL {
            game.set_track(0, track, components().track(track).spaces.len() as u8 - 1);
        }
        game.set_development(0, development);
    };
    assert!(is_unusable(Indulgence::TrackEnd, |game| tracks(game, 30)));
    assert!(!is_unusable(Indulgence::TrackEnd, |game| tracks(game, 29)));
}
