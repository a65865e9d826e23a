//! Bread: a good and food, but no longer grain.

use crate::scene::{Scene, rule, scene};
use orleans::components::{By, Edition, Good, Happening, Letter, Place, Town, Track};
use orleans::{Ask, Event, Move};
use tabletop::{Game, Seat};

const ANY_GRAIN: Move = Move::GiveGood(Good::Grain);

/// Seat 0 has bread, no grain, and these tiles with all their spaces filled; the others plan nothing.
fn baked(bread: u8, tiles: &[Place]) -> Scene {
    let mut game = scene(Edition::Bigbox, 2);
    bake(&mut game, 0, bread);
    tiles.iter().for_each(|&tile| _ = game.tile(0, tile).fill(0, tile));
    game.all_ready();
    game
}

fn bake(game: &mut Scene, seat: u8, bread: u8) {
    game.state.table.goods[Good::Grain.index()] -= bread;
    game.mat_mut(seat).on_tiles.bread = bread;
}

fn bread(game: &Scene, seat: u8) -> u8 {
    game.mat(seat).on_tiles.bread
}

fn grain_in_stock(game: &Scene) -> u8 {
    game.state.table.goods[Good::Grain.index()]
}

/// Bread is taxed like any other good.
#[test]
fn bread_is_taxed() {
    rule("places.bakery.bread-is-a-good");
    for (bread, wine, paid) in [(0, 1, 1), (2, 0, 2), (2, 1, 3)] {
        let mut game = baked(bread, &[]);
        game.give_goods(0, Good::Wine, wine).event(Happening::Taxes, Letter::A).all_pass();
        assert_eq!(game.coins(0), 5 - paid, "{bread} bread, {wine} wine");
        assert_eq!(self::bread(&game, 0), bread, "and stays");
    }
}

/// Bread is food in the Harvest, as bread and not as grain; then it is grain in the goods market.
#[test]
fn bread_is_food() {
    rule("places.bakery.bread-is-a-good");
    rule("places.bakery.bread-is-not-grain");
    let mut game = baked(2, &[]);
    game.event(Happening::Harvest, Letter::B).all_pass();
    assert_eq!(game.asks(0), Some(Ask::Harvest { owed: 2 }));
    game.refuses(0, Move::Feed(Good::Grain), "base.events.harvest-food");
    let stock = grain_in_stock(&game);
    game.play(0, Move::FeedBread).play(0, Move::FeedBread);
    assert_eq!((bread(&game, 0), game.coins(0), grain_in_stock(&game)), (0, 5, stock + 2));
    assert_eq!(game.asks(1), Some(Ask::Harvest { owed: 2 }), "seat 0 owes nothing more");
    game.refuses(1, Move::FeedBread, "base.events.harvest-food");

    // Whoever has bread pays no coins by force.
    let mut game = baked(1, &[]);
    game.set_coins(0, 0).event(Happening::Harvest, Letter::A).all_pass();
    assert_eq!(game.options(0), [Move::FeedBread]);
}

/// Where grain is asked for, or a price is named, bread does not serve.
#[test]
fn bread_is_not_grain() {
    rule("places.bakery.bread-is-not-grain");
    let mut game = baked(3, &[Place::Bakery, Place::BlackMarket, Place::MarketStand]);
    game.refuses(0, Move::Use(Place::Bakery), "places.bakery.bake");
    game.give_goods(0, Good::Grain, 1).refuses(0, Move::Use(Place::BlackMarket), "places.black-market.swap");
    game.set_coins(0, 0).mat_mut(0).goods[Good::Grain.index()] = 0;
    game.refuses(0, Move::Use(Place::MarketStand), "places.market-stand.trade");

    game.give_goods(0, Good::Wine, 1).play(0, Move::Use(Place::MarketStand));
    assert_eq!(game.options(0), [Move::Sell(Good::Wine)]);
    game.refuses(0, Move::Sell(Good::Grain), "places.market-stand.trade");
}

