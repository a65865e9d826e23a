//! Places that the Saboteur has deactivated: closed to their owner for the rest of the round.

use crate::scene::{Scene, rule};
use crate::trade::characters::sabotage;
use crate::trade::intrigue_board::{deed, on, schemer};
use crate::trade::send;
use orleans::components::{Character, Follower, Happening, Kind, Letter, Place, SpaceKind, Town};
use orleans::{Ask, Event, IntrigueEvent, Move};
use tabletop::Seat;

#[test]
fn locked() {
    rule("intrigue.saboteur.locked");
    let saboteur = deed(Character::Saboteur);
    let mut game = schemer(&[Kind::Craftsman, Kind::Farmer], 2, |game| {
        game.fill(1, Place::Castle).tile(1, Place::Well).fill(1, Place::Well);
        game.stand(1, Place::Village, SpaceKind::Farmer, Follower::Farmer);
    });
    game.play(0, send(Kind::Craftsman, saboteur));
    game.play(0, on(1, sabotage(Place::Castle, SpaceKind::Boatman, Follower::Boatman)));
    assert!(game.log.contains(&Event::Intrigue(IntrigueEvent::Locked(Seat(1), Place::Castle))));
    game.play(0, send(Kind::Farmer, saboteur));
    game.play(0, on(1, sabotage(Place::Village, SpaceKind::Farmer, Follower::Farmer)));
    assert!(!game.mat(1).modules.locked.contains(Place::Village), "it was not complete before");
    // Filled again, it stays closed; so it does for the Well.
    game.stand(1, Place::Castle, SpaceKind::Boatman, Follower::Monk);
    game.refuses(1, Move::Use(Place::Castle), "intrigue.saboteur.locked");
    game.play(1, Move::Use(Place::Well));
    game.refuses(1, Move::Use(Place::Castle), "intrigue.saboteur.locked");
    game.play(1, Move::Use(Place::University)).next_round().all_ready().until_turn_of(1);
    assert!(game.offers(1, Move::Use(Place::Castle)), "only for this round");
    // A Town Hall that keeps a follower is not deactivated.
    let mut hall =
        schemer(&[Kind::Craftsman], 2, |game| crate::trade::in_town_hall(game, 1, &[Kind::Monk, Kind::Knight]));
    hall.play(0, send(Kind::Craftsman, saboteur))
        .play(0, on(1, sabotage(Place::TownHall, SpaceKind::Any, Follower::Monk)));
    assert!(hall.offers(1, Move::Use(Place::TownHall)));
}

/// Seat 0 takes the follower of seat 1 off a tile with one space; seat 1 fills it again.
fn refilled(place: Place, space: SpaceKind, arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = schemer(&[Kind::Craftsman], 2, |game| {
        game.tile(1, place).fill(1, place);
        arrange(game);
    });
    let [follower] = game.standing(1, place)[..] else { panic!("one follower") };
    game.play(0, send(Kind::Craftsman, deed(Character::Saboteur)));
    game.play(0, on(1, sabotage(place, space, follower)));
    game.stand(1, place, space, follower);
    game
}

/// The Tavern joins no Guildhall, however that one is used.
#[test]
fn the_tavern_joins_nobody() {
    rule("intrigue.saboteur.locked");
    rule("places.tavern.followers");
    let mut game = refilled(Place::Tavern, SpaceKind::Trader, |game| {
        game.fill(1, Place::Guildhall).tile(1, Place::Well).fill(1, Place::Well);
        game.set_merchant(1, Town::Tours).station(0, Town::Tours);
    });
    game.refuses(1, Move::Use(Place::Guildhall), "base.guildhall.one-per-town");
    let mut lent = game.fork();
    lent.play(1, Move::Use(Place::Well)).refuses(1, Move::Use(Place::Guildhall), "base.guildhall.one-per-town");
    game.next_round().all_ready().until_turn_of(1).play(1, Move::Use(Place::Guildhall));
    assert!(game.mat(1).stations.contains(Town::Tours), "only for this round");
}

/// The Sacristy shields nobody from the event of this round.
#[test]
fn the_sacristy_shields_nobody() {
    rule("intrigue.saboteur.locked");
    rule("places.sacristy.shield");
    let mut game = refilled(Place::Sacristy, SpaceKind::Monk, |game| _ = game.event(Happening::Plague, Letter::A));
    game.all_pass();
    assert_ne!(game.asks(1), Some(Ask::Shield));
    game.next_round().event(Happening::Plague, Letter::A).all_ready();
    game.until(|state| matches!(state.asked_now(), Some((_, Ask::Shield))));
    assert_eq!(game.asks(1), Some(Ask::Shield), "only for this round");
}
