//! What lies there when round 1 begins.

use crate::scene::seeded;
use crate::scene::solo::setup_of;
use crate::vierzon::{rule, vierzon};
use orleans::components::{
    Category, Deed, Follower, Good, Home, Kind, Place, PlaceSet, SpaceKind, TileId, Town, Track, VierzonDeed,
    components,
};
use orleans::state::Spot;
use orleans::{Ask, BoardDeed, Level, Module, Move};

#[test]
fn the_player() {
    rule("vierzon.setup.player-parts");
    rule("vierzon.setup.no-coins");
    rule("vierzon.setup.market-stand");
    let game = vierzon();
    let mat = game.mat(0);
    assert_eq!((mat.coins, mat.merchant, mat.citizens), (0, Town::Orleans, 0));
    assert_eq!(mat.market, Follower::OWN.into_iter().collect());
    assert!(game.player(0).bag.is_empty() && mat.board.filled().is_empty());
    assert_eq!((mat.tracks, mat.development), ([0; Track::COUNT], 0), "markers on the first spaces");
    assert_eq!((mat.stations_left, mat.n_stations(), mat.n_goods()), (10, 0, 0));
    assert_eq!((game.asks(0), game.state.table.round), (Some(Ask::Plan), 1));
    let tiles = mat.places.iter().filter(|&place| components().place(place).home != Home::Board);
    assert_eq!(tiles.collect::<Vec<_>>(), [Place::MarketStand]);
}

#[test]
fn the_supply() {
    rule("vierzon.setup.supply");
    let game = vierzon();
    assert_eq!((game.supply(), game.state.table.gears), ([4; Kind::COUNT], 4));
}

/// The board brings events, objectives and two deeds; the base deeds stay in the box.
#[test]
fn the_boards() {
    rule("vierzon.setup.boards");
    rule("vierzon.setup.counter");
    let mut game = vierzon();
    let deeds = [VierzonDeed::ExpandingTheUniversity, VierzonDeed::FoundingTheCityCouncil].map(BoardDeed::Vierzon);
    assert_eq!(game.state.setup.modules.deeds(), deeds);
    assert_eq!(orleans::events(&game.state.setup).len(), 14);
    assert!(game.marks().is_empty() && components().vierzon.objectives.order.len() == 5);
    assert_eq!(game.state.table.tile, Some(TileId(0)));
    game.next_round();
    assert_eq!((game.state.table.round, game.state.table.tile), (2, Some(TileId(1))));
    // Whom a base deed alone would take stays where they are.
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Monk).all_ready();
    game.refuses(0, Move::Use(Place::TownHall), "base.townhall.needs-a-sending");
    let mut game = vierzon();
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Scholar).all_ready().play(0, Move::Use(Place::TownHall));
    game.refuses(0, Move::Send { kind: Kind::Scholar, deed: Deed::Astronomy }, "base.deeds.free-space");
}

#[test]
fn citizens() {
    rule("vierzon.setup.citizens");
    let game = vierzon();
    let citizens = &game.state.table.citizens;
    let tracks = [Spot::Boatmen, Spot::Knights, Spot::Development(0), Spot::Development(1), Spot::Development(2)];
    let deeds = [VierzonDeed::ExpandingTheUniversity, VierzonDeed::FoundingTheCityCouncil];
    for spot in tracks.into_iter().chain(deeds.map(|deed| Spot::Board(BoardDeed::Vierzon(deed)))) {
        assert!(citizens.waits(spot), "{spot:?}");
    }
    assert_eq!(citizens.len(), 7, "and none for the most stations");
}

/// One good on each of 24 spaces, sixteen in the supply, and nobody has seen the rest.
#[test]
fn forty_goods() {
    rule("vierzon.setup.goods-forty");
    rule("vierzon.setup.goods-map");
    rule("vierzon.setup.goods-supply");
    let towns = [
        Town::Orleans,
        Town::Blois,
        Town::Tours,
        Town::Loches,
        Town::Montrichard,
        Town::Vierzon,
        Town::Bourges,
        Town::Sancerre,
    ];
    let mut supplies = Vec::new();
    for n in 0..5 {
        let table = seeded(setup_of(Module::Vierzon, Level::Normal), n).state.table;
        for route in &components().routes {
            let leads_there = towns.contains(&route.a) || towns.contains(&route.b);
            for space in route.goods_spaces.clone() {
                let is_marked = components().goods_spaces[space].min_players > 2;
                assert_eq!(table.map[space].is_some(), leads_there && !is_marked, "{} – {}", route.a, route.b);
            }
        }
        let number = |goods: [u8; Good::COUNT]| goods.iter().sum::<u8>();
        assert_eq!(table.map.iter().flatten().count(), 24);
        assert_eq!((number(table.goods), number(table.gone.goods)), (16, 50));
        supplies.push(table.goods);
    }
    supplies.dedup();
    assert!(supplies.len() > 1, "drawn at random");
}

/// The tiles laid out, of one category.
fn drawn(n: u64, category: Category) -> Vec<Place> {
    let tiles = seeded(setup_of(Module::Vierzon, Level::Normal), n).state.table.tiles;
    tiles.iter().filter(|&tile| components().place(tile).home == Home::Tile(category)).collect()
}

#[test]
fn five_of_each() {
    rule("vierzon.setup.place-draw");
    for (category, pool) in [(Category::I, 17), (Category::II, 25)] {
        let mut seen = PlaceSet::EMPTY;
        for n in 0..80 {
            let tiles = drawn(n, category);
            assert_eq!(tiles.len(), 5);
            tiles.into_iter().for_each(|tile| seen.insert(tile));
        }
        assert_eq!(
            (seen.len(), seen.contains(Place::MarketStand)),
            (pool, false),
            "each comes once, the own one never"
        );
    }
}

#[test]
fn left_out() {
    rule("vierzon.setup.place-exclude");
    use Place::*;
    let out = [
        Brasserie,
        EpiscopalSeeOfTours,
        MerchantHouse,
        Port,
        Sacristy,
        Bakery,
        Cathedral,
        Church,
        Court,
        Depot,
        Opera,
        Prairie,
        Tavern,
        Workshop,
    ];
    for n in 0..80 {
        let tiles = [drawn(n, Category::I), drawn(n, Category::II)].concat();
        assert!(tiles.iter().all(|tile| !out.contains(tile)), "{tiles:?}");
    }
    for place in orleans::playable().iter() {
        let marked = components().place(place).excluded_in.iter().any(|mark| mark == "V");
        assert_eq!(marked, out.contains(&place), "{place}");
    }
}

/// No marked tile is ever in its scenario, on the table or before the player.
#[test]
fn scenario_marks() {
    rule("places.general.scenario-marks");
    for (module, mark) in [(Module::Dignitary, "D"), (Module::Vierzon, "V"), (Module::Tours, "T")] {
        for n in 0..40 {
            let mut game = seeded(setup_of(module, Level::Normal), n);
            if module == Module::Dignitary {
                game.play(0, crate::scene::solo::USUAL);
            }
            let tiles = game.state.table.tiles | game.mat(0).places;
            let marked = |place: &Place| components().place(*place).excluded_in.iter().any(|other| other == mark);
            assert_eq!(tiles.iter().find(marked), None, "{module}");
            assert!(game.state.table.tiles.len() >= 10);
        }
    }
}
