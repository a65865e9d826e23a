//! What the box holds for a game, by the number of players and the expansions.

use crate::components::{Kind, ScenarioStart, Town, TownSet, components};
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
    /// The towns whose routes carry goods, where not every route does.
    pub goods_towns: Option<TownSet>,
    /// Neutral followers that begin on each Market, beside those of the own colour.
    pub on_market: [u8; Kind::COUNT],
    /// Trading stations of each player.
    pub stations: u8,
    /// Citizens in the game, where those that do not lie on the board are a supply.
    pub citizens: u8,
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
            goods_towns: None,
            on_market: [0; Kind::COUNT],
            stations: counts.stations,
            citizens: 0,
        };
        modules::supply(setup, &mut supply);
        supply
    }

    /// The same for a scenario that says how it begins.
    pub(crate) fn begin(&mut self, start: &ScenarioStart) {
        self.followers = start.followers;
        self.gears = start.gears;
        self.coins = start.coins;
        self.merchant = start.merchant;
    }

    /// Every neutral follower of a kind that is in the game.
    pub fn followers_in_game(&self, kind: Kind, players: u8) -> u8 {
        self.followers[kind.index()] + self.on_market[kind.index()] * players
    }
}
