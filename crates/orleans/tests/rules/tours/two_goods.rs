//! Two goods on one way.

use crate::tours::{Scene, rule, tours};
use orleans::components::{By, Good, Place, Town};
use orleans::state::Spot;
use orleans::{Event, Move};
use tabletop::Seat;

const ROAD: (Town, By) = (Town::SaintAmandMontrond, By::Road);

fn go(to: (Town, By), take: Option<Good>) -> Move {
    Move::Travel { to: to.0, by: to.1, take }
}

fn take_both(to: (Town, By)) -> Move {
    Move::TravelTakingBoth { to: to.0, by: to.1 }
}

/// The player is asked where to go from Nevers by this place; wine and wool lie on the road to Saint-Amand.
fn leaving(place: Place) -> Scene {
    let mut game = tours();
    game.sweep_map().lay_goods(Town::Nevers, ROAD.0, ROAD.1, &[Good::Wine, Good::Wool]);
    game.lay_goods(Town::Nevers, Town::Sancerre, By::Water, &[Good::Cheese]);
    game.tile(0, place).fill(0, place).all_ready().play(0, Move::Use(place));
    game
}

#[test]
fn none_one_or_both() {
    rule("tours.round.two-goods");
    for (mv, taken) in [
        (go(ROAD, None), [0, 0]),
        (go(ROAD, Some(Good::Wine)), [1, 0]),
        (go(ROAD, Some(Good::Wool)), [0, 1]),
        (take_both(ROAD), [1, 1]),
    ] {
        let mut game = leaving(Place::Wagon);
        game.play(0, mv);
        assert_eq!([game.goods(0, Good::Wine), game.goods(0, Good::Wool)], taken, "{mv:?}");
        assert_eq!(game.state.table.map.iter().flatten().count(), 3 - usize::from(taken[0] + taken[1]));
        assert_eq!(game.mat(0).merchant, ROAD.0);
    }
    let mut game = leaving(Place::Wagon);
    game.play(0, take_both(ROAD));
    assert!(game.log.contains(&Event::CollectedGood(Seat(0), Good::Wine)));
    assert!(game.log.contains(&Event::CollectedGood(Seat(0), Good::Wool)));
}

/// Two alike are both taken; of one good there is no second, and an empty way has none.
#[test]
fn as_many_as_there_are() {
    rule("tours.round.two-goods");
    let mut game = leaving(Place::Wagon);
    game.lay_goods(Town::Nevers, ROAD.0, ROAD.1, &[Good::Grain, Good::Grain]).play(0, take_both(ROAD));
    assert_eq!(game.goods(0, Good::Grain), 2);
    let mut game = leaving(Place::Wagon);
    game.lay_goods(Town::Nevers, ROAD.0, ROAD.1, &[Good::Grain]);
    game.refuses(0, take_both(ROAD), "base.travel.may-take-good");
    game.lay_goods(Town::Nevers, ROAD.0, ROAD.1, &[]).refuses(0, take_both(ROAD), "base.travel.empty-route");
    game.refuses(0, take_both((Town::Sancerre, By::Water)), "base.wagon.move");
}

/// Whatever moves the merchant along a way that holds two.
#[test]
fn every_move_that_collects() {
    rule("tours.round.two-goods-any-move");
    for place in [Place::Wagon, Place::HorseWagon, Place::StageCoach] {
        let mut game = leaving(place);
        game.play(0, take_both(ROAD));
        assert_eq!((game.goods(0, Good::Wine), game.goods(0, Good::Wool)), (1, 1), "{place}");
    }
    let mut house = leaving(Place::BourgeoisHouse);
    house.play(0, Move::SetOut).play(0, take_both(ROAD));
    assert_eq!(house.mat(0).n_goods(), 2);
    let mut well = leaving(Place::Well);
    well.play(0, Move::Use(Place::StageCoach)).play(0, take_both(ROAD));
    assert_eq!(well.mat(0).n_goods(), 2);
    for place in [Place::Ship, Place::StageCoach] {
        let mut game = tours();
        game.set_merchant(0, Town::Briare).fill(0, place);
        game.lay_goods(Town::Briare, Town::Sancerre, By::Water, &[Good::Wine, Good::Wool]);
        game.all_ready().play(0, Move::Use(place)).play(0, take_both((Town::Sancerre, By::Water)));
        assert_eq!(game.mat(0).n_goods(), 2, "{place}");
    }
}

/// The Tinkerer's Wagon takes no goods, however many lie on its way.
#[test]
fn a_move_without_goods() {
    rule("tours.round.two-goods-any-move");
    let mut game = tours();
    game.filled(0, Place::TinkerersWagon).all_ready().next_roll(3).play(0, Move::Use(Place::TinkerersWagon));
    game.refuses(0, take_both(ROAD), "places.tinkerers-wagon.roll");
    game.play(0, Move::GoTo(ROAD.0));
    assert_eq!((game.mat(0).merchant, game.mat(0).n_goods()), (ROAD.0, 0));
}

/// By any move, once.
#[test]
fn the_citizen_of_orleans() {
    rule("tours.round.orleans-citizen");
    let from_blois = |place: Place| {
        let mut game = tours();
        game.set_merchant(0, Town::Blois).tile(0, place).fill(0, place).all_ready();
        game
    };
    for place in [Place::Ship, Place::StageCoach] {
        let mut game = from_blois(place);
        let mut elsewhere = game.fork();
        elsewhere.play(0, Move::Use(place)).play(0, go((Town::Tours, By::Water), None));
        assert_eq!((elsewhere.mat(0).citizens, elsewhere.state.table.citizens.waits(Spot::Orleans)), (0, true));
        game.play(0, Move::Use(place)).play(0, go((Town::Orleans, By::Water), None));
        assert_eq!((game.mat(0).citizens, game.state.table.citizens.waits(Spot::Orleans)), (1, false));
        assert!(game.log.contains(&Event::Citizen(Seat(0), Spot::Orleans)));
        game.set_merchant(0, Town::Blois).set_coins(0, 3).fill(0, place);
        game.play(0, Move::Use(place)).play(0, go((Town::Orleans, By::Water), None));
        assert_eq!(game.mat(0).citizens, 1, "there was only one");
    }
    let mut wagon = from_blois(Place::TinkerersWagon);
    wagon.next_roll(2).play(0, Move::Use(Place::TinkerersWagon)).play(0, Move::GoTo(Town::Orleans));
    assert_eq!(wagon.mat(0).citizens, 1);
}
