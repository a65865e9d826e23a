//! Palatinate: the action of a partner.

use crate::invasion::{Scene, invasion, rule};
use orleans::components::{Follower, Good, InvasionCharacter, Kind, Place, SpaceKind, Town, Track};
use orleans::state::Wheel;
use orleans::{Ask, InvasionMove, Lender, Move, Post, Receiver};
use tabletop::Seat;

fn borrow(place: Place) -> Move {
    Move::Borrow { owner: Seat(1), place }
}

/// Seat 0 has used the Palatinate; seat 1 has activated these places.
fn using(places: &[Place]) -> Scene {
    let mut game = invasion(3);
    places.iter().for_each(|&place| _ = game.fill(1, place));
    game.act(0, Place::Palatinate);
    game
}

/// The user acts for itself; the owner's followers return to the owner, wheels stay, and the owner keeps the turn.
#[test]
fn whose_followers_return() {
    rule("invasion.action.palatinate-use");
    let mut game = invasion(3);
    game.mat_mut(1).wheels[Wheel::Later as usize] = 1;
    let at = game.mat(1).board.free_space(Place::FarmHouse, SpaceKind::Craftsman).expect("a space");
    game.mat_mut(1).board.lay_wheel(at, false);
    game.stand(1, Place::FarmHouse, SpaceKind::Boatman, Follower::OwnBoatman).act(0, Place::Palatinate);
    assert_eq!(game.options(0), [borrow(Place::FarmHouse)]);
    game.refuses(0, borrow(Place::Castle), "invasion.action.palatinate-use");
    rule("invasion.action.palatinate-beneficiary");
    game.play(0, borrow(Place::FarmHouse));
    assert_eq!((game.track(0, Track::Farmers), game.track(1, Track::Farmers)), (1, 0));
    assert_eq!((game.player(0).bag.count(Follower::Farmer), game.goods(0, Good::Grain)), (3, 1));
    rule("invasion.action.palatinate-return");
    assert_eq!(game.player(1).bag.count(Follower::OwnBoatman), 1);
    assert_eq!((game.mat(1).board.wheels().len(), game.standing(1, Place::FarmHouse).len()), (1, 0));
    assert!(game.standing(0, Place::Palatinate).is_empty(), "the user's own two are in the user's bag");
    rule("invasion.action.palatinate-no-consent");
    assert_eq!(game.asks(1), Some(Ask::Action), "the owner's turn comes");
}

/// The user must meet the limits of the action; an owner who has passed can still be used.
#[test]
fn conditions_of_the_user() {
    let mut game = invasion(3);
    game.set_track(0, Track::Farmers, 8).fill(1, Place::FarmHouse).fill(1, Place::Monastery);
    game.fill(0, Place::Palatinate).until_turn_of(0);
    game.play(0, Move::Use(Place::Palatinate));
    game.refuses(0, borrow(Place::FarmHouse), "base.track.end-closes-action");
    let mut game = invasion(2);
    game.fill(1, Place::Monastery).fill(0, Place::Palatinate).fill(0, Place::Castle).until_turn_of(0);
    game.play(0, Move::Use(Place::Castle)).play(1, Move::Pass);
    game.play(0, Move::Use(Place::Palatinate)).play(0, borrow(Place::Monastery));
    assert_eq!(game.player(0).bag.count(Follower::Monk), 1, "{}", rule("invasion.action.palatinate-no-consent"));
}

/// Boards, Support boards and tiles with an action; neither Tavern nor Gunpowder Tower nor tiles without spaces.
#[test]
fn scope() {
    rule("invasion.action.palatinate-scope");
    let mut game = invasion(3);
    for tile in [Place::Winery, Place::Tavern, Place::GunpowderTower, Place::School] {
        game.tile(1, tile);
    }
    game.fill(1, Place::Winery).fill(1, Place::Tavern).fill(1, Place::Vehicle).give_goods(0, Good::Grain, 1);
    game.mat_mut(1).tower = [Follower::Knight].into_iter().collect();
    game.act(0, Place::Palatinate);
    for place in [Place::Tavern, Place::GunpowderTower, Place::School] {
        game.refuses(0, borrow(place), "invasion.action.palatinate-scope");
    }
    let mut support = game.fork();
    game.play(0, borrow(Place::Winery));
    assert_eq!((game.goods(0, Good::Wine), game.standing(1, Place::Winery).len()), (1, 0));
    support.play(0, borrow(Place::Vehicle));
    support.play(0, Move::Invasion(InvasionMove::SendGood { good: Good::Grain, to: Receiver::City }));
    assert_eq!((support.goods(0, Good::Grain), support.city().goods[0]), (0, 1), "the user's own good");
    assert!(support.standing(1, Place::Vehicle).is_empty());
}

