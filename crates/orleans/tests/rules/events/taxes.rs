//! Taxes: coins for groups of goods.

use crate::events::{LETTERED, LETTERS, before};
use crate::scene::rule;
use orleans::components::{Edition, Good, Happening, Letter};

/// What seat 0 pays with so many goods, of several kinds; it has coins enough.
fn taxes(edition: Edition, letter: Letter, goods: u8) -> u16 {
    let mut game = before(edition, Happening::Taxes, letter);
    game.set_coins(0, 20);
    for nth in 0..goods {
        let good = Good::ALL[usize::from(nth) % Good::COUNT];
        game.mat_mut(0).goods[good.index()] += 1;
    }
    game.all_pass();
    assert_eq!((game.mat(0).n_goods(), game.coins(1)), (goods, 5), "goods stay, and each pays for the own ones");
    20 - game.coins(0)
}

/// A coin for each 1, 2 or 3 goods, whatever they are worth; what does not fill a group is free.
#[test]
fn a_coin_for_each_group() {
    rule("base.events.taxes");
    rule("base.events.taxes-round-down");
    for edition in LETTERED {
        for (goods, paid) in [
            (0, [0, 0, 0]),
            (1, [1, 0, 0]),
            (2, [2, 1, 0]),
            (3, [3, 1, 1]),
            (5, [5, 2, 1]),
            (6, [6, 3, 2]),
            (11, [11, 5, 3]),
        ] {
            assert_eq!(LETTERS.map(|letter| taxes(edition, letter, goods)), paid, "{edition}: {goods} goods");
        }
    }
}

/// First edition: a coin for each 3 goods, whatever the tile.
#[test]
fn a_coin_for_each_three_in_the_first_edition() {
    rule("base.events.taxes-first-edition");
    rule("base.events.taxes-round-down");
    for (goods, paid) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3)] {
        assert_eq!(LETTERS.map(|letter| taxes(Edition::First, letter, goods)), [paid; 3], "{goods} goods");
    }
}
