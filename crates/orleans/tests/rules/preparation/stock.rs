//! Followers, gear wheels and goods are limited.

use crate::preparation::EDITIONS;
use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Follower, Good, Happening, Kind, Letter, Place};
use orleans::{Ask, Move};

/// What an action provides.
#[derive(Clone, Copy, Debug)]
enum Stock {
    Follower(Kind),
    Gear,
    Good(Good),
}

impl Stock {
    fn set(self, game: &mut Scene, number: u8) {
        let table = &mut game.state.table;
        match self {
            Stock::Follower(kind) => table.followers[kind.index()] = number,
            Stock::Gear => table.gears = number,
            Stock::Good(good) => table.goods[good.index()] = number,
        }
    }

    fn left(self, game: &Scene) -> u8 {
        let table = &game.state.table;
        match self {
            Stock::Follower(kind) => table.followers[kind.index()],
            Stock::Gear => table.gears,
            Stock::Good(good) => table.goods[good.index()],
        }
    }
}

/// The places that provide something, with what they provide.
const PROVIDERS: [(Place, Stock); 13] = [
    (Place::FarmHouse, Stock::Follower(Kind::Farmer)),
    (Place::FarmHouse, Stock::Good(Good::Grain)),
    (Place::University, Stock::Follower(Kind::Scholar)),
    (Place::Castle, Stock::Follower(Kind::Knight)),
    (Place::Monastery, Stock::Follower(Kind::Monk)),
    (Place::Laboratory, Stock::Gear),
    (Place::Hayrick, Stock::Good(Good::Grain)),
    (Place::CheeseFactory, Stock::Good(Good::Cheese)),
    (Place::Winery, Stock::Good(Good::Wine)),
    (Place::WoolManufacturer, Stock::Good(Good::Wool)),
    (Place::TailorShop, Stock::Good(Good::Brocade)),
    (Place::Village, Stock::Follower(Kind::Boatman)),
    (Place::Village, Stock::Gear),
];

/// Both players have the place, filled, in a round in which monks can be recruited.
fn both(edition: Edition, place: Place) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, place).tile(1, place).fill(0, place).fill(1, place);
    game.event(Happening::Income, Letter::A).all_ready();
    game
}

/// The last piece of a kind can be gained, then no more; the action is closed while it is missing.
#[test]
fn the_last_piece() {
    rule("base.general.limited-stock");
    rule("base.general.action-needs-its-tile");
    for edition in EDITIONS {
        for (place, stock) in PROVIDERS.into_iter().filter(|(place, _)| *place != Place::Village) {
            let mut game = both(edition, place);
            stock.set(&mut game, 1);
            game.play(0, Move::Use(place));
            assert_eq!((stock.left(&game), game.asks(1)), (0, Some(Ask::Action)), "{place}, {stock:?}");
            let id = match (place, stock) {
                (Place::FarmHouse, Stock::Good(_)) => "base.farmhouse.needs-stock",
                _ => "base.general.action-needs-its-tile",
            };
            assert!(!game.offers(1, Move::Use(place)));
            game.refuses(1, Move::Use(place), id);
            stock.set(&mut game, 1);
            game.play(1, Move::Use(place));
        }
    }
}

/// The Village offers whom it can provide, and is closed when it can provide nobody.
#[test]
fn the_village() {
    rule("base.general.limited-stock");
    rule("base.general.action-needs-its-tile");
    let kinds = [Kind::Boatman, Kind::Craftsman, Kind::Trader];
    for edition in EDITIONS {
        for missing in kinds {
            let mut game = both(edition, Place::Village);
            Stock::Follower(missing).set(&mut game, 0);
            game.play(0, Move::Use(Place::Village));
            game.refuses(0, Move::Recruit(missing), "base.general.action-needs-its-tile");
            for kind in kinds.into_iter().filter(|&kind| kind != missing) {
                assert!(game.offers(0, Move::Recruit(kind)), "{edition}: {kind} without {missing}");
            }
        }
        let mut game = both(edition, Place::Village);
        Stock::Gear.set(&mut game, 0);
        game.play(0, Move::Use(Place::Village));
        game.refuses(0, Move::Recruit(Kind::Craftsman), "base.village.craftsman-needs-gear");

        let mut game = both(edition, Place::Village);
        kinds.into_iter().for_each(|kind| Stock::Follower(kind).set(&mut game, 0));
        game.refuses(0, Move::Use(Place::Village), "base.general.action-needs-its-tile");
        Stock::Follower(Kind::Trader).set(&mut game, 1);
        game.play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Trader));
        assert_eq!(Stock::Follower(Kind::Trader).left(&game), 0);
    }
}

/// What the Plague and the Harvest bring back opens the actions again.
#[test]
fn stock_returns() {
    rule("base.general.stock-returns");
    for edition in EDITIONS {
        for (event, place, stock) in [
            (Happening::Plague, Place::Castle, Stock::Follower(Kind::Knight)),
            (Happening::Harvest, Place::Hayrick, Stock::Good(Good::Grain)),
            (Happening::Harvest, Place::CheeseFactory, Stock::Good(Good::Cheese)),
        ] {
            let mut game = scene(edition, 2);
            game.tile(0, place).fill(0, place).event(event, Letter::A);
            match stock {
                Stock::Good(good) => game.give_goods(1, good, 1),
                _ => game.set_bag(1, [Follower::Knight]),
            };
            stock.set(&mut game, 0);
            game.all_ready().refuses(0, Move::Use(place), "base.general.action-needs-its-tile");
            game.next_round();
            assert_eq!(stock.left(&game), 1, "{edition}: {event}");
            game.all_ready().play(1, Move::Pass).play(0, Move::Use(place));
            assert_eq!(stock.left(&game), 0, "{edition}: {place}");
        }
    }
}
