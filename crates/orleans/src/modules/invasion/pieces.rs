//! What Invasion lays on the table and before the players.

use super::team::Team;
use crate::components::{CityNeeds, Good, InvasionCharacter, Kind, Place, TownSet, components};
use crate::modules::{SystemOnMat, SystemOnTable};
use crate::state::{Mat, Setup, State, Table};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Seat;

/// The City, and what else the team has in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct InvasionOnTable {
    /// Knights on the City Walls.
    pub walls: u8,
    /// The tile that wants one knight more.
    pub reinforcement: Reinforcement,
    /// Goods in Warehouse and Clothing Store.
    pub goods: [u8; Good::COUNT],
    /// Coins in the City Treasury.
    pub city_treasury: u8,
    /// Coins in the Treasury.
    pub treasury: u8,
    /// Gear wheels on the Catapult.
    pub catapult: u8,
    /// Followers in the Militia.
    pub militia: [u8; Kind::COUNT],
    /// Followers in the Prayer Service.
    pub prayer: [u8; Kind::COUNT],
    /// Citizens of the team.
    pub citizens: u8,
    /// Citizens that have left the game.
    pub citizens_lost: u8,
    /// Towers that stand from the start and belong to nobody.
    pub neutral: TownSet,
    /// Place tiles of the supply that are turned over.
    pub turned: TurnedTiles,
    /// What the team is about to decide.
    pub team: Option<Team>,
}

/// The most place tiles that are turned over: the event that does so comes once.
const MOST_TURNED: usize = 5;

/// Place tiles that are turned over, in little room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Place>"))]
pub struct TurnedTiles([Option<Place>; MOST_TURNED]);

impl TurnedTiles {
    /// Turns one more over.
    pub(super) fn insert(&mut self, place: Place) {
        if let Some(room) = self.0.iter_mut().find(|room| room.is_none()) {
            *room = Some(place);
        }
    }

    /// The tiles, in the order in which they were turned over.
    pub fn iter(&self) -> impl Iterator<Item = Place> + use<> {
        self.0.into_iter().flatten()
    }
}

impl Serialize for TurnedTiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TurnedTiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TurnedTiles, D::Error> {
        let mut turned = TurnedTiles::default();
        Vec::<Place>::deserialize(deserializer)?.into_iter().for_each(|place| turned.insert(place));
        Ok(turned)
    }
}

/// What became of the tile Reinforcement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reinforcement {
    /// It does not lie at the City Walls.
    #[default]
    None,
    /// It wants a knight.
    Wanted,
    /// A knight stands on it.
    Manned,
}

/// What lies before a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct InvasionOnMat {
    /// Who the player is; nobody until characters are chosen.
    pub character: Option<InvasionCharacter>,
    /// Followers in the Assembly Hall, by kind.
    pub hall: [u8; Kind::COUNT],
    /// Own Fortified Towers.
    pub towers: TownSet,
    /// The vote on the proposal that lies there.
    pub vote: Option<bool>,
}

/// What the City takes at this table.
pub(super) fn needs(setup: &Setup) -> &'static CityNeeds {
    &components().invasion.needs[usize::from(setup.players)]
}

/// The City.
pub(super) fn city(table: &Table) -> InvasionOnTable {
    match table.modules.system {
        SystemOnTable::Invasion(city) => city,
        _ => InvasionOnTable::default(),
    }
}

/// The City, to be changed.
pub(super) fn city_mut(state: &mut State) -> &mut InvasionOnTable {
    if !matches!(state.table.modules.system, SystemOnTable::Invasion(_)) {
        state.table.modules.system = SystemOnTable::Invasion(InvasionOnTable::default());
    }
    match &mut state.table.modules.system {
        SystemOnTable::Invasion(city) => city,
        _ => unreachable!("it was just laid there"),
    }
}

/// What a player of Invasion has.
pub(crate) fn on(mat: &Mat) -> InvasionOnMat {
    match mat.modules.system {
        SystemOnMat::Invasion(invasion) => invasion,
        _ => InvasionOnMat::default(),
    }
}

/// What a player of Invasion has, to be changed.
pub(super) fn on_mut(state: &mut State, seat: Seat) -> &mut InvasionOnMat {
    let system = &mut state.mat_mut(seat).modules.system;
    if !matches!(system, SystemOnMat::Invasion(_)) {
        *system = SystemOnMat::Invasion(InvasionOnMat::default());
    }
    match system {
        SystemOnMat::Invasion(invasion) => invasion,
        _ => unreachable!("it was just laid there"),
    }
}

/// Followers of a kind that were sent to the City.
pub(crate) fn in_city(table: &Table, kind: Kind) -> u8 {
    let city = city(table);
    let knights = city.walls + u8::from(city.reinforcement == Reinforcement::Manned);
    let on_walls = if kind == Kind::Knight { knights } else { 0 };
    on_walls + city.militia[kind.index()] + city.prayer[kind.index()]
}
