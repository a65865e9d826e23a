//! Vehicle and Guild House, and what fills the places of the Support board.

use crate::invasion::{Scene, invasion, rule};
use orleans::components::{Follower, Good, Place, SpaceKind, Track, components};
use orleans::state::Wheel;
use orleans::{Ask, InvasionAsk, InvasionMove, Move, Origin, Purse, Receiver};
use tabletop::Seat;

fn good(good: Good, to: Receiver) -> Move {
    Move::Invasion(InvasionMove::SendGood { good, to })
}

fn coins(coins: u8, to: Purse) -> Move {
    Move::Invasion(InvasionMove::SendCoins { coins, to })
}

const PARTNER: Receiver = Receiver::Player(Seat(1));

fn laden() -> Scene {
    let mut game = invasion(3);
    game.give_goods(0, Good::Grain, 2).give_goods(0, Good::Wool, 2).give_goods(0, Good::Cheese, 1);
    game
}

/// One to three goods to a single destination; the City has two stores.
#[test]
fn vehicle() {
    rule("invasion.action.vehicle");
    let mut game = laden();
    game.act(0, Place::Vehicle);
    game.refuses(0, Move::Decline, "invasion.action.vehicle");
    rule("invasion.action.vehicle-city-split");
    game.play(0, good(Good::Grain, Receiver::City)).play(0, good(Good::Wool, Receiver::City));
    rule("invasion.action.vehicle-one-destination");
    game.refuses(0, good(Good::Grain, PARTNER), "invasion.action.vehicle-one-destination");
    game.play(0, good(Good::Cheese, Receiver::City));
    assert_eq!(game.city().goods, [1, 1, 0, 1, 0], "Warehouse and Clothing Store");
    assert!(!matches!(game.asks(0), Some(Ask::Invasion(_))), "no fourth good");
    assert_eq!(game.mat(0).goods, [1, 0, 0, 1, 0]);
    assert_eq!(game.player(0).bag.count(Follower::Trader), 1, "its followers return to the bag");

    let mut game = laden();
    game.act(0, Place::Vehicle).play(0, good(Good::Wool, PARTNER));
    game.refuses(0, good(Good::Wool, Receiver::Player(Seat(2))), "invasion.action.vehicle-one-destination");
    game.refuses(0, good(Good::Wool, Receiver::City), "invasion.action.vehicle-one-destination");
    rule("invasion.action.gift-accepted");
    game.play(0, Move::Decline);
    assert_eq!(game.goods(1, Good::Wool), 1, "nobody asked the partner");

    let mut empty = invasion(3);
    empty.fill(0, Place::Vehicle).until_turn_of(0).refuses(0, Move::Use(Place::Vehicle), "invasion.action.vehicle");
}

/// One to four coins to a single destination; the City has two purses.
#[test]
fn guild_house() {
    rule("invasion.action.guild-house");
    let mut game = invasion(3);
    game.act(0, Place::GuildHouse);
    game.refuses(0, Move::Decline, "invasion.action.guild-house");
    game.refuses(0, coins(5, Purse::CityTreasury), "invasion.action.guild-house");
    rule("invasion.action.guild-house-one-destination");
    let mut other = game.fork();
    game.play(0, coins(3, Purse::CityTreasury));
    game.refuses(0, coins(1, Purse::Player(Seat(1))), "invasion.action.guild-house-one-destination");
    game.play(0, coins(1, Purse::Treasury));
    assert_eq!((game.city().city_treasury, game.city().treasury, game.coins(0)), (3, 1, 1));
    assert!(!matches!(game.asks(0), Some(Ask::Invasion(_))), "four coins at most");
    other.play(0, coins(2, Purse::Player(Seat(2))));
    assert_eq!((other.coins(2), other.coins(0)), (7, 3));
    assert!(!matches!(other.asks(0), Some(Ask::Invasion(_))), "no other destination follows");
    let mut poor = invasion(3);
    poor.set_coins(0, 0).fill(0, Place::GuildHouse).until_turn_of(0);
    poor.refuses(0, Move::Use(Place::GuildHouse), "invasion.action.guild-house");
}

