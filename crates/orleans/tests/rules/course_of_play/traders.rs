//! Place tiles: what a trader brings.

use crate::course_of_play::hands::{acting_alone, fill_and_use, is_one, offered_tiles, put};
use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Happening, Kind, Letter, Place, PlaceSet, SpaceKind, Track};
use orleans::{Move, Origin};
use tabletop::{Game, Viewer};

fn trader(game: &mut Scene) {
    fill_and_use(game, Place::Village);
    game.play(0, Move::Recruit(Kind::Trader));
}

/// The first trader brings a tile of category I, every later one a tile of I or II.
#[test]
fn the_first_tile_is_of_category_one() {
    rule("base.village.trader-first-tile");
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        let (laboratory, hayrick) = (Move::Tile(Place::Laboratory), Move::Tile(Place::Hayrick));
        game.state.table.tiles.insert(Place::Laboratory);
        game.state.table.tiles.insert(Place::Hayrick);
        for advance in 1..=5 {
            trader(&mut game);
            assert_eq!(game.track(0, Track::Traders), advance);
            let open = game.state.table.tiles;
            let permitted = open.iter().filter(|&tile| advance > 1 || is_one(tile)).collect();
            assert_eq!(offered_tiles(&game), permitted, "advance {advance}");
            match advance {
                1 => game.refuses(0, laboratory, "base.village.trader-first-tile").play(0, hayrick),
                2 => game.refuses(0, hayrick, "base.village.trader").play(0, laboratory),
                _ => game.play(0, Move::Decline),
            };
        }
        assert!(game.mat(0).places.contains(Place::Hayrick) && game.mat(0).places.contains(Place::Laboratory));
    }
}

/// The tile may be left, and a trader comes also when no permitted tile is left.
#[test]
fn a_tile_need_not_be_taken() {
    rule("base.village.trader-tile-optional");
    let mut game = acting_alone(Edition::Current);
    let (tiles, places) = (game.state.table.tiles, game.mat(0).places);
    trader(&mut game);
    game.play(0, Move::Decline);
    assert_eq!((game.state.table.tiles, game.mat(0).places), (tiles, places));
    assert_eq!(game.track(0, Track::Traders), 1);

    for left in [[].into_iter().collect(), [Place::Laboratory].into_iter().collect::<PlaceSet>()] {
        let mut game = acting_alone(Edition::Current);
        game.state.table.tiles = left;
        trader(&mut game);
        game.until_turn_of(0);
        assert_eq!((game.track(0, Track::Traders), game.player(0).bag.count(Follower::Trader)), (1, 1));
        assert_eq!(game.state.table.tiles, left);
    }
}

/// A new tile works at once: a privilege in the same round, action spaces as soon as somebody can be placed.
#[test]
fn a_new_tile_works_at_once() {
    rule("base.village.trader-tile-use");
    let mut game = acting_alone(Edition::Current);
    trader(&mut game);
    game.play(0, Move::Tile(Place::Hayrick)).set_market(0, [Follower::Farmer]).next_round();
    game.plan(0, Follower::Farmer, Place::Hayrick, SpaceKind::Farmer).event(Happening::Income, Letter::A);
    game.all_ready().play(0, Move::Use(Place::Hayrick));

    // The Herb Garden lets the boatman that the Bathhouse draws in this very phase stand for a farmer.
    let mut game = acting_alone(Edition::Current);
    game.tile(0, Place::Bathhouse).fill(0, Place::Bathhouse);
    trader(&mut game);
    game.play(0, Move::Tile(Place::HerbGarden)).set_bag(0, [Follower::Boatman]).play(0, Move::Use(Place::Bathhouse));
    let (follower, place, space) = (Follower::Boatman, Place::Castle, SpaceKind::Farmer);
    game.play(0, Move::Put { follower, place, space, from: Origin::Drawn });

    // Without the tile neither would do.
    let mut game = scene(Edition::Current, 2);
    game.set_market(0, [Follower::Farmer, Follower::Boatman]);
    let on_hayrick = put(Follower::Farmer, Place::Hayrick, SpaceKind::Farmer);
    let for_a_farmer = put(Follower::Boatman, Place::Castle, SpaceKind::Farmer);
    game.refuses(0, on_hayrick, "base.planning.place-from-market");
    game.refuses(0, for_a_farmer, "base.planning.matching-space");
}

/// Both stacks lie open to everybody, whoever's turn it is.
#[test]
fn the_stacks_are_open() {
    rule("base.village.stacks-open");
    let seen_by_all = |game: &Scene| {
        let tiles = game.state.table.tiles;
        assert!(Viewer::all(3).all(|viewer| game.state.view(viewer).table.tiles == tiles));
        tiles
    };
    for &edition in Edition::ALL {
        let mut game = scene(edition, 3);
        let tiles = seen_by_all(&game);
        assert!(tiles.iter().any(is_one) && tiles.iter().any(|tile| !is_one(tile)));
        let one = tiles.iter().find(|&tile| is_one(tile)).expect("a tile of category I");
        game.event(Happening::Income, Letter::A).fill(0, Place::Village).all_ready();
        seen_by_all(&game);
        game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Trader));
        seen_by_all(&game);
        game.play(0, Move::Tile(one));
        assert_eq!(seen_by_all(&game), tiles - PlaceSet::of(one));
        game.next_round();
        seen_by_all(&game);
    }
}
