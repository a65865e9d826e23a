//! Highwaymen: no road is open, whatever moves the merchant.

use crate::tours::{Scene, in_round, rule};
use orleans::components::{By, Place, Town};
use orleans::{Ask, Move};

const ID: &str = "tours.event.highwaymen";

fn go(to: Town, by: By) -> Move {
    Move::Travel { to, by, take: None }
}

/// Round 5 with these tiles: this place is complete, the merchant stands here, it is the player's turn.
fn at(town: Town, place: Place, tiles: &[Place]) -> Scene {
    let mut game = in_round(5);
    game.sweep_map().set_merchant(0, town).tile(0, place).fill(0, place);
    tiles.iter().for_each(|&tile| _ = game.tile(0, tile));
    game.all_ready();
    game
}

/// Asked where to go, only waterways are offered, and this road is refused.
fn only_water(game: &mut Scene, road_to: Town) {
    assert!(matches!(game.asks(0), Some(Ask::Travel(_))));
    let by_water = |mv: &Move| matches!(mv, Move::Travel { by: By::Water, .. });
    assert!(!game.options(0).is_empty() && game.options(0).iter().all(by_water), "{:?}", game.options(0));
    game.refuses(0, go(road_to, By::Road), ID);
}

#[test]
fn wagons_stay() {
    rule("tours.event.highwaymen");
    for place in [Place::Wagon, Place::HorseWagon] {
        at(Town::Nevers, place, &[]).refuses(0, Move::Use(place), ID);
    }
    let mut well = at(Town::Nevers, Place::Well, &[Place::HorseWagon]);
    well.play(0, Move::Use(Place::Well));
    well.refuses(0, Move::Use(Place::Wagon), ID).refuses(0, Move::Use(Place::HorseWagon), ID);
    assert!(well.offers(0, Move::Use(Place::Ship)));
}

#[test]
fn waterways_are_open() {
    rule("tours.event.highwaymen");
    let mut ship = at(Town::Nevers, Place::Ship, &[]);
    ship.play(0, Move::Use(Place::Ship));
    only_water(&mut ship, Town::Bourges);
    ship.play(0, go(Town::Sancerre, By::Water));
    assert_eq!(ship.mat(0).merchant, Town::Sancerre);
}

/// A Drawbridge leads the Wagon over water, and the Ship over no road.
#[test]
fn a_drawbridge() {
    rule("tours.event.highwaymen");
    for place in [Place::Wagon, Place::Ship] {
        let mut game = at(Town::Nevers, place, &[Place::Drawbridge]);
        game.play(0, Move::Use(place));
        only_water(&mut game, Town::Bourges);
        game.play(0, go(Town::Sancerre, By::Water));
        assert_eq!(game.mat(0).merchant, Town::Sancerre, "{place}");
        at(Town::Etampes, place, &[Place::Drawbridge]).refuses(0, Move::Use(place), ID);
    }
    let mut horse = at(Town::Nevers, Place::HorseWagon, &[Place::Drawbridge]);
    horse.refuses(0, Move::Use(Place::HorseWagon), ID);
}

#[test]
fn the_stage_coach() {
    rule("tours.event.highwaymen");
    let mut coach = at(Town::Nevers, Place::StageCoach, &[]);
    coach.play(0, Move::Use(Place::StageCoach));
    only_water(&mut coach, Town::SaintAmandMontrond);
    at(Town::Etampes, Place::StageCoach, &[]).refuses(0, Move::Use(Place::StageCoach), ID);
    let mut well = at(Town::Nevers, Place::Well, &[]);
    well.play(0, Move::Use(Place::Well)).play(0, Move::Use(Place::StageCoach));
    only_water(&mut well, Town::Bourges);
}

/// Its journey is one of four things: where no waterway begins, the other three are left.
#[test]
fn the_bourgeois_house() {
    rule("tours.event.highwaymen");
    let mut house = at(Town::Nevers, Place::BourgeoisHouse, &[]);
    house.play(0, Move::Use(Place::BourgeoisHouse)).play(0, Move::SetOut);
    only_water(&mut house, Town::Bourges);
    let mut inland = at(Town::Chateauroux, Place::BourgeoisHouse, &[]);
    inland.play(0, Move::Use(Place::BourgeoisHouse)).refuses(0, Move::SetOut, ID);
    assert!(!inland.offers(0, Move::SetOut) && inland.offers(0, Move::Develop));
    inland.play(0, Move::Coin);
    assert_eq!(inland.coins(0), 3 + 5);
}

/// Only what its pips reach over water.
#[test]
fn the_tinkerers_wagon() {
    rule("tours.event.highwaymen");
    let wagon = |town: Town, pips: u8| {
        let mut game = at(town, Place::TinkerersWagon, &[]);
        game.next_roll(pips).play(0, Move::Use(Place::TinkerersWagon));
        game
    };
    let mut game = wagon(Town::Nevers, 2);
    assert_eq!(game.options(0).len(), 3);
    assert!(
        [Move::GoTo(Town::Sancerre), Move::GoTo(Town::Briare), Move::Decline].map(|mv| game.offers(0, mv)) == [true; 3]
    );
    game.refuses(0, Move::GoTo(Town::Bourges), ID).refuses(0, Move::GoTo(Town::Vierzon), ID);
    game.refuses(0, Move::GoTo(Town::Tours), "places.tinkerers-wagon.roll");
    game.refuses(0, Move::GoTo(Town::Nevers), "places.tinkerers-wagon.roll");
    assert_eq!(wagon(Town::LaChatre, 5).options(0), [Move::Decline]);
}

/// In no other round.
#[test]
fn one_round_only() {
    rule("tours.event.highwaymen");
    for round in (1..=14).filter(|&round| round != 5) {
        let mut game = in_round(round);
        game.fill(0, Place::Wagon).all_ready().play(0, Move::Use(Place::Wagon));
        assert!(game.offers(0, go(Town::Bourges, By::Road)), "round {round}");
    }
}
