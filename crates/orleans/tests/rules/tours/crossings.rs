//! What changes how rules work, met with each of the fourteen events. Bread never meets them: the Bakery is left out.

use crate::scene::solo;
pub(crate) use crate::scene::solo::Row;
use crate::scene::trade::send;
use crate::tours::{Scene, in_round, resolve, rule};
use orleans::components::{Follower, Kind, Place, SpaceKind, ToursDeed};
use orleans::{BoardDeed, Move, Origin};

/// Every round has rows or one reason why the two never meet.
pub(crate) fn cross(rows: &[Row], apart: &[(&str, &[u8])]) {
    fn swept(round: u8) -> Scene {
        let mut game = in_round(round);
        game.sweep_map();
        game
    }
    solo::cross(swept, rows, apart);
}

const CANALIZATION: BoardDeed = BoardDeed::Tours(ToursDeed::Canalization);
const CONSECRATION: BoardDeed = BoardDeed::Tours(ToursDeed::KnightConsecration);
const TOWER: Move = Move::Use(Place::GunpowderTower);

/// The answer that places whoever was drawn or is new.
pub(crate) fn drawn(kind: Kind, place: Place, space: SpaceKind) -> Move {
    Move::Put { follower: kind.neutral(), place, space, from: Origin::Drawn }
}

/// Whoever lies on Market and Tower, which are one when phase 3 comes.
fn kept(game: &Scene) -> u8 {
    game.mat(0).market.total() + game.mat(0).tower.total()
}

/// The Harvest tortures: the Tower goes, and who lay there is in the bag.
fn tower_given_up(game: &mut Scene) {
    resolve(game.set_coins(0, 0).on_tower(0, &[Follower::Knight, Follower::OwnFarmer]));
    game.refuses(0, Move::GiveFollower, "base.torture.follower-only-from-bag");
    game.play(0, Move::GiveTile(Place::GunpowderTower));
    assert_eq!((game.player(0).bag.total(), game.mat(0).tower.total()), (2, 0));
}

#[test]
fn the_gunpowder_tower() {
    rule("tours.event.ban-scope");
    rule("tours.event.torture");
    let rows: [Row; 9] = [
        // Who was recruited before the ban can be sent.
        (1, |game| {
            game.on_tower(0, &[Follower::Craftsman]).all_ready().play(0, TOWER);
            game.play(0, send(Kind::Craftsman, CANALIZATION)).play(0, Move::Coin);
            assert_eq!(game.coins(0), 4);
        }),
        (2, |game| {
            game.on_tower(0, &[Follower::Knight]).all_ready().play(0, TOWER).play(0, send(Kind::Knight, CONSECRATION));
            assert_eq!(game.coins(0), 4);
        }),
        (3, tower_given_up),
        (8, tower_given_up),
        (14, tower_given_up),
        // A newcomer waits on no Tower.
        (6, |game| {
            game.on_tower(0, &[]).fill(0, Place::Castle).all_ready().play(0, Move::Use(Place::Castle));
            let onto = drawn(Kind::Knight, Place::GunpowderTower, SpaceKind::Any);
            game.refuses(0, onto, "base.planning.matching-space");
        }),
        // The Plague draws from the bag alone.
        (7, |game| {
            resolve(game.on_tower(0, &[Follower::Monk]).set_market(0, []));
            assert_eq!((kept(game), game.state.table.round), (1, 8));
        }),
        // It is a tile, and no part of the player board.
        (12, |game| {
            resolve(game.set_coins(0, 6).on_tower(0, &[Follower::Knight]).set_market(0, []));
            assert_eq!((game.coins(0), kept(game)), (1, 1));
        }),
        // From the Tower to the Stage Coach that stands still.
        (13, |game| {
            let (place, space) = (Place::StageCoach, SpaceKind::Knight);
            game.on_tower(0, &[Follower::Knight]);
            game.play(0, Move::Put { follower: Follower::Knight, place, space, from: Origin::Tower });
            game.all_ready().refuses(0, Move::Use(Place::StageCoach), "tours.event.axle-fracture");
        }),
    ];
    cross(&rows, &[("the map and its merchants", &[4, 5, 11]), ("coins that look at no follower", &[9, 10])]);
}
