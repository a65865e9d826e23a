//! Setting up the game.

use crate::scene::{set, with};
use crate::{rule, scene};
use joan::components::{Category, Deed, Follower, Level, Place, Route, Town, components};
use joan::{Act, Places, Setup, Source, State};
use tabletop::{Game, Seat, Seed};

fn refused(setup: Setup) -> Option<&'static str> {
    State::new(&setup, Seed::of_series(1, 1)).err().and_then(|error| error.rule).map(|rule| rule.0)
}

#[test]
fn two_to_five_play() {
    let id = rule("joan.setup.players");
    for players in 2..=5 {
        let game = scene(players);
        assert_eq!((game.state.n_seats(), game.state.sheets().len()), (players, usize::from(players)));
        assert!(game.state.joan.is_none(), "the back of the sheet is for playing alone");
    }
    for players in [0, 6, 8, 255] {
        assert_eq!(refused(Setup::new(players)), Some(id), "{players} players");
    }
}

#[test]
fn one_bag_of_27() {
    rule("joan.setup.tiles");
    let tiles = components().tiles;
    assert_eq!(tiles.iter().sum::<u8>(), 27);
    let of = |follower: Follower| tiles[follower.index()];
    assert_eq!([of(Follower::Farmer), of(Follower::Boatman), of(Follower::Knight)], [4; 3]);
    assert_eq!([of(Follower::Craftsman), of(Follower::Trader), of(Follower::Scholar)], [5; 3]);
    let table = scene(3).state.table;
    let all: u8 = [table.bag, table.display, table.holding].concat().iter().sum();
    assert_eq!(all, 27, "for all players together");
}

#[test]
fn somebody_begins() {
    let id = rule("joan.setup.start-player");
    let first = |n| State::new(&Setup::new(4), Seed::of_series(2, n)).expect("a game").side();
    let seats: Vec<Seat> = (0..60).map(first).collect();
    assert!((0..4).all(|seat| seats.contains(&Seat(seat))), "drawn at random");
    let agreed = |seat| Setup { start_player: Some(Seat(seat)), ..Setup::new(4) };
    for n in 0..20 {
        assert_eq!(State::new(&agreed(2), Seed::of_series(2, n)).expect("a game").side(), Seat(2));
    }
    assert_eq!(refused(agreed(4)), Some(id));
}

#[test]
fn some_tiles_are_set_aside() {
    rule("joan.setup.holding");
    for (players, aside) in [(2, 2), (3, 3), (4, 2), (5, 3)] {
        assert_eq!(scene(players).state.table.holding.iter().sum::<u8>(), aside, "{players} players");
    }
    let aside = |n| State::new(&Setup::new(2), Seed::of_series(3, n)).expect("a game").table.holding;
    assert!((1..20).any(|n| aside(n) != aside(0)), "at random");
}

#[test]
fn printed_places() {
    rule("joan.setup.printed-places");
    let setup = Setup { places: Places::Printed, ..Setup::new(3) };
    let market = |n| State::new(&setup, Seed::of_series(4, n)).expect("a game").table.market;
    assert_eq!(market(0).len(), 20);
    for category in Category::ALL {
        let of_category = components().places_of[category.index()];
        let first_four: Vec<Place> = of_category.iter().take(4).collect();
        assert_eq!((market(0) & of_category).iter().collect::<Vec<_>>(), first_four, "{category}");
    }
    assert!((1..10).all(|n| market(n) == market(0)), "the sheet is always the same");
}

#[test]
fn place_cards() {
    rule("joan.setup.place-cards");
    let market = |n| State::new(&Setup::new(3), Seed::of_series(5, n)).expect("a game").table.market;
    for n in 0..20 {
        for category in Category::ALL {
            assert_eq!((market(n) & components().places_of[category.index()]).len(), 4, "{category}");
        }
    }
    let seen = (0..40).fold(market(0), |all, n| all | market(n));
    assert_eq!(seen.len(), 30, "every card comes up, whether it is printed on the sheet or not");
}

#[test]
fn the_map_of_three() {
    let id = rule("joan.setup.map-three");
    let towns = components().towns_for[3];
    assert!(towns.contains(Town::Sancerre) && towns.contains(Town::Briare), "18 and 19");
    for town in [Town::Bourges, Town::SaintAmandMontrond, Town::Nevers] {
        assert!(!towns.contains(town), "{id}: {town}");
    }
    let mut game = scene(3);
    game.display(&[Follower::Knight, Follower::Farmer]).roads(0, &[Route::W02, Route::W10]);
    game.take(0, Follower::Knight);
    assert!(!game.actions(0).contains(&Act::Route(Route::L29)), "Sancerre to Bourges");
    assert!(game.actions(0).contains(&Act::Route(Route::L14)), "Briare to Montargis");
}

#[test]
fn the_map_of_two() {
    let id = rule("joan.setup.map-two");
    let towns: Vec<u8> = components().towns_for[2].iter().map(|town| town as u8).collect();
    assert_eq!(towns, (0..=17).collect::<Vec<u8>>());
    let mut game = scene(2);
    game.display(&[Follower::Trader, Follower::Farmer]).take(0, Follower::Trader);
    let fifth = Act::Deed { deed: Deed::Fifth, follower: Follower::Trader };
    assert!(!game.actions(0).contains(&fifth));
    game.refuses_act(0, fifth, id);
    let mut three = scene(3);
    three.display(&[Follower::Trader, Follower::Farmer]).take(0, Follower::Trader);
    assert!(three.actions(0).contains(&fifth));
}

#[test]
fn the_whole_map() {
    rule("joan.setup.map-full");
    for players in [4, 5] {
        assert_eq!(components().towns_for[players].len(), 23, "Orléans and 22 others");
        assert_eq!(components().routes_for[players].len(), 43);
        let game = scene(players as u8);
        assert!(Deed::ALL.iter().all(|deed| game.state.deed_is_open(*deed)));
    }
}

#[test]
fn struck_out_parts_are_gone() {
    let id = rule("joan.setup.struck-parts");
    let mut game = scene(2);
    game.display(&[Follower::Boatman, Follower::Farmer]).take(0, Follower::Boatman);
    game.refuses_act(0, Act::Route(Route::W02), id);
    let mut game = scene(2);
    game.own(0, &[Place::Tavern]).display(&[Follower::Craftsman, Follower::Farmer]).take(0, Follower::Craftsman);
    game.refuses_act(0, Act::Station(Town::Briare), id);
    game.refuses_act(0, Act::Station(Town::Nevers), id);
    game.refuses(0, with(Source::Action, Act::Station(Town::Bourges)), id);
}

#[test]
fn bag_numbers() {
    rule("joan.setup.bag-numbers");
    for players in 2..=5 {
        let game = scene(players);
        assert_eq!((game.state.table.bag_number, game.state.setup.facts().bags), (1, players));
    }
}

#[test]
fn a_coin_to_begin_with() {
    rule("joan.setup.start-coin");
    let game = scene(4);
    for sheet in game.state.sheets() {
        assert_eq!((sheet.circled, sheet.struck, sheet.coins()), ([1, 0, 0], [0; 3], 1));
    }
}

#[test]
fn no_solo_cards() {
    let id = rule("joan.setup.solo-cards");
    for players in 2..=5 {
        assert!(scene(players).state.joan.is_none());
        assert_eq!(refused(Setup { level: Some(Level::Connoisseur), ..Setup::new(players) }), Some(id));
    }
    assert!(set(Setup::new(1)).state.joan.is_some());
}
