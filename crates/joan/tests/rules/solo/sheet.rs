//! Yellow bonuses and towns between the player and Joan.

use super::{alone, before};
use crate::{Scene, rule};
use joan::components::{Card, Follower, Level, Place, Race, Route, Town};
use joan::{Act, Event, Holder};
use tabletop::Seat;

fn scholar(races: &[Race]) -> Scene {
    let mut game = alone(Level::Standard);
    races.iter().for_each(|race| game.state.table.races[race.index()] = Some(Holder::Joan));
    game.developed(0, 7).display(&[Follower::Scholar, Follower::Scholar]).take(0, Follower::Scholar).act(0, Act::Point);
    game
}

#[test]
fn first_before_joan() {
    rule("joan_solo.yellow.player-first");
    assert_eq!(scholar(&[]).state.citizens(Seat(0)), 1);
    assert_eq!(scholar(&[Race::DevelopmentA]).state.citizens(Seat(0)), 0);
}

#[test]
fn the_tavern() {
    rule("joan_solo.yellow.tavern");
    let ready = before(Level::Standard, Card::C8, Card::C10, Follower::Craftsman);
    let mut game = ready.with(|game| _ = game.roads(0, &[Route::L01])).turn();
    game.display(&[Follower::Craftsman, Follower::Craftsman]).take(0, Follower::Craftsman);
    game.refuses_act(0, Act::Station(Town::Chartres), "joan.map.station-circle");
    game.own(0, &[Place::Tavern]).act(0, Act::Station(Town::Chartres));
}

#[test]
fn your_towns_are_closed_to_her() {
    rule("joan_solo.yellow.player-station");
    let ready = before(Level::Standard, Card::C8, Card::C10, Follower::Craftsman);
    let game = ready.with(|game| _ = game.roads(0, &[Route::L01]).station(0, Town::Chartres)).turn();
    assert!(game.log.contains(&Event::JoanStation { town: Some(Town::Chateaudun) }));
}

#[test]
fn she_gains_citizens_only() {
    rule("joan_solo.yellow.joan-gains");
    let shield = super::turn(Card::C5, Follower::Boatman);
    assert_eq!((shield.joan().shields, shield.joan().citizens), (0, 0));
    // Deed 4 has a Citizen, and she only takes it away.
    let deed = super::turn(Card::C1, Follower::Boatman);
    assert_eq!((deed.state.winner(Race::Deed4), deed.joan().citizens), (Some(Holder::Joan), 0));
    assert_eq!(super::turn(Card::C5, Follower::Farmer).joan().citizens, 1);
}
