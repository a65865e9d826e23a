//! Brasserie: its stock.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Good, Happening, Kind, Letter, Place, Track};
use orleans::{Ask, Move};
use tabletop::Seat;

use Good::{Cheese, Wine};

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];
const FIVE: [u8; Good::COUNT] = [5; Good::COUNT];

/// Seat 0 gains the Brasserie with a trader while the goods market has this much.
fn gained(edition: Edition, market: [u8; Good::COUNT]) -> Scene {
    let mut game = scene(edition, 2);
    game.state.table.tiles.insert(Place::Brasserie);
    game.state.table.goods = market;
    game.fill(0, Place::Village).all_ready();
    game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Trader));
    game.play(0, Move::Tile(Place::Brasserie));
    game
}

fn lying(game: &Scene) -> (u8, u8) {
    let lying = game.mat(0).on_tiles.brasserie;
    assert_eq!(lying.iter().sum::<u8>(), lying[Cheese.index()] + lying[Wine.index()]);
    (lying[Cheese.index()], lying[Wine.index()])
}

/// Two cheese and two wine from the goods market, or as many of them as there are.
#[test]
fn it_is_stocked_when_gained() {
    rule("places.brasserie.stock");
    for edition in EDITIONS {
        for (cheese, wine, stock) in [(5, 5, (2, 2)), (2, 2, (2, 2)), (1, 5, (1, 2)), (0, 1, (0, 1)), (0, 0, (0, 0))] {
            let game = gained(edition, [3, cheese, wine, 3, 3]);
            assert_eq!(lying(&game), stock, "{cheese} cheese, {wine} wine");
            assert_eq!(game.state.table.goods, [3, cheese - stock.0, wine - stock.1, 3, 3]);
            assert_eq!(game.mat(0).goods, [0, stock.0, stock.1, 0, 0]);
        }
    }
}

/// However it is gained: here the Ballroom sells it, or the Lair repeats the first tile of a trader.
#[test]
fn it_is_stocked_however_gained() {
    rule("places.brasserie.stock");
    for edition in EDITIONS {
        for (place, moves) in
            [(Place::Ballroom, &[][..]), (Place::Lair, &[Move::GiveGood(Good::Brocade), Move::Advance(Track::Traders)])]
        {
            let mut game = scene(edition, 2);
            game.state.table.tiles.insert(Place::Brasserie);
            game.state.table.goods = FIVE;
            game.tile(0, place).fill(0, place).set_track(0, Track::Traders, 1).mat_mut(0).goods = [0, 0, 0, 0, 1];
            game.all_ready().play(0, Move::Use(place));
            moves.iter().for_each(|&mv| _ = game.play(0, mv));
            game.play(0, Move::Tile(Place::Brasserie));
            assert_eq!((lying(&game), game.goods(0, Cheese), game.goods(0, Wine)), ((2, 2), 2, 2), "{place}");
        }
    }
}

/// Goods that were missing are not made up for, and goods gained later stay beside it.
#[test]
fn it_is_stocked_only_once() {
    rule("places.brasserie.no-refill");
    for edition in EDITIONS {
        let mut game = gained(edition, [3, 1, 0, 3, 3]);
        game.state.table.goods = FIVE;
        game.set_track(0, Track::Farmers, 2).next_round();
        assert_eq!(lying(&game), (1, 0), "nothing is made up");

        game.fill(0, Place::FarmHouse).all_ready().until_turn_of(0).play(0, Move::Use(Place::FarmHouse));
        assert_eq!((game.goods(0, Cheese), lying(&game)), (2, (1, 0)), "the new cheese lies elsewhere");
        game.next_round();
        assert_eq!(lying(&game), (1, 0));
        game.event(Happening::Taxes, Letter::A).all_ready().all_pass();
        game.until(|state| state.asked_of(Seat(0)) == Some(&Ask::Shield));
        game.play(0, Move::Discard(Cheese));
        assert_eq!((game.goods(0, Cheese), lying(&game)), (1, (0, 0)), "nor does it take the place of the first");
    }
}
