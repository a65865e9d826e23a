//! The four objectives, and the two that are marked by themselves.

use crate::duel::{Scene, WINE, duel, in_round, lady, rule};
use orleans::components::{By, DuelObjective, Follower, Good, Place, Town, components};
use orleans::{DuelEvent, Event, Move, SystemOnMat};
use tabletop::{Game, Seat, Viewer};

use DuelObjective::{Bookkeeping, ClotheLady, DeliverWine, ThreeBranches};

/// Fulfilled last to first, each is marked at once and stays so whatever is lost.
#[test]
fn any_order() {
    rule("duel.objective.any-order");
    let mut game = in_round(3);
    game.give_goods(0, Good::Brocade, 3).give_goods(0, Good::Wine, 3).all_ready().play(0, lady(3));
    game.refuses(0, lady(1), "duel.objective.any-order");
    game.set_merchant(0, Town::Chatellerault).play(0, WINE);
    assert_eq!(game.done(0), [DeliverWine, ClotheLady]);
    game.station(0, Town::Tours).station(0, Town::Blois).set_merchant(0, Town::LeMans).fill(0, Place::Guildhall);
    game.set_development(0, 8).play(0, Move::Use(Place::Guildhall)).play(1, Move::Pass);
    assert_eq!(game.done(0), [ThreeBranches, DeliverWine, ClotheLady]);
    game.mat_mut(0).stations.remove(Town::LeMans);
    game.fill(0, Place::Scriptorium).play(0, Move::Use(Place::Scriptorium)).set_development(0, 0);
    assert_eq!(game.done(0), DuelObjective::ALL, "done is done");
}

/// One player's marks are no hindrance for the other.
#[test]
fn each_for_themselves() {
    rule("duel.objective.both-players");
    let mut game = in_round(3);
    for seat in [0, 1] {
        game.give_goods(seat, Good::Brocade, 3).set_development(seat, 8).fill(seat, Place::Scriptorium);
    }
    game.all_ready();
    for seat in [0, 1] {
        game.play(seat, lady(3)).play(seat, Move::Use(Place::Scriptorium));
    }
    assert_eq!((game.done(0), game.done(1)), (vec![Bookkeeping, ClotheLady], vec![Bookkeeping, ClotheLady]));
}

/// Status 3, by whatever gives development points.
#[test]
fn bookkeeping() {
    rule("duel.objective.bookkeeping");
    let third = components().development.stars[2];
    for (from, reached) in [(third - 2, false), (third - 1, true)] {
        let mut game = duel();
        game.set_development(0, from).fill(0, Place::Scriptorium).all_ready().play(0, Move::Use(Place::Scriptorium));
        assert_eq!(!game.done(0).is_empty(), reached);
        assert_eq!(game.log.contains(&Event::Duel(DuelEvent::Completed(Seat(0), Bookkeeping))), reached);
        assert!(game.done(1).is_empty());
    }
    let mut game = duel();
    game.set_development(0, third - 3).in_house(0).all_ready().play(0, Move::Use(Place::SharedHouse));
    assert!(game.done(0).is_empty());
    game.play(0, Move::Develop);
    assert_eq!(game.done(0), [Bookkeeping], "the shared house, too");
}

/// The Cathedral adds a point, so gaining it can be enough.
#[test]
fn cathedral() {
    rule("duel.objective.cathedral");
    for (development, reached) in [(3, false), (4, true)] {
        let mut game = duel();
        game.state.table.tiles.insert(Place::Cathedral);
        game.set_development(0, development).fill(0, Place::Village).all_ready();
        game.set_track(0, orleans::components::Track::Traders, 1).play(0, Move::Use(Place::Village));
        game.play(0, Move::Recruit(orleans::components::Kind::Trader)).play(0, Move::Tile(Place::Cathedral));
        assert_eq!(game.done(0) == [Bookkeeping], reached, "from space {development}");
    }
}

const INLAND: [Town; 8] = [
    Town::LeMans,
    Town::Chartres,
    Town::Etampes,
    Town::Chateaudun,
    Town::Vendome,
    Town::Montargis,
    Town::Chateauroux,
    Town::LaChatre,
];

/// Three stations, one of them in a town without waterways.
#[test]
fn three_branches() {
    rule("duel.objective.three-branches");
    let mut by_water: Vec<Town> = Vec::new();
    for route in components().routes.iter().filter(|route| route.by == By::Water) {
        by_water.extend([route.a, route.b]);
    }
    for &town in Town::ALL {
        assert_eq!(!by_water.contains(&town), INLAND.contains(&town), "{town}");
        for others in [1, 2] {
            let mut game = duel();
            let towns = [Town::Tours, Town::Blois, Town::Vierzon].into_iter().filter(|&other| other != town);
            towns.take(others).for_each(|other| _ = game.station(0, other));
            game.set_merchant(0, town).fill(0, Place::Guildhall).all_ready().play(0, Move::Use(Place::Guildhall));
            let reached = others == 2 && INLAND.contains(&town);
            assert_eq!(game.done(0) == [ThreeBranches], reached, "{town} and {others} more");
        }
    }
}

/// A station on the Road counts among the three, never as the one inland.
#[test]
fn on_the_road() {
    rule("duel.objective.road-station");
    for (towns, reached) in [([Town::Tours, Town::LeMans], true), ([Town::Tours, Town::Blois], false)] {
        let mut game = duel();
        towns.into_iter().for_each(|town| _ = game.station(0, town));
        game.filled(0, Place::Road).all_ready().play(0, Move::Use(Place::Road));
        assert_eq!((game.mat(0).n_stations(), game.done(0) == [ThreeBranches]), (3, reached));
    }
}

/// Every player begins with nothing marked, and the marks are saved.
#[test]
fn marks_are_saved() {
    rule("duel.objective.any-order");
    let mut game = duel();
    game.complete(1, &[DeliverWine]).set_bag(0, [Follower::Monk]);
    let saved = serde_json::to_string(&game.state).expect("JSON");
    let loaded: orleans::State = serde_json::from_str(&saved).expect("the same game");
    assert_eq!(loaded, game.state);
    let SystemOnMat::Duel(marks) = loaded.mat(Seat(1)).modules.system else { panic!("marks") };
    assert_eq!(marks.done, [false, false, true, false]);
}

/// How far somebody has come with each: what is there of what it takes, and no more.
#[test]
fn how_far_each_is() {
    let mut game = duel();
    let seen = |game: &Scene| orleans::glance(&game.state.view(Viewer::Spectator)).seats[0].objectives.clone();
    game.mat_mut(0).goods = [0; 5];
    assert_eq!(seen(&game), [(1, 3), (0, 3), (0, 3), (0, 3)]);
    game.station(0, Town::Tours).station(0, Town::Blois).station(0, Town::Nevers);
    game.give_goods(0, Good::Wool, 3).give_goods(0, Good::Wine, 5);
    assert_eq!(seen(&game), [(1, 3), (2, 3), (3, 3), (2, 3)], "one inland and a brocade are missing");
    game.give_goods(0, Good::Brocade, 1).station(0, Town::LeMans).set_development(0, 40);
    assert_eq!(seen(&game), [(3, 3); 4]);
    game.complete(0, &[DeliverWine]).mat_mut(0).goods = [0; 5];
    assert_eq!(seen(&game), [(3, 3), (3, 3), (3, 3), (0, 3)], "done is done");
}
