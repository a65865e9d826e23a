//! Actions lent by Well, Flea Market and Church, met with each of the sixteen events.

use crate::duel::crossings::{COINS, Row, cross};
use crate::duel::{Scene, WINE, ended, lady, rule};
use orleans::components::{DuelObjective, Follower, Good, Place, SpaceKind, Town};
use orleans::{Ask, Move, Window};
use tabletop::Seat;

fn lent(game: &mut Scene, lender: Place) -> &mut Scene {
    game.filled(0, lender).all_ready().next_roll(6).play(0, Move::Use(lender))
}

/// No event closes an action, so whatever is lent works; the shared house never is.
#[test]
fn the_well_and_the_flea_market() {
    rule("duel.house.not-lent");
    rule("duel.event.timing");
    fn both(game: &mut Scene) {
        for lender in [Place::Well, Place::FleaMarket] {
            let mut game = game.fork();
            lent(game.in_house(0), lender).refuses(0, Move::Use(Place::SharedHouse), "duel.house.not-lent");
            game.play(0, Move::Use(Place::Scriptorium));
            assert_eq!(game.mat(0).development, 1);
        }
    }
    let rows: Vec<Row> = (1..=16).map(|round| (round, both as fn(&mut Scene))).collect();
    cross(&rows, &[]);
}

/// The Church pays its owner before the event asks either of them.
#[test]
fn the_church() {
    rule("duel.round.both-cannot-pay");
    fn borrowed(game: &mut Scene) -> &mut Scene {
        game.set_coins(0, 7).filled(0, Place::Church).filled(1, Place::Winery).all_ready();
        game.play(0, Move::Use(Place::Church)).play(0, Move::Borrow { owner: Seat(1), place: Place::Winery })
    }
    fn poorer(game: &mut Scene) {
        game.set_coins(1, 0);
        borrowed(game);
        assert_eq!((game.coins(0), game.coins(1), game.goods(0, Good::Wine)), (5, 2, 1));
    }
    fn too_poor(game: &mut Scene) {
        borrowed(game).all_pass();
        assert_eq!(ended(game).0, [1]);
    }
    let rows: Vec<Row> = vec![
        (1, poorer),
        (2, poorer),
        (4, poorer),
        // The cheese is not there, whatever was borrowed.
        (5, too_poor),
        (6, |game| {
            game.tile(1, Place::Winery).lay_wheel(1, Place::Winery, SpaceKind::Trader).set_coins(1, 0);
            game.stand(1, Place::Winery, SpaceKind::Farmer, Follower::Farmer).set_coins(0, 7).filled(0, Place::Church);
            game.all_ready().play(0, Move::Use(Place::Church));
            game.play(0, Move::Borrow { owner: Seat(1), place: Place::Winery }).all_pass();
            assert_eq!((game.coins(1), game.state.table.round), (1, 7), "the coins of the Church pay the tax");
        }),
        (8, poorer),
        (9, |game| {
            borrowed(game).all_pass();
            assert_eq!((game.coins(0), game.coins(1)), (4, 40), "the wine is taxed; the owner has two coins more");
        }),
        (10, poorer),
        (11, too_poor),
        (13, |game| {
            borrowed(game).all_pass();
            assert_eq!((game.coins(0), game.coins(1)), (4, 40));
        }),
        (14, poorer),
        (15, poorer),
        (16, |game| {
            borrowed(game.set_merchant(0, Town::Tours)).all_pass();
            assert_eq!(game.mat(0).merchant, Town::Orleans);
        }),
    ];
    cross(&rows, &[COINS]);
}

/// What a borrowed or lent action brings can be delivered right after it.
#[test]
fn delivered_after_it() {
    rule("duel.objective.delivery-free");
    fn wine(game: &mut Scene) {
        game.set_merchant(0, Town::Chatellerault).give_goods(0, Good::Wine, 2).tile(0, Place::Winery);
        lent(game, Place::Well).play(0, Move::Use(Place::Winery));
        assert_eq!(game.asks(0), Some(Ask::Free(Window::AfterAction)));
        game.play(0, WINE);
        assert_eq!(game.done(0), [DuelObjective::DeliverWine]);
    }
    fn brocade(game: &mut Scene) {
        game.give_goods(0, Good::Wool, 2).filled(0, Place::Church).filled(1, Place::TailorShop).all_ready();
        game.play(0, Move::Use(Place::Church)).play(0, Move::Borrow { owner: Seat(1), place: Place::TailorShop });
        game.play(0, lady(1));
        assert_eq!(game.done(0), [DuelObjective::ClotheLady]);
    }
    let rows: Vec<Row> = (1..=16).flat_map(|round| [(round, wine as fn(&mut Scene)), (round, brocade)]).collect();
    cross(&rows, &[]);
}
