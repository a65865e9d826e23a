//! Merchant House: points for the most goods of a kind.

use crate::scene::{Scene, rule, scene};
use orleans::components::{Edition, Good, Place};
use orleans::score;
use tabletop::Seat;

const EDITIONS: [Edition; 2] = [Edition::Current, Edition::Bigbox];

/// The points of tiles for seat 0, whose goods these are; the neighbours' goods follow.
fn points(edition: Edition, goods: &[[u8; Good::COUNT]], more: impl Fn(&mut Scene)) -> i32 {
    let mut game = scene(edition, goods.len() as u8);
    for (seat, &goods) in (0..).zip(goods) {
        game.mat_mut(seat).goods = goods;
    }
    let without = score::sheet(&game.state, Seat(0)).total;
    game.tile(0, Place::MerchantHouse);
    more(&mut game);
    for seat in 1..goods.len() as u8 {
        assert_eq!(places(&game, seat), 0, "only the owner scores");
    }
    let with = score::sheet(&game.state, Seat(0));
    assert!(with.total >= without + places(&game, 0), "the points are part of the total");
    places(&game, 0)
}

fn places(game: &Scene, seat: u8) -> i32 {
    let sheet = score::sheet(&game.state, Seat(seat));
    sheet.lines.iter().find(|line| line.source == "places").expect("a line").points
}

/// Four points for each kind of which the owner has the most, whatever the margin.
#[test]
fn four_points_for_each_kind() {
    rule("places.merchant-house.score");
    for edition in EDITIONS {
        for (goods, expected) in [
            (&[[1, 0, 0, 0, 0], [0, 0, 0, 0, 0]][..], 4),
            (&[[1, 1, 1, 1, 1], [0, 0, 0, 0, 0]][..], 20),
            (&[[9, 2, 3, 4, 0], [1, 3, 2, 9, 1]][..], 8),
            (&[[3, 3, 3, 0, 0], [2, 4, 0, 0, 0], [0, 0, 2, 1, 0]][..], 8),
            (&[[0, 1, 2, 3, 4], [1, 2, 3, 4, 5]][..], 0),
        ] {
            assert_eq!(points(edition, goods, |_| ()), expected, "{goods:?}");
        }
    }
}

/// A tie with anybody pays nothing, not even a tie at none.
#[test]
fn ties_pay_nothing() {
    rule("places.merchant-house.ties");
    for edition in EDITIONS {
        for (goods, expected) in [
            (&[[0; 5], [0; 5]][..], 0),
            (&[[2, 2, 2, 2, 2], [2, 2, 2, 2, 2]][..], 0),
            (&[[3, 3, 0, 0, 0], [2, 1, 0, 0, 0], [3, 1, 0, 0, 0]][..], 4),
            (&[[3, 0, 0, 0, 0], [1, 0, 0, 0, 0], [1, 0, 0, 0, 0], [3, 0, 0, 0, 0]][..], 0),
        ] {
            assert_eq!(points(edition, goods, |_| ()), expected, "{goods:?}");
        }
    }
}

/// Bread is neither grain nor a sixth kind, whoever has it; goods on the Brasserie do count.
#[test]
fn only_the_five_kinds_count() {
    rule("places.merchant-house.ties");
    for edition in EDITIONS {
        let bread = |seat, loaves| {
            move |game: &mut Scene| {
                game.tile(seat, Place::Bakery).mat_mut(seat).on_tiles.bread = loaves;
            }
        };
        let none = [0; Good::COUNT];
        assert_eq!(points(edition, &[none, none], bread(0, 3)), 0, "no sixth kind");
        assert_eq!(points(edition, &[[1, 0, 0, 0, 0], [1, 0, 0, 0, 0]], bread(0, 3)), 0, "no grain");
        assert_eq!(points(edition, &[[1, 0, 0, 0, 0], none], bread(1, 3)), 4, "nor for others");

        let brasserie = |game: &mut Scene| {
            game.tile(1, Place::Brasserie).mat_mut(1).on_tiles.brasserie = [0, 2, 0, 0, 0];
        };
        assert_eq!(points(edition, &[[0, 2, 1, 0, 0], [0, 2, 0, 0, 0]], brasserie), 4);
    }
}
