//! Sets of printed things as bits: places, action spaces, towns.

use super::{Place, SpaceId, Town, components};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! bit_set {
    ($(#[$doc:meta])* $Set:ident of $Item:ident in $Bits:ident, $to:expr, $from:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $Set(pub $Bits);

        #[allow(dead_code, reason = "every set gets the same methods")]
        impl $Set {
            /// The set with nothing in it.
            pub const EMPTY: $Set = $Set(0);

            /// Just this one.
            pub fn of(item: $Item) -> $Set {
                $Set(1 << $to(item))
            }

            /// Whether nothing is in the set.
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in the set.
            pub fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether `item` is in the set.
            pub fn contains(self, item: $Item) -> bool {
                self.0 >> $to(item) & 1 != 0
            }

            /// Adds `item`.
            pub fn insert(&mut self, item: $Item) {
                self.0 |= 1 << $to(item);
            }

            /// Takes `item` out.
            pub fn remove(&mut self, item: $Item) {
                self.0 &= !(1 << $to(item));
            }

            /// The items in ascending order.
            pub fn iter(self) -> impl Iterator<Item = $Item> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let index = left.trailing_zeros();
                    left &= left - 1;
                    Some($from(index))
                })
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> $Set {
                let mut set = $Set::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl std::ops::BitOr for $Set {
            type Output = $Set;
            fn bitor(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }
        }

        impl std::ops::BitAnd for $Set {
            type Output = $Set;
            fn bitand(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }
        }

        impl std::ops::Sub for $Set {
            type Output = $Set;
            fn sub(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }
        }

        impl Serialize for $Set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $Set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Set, D::Error> {
                Ok(Vec::<$Item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    };
}

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
    /// A set of action spaces.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<SpaceId>"))]
    SpaceSet of SpaceId in u128, |space: SpaceId| u32::from(space.0), |index: u32| SpaceId(index as u8)
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
