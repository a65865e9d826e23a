//! Mistakes of judgement: things look better or worse than they are, and some are overlooked.

use std::hash::{DefaultHasher, Hash, Hasher};

/// How a player misjudges. The same thing looks the same for a whole round, so that a plan which was begun is
/// carried through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Whim {
    /// By how many percent a worth may look wrong; nothing looks wrong at 0.
    pub(crate) blur: i32,
    /// How many of a hundred things are overlooked.
    pub(crate) overlooked: i32,
    /// What tells the whims of seats, rounds and games apart.
    pub(crate) salt: u64,
}

impl Whim {
    /// What something worth `worth` looks like.
    pub(crate) fn judge(self, thing: impl Hash, worth: i32) -> i32 {
        if self == Whim::default() {
            return worth;
        }
        let mut hash = DefaultHasher::new();
        (self.salt, thing).hash(&mut hash);
        let chance = hash.finish();
        let percent = (chance % (2 * self.blur as u64 + 1)) as i32 - self.blur;
        match (chance >> 32) as i32 & 0x7fff {
            it if it % 100 < self.overlooked => worth.min(0),
            _ => worth + worth.abs() * percent / 100,
        }
    }
}
