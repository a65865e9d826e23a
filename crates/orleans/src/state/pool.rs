//! A heap of followers: how many of each, without order.

use crate::components::{Follower, Kind};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use tabletop::Rng;

/// Followers lying together: a bag, a Market, the Tower. Only the numbers count. The plague doctor is never among them:
/// whoever puts him in sends him home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ [key in Follower]?: number }"))]
pub struct Pool([u8; Follower::IN_HEAPS.len()]);

impl Pool {
    /// How many of `follower` there are.
    pub fn count(&self, follower: Follower) -> u8 {
        self.0.get(follower.index()).copied().unwrap_or(0)
    }

    /// How many there are in all.
    pub fn total(&self) -> u8 {
        let [a, b, c, d, e, f, g, h, rest @ ..] = self.0;
        sum_of_eight([a, b, c, d, e, f, g, h]) + rest.iter().sum::<u8>()
    }

    /// How many bear no player's colour.
    pub fn neutral(&self) -> u8 {
        let mut neutral = [0; 8];
        neutral[..Kind::COUNT].copy_from_slice(&self.0[..Kind::COUNT]);
        sum_of_eight(neutral)
    }

    /// Whether nobody is here.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Follower::IN_HEAPS.len()]
    }

    /// Puts one more in.
    pub fn add(&mut self, follower: Follower) {
        if let Some(count) = self.0.get_mut(follower.index()) {
            *count += 1;
        }
    }

    /// Takes one out; it must be there.
    pub fn take(&mut self, follower: Follower) {
        if let Some(count) = self.0.get_mut(follower.index()) {
            *count -= 1;
        }
    }

    /// Puts all of `other` in.
    pub fn add_all(&mut self, other: Pool) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }

    /// The different followers that are here, each once.
    pub fn present(&self) -> impl Iterator<Item = Follower> + use<> {
        let counts = self.0;
        Follower::IN_HEAPS.iter().copied().filter(move |it| counts[it.index()] > 0)
    }

    /// Draws one blindly; each follower is equally likely. The pool must not be empty.
    pub fn draw(&mut self, rng: &mut Rng) -> Follower {
        self.draw_among_first(self.total(), rng)
    }

    /// Draws a neutral follower blindly, as if those of the own colour were put back. One must be there.
    pub fn draw_neutral(&mut self, rng: &mut Rng) -> Follower {
        self.draw_among_first(self.neutral(), rng)
    }

    /// Draws one of the first so many: neutral followers come first in the order of kinds, and the total is everybody.
    pub(crate) fn draw_among_first(&mut self, number: u8, rng: &mut Rng) -> Follower {
        let nth = rng.below(number.into()) as u8;
        // How many kinds lie before it, counted to the end: where to stop could not be foreseen.
        let mut through = 0;
        let before = self.0.iter().filter(|&&count| {
            through += count;
            through <= nth
        });
        let follower = Follower::IN_HEAPS[before.count()];
        self.take(follower);
        follower
    }
}

/// Eight small numbers added in one multiplication: its highest byte is the sum of them all.
fn sum_of_eight(numbers: [u8; 8]) -> u8 {
    (u64::from_le_bytes(numbers).wrapping_mul(u64::from_le_bytes([1; 8])) >> (u64::BITS - u8::BITS)) as u8
}

impl FromIterator<Follower> for Pool {
    fn from_iter<I: IntoIterator<Item = Follower>>(followers: I) -> Pool {
        let mut pool = Pool::default();
        followers.into_iter().for_each(|follower| pool.add(follower));
        pool
    }
}

impl Serialize for Pool {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.present().map(|follower| (follower, self.count(follower))))
    }
}

impl<'de> Deserialize<'de> for Pool {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pool, D::Error> {
        let counts = BTreeMap::<Follower, u8>::deserialize(deserializer)?;
        let mut pool = Pool::default();
        for (follower, count) in counts {
            match pool.0.get_mut(follower.index()) {
                Some(place) => *place = count,
                None => return Err(serde::de::Error::custom("the plague doctor is in no heap")),
            }
        }
        Ok(pool)
    }
}
