//! Coins and the common supply.

use crate::preparation::EDITIONS;
use crate::scene::{Scene, rule, scene};
use orleans::Move;
use orleans::components::{Edition, Good, Happening, Letter, Place, Town, Track};

fn coins(game: &Scene) -> Vec<u16> {
    game.state.players.as_slice().iter().map(|player| player.mat.coins).collect()
}

/// Payouts are made in full however many coins are out, in the first edition too.
#[test]
fn coins_never_run_out() {
    for (id, edition) in [
        (rule("base.general.coins-unlimited"), Edition::Current),
        (rule("base.general.coins-unlimited"), Edition::Bigbox),
        (rule("base.general.coins-limited-first-edition"), Edition::First),
    ] {
        let mut game = scene(edition, 4);
        (0..4).for_each(|seat| {
            game.set_coins(seat, 1000).set_development(seat, 30);
        });
        game.tile(0, Place::Cellar).fill(0, Place::Cellar).set_track(3, Track::Farmers, 1);
        game.event(Happening::Income, Letter::C).all_ready();
        assert_eq!(coins(game.play(0, Move::Use(Place::Cellar))), [1004, 1000, 1000, 1000], "{id}");
        // Status 6 brings everybody 6 coins; then the Census gives one to the last seat.
        assert_eq!(coins(game.all_pass()), [1010, 1006, 1006, 1007], "{id}");
    }
}

/// Coins come from and go to the supply: nobody else gains or loses any.
#[test]
fn payments() {
    rule("base.general.payments");
    for edition in EDITIONS {
        let mut game = scene(edition, 3);
        game.tile(0, Place::Pharmacy)
            .fill(0, Place::Pharmacy)
            .tile(1, Place::Brewery)
            .fill(1, Place::Brewery)
            .all_ready();
        game.play(0, Move::Use(Place::Pharmacy)).play(0, Move::PayCoins(2));
        assert_eq!(coins(&game), [3, 5, 5], "{edition}: paid");
        game.play(1, Move::Use(Place::Brewery));
        assert_eq!(coins(&game), [3, 7, 5], "{edition}: received");

        // The Census coin does not wait for a payer, nor a payer for a receiver.
        for (markers, expected) in [([2, 1, 1], [6, 5, 5]), ([2, 2, 1], [5, 5, 4])] {
            let mut game = scene(edition, 3);
            (0..3).zip(markers).for_each(|(seat, at)| {
                game.set_track(seat, Track::Farmers, at);
            });
            assert_eq!(coins(game.all_ready().all_pass()), expected, "{edition}");
        }

        let mut game = scene(edition, 3);
        game.give_goods(0, Good::Wool, 3).event(Happening::Taxes, Letter::C);
        assert_eq!(coins(game.all_ready().all_pass()), [4, 5, 5], "{edition}: taxes");
        let mut game = scene(edition, 3);
        game.station(2, Town::Orleans).event(Happening::TradingDay, Letter::C);
        assert_eq!(coins(game.all_ready().all_pass()), [5, 5, 6], "{edition}: trading day");
    }
}