/// Goldsmith and Lair take any good: bread too, which goes to the goods market as grain.
#[test]
fn bread_pays_where_any_good_does() {
    rule("places.bakery.bread-is-not-grain");
    for tile in [Place::Goldsmith, Place::Lair] {
        let mut game = baked(2, &[tile]);
        game.station(0, Town::Blois).set_track(0, Track::Boatmen, 1).play(0, Move::Use(tile));
        assert_eq!(game.options(0), [Move::GiveBread], "{tile}");
        assert!(game.state.why_not(Seat(0), ANY_GRAIN).is_some(), "{tile}");
        let stock = grain_in_stock(&game);
        game.play(0, Move::GiveBread);
        assert_eq!((bread(&game, 0), game.goods(0, Good::Grain), grain_in_stock(&game)), (1, 0, stock + 1), "{tile}");
    }
}

/// Under torture bread can be given up as a good; a grain leaves the game.
#[test]
fn bread_under_torture() {
    rule("places.bakery.bread-is-not-grain");
    let mut game = baked(1, &[]);
    game.set_coins(0, 0).event(Happening::Taxes, Letter::A).all_pass();
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 1 }));
    game.refuses(0, ANY_GRAIN, "base.torture.good");
    let (stock, gone) = (grain_in_stock(&game), game.state.table.gone.goods[Good::Grain.index()]);
    game.play(0, Move::GiveBread);
    assert_eq!((bread(&game, 0), grain_in_stock(&game)), (0, stock));
    assert_eq!(game.state.table.gone.goods[Good::Grain.index()], gone + 1);
}

/// Bread alone is something to give, one thing each, whether or not its Bakery is still there; after the last
/// the debt is over.
#[test]
fn nothing_but_bread_under_torture() {
    rule("places.bakery.bread-is-not-grain");
    rule("base.torture.nothing-left");
    let mut game = baked(2, &[]);
    game.give_goods(0, Good::Wool, 2).set_coins(0, 0).set_bag(0, []).mat_mut(0).stations_left = 0;
    game.event(Happening::Taxes, Letter::A).all_pass();
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 4 }));
    game.play(0, Move::GiveGood(Good::Wool)).play(0, Move::GiveGood(Good::Wool));
    assert_eq!(game.options(0), [Move::GiveBread]);
    game.play(0, Move::GiveBread).play(0, Move::GiveBread);
    assert_eq!((bread(&game, 0), game.state.table.round), (0, 2));

    let mut poorer = baked(1, &[]);
    poorer.set_coins(0, 0).set_bag(0, []).mat_mut(0).stations_left = 0;
    poorer.event(Happening::Harvest, Letter::B).all_pass().play(0, Move::FeedBread);
    assert!(poorer.log.contains(&Event::Released(Seat(0))), "one item fed, and nothing for the other");
}

/// Bread leaves the game with its Bakery and pays for nothing; so the bread goes first.
#[test]
fn bread_and_its_bakery() {
    rule("base.torture.place-tile-contents");
    let mut game = baked(2, &[]);
    game.tile(0, Place::Bakery).set_coins(0, 0).event(Happening::Taxes, Letter::A).all_pass();
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 2 }));
    let gone = |game: &Scene| game.state.table.gone.goods[Good::Grain.index()];
    let before = gone(&game);
    game.play(0, Move::GiveTile(Place::Bakery));
    assert_eq!((bread(&game, 0), gone(&game) - before, game.mat(0).n_goods()), (0, 2, 0));
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 1 }), "the tile counts once");
    game.refuses(0, Move::GiveBread, "base.torture.good");
}

/// Handed over because of the Prairie, bread is plain grain again.
#[test]
fn bread_for_the_prairie() {
    rule("places.bakery.bread-is-not-grain");
    let mut game = baked(0, &[]);
    bake(&mut game, 1, 2);
    game.tile(0, Place::Prairie).fill(0, Place::Wagon).station(1, Town::Vierzon);
    game.play(0, Move::Use(Place::Wagon)).play(0, Move::Travel { to: Town::Vierzon, by: By::Road, take: None });
    game.play(0, Move::Demand(Seat(1)));
    assert_eq!(game.options(1), [Move::GiveBread]);
    game.play(1, Move::GiveBread);
    assert_eq!((bread(&game, 1), bread(&game, 0), game.goods(0, Good::Grain)), (1, 0, 1));
}
