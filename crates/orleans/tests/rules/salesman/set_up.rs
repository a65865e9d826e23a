//! What lies there when round 1 begins.

use crate::salesman::{rule, salesman};
use crate::scene::trade::in_town_hall;
use orleans::components::{
    Category, Deed, Follower, Good, Home, Kind, Place, SpaceKind, TileId, Town, Track, components,
};
use orleans::{Ask, Event, Move, Supply};

#[test]
fn the_player() {
    rule("salesman.setup.player-parts");
    rule("salesman.setup.coins");
    rule("salesman.setup.market-stand");
    let game = salesman();
    let mat = game.mat(0);
    assert_eq!((mat.coins, mat.merchant), (10, Town::Orleans));
    assert!(Follower::OWN.into_iter().all(|own| mat.market.count(own) == 1));
    assert_eq!((mat.tracks, mat.development), ([0; Track::COUNT], 0), "markers on the first spaces");
    assert_eq!((game.asks(0), game.state.table.round), (Some(Ask::Plan), 1));
    let tiles = mat.places.iter().filter(|&place| components().place(place).home != Home::Board);
    assert_eq!(tiles.collect::<Vec<_>>(), [Place::MarketStand]);
}

/// Two more on the Market: no track step, on top of the supply, and deeds accept them.
#[test]
fn knight_and_scholar() {
    rule("salesman.setup.knight-scholar");
    let mut game = salesman();
    let mat = game.mat(0);
    assert_eq!(
        (mat.market.total(), mat.market.count(Follower::Knight), mat.market.count(Follower::Scholar)),
        (6, 1, 1)
    );
    assert!(game.player(0).bag.is_empty());
    assert_eq!((game.track(0, Track::Knights), game.track(0, Track::Scholars)), (0, 0));
    let supply = Supply::of(&game.state.setup);
    assert_eq!((supply.followers_in_game(Kind::Knight, 1), supply.followers_in_game(Kind::Monk, 1)), (4, 4));
    game.plan(0, Follower::Knight, Place::TownHall, SpaceKind::Any).all_ready().play(0, Move::Use(Place::TownHall));
    game.play(0, Move::Send { kind: Kind::Knight, deed: Deed::PeaceTreaty });
    assert!(game.coins(0) > 10);
}

#[test]
fn the_supply() {
    rule("salesman.setup.supply");
    let game = salesman();
    for &kind in Kind::ALL {
        let expected = match kind {
            Kind::Farmer => 5,
            Kind::Monk => 4,
            _ => 3,
        };
        assert_eq!(game.supply()[kind.index()], expected, "{kind}");
    }
    assert_eq!(game.state.table.gears, 8);
}

#[test]
fn goods_as_for_four() {
    rule("salesman.setup.goods");
    let table = salesman().state.table;
    assert!(table.map.iter().all(Option::is_some) && table.map.len() == 52);
    assert_eq!(table.goods.iter().sum::<u8>(), 38);
    assert_eq!(table.gone.goods, [0; Good::COUNT], "none is removed");
}

#[test]
fn ten_tiles() {
    rule("salesman.setup.place-tiles");
    let game = salesman();
    let of = |category| {
        let in_it = move |place: &Place| components().place(*place).home == Home::Tile(category);
        game.state.table.tiles.iter().filter(in_it).collect::<Vec<_>>()
    };
    use Place::*;
    let mut one = of(Category::I);
    let mut expected = vec![Bathhouse, CheeseFactory, Hayrick, HerbGarden, TailorShop, Winery, WoolManufacturer];
    one.sort();
    expected.sort();
    assert_eq!(one, expected);
    let mut two = of(Category::II);
    two.sort();
    let mut expected = vec![Cellar, HorseWagon, Laboratory];
    expected.sort();
    assert_eq!(two, expected);
}

#[test]
fn the_boards() {
    rule("salesman.setup.boards");
    rule("salesman.setup.counter");
    let mut game = salesman();
    assert!(game.state.setup.modules.deeds().is_empty(), "the base deeds lie there");
    assert_eq!(orleans::events(&game.state.setup).len(), 15);
    assert_eq!((components().salesman.deliveries.len(), game.marks().len()), (5, 0));
    assert!(orleans::events(&game.state.setup).iter().all(|event| event.letter.is_none()));
    assert_eq!(game.state.table.tile, Some(TileId(0)));
    game.next_round();
    assert_eq!((game.state.table.round, game.state.table.tile), (2, Some(TileId(1))));
}

/// Neither citizens nor stations: the Guildhall is closed whoever stands there.
#[test]
fn no_citizens_and_no_stations() {
    rule("salesman.setup.no-citizens");
    rule("salesman.setup.no-stations");
    let mut game = salesman();
    assert!(game.state.table.citizens.is_empty());
    assert_eq!((game.mat(0).stations_left, game.mat(0).n_stations()), (0, 0));
    game.fill(0, Place::Guildhall).fill(0, Place::Castle).all_ready();
    game.refuses(0, Move::Use(Place::Guildhall), "salesman.setup.no-stations");
    game.play(0, Move::Use(Place::Castle));
}

/// A deed completed and a citizen space reached give no citizen; the coins come.
#[test]
fn coins_alone() {
    rule("salesman.setup.deeds-coins-only");
    let mut game = salesman();
    for &deed in Deed::ALL {
        let mut game = game.fork();
        let spaces = components().deed(deed).spaces;
        let &last = Kind::ALL.iter().find(|kind| spaces[kind.index()] > 0).expect("a space");
        game.state.table.deeds[deed.index()] = spaces;
        game.state.table.deeds[deed.index()][last.index()] -= 1;
        in_town_hall(&mut game, 0, &[last]);
        game.all_ready().play(0, Move::Use(Place::TownHall)).play(0, Move::Send { kind: last, deed });
        if game.asks(0) == Some(Ask::Canalization) {
            game.play(0, Move::Coin);
        }
        assert_eq!((game.coins(0), game.mat(0).citizens), (10 + u16::from(components().deed(deed).coins), 0), "{deed}");
    }
    game.set_track(0, Track::Knights, 3).fill(0, Place::Castle).set_development(0, 2).fill(0, Place::Scriptorium);
    game.all_ready().play(0, Move::Use(Place::Castle)).play(0, Move::Use(Place::Scriptorium));
    assert!(!game.log.iter().any(|event| matches!(event, Event::Citizen(..))));
    assert_eq!(game.mat(0).citizens, 0);
}
