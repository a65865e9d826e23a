//! Episcopal See of Tours: to Tours, or away from it.

use crate::scene::{Scene, rule, scene};
use orleans::components::{By, Edition, Follower, Place, SpaceKind, Town};
use orleans::{Ask, Move, Origin};

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];
const SEE: Place = Place::EpiscopalSeeOfTours;

fn ready(edition: Edition, from: Town) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, SEE).fill(0, SEE).set_merchant(0, from).all_ready();
    game
}

/// Nothing on the map, in the goods market or among the own goods has moved.
fn no_good_is_taken(game: &Scene, before: &Scene) {
    assert_eq!(game.state.table.map, before.state.table.map);
    assert_eq!(game.state.table.goods, before.state.table.goods);
    assert_eq!((game.mat(0).n_goods(), game.coins(0)), (0, 5));
}

/// From every other town the merchant goes straight to Tours, however far, and takes no good.
#[test]
fn straight_to_tours() {
    rule("places.episcopal-see.move");
    for edition in EDITIONS {
        for &from in Town::ALL.iter().filter(|&&town| town != Town::Tours) {
            let mut game = ready(edition, from);
            let before = game.fork();
            game.play(0, Move::Use(SEE));
            assert_eq!((game.mat(0).merchant, game.asks(0)), (Town::Tours, None), "from {from}");
            assert_eq!(game.mat(1).merchant, Town::Orleans);
            no_good_is_taken(&game, &before);
        }
    }
}

/// From Tours it goes to any other town, but it does not stay, and takes no good.
#[test]
fn from_tours_to_any_town() {
    rule("places.episcopal-see.move");
    for edition in EDITIONS {
        for &to in Town::ALL {
            let mut game = ready(edition, Town::Tours);
            let before = game.fork();
            game.play(0, Move::Use(SEE));
            assert_eq!(game.asks(0), Some(Ask::EpiscopalSee));
            game.refuses(0, Move::Decline, "places.episcopal-see.move");
            let by_road = Move::Travel { to: Town::LeMans, by: By::Road, take: None };
            game.refuses(0, by_road, "places.episcopal-see.move");
            if to == Town::Tours {
                game.refuses(0, Move::GoTo(to), "places.episcopal-see.move");
                assert_eq!(game.options(0).len(), Town::COUNT - 1);
            } else {
                game.play(0, Move::GoTo(to));
                assert_eq!((game.mat(0).merchant, game.asks(0)), (to, None));
                no_good_is_taken(&game, &before);
            }
        }
    }
}

/// One follower of any kind activates it, the own colour and monks included, and returns.
#[test]
fn any_follower_activates_it() {
    rule("places.episcopal-see.any-follower");
    for edition in EDITIONS {
        for &follower in Follower::IN_HEAPS {
            let mut game = scene(edition, 2);
            game.tile(0, SEE).set_market(0, [follower, Follower::Knight]).set_bag(0, []);
            game.fork().all_ready().refuses(0, Move::Use(SEE), "base.actions.only-activated");
            game.plan(0, follower, SEE, SpaceKind::Any);
            let second =
                Move::Put { follower: Follower::Knight, place: SEE, space: SpaceKind::Any, from: Origin::Market };
            game.refuses(0, second, "base.planning.one-per-space");
            game.all_ready().play(0, Move::Use(SEE));
            assert_eq!(game.mat(0).merchant, Town::Tours);
            assert_eq!(game.player(0).bag, [follower].into_iter().collect(), "{follower}");
        }
    }
}
