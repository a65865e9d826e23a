//! Sets of printed things as bits: places, action spaces, towns.

use super::{GoodsSpaceId, Place, SpaceId, Town, components};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::bit_set;

bit_set! {
    /// A set of places.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Place>"))]
    PlaceSet of Place in u128, |place: Place| place as u32, |index: u32| Place::ALL[index as usize]
}
bit_set! {
    /// A set of towns.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Town>"))]
    TownSet of Town in u32, |town: Town| town as u32, |index: u32| Town::ALL[index as usize]
}
bit_set! {
    /// A set of goods spaces of the map.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<number>"))]
    GoodsSpaceSet of GoodsSpaceId in u64, |space: GoodsSpaceId| u32::from(space.0), |at: u32| GoodsSpaceId(at as u8)
}
bit_set! {
    /// A set of action spaces.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<SpaceId>"))]
    SpaceSet of SpaceId in u128, |space: SpaceId| u32::from(space.0), |index: u32| SpaceId(index as u8), SpaceSet::written
}

impl SpaceSet {
    /// The spaces in the order in which they are written down: place by place, as they are printed.
    pub fn written(self) -> impl Iterator<Item = SpaceId> {
        components().written.iter().copied().filter(move |&space| self.contains(space))
    }
}

/// How an action space is written down: its place and which of the place's spaces it is.
#[derive(Serialize, Deserialize)]
struct Written {
    place: Place,
    nth: u8,
}

impl Serialize for SpaceId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let place = components().space(*self).place;
        let nth = self.0 - components().place(place).first_space;
        Written { place, nth }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SpaceId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SpaceId, D::Error> {
        let Written { place, nth } = Written::deserialize(deserializer)?;
        let facts = components().place(place);
        match usize::from(nth) < facts.action_spaces.len() {
            true => Ok(SpaceId(facts.first_space + nth)),
            false => Err(serde::de::Error::custom(format!("{place} has no action space {nth}"))),
        }
    }
}
