//! Support, the event of round 1.

use crate::prosperity::{Scene, in_round, resolve, rule};
use orleans::components::{Follower, Good, Kind, Track};
use orleans::state::Wheel;
use orleans::{Ask, Event, HappeningAsk, HappeningEvent, Move};
use tabletop::Seat;

/// Only seat 0 has somebody in the bag.
fn drawn(follower: Option<Follower>, arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = in_round(1);
    for seat in 0..4 {
        game.set_bag(seat, []);
    }
    game.set_bag(0, follower);
    arrange(&mut game);
    resolve(&mut game);
    game
}

#[test]
fn a_step_and_another_of_the_kind() {
    rule("prosperity.event.support");
    let supply = in_round(1).state.table.followers;
    let game = drawn(Some(Follower::Boatman), |_| {});
    let told = Event::Happening(HappeningEvent::Supported(Seat(0), Follower::Boatman));
    assert!(game.log.contains(&told) && told.reveals());
    assert_eq!((game.track(0, Track::Boatmen), game.track(0, Track::Farmers)), (1, 0));
    assert!(game.log.contains(&Event::Coins(Seat(0), 2)), "what the space gives: {:?}", game.log);
    assert_eq!(game.state.table.followers[Kind::Boatman.index()], supply[Kind::Boatman.index()] - 1);
    let in_sight = game.player(0).bag.count(Follower::Boatman) + game.mat(0).market.count(Follower::Boatman);
    assert_eq!(in_sight, 2, "the drawn one went back, and another came");
    let monk = drawn(Some(Follower::Monk), |_| {});
    let in_sight = monk.player(0).bag.count(Follower::Monk) + monk.mat(0).market.count(Follower::Monk);
    assert_eq!((in_sight, monk.mat(0).tracks), (2, [0; Track::COUNT]));
}

#[test]
fn as_far_as_possible() {
    rule("prosperity.event.support-limits");
    let own = drawn(Some(Follower::OwnTrader), |_| {});
    assert_eq!((own.track(0, Track::Traders), own.asks(0)), (1, Some(Ask::Tile { one_only: true })));
    let last = drawn(Some(Follower::Boatman), |game| _ = game.set_track(0, Track::Boatmen, 5));
    assert_eq!(last.track(0, Track::Boatmen), 5, "a marker on a last space stays");
    assert!(last.log.contains(&Event::Recruited(Seat(0), Kind::Boatman)));
    let none = drawn(Some(Follower::Farmer), |game| game.state.table.followers[Kind::Farmer.index()] = 0);
    assert_eq!(none.track(0, Track::Farmers), 1, "the step does not need the follower");
    assert!(!none.log.contains(&Event::Recruited(Seat(0), Kind::Farmer)));
    let good = drawn(Some(Follower::Farmer), |game| game.state.table.goods = [0; Good::COUNT]);
    assert_eq!((good.track(0, Track::Farmers), good.mat(0).n_goods()), (1, 0), "nor what the space shows");
    let wheel = drawn(Some(Follower::Craftsman), |game| game.state.table.gears = 0);
    assert_eq!((wheel.track(0, Track::Craftsmen), wheel.mat(0).wheels), (1, [0; Wheel::COUNT]));
    let empty = drawn(None, |_| {});
    assert!(!empty.log.iter().any(|event| matches!(event, Event::Happening(_))));
}

#[test]
fn the_wheel_now_or_later() {
    rule("prosperity.event.support-wheel");
    let mut game = drawn(Some(Follower::Craftsman), |_| {});
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Wheel)));
    game.refuses(0, Move::Ready, "prosperity.event.support-wheel");
    let place = game.options(0).into_iter().find(|mv| matches!(mv, Move::PlaceWheel { .. })).expect("a space");
    let mut now = game.fork();
    now.play(0, place);
    assert_eq!((now.mat(0).wheels, now.mat(0).board.wheels().len()), ([0; Wheel::COUNT], 1));
    game.play(0, Move::Decline);
    assert_eq!(game.mat(0).wheels[Wheel::Later as usize], 1, "kept until the next pass");
}
