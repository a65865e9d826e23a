//! What changes how rules work, met with each of the sixteen events. Bread, Church and shields never meet them: their
//! tiles are left out.

use crate::dignitary::{Scene, in_round, rule};
use crate::scene::solo::{Row, cross};
use orleans::components::{Deed, Follower, Kind, Place, SpaceKind, Track};
use orleans::{Ask, Move, Origin};

const TOWER: Move = Move::Use(Place::GunpowderTower);

/// The answer that places whoever was drawn.
fn drawn(kind: Kind, place: Place, space: SpaceKind) -> Move {
    Move::Put { follower: kind.neutral(), place, space, from: Origin::Drawn }
}

/// Who was recruited before the ban can be sent from the Tower.
fn sent(game: &mut Scene, kind: Kind, deed: Deed) {
    game.on_tower(0, &[kind.neutral()]).all_ready().play(0, TOWER).play(0, Move::Send { kind, deed });
    assert_eq!(game.mat(0).tower.total(), 0);
}

/// Dues torture: a tile goes, and who stood or lay there is in the bag.
fn given_up(game: &mut Scene, tile: Place, followers: u8) {
    game.set_bag(0, []).resolve();
    game.refuses(0, Move::GiveFollower, "base.torture.follower-only-from-bag").play(0, Move::GiveTile(tile));
    assert_eq!(game.player(0).bag.total(), followers);
}

#[test]
fn the_gunpowder_tower() {
    rule("dignitary.event.ban-scope");
    rule("dignitary.event.sabotage");
    fn tower_given_up(game: &mut Scene) {
        game.on_tower(0, &[Follower::Knight, Follower::OwnFarmer]);
        given_up(game, Place::GunpowderTower, 2);
    }
    let rows: [Row; 9] = [
        (1, |game| sent(game, Kind::Scholar, Deed::Astronomy)),
        (2, |game| sent(game, Kind::Craftsman, Deed::CityWall)),
        (3, |game| sent(game, Kind::Knight, Deed::PeaceTreaty)),
        (4, |game| sent(game, Kind::Monk, Deed::PapalConclave)),
        (7, tower_given_up),
        (11, tower_given_up),
        (16, tower_given_up),
        // No gear wheel can lie there.
        (13, |game| sent(game, Kind::Farmer, Deed::CityWall)),
        // From the Tower to the Stage Coach that stands still.
        (14, |game| {
            let (place, space) = (Place::StageCoach, SpaceKind::Knight);
            game.set_coins(0, 9).on_tower(0, &[Follower::Knight]);
            game.play(0, Move::Put { follower: Follower::Knight, place, space, from: Origin::Tower });
            game.all_ready().refuses(0, Move::Use(Place::StageCoach), "dignitary.event.axle-fracture");
        }),
    ];
    cross(in_round, &rows, &[("coins that look at no follower", &[5, 6, 8, 9, 10, 12, 15])]);
}

#[test]
fn the_well_and_the_flea_market() {
    rule("dignitary.event.ban-scope");
    rule("dignitary.event.axle-fracture");
    fn both(game: &mut Scene, then: impl Fn(&mut Scene)) {
        for lender in [Place::Well, Place::FleaMarket] {
            then(game.fork().filled(0, lender).all_ready().next_roll(6).play(0, Move::Use(lender)));
        }
    }
    fn tiles_given_up(game: &mut Scene) {
        game.filled(0, Place::Well);
        given_up(game, Place::Well, 2);
    }
    let rows: [Row; 10] = [
        (1, |game| both(game, |game| _ = game.refuses(0, Move::Use(Place::University), "dignitary.event.conference"))),
        (2, |game| {
            both(game, |game| {
                game.play(0, Move::Use(Place::Village));
                game.refuses(0, Move::Recruit(Kind::Craftsman), "dignitary.event.strike");
            });
        }),
        (3, |game| both(game, |game| _ = game.refuses(0, Move::Use(Place::Castle), "dignitary.event.crusade"))),
        (4, |game| both(game, |game| _ = game.refuses(0, Move::Use(Place::Monastery), "dignitary.event.pilgrimage"))),
        (7, tiles_given_up),
        // A wheel on a tile is a wheel placed.
        (8, |game| {
            game.set_coins(0, 5).tile(0, Place::FleaMarket).lay_wheel(0, Place::FleaMarket, SpaceKind::Trader);
            assert_eq!(game.resolve().coins(0), 3);
        }),
        (11, tiles_given_up),
        (13, |game| {
            game.lay_wheel(0, Place::Castle, SpaceKind::Farmer);
            both(game, |game| _ = game.refuses(0, Move::Use(Place::Castle), "dignitary.event.sabotage"));
        }),
        // The Flea Market never lends a tile.
        (14, |game| {
            let coach = Move::Use(Place::StageCoach);
            let mut well = game.fork();
            well.set_coins(0, 9).filled(0, Place::Well).all_ready().play(0, Move::Use(Place::Well));
            well.refuses(0, coach, "dignitary.event.axle-fracture");
            game.filled(0, Place::FleaMarket).all_ready().next_roll(6).play(0, Move::Use(Place::FleaMarket));
            game.refuses(0, coach, "places.flea-market.roll");
        }),
        (16, tiles_given_up),
    ];
    cross(in_round, &rows, &[("coins that look at nobody who stands there", &[5, 6, 9, 10, 12, 15])]);
}

