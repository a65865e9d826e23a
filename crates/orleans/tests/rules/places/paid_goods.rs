//! Goods that tiles are paid with.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Good, Happening, Letter, Place, Town, Track};
use orleans::{Ask, Move};

use Good::{Cheese, Grain, Wine, Wool};

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];
const FIVE: [u8; Good::COUNT] = [5; Good::COUNT];

/// Seat 0 has two of each good and may use this tile; the goods market has five of each.
fn ready(edition: Edition, place: Place) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, place).fill(0, place).station(0, Town::Tours).set_track(0, Track::Boatmen, 1);
    game.mat_mut(0).goods = [2; Good::COUNT];
    game.state.table.goods = FIVE;
    game.all_ready();
    game
}

/// What is paid, spent, sold or exchanged at a tile lies in the goods market again, and nothing
/// leaves the game.
#[test]
fn paid_goods_go_back_to_the_market() {
    rule("places.general.paid-goods-return");
    let swap = Move::Swap { give: Grain, take: Wool };
    let cases: [(Place, &[Move], [u8; Good::COUNT]); 5] = [
        (Place::BlackMarket, &[swap], [7, 5, 5, 4, 5]),
        (Place::MarketStand, &[Move::Sell(Wine), Move::Sell(Grain)], [6, 5, 6, 5, 5]),
        (Place::Goldsmith, &[Move::GiveGood(Wine)], [5, 5, 6, 5, 5]),
        (Place::Lair, &[Move::GiveGood(Wool), Move::Advance(Track::Boatmen)], [5, 5, 5, 6, 5]),
        (Place::SheepFarm, &[Move::Coin], [5, 6, 5, 5, 5]),
    ];
    for edition in EDITIONS {
        for (place, moves, market) in cases {
            let mut game = ready(edition, place);
            let gone = game.state.table.gone.goods;
            game.play(0, Move::Use(place));
            moves.iter().for_each(|&mv| _ = game.play(0, mv));
            assert_eq!(game.state.table.goods, market, "{place}");
            let own: Vec<u8> = game.mat(0).goods.iter().zip(market).map(|(own, there)| own + there).collect();
            assert_eq!(own, [7; Good::COUNT], "{place}: what the player lost is in the market");
            assert_eq!(game.state.table.gone.goods, gone, "{place}");
        }
    }
}

/// Bread that is paid lies there as grain; a good of the Brasserie goes back as well.
#[test]
fn bread_and_the_brasserie() {
    rule("places.general.paid-goods-return");
    for edition in EDITIONS {
        let mut game = ready(edition, Place::Goldsmith);
        game.tile(0, Place::Bakery).mat_mut(0).on_tiles.bread = 1;
        game.play(0, Move::Use(Place::Goldsmith)).play(0, Move::GiveBread);
        assert_eq!((game.state.table.goods[Grain.index()], game.mat(0).on_tiles.bread), (6, 0));

        let mut game = ready(edition, Place::Brewery);
        let gone = game.state.table.gone.goods;
        game.tile(0, Place::Brasserie).mat_mut(0).on_tiles.brasserie = [0, 2, 0, 0, 0];
        game.event(Happening::Taxes, Letter::A).all_pass();
        assert_eq!(game.asks(0), Some(Ask::Shield));
        game.play(0, Move::Discard(Cheese));
        assert_eq!((game.state.table.goods[Cheese.index()], game.goods(0, Cheese)), (6, 1));
        assert_eq!(game.state.table.gone.goods, gone);
    }
}
