//! Effects that would give a good.

use crate::dignitary::{dignitary, rule};
use orleans::components::{By, Follower, Good, Place, Town, Track};
use orleans::{Ask, Event, Move};

/// The Farm House gives the farmer and the step, up to the end of the track.
#[test]
fn the_farm_house() {
    rule("dignitary.setup.no-goods-effects");
    let mut game = dignitary();
    game.all_ready();
    for nth in 1..=4 {
        game.fill(0, Place::FarmHouse).play(0, Move::Use(Place::FarmHouse));
        assert_eq!((game.track(0, Track::Farmers), game.mat(0).n_goods()), (nth, 0));
        assert_eq!(game.player(0).bag.count(Follower::Farmer), nth + nth * farmers_back());
        assert!(!game.log.iter().any(|event| matches!(event, Event::GainedGood(..))));
    }
    let none_left = "base.general.action-needs-its-tile";
    game.fill(0, Place::FarmHouse).refuses(0, Move::Use(Place::FarmHouse), none_left);
    let mut game = dignitary();
    game.set_track(0, Track::Farmers, 8).fill(0, Place::FarmHouse).all_ready();
    game.refuses(0, Move::Use(Place::FarmHouse), "base.track.end-closes-action");
}

/// The neutral farmers that a Farm House filled by a scene gives back.
fn farmers_back() -> u8 {
    let spaces = &orleans::components::components().place(Place::FarmHouse).action_spaces;
    spaces.iter().filter(|space| space.kind() == Some(orleans::components::Kind::Farmer)).count() as u8
}

#[test]
fn the_flea_market() {
    rule("dignitary.setup.no-goods-effects");
    let mut game = dignitary();
    game.filled(0, Place::FleaMarket).all_ready().next_roll(3).play(0, Move::Use(Place::FleaMarket));
    assert_eq!((game.mat(0).n_goods(), game.asks(0)), (0, Some(Ask::Action)), "a three gives nothing");
    let mut game = dignitary();
    game.filled(0, Place::FleaMarket).all_ready().next_roll(4).play(0, Move::Use(Place::FleaMarket));
    assert_eq!(game.track(0, Track::Farmers), 1, "a four lends the Farm House");
}

#[test]
fn the_bourgeois_house() {
    rule("dignitary.setup.no-goods-effects");
    let mut game = dignitary();
    game.filled(0, Place::BourgeoisHouse).all_ready().play(0, Move::Use(Place::BourgeoisHouse));
    assert_eq!(game.options(0), [Move::Coin, Move::SetOut, Move::Develop]);
    for &good in Good::ALL {
        game.refuses(0, Move::TakeGood(good), "places.bourgeois-house.good-and-move");
    }
}

/// A merchant finds nothing on the way.
#[test]
fn empty_ways() {
    rule("dignitary.setup.no-goods");
    let mut game = dignitary();
    game.fill(0, Place::Ship).all_ready().play(0, Move::Use(Place::Ship));
    assert!(game.options(0).iter().all(|mv| matches!(mv, Move::Travel { take: None, .. })));
    game.play(0, Move::Travel { to: Town::Blois, by: By::Water, take: None });
    assert_eq!(game.mat(0).merchant, Town::Blois);
}
