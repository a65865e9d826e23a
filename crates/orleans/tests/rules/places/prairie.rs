//! Prairie: who has a station where the merchant arrives gives a good.

use crate::scene::{Scene, rule, scene};
use orleans::components::{By, Edition, Good, Place, Town};
use orleans::{Ask, Move};
use tabletop::Seat;

const ARRIVE: Move = Move::Travel { to: Town::Orleans, by: By::Road, take: None };

/// Seat 0 owns the Prairie and may go from Chartres to Orléans; seats 1 and 2 have stations and
/// goods there, seat 3 has only goods.
fn prairie(edition: Edition) -> Scene {
    let mut game = scene(edition, 4);
    game.state.table.goods = [9; Good::COUNT];
    game.tile(0, Place::Prairie).fill(0, Place::Wagon).set_merchant(0, Town::Chartres);
    for seat in [1, 2] {
        game.station(seat, Town::Orleans);
    }
    for seat in 1..4 {
        game.give_goods(seat, Good::Grain, 1).give_goods(seat, Good::Wool, 1);
    }
    game.all_ready().play(0, Move::Use(Place::Wagon));
    game
}

/// The owner names one of those with a station there, or waives the demand.
#[test]
fn one_of_them_gives_a_good() {
    rule("places.prairie.demand");
    for &edition in Edition::ALL {
        for giver in [1, 2] {
            let mut game = prairie(edition);
            game.station(0, Town::Orleans).play(0, ARRIVE);
            let (stock, others) = (game.state.table.goods, *game.mat(3 - giver));
            assert_eq!(game.options(0), [Move::Demand(Seat(1)), Move::Demand(Seat(2)), Move::Decline]);
            for nobody in [0, 3] {
                game.refuses(0, Move::Demand(Seat(nobody)), "places.prairie.demand");
            }
            let mut waived = game.fork();
            waived.play(0, Move::Decline);
            assert_eq!((waived.mat(0).n_goods(), waived.asks(1)), (0, Some(Ask::Action)));

            game.play(0, Move::Demand(Seat(giver))).play(giver, Move::GiveGood(Good::Wool));
            assert_eq!((game.goods(0, Good::Wool), game.mat(0).n_goods()), (1, 1));
            assert_eq!((game.goods(giver, Good::Wool), game.goods(giver, Good::Grain)), (0, 1));
            assert_eq!((game.state.table.goods, *game.mat(3 - giver)), (stock, others));
            assert_eq!(game.asks(1), Some(Ask::Action), "one good, then the next turn");
        }
    }
}

/// No demand where nobody else has a station, nor for those who do not own the Prairie.
#[test]
fn no_station_no_demand() {
    rule("places.prairie.demand");
    for &edition in Edition::ALL {
        let mut game = prairie(edition);
        for seat in [1, 2] {
            game.mat_mut(seat).stations.remove(Town::Orleans);
        }
        game.station(0, Town::Orleans).play(0, ARRIVE);
        assert_eq!(game.asks(1), Some(Ask::Action));

        let mut game = prairie(edition);
        game.mat_mut(0).places.remove(Place::Prairie);
        game.play(0, ARRIVE);
        assert_eq!(game.asks(1), Some(Ask::Action));
    }
}

/// The giver chooses among the own goods, bread included, and must give one; whoever has none
/// gives nothing.
#[test]
fn the_giver_chooses() {
    rule("places.prairie.giver-chooses");
    for &edition in Edition::ALL {
        let mut game = prairie(edition);
        game.tile(1, Place::Bakery).mat_mut(1).on_tiles.bread = 1;
        game.play(0, ARRIVE).play(0, Move::Demand(Seat(1)));
        assert_eq!((game.asks(0), game.asks(1)), (None, Some(Ask::Gift { to: Seat(0) })));
        let choice = [Move::GiveGood(Good::Grain), Move::GiveGood(Good::Wool), Move::GiveBread];
        assert_eq!(game.options(1), choice);
        for mv in [Move::Decline, Move::GiveGood(Good::Wine)] {
            game.refuses(1, mv, "places.prairie.giver-chooses");
        }
        let mut bread = game.fork();
        bread.play(1, Move::GiveBread);
        assert_eq!((bread.mat(1).on_tiles.bread, bread.mat(1).n_goods()), (0, 2));
        assert_eq!((bread.goods(0, Good::Grain), bread.mat(0).on_tiles.bread), (1, 0), "it is plain grain again");
        game.play(1, Move::GiveGood(Good::Grain));
        assert_eq!(game.goods(0, Good::Grain), 1);

        let mut game = prairie(edition);
        game.mat_mut(1).goods = [0; Good::COUNT];
        let mut nobody = game.fork();
        game.play(0, ARRIVE);
        assert_eq!(game.options(0), [Move::Demand(Seat(2)), Move::Decline]);
        nobody.mat_mut(2).goods = [0; Good::COUNT];
        nobody.play(0, ARRIVE);
        assert_eq!((nobody.asks(1), nobody.mat(0).n_goods()), (Some(Ask::Action), 0));
    }
}
