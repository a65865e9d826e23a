//! Firestorm and Restoration.

use crate::prosperity::{Scene, in_round, resolve, rule, walk};
use orleans::components::{By, Follower, Kind, Place, PlaceSet, SpaceKind, Structure, Town};
use orleans::{Ask, Event, HappeningEvent, Move, Origin};
use tabletop::Seat;

const SPACE: SpaceKind = SpaceKind::TraderOrBoatman;

/// Seat 0 owns these tiles when the Firestorm comes.
fn burnt(tiles: &[Place], arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = in_round(8);
    tiles.iter().for_each(|&tile| _ = game.tile(0, tile));
    for seat in 0..4 {
        game.set_coins(seat, 20);
    }
    arrange(&mut game);
    resolve(&mut game);
    game
}

fn turned(game: &Scene) -> PlaceSet {
    game.mat(0).modules.locked
}

#[test]
fn every_tile_is_turned_over() {
    rule("prosperity.event.firestorm");
    let mut game = burnt(&[Place::Office, Place::Hospital], |game| _ = game.station(0, Town::Tours));
    for place in [Place::Office, Place::Hospital] {
        assert!(turned(&game).contains(place) && !game.mat(0).places.contains(place));
        let event = HappeningEvent::Turned { seat: Seat(0), place, up: false };
        assert!(game.log.contains(&Event::Happening(event)));
    }
    game.next_round().all_ready();
    game.until_turn_of(0).refuses(0, Move::Use(Place::Office), "prosperity.event.firestorm");
}

#[test]
fn what_stood_there() {
    rule("prosperity.event.firestorm-contents");
    let game = burnt(&[Place::Windmill, Place::GunpowderTower, Place::Hayrick], |game| {
        game.set_bag(0, []).set_market(0, []);
        game.lay_wheel(0, Place::Windmill, SpaceKind::Craftsman);
        game.stand(0, Place::Windmill, SpaceKind::Craftsman, Follower::Craftsman);
        game.stand(0, Place::Hayrick, SpaceKind::Farmer, Follower::OwnFarmer);
        game.mat_mut(0).tower.add(Follower::Knight);
        game.mat_mut(0).tower.add(Follower::OwnTrader);
    });
    let before = in_round(8);
    let came = |kind: Kind| game.state.table.followers[kind.index()] - before.state.table.followers[kind.index()];
    assert_eq!((came(Kind::Knight), came(Kind::Craftsman)), (1, 1), "from Tower and Windmill to the supply");
    assert_eq!(game.state.table.gears, before.state.table.gears, "the wheel is back");
    let bag = &game.player(0).bag;
    assert_eq!((bag.count(Follower::OwnFarmer), bag.count(Follower::OwnTrader), bag.total()), (1, 1, 2));
    assert!(game.mat(0).board.wheels().is_empty() && game.mat(0).tower.is_empty());
}

/// It can be given up under torture, but nobody stands on it.
#[test]
fn still_owned() {
    rule("prosperity.event.firestorm-owned");
    let mut game = burnt(&[Place::Office], |_| {});
    game.next_round().set_market(0, [Follower::Trader]);
    let put =
        Move::Put { follower: Follower::Trader, place: Place::Office, space: SpaceKind::Trader, from: Origin::Market };
    game.refuses(0, put, "prosperity.event.firestorm-owned");
    // Taxes instead of the event that comes.
    game.skip_to(4).set_coins(0, 0).all_ready();
    game.until(|state| matches!(state.asked_of(Seat(0)), Some(Ask::Torture { .. })));
    game.play(0, Move::GiveTile(Place::Office));
    assert!(turned(&game).is_empty() && game.log.contains(&Event::GaveTile(Seat(0), Place::Office)));
}

/// Who stands there by School or Herb Garden stays; a boatman goes by waterway only, and nobody else comes.
#[test]
fn those_who_stood_for_others() {
    rule("prosperity.event.firestorm-substitutes");
    let mut game = burnt(&[Place::School, Place::HerbGarden], |game| {
        game.stand(0, Place::Carpenter, SPACE, Follower::Boatman).stand(0, Place::Carpenter, SPACE, Follower::Scholar);
        game.stand(0, Place::Village, SpaceKind::Farmer, Follower::Scholar).hold(0, Some(Structure::RoyalPalace));
    });
    game.next_round().set_market(0, [Follower::Scholar]);
    let put = |place, space| Move::Put { follower: Follower::Scholar, place, space, from: Origin::Market };
    game.refuses(0, put(Place::Carpenter, SPACE), "base.planning.matching-space");
    assert_eq!(game.standing(0, Place::Village), [Follower::Scholar], "it still counts");
    game.all_ready().until_turn_of(0).play(0, Move::Use(Place::Carpenter));
    assert!(game.offers(0, walk(Follower::Boatman, Town::Blois, By::Water)));
    assert!(!game.offers(0, walk(Follower::Boatman, Town::Chartres, By::Road)));
    assert!(game.offers(0, walk(Follower::Scholar, Town::Chartres, By::Road)));
}

/// Neither tiles that come later nor the extension.
#[test]
fn what_it_spares() {
    rule("prosperity.event.firestorm-later");
    let mut game = burnt(&[Place::Office], |game| _ = game.fill(0, Place::Scriptorium));
    assert!(game.mat(0).places.contains(Place::Carpenter) && game.mat(0).places.contains(Place::Scriptorium));
    game.next_round().tile(0, Place::Hospital).next_round();
    assert!(game.mat(0).places.contains(Place::Hospital));
    assert_eq!(turned(&game), [Place::Office].into_iter().collect());
}

#[test]
fn the_sacristy_saves_all() {
    rule("prosperity.event.firestorm-sacristy");
    let mut game = burnt(&[Place::Office, Place::Sacristy], |game| _ = game.fill(0, Place::Sacristy));
    game.play(0, Move::Shield);
    assert!(turned(&game).is_empty() && game.mat(0).places.contains(Place::Office));
    let mut suffers = burnt(&[Place::Office, Place::Sacristy], |game| _ = game.fill(0, Place::Sacristy));
    suffers.play(0, Move::Decline);
    assert_eq!(turned(&suffers).len(), 2, "who does not use it loses it, too");
}

#[test]
fn turned_up_again() {
    rule("prosperity.event.restoration");
    let tiles = [Place::Office, Place::GunpowderTower, Place::Windmill];
    let mut game = burnt(&tiles, |game| {
        game.lay_wheel(0, Place::Windmill, SpaceKind::Craftsman).mat_mut(0).tower.add(Follower::Monk);
    });
    game.until(|state| state.table.round == 11 && matches!(state.asked_now(), Some((_, Ask::Plan))));
    assert_eq!(turned(&game).len(), 3);
    game.next_round();
    assert!(turned(&game).is_empty());
    assert!(tiles.iter().all(|&place| game.mat(0).places.contains(place)));
    let mat = game.mat(0);
    assert!(mat.board.wheels().is_empty() && mat.tower.count(Follower::Monk) == 0, "without what they had");
}