/// The City takes no more than it needs, of anything.
#[test]
fn no_overfill() {
    rule("invasion.action.no-overfill");
    let mut game = laden();
    game.city_mut().goods[Good::Grain.index()] = 10;
    game.act(0, Place::Vehicle).refuses(0, good(Good::Grain, Receiver::City), "invasion.action.no-overfill");
    let mut game = invasion(3);
    game.city_mut().city_treasury = 39;
    game.act(0, Place::GuildHouse).refuses(0, coins(2, Purse::CityTreasury), "invasion.action.no-overfill");
    game.play(0, coins(1, Purse::CityTreasury));
    assert_eq!(game.asks(0), Some(Ask::Invasion(InvasionAsk::GuildHouse { to: Some(Purse::CityTreasury), left: 3 })));
    let mut game = invasion(3);
    game.city_mut().walls = 8;
    game.hall(0, &[orleans::components::Kind::Knight]).until_turn_of(0);
    game.refuses(0, Move::Use(Place::TownHall), "base.townhall.needs-a-sending");
    game.city_mut().walls = 7;
    let knight = crate::invasion::man(orleans::components::Kind::Knight, orleans::Post::CityWalls);
    game.play(0, Move::Use(Place::TownHall)).play(0, knight);
    assert_eq!(game.city().walls, 8);
}

/// The printed spaces, monks and substitutes, and gear wheels by the usual rules.
#[test]
fn spaces() {
    rule("invasion.action.support-spaces");
    let spaces = |place: Place| components().place(place).action_spaces.clone();
    assert_eq!(spaces(Place::Vehicle), [SpaceKind::Farmer, SpaceKind::Trader]);
    assert_eq!(spaces(Place::GuildHouse), [SpaceKind::Craftsman, SpaceKind::Trader]);
    assert_eq!(spaces(Place::Hostel), [SpaceKind::Monk]);
    assert_eq!(spaces(Place::Palatinate), [SpaceKind::Any, SpaceKind::Any]);
    let put = |follower, place, space| Move::Put { follower, place, space, from: Origin::Market };
    let mut game = invasion(2);
    game.set_market(0, [Follower::Monk, Follower::Knight, Follower::OwnBoatman, Follower::Scholar, Follower::Boatman]);
    assert!(game.offers(0, put(Follower::Knight, Place::Palatinate, SpaceKind::Any)));
    assert!(game.offers(0, put(Follower::OwnBoatman, Place::Palatinate, SpaceKind::Any)), "own colours, too");
    rule("invasion.action.support-monk");
    assert!(game.offers(0, put(Follower::Monk, Place::Vehicle, SpaceKind::Trader)));
    game.refuses(0, put(Follower::Knight, Place::Hostel, SpaceKind::Monk), "base.planning.nothing-replaces-monk");
    game.refuses(0, put(Follower::Boatman, Place::Vehicle, SpaceKind::Trader), "base.planning.matching-space");
    game.tile(0, Place::HerbGarden).tile(0, Place::School);
    assert!(game.offers(0, put(Follower::Boatman, Place::Vehicle, SpaceKind::Trader)), "Herb Garden");
    assert!(game.offers(0, put(Follower::Scholar, Place::GuildHouse, SpaceKind::Craftsman)), "School");

    rule("invasion.action.support-gear");
    let mut game = invasion(2);
    game.mat_mut(0).wheels[Wheel::Later as usize] = 2;
    game.set_track(0, Track::Craftsmen, 2).until_turn_of(0).play(0, Move::Pass);
    let lay = |place, space| Move::PlaceWheel { wheel: Wheel::Later, place, space };
    game.refuses(0, lay(Place::Palatinate, SpaceKind::Any), "invasion.action.support-gear");
    game.refuses(0, lay(Place::Hostel, SpaceKind::Monk), "invasion.action.support-gear");
    game.play(0, lay(Place::Vehicle, SpaceKind::Trader));
    game.refuses(0, lay(Place::Vehicle, SpaceKind::Farmer), "base.tech.one-per-place");
    game.play(0, lay(Place::GuildHouse, SpaceKind::Craftsman));
    assert_eq!(game.mat(0).board.wheels().len(), 2);
}
