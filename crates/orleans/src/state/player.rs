//! What one player has: a mat that all may see, and a bag and a plan that only the owner sees.

use super::{Board, Pool};
use crate::components::{Good, Kind, PlaceSet, SpaceSet, Town, TownSet, Track};
use crate::modules::{ModulesOnMat, SystemHand};
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};
use tabletop::Seat;

/// Everything of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// What lies in the open (base.general.open-information).
    pub mat: Mat,
    /// The bag: its owner may look into it, the others see only how many are inside.
    pub bag: Pool,
    /// The plan in progress.
    pub plan: Plan,
    /// Cards in the hand, where a system has some: only their owner sees them.
    #[serde(default, skip_serializing_if = "SystemHand::is_none")]
    pub hand: SystemHand,
}

/// What lies in the open before a player. While planning, `Plan` says which followers on the
/// board the others do not see yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Mat {
    /// Coins.
    pub coins: u16,
    /// Goods of each kind.
    pub goods: [u8; Good::COUNT],
    /// Trading stations not yet built.
    pub stations_left: u8,
    /// Towns with an own trading station.
    pub stations: TownSet,
    /// Citizens.
    pub citizens: u8,
    /// Where the markers stand on the six follower tracks.
    pub tracks: [u8; Track::COUNT],
    /// Where the marker stands on the Development track.
    pub development: u8,
    /// The town the merchant is in.
    pub merchant: Town,
    /// The places to be used: the ten of the player board and the own place tiles.
    pub places: PlaceSet,
    /// Followers and gear wheels on action spaces.
    pub board: Board,
    /// Followers on the Market.
    pub market: Pool,
    /// Followers on the Gunpowder Tower.
    pub tower: Pool,
    /// Gear wheels beside the board, indexed by [`Wheel`].
    pub wheels: [u8; Wheel::COUNT],
    /// What lies on own place tiles besides followers and wheels on action spaces.
    pub on_tiles: OnTiles,
    /// Whether the player has passed in this Action phase.
    pub passed: bool,
    /// What expansions add.
    #[serde(default, skip_serializing_if = "ModulesOnMat::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<ModulesOnMat>", optional))]
    pub modules: ModulesOnMat,
}

/// What lies on own place tiles besides followers and wheels on action spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OnTiles {
    /// Grain baked to bread.
    pub bread: u8,
    /// How many of the own goods lie on the Brasserie; they are part of `Mat::goods`.
    pub brasserie: [u8; Good::COUNT],
    /// Trading stations on the Road.
    pub road: u8,
    /// Followers in the Gaming Room, by kind; at most one each.
    pub gaming_room: [bool; Kind::COUNT],
    /// Goods in the Gaming Room, by kind; at most one each. They are no longer the player's.
    pub gaming_goods: [bool; Good::COUNT],
}

/// Followers placed in the Planning phase that is not finished: still movable, and hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Plan {
    /// Spaces filled from the Market.
    pub from_market: SpaceSet,
    /// Spaces filled from the Gunpowder Tower.
    pub from_tower: SpaceSet,
}

/// Where a gear wheel beside the board came from: that decides where it may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Wheel {
    /// From the first advance on the Craftsmen track.
    First,
    /// From a later advance.
    Later,
    /// From the Laboratory.
    Laboratory,
}

impl Wheel {
    /// Every origin.
    pub const ALL: [Wheel; 3] = [Wheel::First, Wheel::Later, Wheel::Laboratory];
    /// How many origins there are.
    pub const COUNT: usize = Wheel::ALL.len();
}

impl Default for Mat {
    fn default() -> Mat {
        Mat {
            coins: 0,
            goods: [0; Good::COUNT],
            stations_left: 0,
            stations: TownSet::EMPTY,
            citizens: 0,
            tracks: [0; Track::COUNT],
            development: 0,
            merchant: Town::Orleans,
            places: PlaceSet::EMPTY,
            board: Board::default(),
            market: Pool::default(),
            tower: Pool::default(),
            wheels: [0; Wheel::COUNT],
            on_tiles: OnTiles::default(),
            passed: false,
            modules: ModulesOnMat::default(),
        }
    }
}

impl Mat {
    /// Where the marker stands on a track.
    pub fn track(&self, track: Track) -> u8 {
        self.tracks[track.index()]
    }

    /// How many goods there are in all; bread is a good (places.bakery.bread-is-a-good).
    pub fn n_goods(&self) -> u8 {
        self.goods.iter().sum::<u8>() + self.on_tiles.bread
    }

    /// How many of one kind of good there are.
    pub fn good(&self, good: Good) -> u8 {
        self.goods[good.index()]
    }

    /// How many trading stations are built, those on the Road included (places.road.counts-as-built).
    pub fn n_stations(&self) -> u8 {
        self.stations.len() + self.on_tiles.road
    }
}

impl Track {
    /// The track that recruiting this kind advances; monks have none.
    pub fn of(kind: Kind) -> Option<Track> {
        Track::ALL.get(kind.index()).copied()
    }
}

/// The players, by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Players {
    list: [Player; Players::MOST],
    n_seats: u8,
}

impl Players {
    /// The most players any table can have.
    pub const MOST: usize = 5;

    /// `n_seats` players with nothing yet.
    pub fn new(n_seats: u8) -> Players {
        Players { list: [Player::default(); Players::MOST], n_seats }
    }

    /// The players in seat order.
    pub fn as_slice(&self) -> &[Player] {
        &self.list[..self.n_seats as usize]
    }

    /// The players in seat order, to be changed.
    pub fn as_mut_slice(&mut self) -> &mut [Player] {
        &mut self.list[..self.n_seats as usize]
    }
}

impl Index<Seat> for Players {
    type Output = Player;
    fn index(&self, seat: Seat) -> &Player {
        &self.list[seat.index()]
    }
}

impl IndexMut<Seat> for Players {
    fn index_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.list[seat.index()]
    }
}

impl Serialize for Players {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Players {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Players, D::Error> {
        let list = Vec::<Player>::deserialize(deserializer)?;
        if list.len() > Players::MOST {
            return Err(serde::de::Error::custom("more players than seats"));
        }
        let mut players = Players::new(list.len() as u8);
        players.as_mut_slice().copy_from_slice(&list);
        Ok(players)
    }
}
