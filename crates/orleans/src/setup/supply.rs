//! What the box holds for a game, by the number of players and the expansions.

use crate::components::{Kind, Town, components};
use crate::modules;
use crate::state::Setup;

/// What is taken out of the box.
#[derive(Clone, Copy, Debug)]
pub struct Supply {
    /// Neutral followers of each kind.
    pub followers: [u8; Kind::COUNT],
    /// Gear wheels.
    pub gears: u8,
    /// Goods that leave the game unseen.
    pub goods_removed: u8,
    /// The number of players whose goods spaces are used.
    pub map_for: u8,
    /// Coins each player starts with.
    pub coins: u16,
    /// Where merchants begin.
    pub merchant: Town,
}

impl Supply {
    /// What the game of this set-up begins with.
    pub fn of(setup: &Setup) -> Supply {
        let (counts, players) = (&components().counts, usize::from(setup.players));
        let mut supply = Supply {
            followers: counts.followers[players],
            gears: counts.gears[players],
            goods_removed: counts.goods_removed[players],
            map_for: setup.players,
            coins: counts.start_coins,
            merchant: Town::Orleans,
        };
        modules::supply(setup, &mut supply);
        supply
    }
}
