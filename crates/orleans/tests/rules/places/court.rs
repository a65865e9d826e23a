//! Court: another player's merchant is moved.

use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{By, Edition, Good, Place, Town};
use tabletop::Seat;

const COURT: Move = Move::Use(Place::Court);

/// Seat 0 uses the Court; seat 1 stands in Briare, seat 2 in Orléans; goods lie on two routes.
fn ready() -> Scene {
    let mut game = scene(Edition::Bigbox, 3);
    game.tile(0, Place::Court).fill(0, Place::Court).set_merchant(0, Town::Tours).set_merchant(1, Town::Briare);
    game.lay_goods(Town::Orleans, Town::Briare, By::Water, &[Good::Wine, Good::Wool]);
    game.lay_goods(Town::Orleans, Town::Vierzon, By::Road, &[Good::Cheese]);
    game.lay_goods(Town::Briare, Town::Montargis, By::Road, &[]);
    game.all_ready();
    game
}

fn displace(victim: u8, to: Town, by: By, take: Option<Good>) -> Move {
    Move::Displace { victim: Seat(victim), to, by, take }
}

/// Any other merchant goes along one road or waterway; a good on it may go to the user.
#[test]
fn another_merchant_is_moved() {
    rule("places.court.move");
    rule("places.court.compensation");
    for (victim, to, by, take) in [
        (1, Town::Orleans, By::Water, Some(Good::Wine)),
        (1, Town::Orleans, By::Water, Some(Good::Wool)),
        (1, Town::Orleans, By::Water, None),
        (1, Town::Montargis, By::Road, None),
        (2, Town::Vierzon, By::Road, Some(Good::Cheese)),
        (2, Town::Vierzon, By::Road, None),
    ] {
        let mut game = ready();
        let bystander = 3 - victim;
        let before = *game.mat(bystander);
        let on_map = game.state.table.map.iter().flatten().count();
        game.play(0, COURT).play(0, displace(victim, to, by, take));
        assert_eq!((game.mat(victim).merchant, game.mat(0).merchant), (to, Town::Tours));
        for &good in Good::ALL {
            assert_eq!(game.goods(0, good), u8::from(take == Some(good)), "the good is the user's");
        }
        assert_eq!(game.mat(victim).n_goods(), 0);
        assert_eq!(game.state.table.map.iter().flatten().count(), on_map - usize::from(take.is_some()));
        // The coin goes to the one who was moved, with or without a good.
        assert_eq!((game.coins(0), game.coins(victim)), (4, 6), "{to}");
        assert_eq!((*game.mat(bystander), game.asks(0)), (before, None));
    }
}

/// Not the own merchant, not beyond one route, no good that is not there; and somebody must move.
#[test]
fn what_cannot_be_done() {
    rule("places.court.move");
    let mut game = ready();
    game.play(0, COURT);
    for refused in [
        displace(0, Town::Blois, By::Water, None),
        displace(7, Town::Blois, By::Water, None),
        displace(1, Town::Blois, By::Water, None),
        displace(1, Town::Briare, By::Road, None),
        displace(1, Town::Orleans, By::Road, None),
        displace(1, Town::Montargis, By::Road, Some(Good::Wine)),
        Move::Travel { to: Town::Blois, by: By::Water, take: None },
        Move::Decline,
    ] {
        game.refuses(0, refused, "places.court.move");
    }
}

/// The coin is always charged: without one the Court cannot be used.
#[test]
fn the_coin_is_needed() {
    rule("places.court.compensation");
    let mut game = ready();
    game.set_coins(0, 0).refuses(0, COURT, "places.court.compensation");
    let mut game = ready();
    game.set_coins(0, 1).play(0, COURT).play(0, displace(1, Town::Montargis, By::Road, None));
    assert_eq!((game.coins(0), game.coins(1)), (0, 6));
}
