//! The bonuses that wait for their player.

use crate::components::Bonus;
use serde::{Deserialize, Serialize};

/// As many as the sheet can bring in a whole game; loading the data checks it.
pub const ROOM_FOR_BONUSES: usize = 24;

/// The open bonuses, in a fixed order: equal ones are next to each other.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Bonus>"))]
pub struct Bonuses {
    list: [Bonus; ROOM_FOR_BONUSES],
    len: u8,
}

impl Bonuses {
    /// The bonuses.
    pub fn as_slice(&self) -> &[Bonus] {
        &self.list[..usize::from(self.len)]
    }

    /// Whether none is open.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether such a bonus is open.
    pub fn contains(&self, bonus: Bonus) -> bool {
        self.as_slice().contains(&bonus)
    }

    /// Each bonus once, however often it is open: equal ones are the same choice.
    pub fn kinds(&self) -> impl Iterator<Item = Bonus> {
        let list = self.as_slice();
        list.iter().enumerate().filter(|(at, bonus)| *at == 0 || list[at - 1] != **bonus).map(|(_, bonus)| *bonus)
    }

    /// Adds a bonus. The sheet cannot bring more than there is room for.
    pub fn add(&mut self, bonus: Bonus) {
        let mut at = usize::from(self.len);
        if at == ROOM_FOR_BONUSES {
            return;
        }
        while at > 0 && self.list[at - 1] > bonus {
            self.list[at] = self.list[at - 1];
            at -= 1;
        }
        self.list[at] = bonus;
        self.len += 1;
    }

    /// Takes one such bonus out.
    pub fn remove(&mut self, bonus: Bonus) {
        if let Some(at) = self.as_slice().iter().position(|open| *open == bonus) {
            self.list.copy_within(at + 1..usize::from(self.len), at);
            self.len -= 1;
        }
    }
}

impl Default for Bonuses {
    fn default() -> Bonuses {
        Bonuses { list: [Bonus::Station; ROOM_FOR_BONUSES], len: 0 }
    }
}

impl PartialEq for Bonuses {
    fn eq(&self, other: &Bonuses) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Bonuses {}

impl std::hash::Hash for Bonuses {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.as_slice().hash(hasher);
    }
}

impl std::fmt::Debug for Bonuses {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for Bonuses {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Bonuses {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Bonuses, D::Error> {
        let list = Vec::<Bonus>::deserialize(deserializer)?;
        if list.len() > ROOM_FOR_BONUSES {
            return Err(serde::de::Error::custom("more bonuses than a sheet can bring"));
        }
        let mut bonuses = Bonuses::default();
        list.into_iter().for_each(|bonus| bonuses.add(bonus));
        Ok(bonuses)
    }
}