/// No Palatinate through a Palatinate; a Well lends an action of the user, never one of the Support board.
#[test]
fn no_chains() {
    rule("invasion.action.palatinate-chain");
    let mut game = invasion(3);
    game.tile(1, Place::Well).fill(1, Place::Well).fill(1, Place::Palatinate).act(0, Place::Palatinate);
    game.refuses(0, borrow(Place::Palatinate), "invasion.action.palatinate-chain");
    game.play(0, borrow(Place::Well));
    assert_eq!(game.asks(0), Some(Ask::AnyAction(Lender::Well { borrowed: false })));
    game.play(0, Move::Use(Place::Castle));
    assert_eq!(game.track(0, Track::Knights), 1);
    rule("invasion.action.well-not-support");
    let mut game = invasion(2);
    game.tile(0, Place::Well).give_goods(0, Good::Grain, 1).act(0, Place::Well);
    for place in [Place::Vehicle, Place::GuildHouse, Place::Hostel, Place::Palatinate] {
        game.refuses(0, Move::Use(place), "invasion.action.well-not-support");
    }
}

/// The followers of a partner's Town Hall go to the City for good; who is not sent stays there.
#[test]
fn town_hall_of_a_partner() {
    rule("invasion.action.palatinate-town-hall");
    let mut game = invasion(3);
    game.hall(1, &[Kind::Knight, Kind::Farmer]).act(0, Place::Palatinate).play(0, borrow(Place::TownHall));
    game.refuses(0, crate::invasion::man(Kind::Knight, Post::AssemblyHall), "invasion.character.councilman-only");
    game.play(0, crate::invasion::man(Kind::Knight, Post::CityWalls)).play(0, Move::Decline);
    assert_eq!((game.city().walls, game.standing(1, Place::TownHall)), (1, vec![Follower::Farmer]));
    assert_eq!(game.player(1).bag.count(Follower::Farmer), 0, "not back into the bag");

    rule("invasion.action.palatinate-councilman");
    let mut game = invasion(3);
    game.be(0, InvasionCharacter::Councilman).hall(1, &[Kind::Knight, Kind::Farmer]);
    game.act(0, Place::Palatinate).play(0, borrow(Place::TownHall));
    game.play(0, crate::invasion::man(Kind::Knight, Post::AssemblyHall))
        .play(0, crate::invasion::man(Kind::Farmer, Post::AssemblyHall));
    assert_eq!((game.on(0).hall.iter().sum::<u8>(), game.on(1).hall.iter().sum::<u8>()), (2, 0));
}

/// The user's Tavern may join a Guildhall of a partner, never the partner's.
#[test]
fn tavern() {
    rule("invasion.action.palatinate-tavern");
    let taken = |game: &mut Scene| {
        game.station(2, Town::Loches).set_merchant(0, Town::Loches);
    };
    let mut game = invasion(3);
    taken(&mut game);
    game.tile(1, Place::Tavern).fill(1, Place::Tavern).fill(1, Place::Guildhall).fill(1, Place::Castle);
    game.act(0, Place::Palatinate).refuses(0, borrow(Place::Guildhall), "base.guildhall.one-per-town");
    let mut game = invasion(3);
    taken(&mut game);
    game.tile(0, Place::Tavern).fill(0, Place::Tavern).fill(1, Place::Guildhall);
    game.act(0, Place::Palatinate).play(0, borrow(Place::Guildhall));
    assert!(game.mat(0).stations.contains(Town::Loches) && game.standing(0, Place::Tavern).is_empty());
    assert!(using(&[Place::Castle]).offers(0, borrow(Place::Castle)));
}
