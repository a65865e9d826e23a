//! Vineyard: a wine for whoever builds at the river.

use crate::scene::{Scene, rule, scene};
use orleans::components::{By, Edition, Good, Place, Town, components};
use orleans::{Ask, Move};

use Good::Wine;

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];
/// The towns at which no waterway ends.
const INLAND: [Town; 8] = [
    Town::Chartres,
    Town::Etampes,
    Town::LeMans,
    Town::Chateaudun,
    Town::Montargis,
    Town::Vendome,
    Town::Chateauroux,
    Town::LaChatre,
];

/// Seat 0 owns the Vineyard and is about to build with the Guildhall in this town.
fn ready(edition: Edition, town: Town) -> Scene {
    let mut game = scene(edition, 2);
    game.tile(0, Place::Vineyard).fill(0, Place::Guildhall).set_merchant(0, town);
    game.state.table.goods = [2; Good::COUNT];
    game.all_ready();
    game
}

/// At once after building, one wine may be bought for one coin; it comes from the goods market.
#[test]
fn one_wine_for_one_coin() {
    rule("places.vineyard.buy");
    for edition in EDITIONS {
        for buys in [true, false] {
            let mut game = ready(edition, Town::Tours);
            game.play(0, Move::Use(Place::Guildhall));
            assert_eq!(game.asks(0), Some(Ask::Vineyard));
            assert!(game.mat(0).stations.contains(Town::Tours), "the station stands");
            game.refuses(0, Move::Buy(Good::Grain), "places.vineyard.buy");
            game.play(0, if buys { Move::Buy(Wine) } else { Move::Decline });
            let bought = u8::from(buys);
            assert_eq!((game.coins(0), game.goods(0, Wine)), (5 - u16::from(bought), bought));
            assert_eq!(game.state.table.goods[Wine.index()], 2 - bought);
            assert_eq!((game.asks(0), game.asks(1)), (None, Some(Ask::Action)), "one wine, no more");
        }
    }
}

/// Nothing is offered without a coin, without wine in stock, or to a neighbour of the owner.
#[test]
fn not_without_coin_or_wine() {
    rule("places.vineyard.buy");
    for edition in EDITIONS {
        let mut game = ready(edition, Town::Tours);
        game.set_coins(0, 0).play(0, Move::Use(Place::Guildhall));
        assert_eq!(game.asks(0), None);

        let mut game = ready(edition, Town::Tours);
        game.state.table.goods[Wine.index()] = 0;
        game.play(0, Move::Use(Place::Guildhall));
        assert_eq!(game.asks(0), None);

        let mut game = ready(edition, Town::Tours);
        game.fill(1, Place::Guildhall).set_merchant(1, Town::Blois);
        game.play(0, Move::Pass).play(1, Move::Use(Place::Guildhall));
        assert_eq!(game.asks(1), Some(Ask::Action));
    }
}

/// Each station brings an offer of its own.
#[test]
fn every_time() {
    rule("places.vineyard.buy");
    for edition in EDITIONS {
        let mut game = ready(edition, Town::Tours);
        for (nth, town) in (1..).zip([Town::Tours, Town::Blois]) {
            game.set_merchant(0, town).play(0, Move::Use(Place::Guildhall)).play(0, Move::Buy(Wine));
            assert_eq!((game.goods(0, Wine), game.coins(0)), (nth, 5 - u16::from(nth)));
            game.fill(0, Place::Guildhall).until_turn_of(0);
        }
    }
}

/// The towns where a waterway ends are at the river, Orléans included, and no others.
#[test]
fn which_towns() {
    rule("places.vineyard.river-town");
    for &town in Town::ALL {
        let ends = |route: &orleans::components::RouteFacts| route.a == town || route.b == town;
        let water = components().routes.iter().any(|route| route.by == By::Water && ends(route));
        assert_eq!(water, !INLAND.contains(&town), "{town}");
        for edition in EDITIONS {
            let mut game = ready(edition, town);
            game.play(0, Move::Use(Place::Guildhall));
            assert_eq!(game.asks(0) == Some(Ask::Vineyard), water, "{town}");
        }
    }
}

/// Other ways of building count as well: the Tavern in a town of others, the Quarry from afar, the
/// Well with the Guildhall's action. The Road is in no town.
#[test]
fn every_way_of_building_counts() {
    rule("places.vineyard.river-town");
    for edition in EDITIONS {
        let mut tavern = ready(edition, Town::Tours);
        tavern.tile(0, Place::Tavern).fill(0, Place::Tavern).station(1, Town::Tours);
        tavern.play(0, Move::Use(Place::Guildhall)).play(0, Move::Buy(Wine));
        assert_eq!((tavern.goods(0, Wine), tavern.coins(0)), (1, 4));
        assert!(tavern.mat(0).stations.contains(Town::Tours) && tavern.standing(0, Place::Tavern).is_empty());

        let mut quarry = ready(edition, Town::Orleans);
        quarry.tile(0, Place::Quarry).fill(0, Place::Quarry);
        let mut inland = quarry.fork();
        quarry.play(0, Move::Use(Place::Quarry)).play(0, Move::BuildIn(Town::Blois)).play(0, Move::Buy(Wine));
        assert_eq!((quarry.goods(0, Wine), quarry.coins(0)), (1, 0));
        inland.play(0, Move::Use(Place::Quarry)).play(0, Move::BuildIn(Town::Chartres));
        assert_eq!(inland.asks(0), None, "not at the river");
        // The price of the Quarry comes first: no coin is left for the wine.
        let mut poor = ready(edition, Town::Orleans);
        poor.tile(0, Place::Quarry).fill(0, Place::Quarry).set_coins(0, 4);
        poor.play(0, Move::Use(Place::Quarry)).play(0, Move::BuildIn(Town::Blois));
        assert_eq!(poor.asks(0), None);

        let mut well = ready(edition, Town::Tours);
        well.tile(0, Place::Well).fill(0, Place::Well);
        well.play(0, Move::Use(Place::Well)).play(0, Move::Use(Place::Guildhall)).play(0, Move::Buy(Wine));
        assert_eq!(well.goods(0, Wine), 1);

        let mut road = ready(edition, Town::Tours);
        road.tile(0, Place::Road).fill(0, Place::Road).play(0, Move::Use(Place::Road));
        assert_eq!(road.asks(0), None);
    }
}
