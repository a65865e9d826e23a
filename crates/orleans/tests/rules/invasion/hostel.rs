//! Hostel: a follower for a partner, in mid-action.

use crate::invasion::{Scene, invasion, rule};
use orleans::components::{Follower, Kind, Place, SpaceKind};
use orleans::{Ask, InvasionAsk, InvasionMove, Move, Origin, Post, Whence};
use tabletop::Seat;

fn lodge(kind: Kind, from: Whence, to: u8) -> Move {
    Move::Invasion(InvasionMove::Lodge { kind, from, to: Seat(to) })
}

fn put(kind: Kind, place: Place, space: SpaceKind) -> Move {
    Move::Put { follower: kind.neutral(), place, space, from: Origin::Drawn }
}

/// Seat 0 has used the Hostel and chooses whom to send.
fn hosting(players: u8) -> Scene {
    let mut game = invasion(players);
    game.set_market(0, [Follower::Farmer, Follower::OwnTrader]).act(0, Place::Hostel);
    game
}

/// A neutral follower of the Market or of the Gunpowder Tower; nobody from an action space, nobody in an own colour.
#[test]
fn whom_to_send() {
    rule("invasion.action.hostel-send");
    let mut game = hosting(3);
    assert_eq!(game.options(0), [1, 2].map(|to| lodge(Kind::Farmer, Whence::Market, to)));
    rule("invasion.action.hostel-own-colour");
    game.refuses(0, lodge(Kind::Trader, Whence::Market, 1), "invasion.action.hostel-send");
    let mut game = invasion(2);
    game.set_market(0, [Follower::OwnFarmer]).fill(0, Place::Hostel).fill(0, Place::Castle).until_turn_of(0);
    game.refuses(0, Move::Use(Place::Hostel), "invasion.action.hostel-own-colour");
    game.set_market(0, []);
    game.refuses(0, Move::Use(Place::Hostel), "invasion.action.hostel-send");
    game.tile(0, Place::GunpowderTower).mat_mut(0).tower = [Follower::Knight].into_iter().collect();
    game.play(0, Move::Use(Place::Hostel)).play(0, lodge(Kind::Knight, Whence::Tower, 1));
    assert!(game.mat(0).tower.is_empty());
}

/// The receiver places it at once, out of turn, and uses the place on the next turn; it is the receiver's for good.
#[test]
fn placed_at_once() {
    rule("invasion.action.hostel-place");
    let mut game = invasion(2);
    game.set_market(0, [Follower::Farmer]);
    game.stand(1, Place::FarmHouse, SpaceKind::Boatman, Follower::Boatman);
    game.stand(1, Place::Guildhall, SpaceKind::Craftsman, Follower::Craftsman);
    game.stand(1, Place::Guildhall, SpaceKind::Knight, Follower::Knight);
    game.act(0, Place::Hostel).play(0, lodge(Kind::Farmer, Whence::Market, 1));
    assert_eq!(game.asks(1), Some(Ask::Invasion(InvasionAsk::Guest(Kind::Farmer))));
    game.refuses(1, put(Kind::Farmer, Place::FarmHouse, SpaceKind::Craftsman), "base.planning.matching-space");
    game.play(1, put(Kind::Farmer, Place::Guildhall, SpaceKind::Farmer));
    rule("invasion.action.hostel-timing");
    assert_eq!(game.asks(1), Some(Ask::Action), "the turn of the receiver, who has spent no action");
    game.set_merchant(1, orleans::components::Town::Blois).play(1, Move::Use(Place::Guildhall));
    rule("invasion.action.hostel-stays");
    assert_eq!(game.player(1).bag.count(Follower::Farmer), 1, "back into the receiver's bag");
    assert_eq!(game.player(0).bag.count(Follower::Farmer), 0);
}

/// Who is not placed goes to the Market, or into the bag if that is full; nobody is asked where nothing fits.
#[test]
fn not_placed() {
    rule("invasion.action.hostel-unplaced");
    let mut game = hosting(2);
    game.set_market(1, [Follower::Monk]);
    game.play(0, lodge(Kind::Farmer, Whence::Market, 1)).play(1, Move::Decline);
    assert_eq!((game.mat(1).market.count(Follower::Farmer), game.player(1).bag.count(Follower::Farmer)), (1, 0));
    let mut game = hosting(2);
    game.set_market(1, [Follower::Monk; 8]);
    game.play(0, lodge(Kind::Farmer, Whence::Market, 1)).play(1, Move::Decline);
    assert_eq!((game.mat(1).market.total(), game.player(1).bag.count(Follower::Farmer)), (8, 1));
}

/// Even into a Town Hall that was used in this round, and that can be used again.
#[test]
fn into_the_town_hall() {
    rule("invasion.action.hostel-town-hall");
    let mut game = invasion(2);
    game.set_market(1, [Follower::Knight]).fill(1, Place::Hostel).hall(0, &[Kind::Knight]).until_turn_of(0);
    let knight = crate::invasion::man(Kind::Knight, Post::CityWalls);
    game.play(0, Move::Use(Place::TownHall)).play(0, knight);
    game.play(1, Move::Use(Place::Hostel)).play(1, lodge(Kind::Knight, Whence::Market, 0));
    game.play(0, put(Kind::Knight, Place::TownHall, SpaceKind::Any));
    rule("invasion.action.town-hall-repeat");
    game.play(0, Move::Use(Place::TownHall)).play(0, knight);
    assert_eq!(game.city().walls, 2, "the Town Hall was used twice in one round");
}
