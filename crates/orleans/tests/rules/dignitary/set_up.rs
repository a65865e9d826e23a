//! What lies there when round 1 begins.

use crate::dignitary::{USUAL, dignitary, rule, setup_of};
use crate::scene::seeded;
use orleans::components::{
    Category, Deed, Follower, Good, Home, Kind, Place, PlaceSet, TileId, Town, Track, components,
};
use orleans::state::Spot;
use orleans::{Ask, Level, Module, Supply};

#[test]
fn the_player() {
    rule("dignitary.setup.player-parts");
    rule("dignitary.setup.no-coins");
    rule("dignitary.setup.stage-coach");
    let game = dignitary();
    let mat = game.mat(0);
    assert_eq!((mat.coins, mat.merchant, mat.citizens), (0, Town::Orleans, 0));
    assert_eq!(mat.market, Follower::OWN.into_iter().collect());
    assert!(game.player(0).bag.is_empty() && mat.board.filled().is_empty());
    assert_eq!((mat.tracks, mat.development), ([0; Track::COUNT], 0), "markers on the first spaces");
    assert_eq!((mat.stations_left, mat.n_stations()), (10, 0));
    assert_eq!((game.asks(0), game.state.table.round), (Some(Ask::Plan), 1));
    let tiles = mat.places.iter().filter(|&place| components().place(place).home != Home::Board);
    assert_eq!(tiles.collect::<Vec<_>>(), [Place::StageCoach]);
    assert!(!game.state.table.tiles.contains(Place::StageCoach));
}

#[test]
fn the_supply() {
    rule("dignitary.setup.supply");
    let game = dignitary();
    assert_eq!((game.supply(), game.state.table.gears), ([4; Kind::COUNT], 6));
    assert_eq!(Supply::of(&game.state.setup).followers, [4; Kind::COUNT]);
}

/// The deeds of the base game lie there, with a citizen at each if the player says so.
#[test]
fn the_boards() {
    rule("dignitary.setup.boards");
    rule("dignitary.setup.counter");
    let mut game = dignitary();
    assert!(game.state.setup.modules.deeds().is_empty(), "no other board of deeds");
    assert_eq!(orleans::events(&game.state.setup).len(), 16);
    assert_eq!(components().dignitary.goal, 8);
    assert_eq!((game.state.table.round, game.state.table.tile), (1, Some(TileId(0))));
    game.next_round();
    assert_eq!((game.state.table.round, game.state.table.tile), (2, Some(TileId(1))));
    let sent = orleans::Move::Send { kind: Kind::Scholar, deed: Deed::Astronomy };
    game.stand(0, Place::TownHall, orleans::components::SpaceKind::Any, Follower::Scholar).all_ready();
    game.play(0, orleans::Move::Use(Place::TownHall)).play(0, sent);
    assert_eq!(game.coins(0), 1);
}

#[test]
fn citizens_in_towns() {
    rule("dignitary.setup.town-citizens");
    let game = seeded(setup_of(Module::Dignitary, Level::Normal), 1);
    let towns =
        [Town::Vendome, Town::Tours, Town::Vierzon, Town::Sancerre, Town::ArgentonSurCreuse, Town::SaintAmandMontrond];
    for &town in Town::ALL {
        assert_eq!(game.state.table.citizens.waits(Spot::Town(town)), towns.contains(&town), "{town}");
    }
    assert_eq!((game.state.table.citizens.len(), game.state.table.citizens.iter().count()), (6, 6));
}

#[test]
fn no_goods() {
    rule("dignitary.setup.no-goods");
    let game = dignitary();
    let table = &game.state.table;
    assert!(table.map.iter().all(Option::is_none));
    assert_eq!((table.goods, table.gone.goods), ([0; Good::COUNT], components().counts.goods));
    assert!(orleans::events(&game.state.setup).iter().all(|event| event.letter.is_none()), "no tile has a back");
}

/// The tiles laid out, of one category.
fn drawn(n: u64, category: Category) -> Vec<Place> {
    let mut game = seeded(setup_of(Module::Dignitary, Level::Normal), n);
    game.play(0, USUAL);
    let tiles = game.state.table.tiles;
    tiles.iter().filter(|&tile| components().place(tile).home == Home::Tile(category)).collect()
}

#[test]
fn five_of_each() {
    rule("dignitary.setup.place-draw");
    for (category, pool) in [(Category::I, 9), (Category::II, 15)] {
        let mut seen = PlaceSet::EMPTY;
        for n in 0..60 {
            let tiles = drawn(n, category);
            assert_eq!(tiles.len(), 5);
            tiles.into_iter().for_each(|tile| seen.insert(tile));
        }
        assert_eq!(seen.len(), pool, "each of them comes, in one game or another");
        assert!(!seen.contains(Place::StageCoach));
    }
}

#[test]
fn left_out() {
    rule("dignitary.setup.place-exclude-one");
    rule("dignitary.setup.place-exclude-two");
    use Place::*;
    let one = [
        Barracks,
        Brasserie,
        CheeseFactory,
        EpiscopalSeeOfTours,
        Farm,
        Hayrick,
        MerchantHouse,
        Port,
        Sacristy,
        TailorShop,
        Vineyard,
        Winery,
        WoolManufacturer,
    ];
    let two = [
        Bakery,
        BlackMarket,
        Cathedral,
        ChristmasMarket,
        Church,
        Court,
        Depot,
        GamingRoom,
        Goldsmith,
        HorseWagon,
        Lair,
        MarketStand,
        Observatory,
        Opera,
        Prairie,
        SheepFarm,
        Tavern,
        TinkerersWagon,
        Workshop,
    ];
    for n in 0..60 {
        let tiles = [drawn(n, Category::I), drawn(n, Category::II)].concat();
        assert!(tiles.iter().all(|tile| !one.contains(tile) && !two.contains(tile)), "{tiles:?}");
    }
    for place in orleans::playable().iter() {
        let marked = components().place(place).excluded_in.iter().any(|mark| mark == "D");
        assert_eq!(marked, one.contains(&place) || two.contains(&place), "{place}");
    }
}
