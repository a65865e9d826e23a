//! Routes and trading stations.

use crate::scene::with;
use crate::{rule, scene, taken};
use joan::components::{Bonus, Follower, Good, Place, Race, Route, Town, TownSet, components};
use joan::{Act, Ask, Event, Holder, Source};
use tabletop::Seat;

#[test]
fn routes_go_on_from_orleans() {
    let id = rule("joan.map.route-start");
    let mut game = taken(Follower::Knight);
    game.refuses_act(0, Act::Route(Route::L06), id);
    // Orléans – 8 and 8 – 16 are there: 8 – 9 may follow, as in the printed example.
    game.roads(0, &[Route::L01, Route::L06]).act(0, Act::Route(Route::L07));
    assert!(game.sheet(0).reached.contains(Town::Chateaudun));
}

#[test]
fn each_route_once() {
    let id = rule("joan.map.route-once");
    let mut game = taken(Follower::Knight);
    game.roads(0, &[Route::L01]).refuses_act(0, Act::Route(Route::L01), id);
    let mut game = scene(2);
    game.roads(1, &[Route::L01]).display(&[Follower::Knight, Follower::Farmer]).take(0, Follower::Knight);
    game.act(0, Act::Route(Route::L01));
    assert!(game.sheet(0).routes.contains(Route::L01) && game.sheet(1).routes.contains(Route::L01));
}

#[test]
fn goods_of_a_route() {
    rule("joan.map.route-goods");
    let mut game = taken(Follower::Knight);
    game.roads(0, &[Route::L01, Route::L05]).act(0, Act::Route(Route::L10));
    assert_eq!(game.sheet(0).goods, [1, 1, 0, 0, 0], "cheese and grain");
}

#[test]
fn points_of_a_route() {
    rule("joan.map.route-points");
    let mut game = taken(Follower::Knight);
    game.act(0, Act::Route(Route::L04));
    assert_eq!((game.sheet(0).development, game.goods(0, Good::Wine)), (1, 1));
    let mut game = taken(Follower::Boatman);
    game.roads(0, &[Route::L04]).act(0, Act::Route(Route::W07));
    assert_eq!((game.sheet(0).development, game.sheet(0).goods), (1, [0; 5]));
}

#[test]
fn nobody_is_asked_for_goods_of_a_route() {
    rule("joan.map.route-optional");
    for route in components().routes.iter() {
        let mut game = scene(4);
        let boat = Follower::Boatman;
        game.display(&[Follower::Knight, boat]);
        game.sheet_mut(0).near.insert(route.route);
        let by_land = route.by == joan::components::By::Land;
        game.take(0, if by_land { Follower::Knight } else { boat }).act(0, Act::Route(route.route));
        assert_eq!(game.asks(0), Some(Ask::Next), "{}", route.route);
        assert_eq!((game.sheet(0).goods, game.sheet(0).development), (route.goods, route.points));
    }
}

fn builder() -> crate::Scene {
    let mut game = taken(Follower::Craftsman);
    game.bank(0, [5, 0, 0], [0; 3]).bank(1, [5, 0, 0], [0; 3]);
    game
}

#[test]
fn where_to_build() {
    let id = rule("joan.map.station-where");
    let mut game = builder();
    game.roads(0, &[Route::L01, Route::L06]);
    let sites = |game: &crate::Scene| {
        game.actions(0).into_iter().filter(|act| matches!(act, Act::Station(_))).collect::<Vec<_>>()
    };
    assert_eq!(sites(&game), [Town::Orleans, Town::Chartres, Town::Etampes].map(Act::Station));
    game.refuses_act(0, Act::Station(Town::Blois), id);
    game.station(0, Town::Chartres).station(1, Town::Etampes);
    assert_eq!(sites(&game), [Act::Station(Town::Orleans)]);
    game.refuses_act(0, Act::Station(Town::Chartres), id);
}

#[test]
fn a_town_is_closed_to_the_others() {
    let id = rule("joan.map.station-circle");
    let mut game = builder();
    game.roads(0, &[Route::L01]).roads(1, &[Route::L01]).act(0, Act::Station(Town::Chartres)).end(0);
    assert!(game.sheet(0).stations.contains(Town::Chartres));
    game.display(&[Follower::Craftsman, Follower::Farmer]).take(1, Follower::Craftsman);
    game.refuses_act(1, Act::Station(Town::Chartres), id);
}

#[test]
fn stations_stay() {
    rule("joan.map.station-stays");
    let mut game = builder();
    game.roads(0, &[Route::L01]).roads(1, &[Route::L01]).act(0, Act::Station(Town::Chartres)).end(0);
    game.own(1, &[Place::Tavern]).display(&[Follower::Craftsman, Follower::Farmer]).take(1, Follower::Craftsman);
    game.act(1, Act::Station(Town::Chartres));
    assert_eq!([0, 1].map(|seat| game.sheet(seat).stations.contains(Town::Chartres)), [true; 2]);
}

#[test]
fn orleans_is_open_to_all_once() {
    let id = rule("joan.map.station-orleans");
    let mut game = builder();
    game.act(0, Act::Station(Town::Orleans)).end(0);
    assert_eq!(game.sheet(0).coins(), 4, "for a coin like anywhere");
    assert_eq!(game.state.table.taken, TownSet::EMPTY, "never struck out");
    game.display(&[Follower::Craftsman, Follower::Craftsman]).take(1, Follower::Craftsman);
    game.act(1, Act::Station(Town::Orleans)).end(1);
    game.take(0, Follower::Craftsman).refuses_act(0, Act::Station(Town::Orleans), id);
}

#[test]
fn routes_through_struck_out_towns() {
    rule("joan.map.station-routes");
    let mut game = taken(Follower::Knight);
    game.station(1, Town::Chartres).act(0, Act::Route(Route::L01)).end(0);
    game.display(&[Follower::Knight, Follower::Knight]).pass(1);
    game.take(0, Follower::Knight).act(0, Act::Route(Route::L06));
    assert!(game.sheet(0).reached.contains(Town::Etampes));
}

#[test]
fn the_citizen_of_town_22() {
    rule("joan.map.station-22");
    let mut game = scene(4);
    game.display(&[Follower::Craftsman, Follower::Craftsman]).bank(0, [5, 0, 0], [0; 3]).bank(1, [5, 0, 0], [0; 3]);
    for seat in [0, 1] {
        game.roads(seat, &[Route::W02, Route::W10, Route::W11]).own(1, &[Place::Tavern]);
    }
    game.take(0, Follower::Craftsman).act(0, Act::Station(Town::Nevers));
    assert_eq!(game.state.winner(Race::Town22), Some(Holder::Seat(Seat(0))));
    assert_eq!(game.state.citizens(Seat(0)), 1);
    game.end(0).take(1, Follower::Craftsman).act(1, Act::Station(Town::Nevers));
    assert_eq!([0, 1].map(|seat| game.state.citizens(Seat(seat))), [1, 0], "for the first only");
    assert!(!game.log.contains(&Event::Won { holder: Holder::Seat(Seat(1)), race: Race::Town22 }));
    // The free station of the bank wins it, too.
    let mut game = scene(4);
    game.display(&[Follower::Farmer, Follower::Farmer]).roads(0, &[Route::W02, Route::W10, Route::W11]);
    game.take(0, Follower::Farmer).gain(Bonus::Station);
    game.play(0, with(Source::Bonus(Bonus::Station), Act::Station(Town::Nevers)));
    assert_eq!(game.state.citizens(Seat(0)), 1);
}
