//! Sets of printed things as bits, written down as lists of names.

/// Declares a set of things: `Set of Thing in bits`, with the way from a thing to its bit and back, and in which order
/// they are written down where that is not the order of the bits.
#[macro_export]
macro_rules! bit_set {
    ($(#[$doc:meta])* $Set:ident of $Item:ident in $Bits:ident, $to:expr, $from:expr) => {
        $crate::bit_set! { $(#[$doc])* $Set of $Item in $Bits, $to, $from, $Set::iter }
    };
    ($(#[$doc:meta])* $Set:ident of $Item:ident in $Bits:ident, $to:expr, $from:expr, $written:expr) => {
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

            /// The same without its first item, if it has any.
            #[must_use]
            pub fn without_first(self) -> $Set {
                $Set(self.0 & self.0.wrapping_sub(1))
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

            /// Tells all of them in ascending order, half by half: in numbers as wide as a register.
            pub fn for_each(self, mut tell: impl FnMut($Item)) {
                let bits = u128::from(self.0);
                for (first, mut left) in [(0, bits as u64), (u64::BITS, (bits >> u64::BITS) as u64)] {
                    while left != 0 {
                        tell($from(first + left.trailing_zeros()));
                        left &= left - 1;
                    }
                }
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

        impl serde::Serialize for $Set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq($written(*self))
            }
        }

        impl<'de> serde::Deserialize<'de> for $Set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$Set, D::Error> {
                let items: Vec<$Item> = serde::Deserialize::deserialize(deserializer)?;
                Ok(items.into_iter().collect())
            }
        }
    };
}