#[test]
fn the_bathhouse() {
    rule("dignitary.event.ban-scope");
    fn bathes(game: &mut Scene, kind: Kind, place: Place, space: SpaceKind) {
        game.filled(0, Place::Bathhouse).set_bag(0, [kind.neutral()]).all_ready();
        game.play(0, Move::Use(Place::Bathhouse)).play(0, drawn(kind, place, space));
        assert_eq!((game.standing(0, place).len(), game.asks(0)), (1, Some(Ask::Action)));
    }
    fn bath_given_up(game: &mut Scene) {
        game.filled(0, Place::Bathhouse);
        given_up(game, Place::Bathhouse, 1);
    }
    let rows: [Row; 9] = [
        // Who is drawn was recruited before the ban.
        (1, |game| bathes(game, Kind::Scholar, Place::Scriptorium, SpaceKind::Scholar)),
        (2, |game| bathes(game, Kind::Craftsman, Place::Village, SpaceKind::Craftsman)),
        (3, |game| bathes(game, Kind::Knight, Place::Wagon, SpaceKind::Knight)),
        (4, |game| bathes(game, Kind::Monk, Place::Wagon, SpaceKind::Knight)),
        (7, bath_given_up),
        (11, bath_given_up),
        (16, bath_given_up),
        (13, |game| {
            game.lay_wheel(0, Place::Wagon, SpaceKind::Farmer);
            bathes(game, Kind::Knight, Place::Wagon, SpaceKind::Knight);
            game.stand(0, Place::Wagon, SpaceKind::Trader, Follower::Trader);
            game.refuses(0, Move::Use(Place::Wagon), "dignitary.event.sabotage");
        }),
        (14, |game| {
            game.set_coins(0, 9);
            bathes(game, Kind::Knight, Place::StageCoach, SpaceKind::Knight);
            game.refuses(0, Move::Use(Place::StageCoach), "dignitary.event.axle-fracture");
        }),
    ];
    cross(in_round, &rows, &[("coins that look at nobody who stands there", &[5, 6, 8, 9, 10, 12, 15])]);
}

/// The Lock lets a boatman step on another track: no other kind is taken by it.
#[test]
fn the_lock() {
    rule("dignitary.event.ban-scope");
    fn steps(game: &mut Scene, track: Track) {
        game.tile(0, Place::Lock).fill(0, Place::Village).all_ready().play(0, Move::Use(Place::Village));
        game.play(0, Move::Recruit(Kind::Boatman)).play(0, Move::Advance(track));
        assert_eq!((game.track(0, track), game.track(0, Track::Boatmen)), (1, 0));
        assert_eq!(game.player(0).bag.count(Follower::Boatman), 1 + 1, "the new one, and who had stood there");
    }
    let rows: [Row; 3] = [
        (1, |game| steps(game, Track::Scholars)),
        (2, |game| steps(game, Track::Craftsmen)),
        (3, |game| steps(game, Track::Knights)),
    ];
    let apart: [(&str, &[u8]); 3] = [
        ("monks have no track", &[4]),
        ("the Lock has no action and no space", &[13, 14]),
        ("phase 6 recruits nobody", &[5, 6, 7, 8, 9, 10, 11, 12, 15, 16]),
    ];
    cross(in_round, &rows, &apart);
}
