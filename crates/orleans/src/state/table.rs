//! What lies face up on the table, and what lies face down.

use crate::components::{Achievement, Deed, Good, Kind, PlaceSet, SpaceSet, TILES, TileId, Town, components};
use crate::course::Ending;
use crate::modules::{BoardDeed, ModulesHidden, ModulesOnTable};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;
use tabletop::{Rng, Seat};

/// Goods spaces on the map.
pub const GOODS_SPACES: usize = 52;

/// What all may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Table {
    /// The round being played, from 1; 0 before the first.
    pub round: u8,
    /// Who holds the start player token.
    pub start_player: Seat,
    /// The hour glass tile in force.
    pub tile: Option<TileId>,
    /// The hour glass tiles turned over so far, one bit each.
    pub turned: u64,
    /// Neutral followers in the supply.
    pub followers: [u8; Kind::COUNT],
    /// Gear wheels in the supply.
    pub gears: u8,
    /// The goods market.
    pub goods: [u8; Good::COUNT],
    /// The goods on the map.
    #[serde(with = "BigArray")]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Option<Good>>"))]
    pub map: [Option<Good>; GOODS_SPACES],
    /// Place tiles that can be taken.
    pub tiles: PlaceSet,
    /// Followers sent to each deed, by kind.
    pub deeds: [[u8; Kind::COUNT]; Deed::COUNT],
    /// Citizens not yet taken.
    pub citizens: Citizens,
    /// What has left the game.
    pub gone: Gone,
    /// Spaces that the player whose turn it is has filled during it: who stands there works from the next turn on.
    #[serde(default, skip_serializing_if = "is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<SpaceSet>", optional))]
    pub just_placed: SpaceSet,
    /// How the game ended, where that is not the counting of points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ending: Option<Ending>,
    /// What expansions add.
    #[serde(default, skip_serializing_if = "ModulesOnTable::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<ModulesOnTable>", optional))]
    pub modules: ModulesOnTable,
}

/// Saved games say nothing of spaces where there are none.
fn is_empty(spaces: &SpaceSet) -> bool {
    spaces.is_empty()
}

/// Where citizens wait, one bit a [`Spot`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Citizens(u64);

/// A space with a citizen on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// The last space of the Boatmen track.
    Boatmen,
    /// The fourth advance on the Knights track.
    Knights,
    /// The first, second or third citizen space of the Development track.
    Development(u8),
    /// A deed.
    Deed(Deed),
    /// Kept aside for the most trading stations.
    MostStations,
    /// A deed of another board.
    Board(BoardDeed),
    /// In the town of Orléans.
    Orleans,
    /// In another town.
    Town(Town),
    /// Below the pile of a good in the goods market.
    Pile(Good),
    /// Beside the Craftsmen track, for a marker at the end of each of the six tracks.
    SixTracks,
    /// An achievement of the City.
    Achievement(Achievement),
    /// In the supply, where as many lie as are neither on the board nor before a player.
    Supply,
}

impl Spot {
    fn bit(self) -> u64 {
        1 << match self {
            Spot::Boatmen => 0,
            Spot::Knights => 1,
            Spot::MostStations => 2,
            Spot::Development(nth) => 3 + u32::from(nth),
            Spot::Deed(deed) => 6 + deed as u32,
            // Only one such board is ever in play.
            Spot::Board(deed) => 6 + Deed::COUNT as u32 + deed.index() as u32,
            // Citizens wait in Orléans or in other towns, never in both.
            Spot::Orleans => 31,
            Spot::Town(town) => 24 + town as u32,
            Spot::Supply => 30,
            Spot::Pile(good) => 47 + good as u32,
            Spot::SixTracks => 52,
            Spot::Achievement(achievement) => 53 + achievement as u32,
        }
    }
}

impl Citizens {
    /// Puts a citizen on its space.
    pub fn put(&mut self, spot: Spot) {
        self.0 |= spot.bit();
    }

    /// Takes the citizen of a space; false if it is gone already.
    pub fn take(&mut self, spot: Spot) -> bool {
        let there = self.waits(spot);
        self.0 &= !spot.bit();
        there
    }

    /// Whether the citizen still waits there.
    pub fn waits(&self, spot: Spot) -> bool {
        self.0 & spot.bit() != 0
    }

    /// Those that still wait.
    pub fn iter(&self) -> impl Iterator<Item = Spot> {
        let development = (0..components().development.citizens.len() as u8).map(Spot::Development);
        let deeds = Deed::ALL.iter().copied().map(Spot::Deed);
        let spots = [Spot::Boatmen, Spot::Knights].into_iter().chain(development).chain(deeds);
        // Bits of other towns mean other spots.
        let mut towns = components().dignitary.towns;
        towns.insert(Town::LeBlanc);
        let towns = towns.iter().map(Spot::Town);
        let piles = Good::ALL.iter().copied().map(Spot::Pile);
        let achievements = Achievement::ALL.iter().copied().map(Spot::Achievement);
        let others = [Spot::MostStations, Spot::Orleans, Spot::SixTracks];
        spots.chain(others).chain(towns).chain(piles).chain(achievements).filter(|&spot| self.waits(spot))
    }

    /// How many still wait.
    pub fn len(&self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether none is left.
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }
}

/// What has left the game for good.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Gone {
    /// Followers given up under torture.
    pub followers: [u8; Kind::COUNT],
    /// Goods taken out unseen at the start, or given up.
    pub goods: [u8; Good::COUNT],
    /// Gear wheels given up.
    pub gears: u8,
}

/// What nobody may see: no view holds this type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// The generator.
    pub rng: Rng,
    /// The hour glass tiles in the order in which they will be turned over.
    pub hour_glass: [TileId; TILES],
    /// What expansions keep face down.
    #[serde(default, skip_serializing_if = "ModulesHidden::is_empty")]
    pub modules: ModulesHidden,
}
