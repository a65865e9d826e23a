//! Which place tiles can be had.

use crate::tours::{rule, tours};
use orleans::Move;
use orleans::components::{Category, Home, Kind, Place, PlaceSet, Track, components};

/// Those marked with a T.
const LEFT_OUT: [Place; 16] = [
    Place::Brasserie,
    Place::EpiscopalSeeOfTours,
    Place::MerchantHouse,
    Place::Port,
    Place::Sacristy,
    Place::Bakery,
    Place::Cathedral,
    Place::Church,
    Place::Court,
    Place::Depot,
    Place::GamingRoom,
    Place::Observatory,
    Place::Opera,
    Place::Prairie,
    Place::Tavern,
    Place::Workshop,
];

fn of(category: Category, tiles: PlaceSet) -> usize {
    tiles.iter().filter(|&place| components().place(place).home == Home::Tile(category)).count()
}

#[test]
fn which() {
    rule("tours.setup.place-exclude");
    rule("tours.setup.place-all");
    let tiles = tours().state.table.tiles;
    let left_out: PlaceSet = LEFT_OUT.into_iter().collect();
    assert!((tiles & left_out).is_empty());
    let mut rest = orleans::playable() - left_out;
    rest.remove(Place::StageCoach);
    assert_eq!(tiles, rest, "all others");
    assert_eq!((of(Category::I, tiles), of(Category::II, tiles)), (17, 23));
}

/// Nothing is drawn: another shuffle, the same tiles.
#[test]
fn the_same_every_time() {
    rule("tours.setup.place-all");
    let game = tours();
    for n in 2..12 {
        let other = crate::scene::seeded(game.state.setup, n);
        assert_eq!(other.state.table.tiles, game.state.table.tiles);
        assert_ne!(other.state.table.map, game.state.table.map, "though the goods lie otherwise");
    }
}

/// A trader brings any of them, and none that is left out.
#[test]
fn taken_by_a_trader() {
    rule("tours.setup.place-exclude");
    rule("tours.setup.place-all");
    let mut game = tours();
    game.fill(0, Place::Village).set_track(0, Track::Traders, 1).all_ready();
    game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Trader));
    for place in LEFT_OUT {
        game.refuses(0, Move::Tile(place), "base.village.trader");
    }
    assert_eq!(game.options(0).iter().filter(|mv| matches!(mv, Move::Tile(_))).count(), 40);
    game.play(0, Move::Tile(Place::Well));
    assert!(game.mat(0).places.contains(Place::Well) && !game.state.table.tiles.contains(Place::Well));
}

/// It lies before the player, and works from round 1 on.
#[test]
fn the_stage_coach() {
    rule("tours.setup.stage-coach");
    let mut game = tours();
    assert!(game.mat(0).places.contains(Place::StageCoach));
    assert_eq!(game.mat(0).places.len(), 11, "the ten places of the board and this one");
    assert!(!game.state.table.tiles.contains(Place::StageCoach), "there is only one");
    game.fill(0, Place::StageCoach).all_ready().play(0, Move::Use(Place::StageCoach));
    assert_eq!(game.coins(0), 0, "its price");
}
