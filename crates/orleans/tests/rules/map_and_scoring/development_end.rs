//! The end of the Development track, and steps back.

use crate::map_and_scoring::use_place;
use crate::scene::{Scene, rule, scene};
use orleans::components::{Deed, Edition, Happening, Kind, Letter, Place, SpaceKind, Track};
use orleans::{Ask, Move, status};

const LAST: u8 = 30;

/// Seat 0 with its marker on this space and these tiles.
fn at(development: u8, tiles: &[Place]) -> Scene {
    let mut game = scene(Edition::Current, 2);
    for &place in tiles {
        game.tile(0, place);
    }
    game.set_development(0, development).all_ready();
    game
}

/// Points beyond the end are lost; everything else the action gives is not.
#[test]
fn points_beyond_the_end_are_lost() {
    rule("base.development.overflow-lost");
    let mut game = at(LAST - 1, &[Place::Library]);
    use_place(&mut game, Place::Library);
    assert_eq!(game.mat(0).development, LAST);

    let mut game = at(LAST, &[Place::Windmill]);
    use_place(&mut game, Place::Windmill);
    assert_eq!((game.mat(0).development, game.coins(0)), (LAST, 5 + 2));

    let scholars = game.state.table.followers[Kind::Scholar.index()];
    use_place(&mut game, Place::University);
    assert_eq!((game.mat(0).development, game.track(0, Track::Scholars)), (LAST, 1));
    assert_eq!(game.state.table.followers[Kind::Scholar.index()], scholars - 1);

    game.until_turn_of(0);
    game.stand(0, Place::TownHall, SpaceKind::Any, Kind::Farmer.neutral()).play(0, Move::Use(Place::TownHall));
    game.play(0, Move::Send { kind: Kind::Farmer, deed: Deed::Canalization }).play(0, Move::Develop);
    assert_eq!((game.mat(0).development, game.coins(0)), (LAST, 5 + 2));
    assert_eq!(game.state.table.deeds[Deed::Canalization.index()][Kind::Farmer.index()], 1);
}

/// Actions that give development points only are closed to a marker on the last space.
#[test]
fn the_end_closes_pure_actions() {
    rule("base.development.end-closes-pure-actions");
    for place in [Place::Scriptorium, Place::Library, Place::ShippingLine, Place::Pharmacy] {
        for development in [LAST - 1, LAST] {
            let mut game = at(development, &[place]);
            game.until_turn_of(0);
            game.fill(0, place);
            if development < LAST {
                assert!(game.offers(0, Move::Use(place)), "{place}");
            } else {
                game.refuses(0, Move::Use(place), "base.development.end-closes-pure-actions");
            }
        }
    }
}

/// A step back behind a star costs the status, and a step forward brings it back.
#[test]
fn the_status_can_fall() {
    rule("base.development.status-can-fall");
    for (star, higher) in [(4, 2), (9, 3), (15, 4), (22, 5), (30, 6)] {
        let mut game = at(star, &[]);
        assert_eq!(status(game.mat(0)), higher);
        // A Harvest with a coin too few is a debt of one.
        game.event(Happening::Harvest, Letter::A).set_coins(0, 4).all_pass();
        assert_eq!(game.asks(0), Some(Ask::Torture { owed: 1 }));
        game.play(0, Move::GiveStep);
        assert_eq!((game.mat(0).development, status(game.mat(0))), (star - 1, higher - 1));

        game.next_round();
        use_place(&mut game, Place::Scriptorium);
        assert_eq!((game.mat(0).development, status(game.mat(0))), (star, higher));
    }
}
