//! Whose values a tile of the added sets looks at, and which of their journeys collect.

use crate::scene::{Scene, rule, scene};
use orleans::components::{By, Edition, Good, Place, Town, Track, components};
use orleans::{Move, status};
use tabletop::{Rng, Seat, Seed};

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];

/// Lays one wine on every route out of Orléans, and nothing else anywhere.
fn wine_around_orleans(game: &mut Scene) {
    game.state.table.map.fill(None);
    for route in &components().routes {
        if route.a == Town::Orleans || route.b == Town::Orleans {
            game.state.table.map[route.goods_spaces.start] = Some(Good::Wine);
        }
    }
}

/// Tiles that move the merchant along a route let it collect one good; it may be left.
#[test]
fn journeys_collect() {
    rule("places.general.moves-collect");
    for edition in EDITIONS {
        for (place, first) in [(Place::BourgeoisHouse, Some(Move::SetOut)), (Place::StageCoach, None)] {
            for (to, by) in [(Town::Vierzon, By::Road), (Town::Briare, By::Water)] {
                for take in [Some(Good::Wine), None] {
                    let mut game = scene(edition, 2);
                    game.tile(0, place).fill(0, place);
                    wine_around_orleans(&mut game);
                    game.all_ready().play(0, Move::Use(place));
                    first.map(|mv| game.play(0, mv));
                    game.play(0, Move::Travel { to, by, take });
                    assert_eq!((game.mat(0).merchant, game.asks(0)), (to, None), "{place}");
                    assert_eq!(game.goods(0, Good::Wine), u8::from(take.is_some()), "{place} by {by}");
                }
            }
        }
    }
}

/// Tiles that say so take no goods.
#[test]
fn these_take_no_goods() {
    rule("places.general.moves-collect");
    for edition in EDITIONS {
        for (place, to) in [(Place::EpiscopalSeeOfTours, Town::Tours), (Place::TinkerersWagon, Town::Blois)] {
            let mut game = scene(edition, 2);
            game.tile(0, place).fill(0, place);
            wine_around_orleans(&mut game);
            game.all_ready();
            let ready = game.fork();
            // The wagon may roll the 6 that moves nobody: then it rolls in another game.
            for n in 0.. {
                game = ready.fork();
                game.state.secret.rng = Rng::new(Seed::of_series(3, n));
                game.play(0, Move::Use(place));
                if place != Place::TinkerersWagon || game.asks(0).is_some() {
                    break;
                }
            }
            if game.asks(0).is_some() {
                game.play(0, Move::GoTo(to));
            }
            assert_eq!((game.mat(0).merchant, game.mat(0).n_goods()), (to, 0), "{place}");
            assert_eq!(game.state.table.map, ready.state.table.map, "{place}");
        }
    }
}

/// What the Church borrows looks at its user, not at the owner of the tile.
#[test]
fn borrowed_tiles_use_the_values_of_the_user() {
    rule("places.general.own-position");
    for edition in EDITIONS {
        let borrow = |place: Place| {
            let mut game = scene(edition, 2);
            game.tile(0, Place::Church).fill(0, Place::Church).tile(1, place).fill(1, place);
            game.state.table.goods = [3; Good::COUNT];
            game.set_coins(0, 10).set_development(0, 9).set_track(0, Track::Farmers, 5).set_merchant(0, Town::Vierzon);
            game.station(0, Town::Blois).station(0, Town::Tours).give_goods(0, Good::Wool, 1);
            game.set_coins(1, 0).set_track(1, Track::Farmers, 1).station(1, Town::Nevers);
            game.all_ready().play(0, Move::Use(Place::Church));
            game.play(0, Move::Borrow { owner: Seat(1), place });
            assert_eq!(game.coins(1), 2);
            game
        };
        let hospital = borrow(Place::Hospital);
        assert_eq!((hospital.coins(0), status(hospital.mat(0))), (10 - 2 + 3, 3));
        assert_eq!(borrow(Place::Office).coins(0), 10 - 2 + 2, "the two own stations");
        let farm = borrow(Place::Farm);
        assert_eq!((farm.goods(0, Good::Wine), farm.mat(1).n_goods()), (1, 0), "the own Farmers track");

        let mut goldsmith = borrow(Place::Goldsmith);
        goldsmith.play(0, Move::GiveGood(Good::Wool));
        assert_eq!((goldsmith.mat(0).development, goldsmith.mat(0).n_goods()), (9 + 2, 0));

        let mut wagon = borrow(Place::HorseWagon);
        wagon.play(0, Move::Travel { to: Town::Orleans, by: By::Road, take: None });
        assert_eq!([0, 1].map(|seat| wagon.mat(seat).merchant), [Town::Orleans; 2]);
        assert_eq!(wagon.asks(0), None);
    }
}
