//! Who stands on which action space, in little room: a state is copied for every move that a bot thinks of.

use crate::components::{Follower, MOST_SPACES, SpaceId};

/// A follower for each action space, two to a byte. At first all are the first follower there is. The last byte is no
/// space: it says whether the plague doctor stands on one, for every plan asks for him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Who([u8; DOCTOR + 1]);

/// The byte that tells of the doctor.
const DOCTOR: usize = MOST_SPACES / 2;

/// What half a byte holds.
const HALF: u8 = 0b1111;

/// The follower of every half byte there is, so that nothing need be checked when one is read.
const FOLLOWERS: [Follower; HALF as usize + 1] = {
    let mut followers = [Follower::Farmer; HALF as usize + 1];
    let mut index = 0;
    while index < Follower::COUNT {
        followers[index] = Follower::ALL[index];
        index += 1;
    }
    followers
};

impl Default for Who {
    fn default() -> Who {
        Who([0; DOCTOR + 1])
    }
}

impl Who {
    pub(super) fn at(&self, space: SpaceId) -> Follower {
        FOLLOWERS[(self.0[byte(space)] >> shift(space) & HALF) as usize]
    }

    pub(super) fn has_doctor(&self) -> bool {
        self.0[DOCTOR] != 0
    }

    /// He comes to a space, or leaves it.
    pub(super) fn note_doctor(&mut self, stands: bool) {
        self.0[DOCTOR] = stands.into();
    }

    pub(super) fn set(&mut self, space: SpaceId, follower: Follower) {
        let byte = &mut self.0[byte(space)];
        *byte = *byte & !(HALF << shift(space)) | (follower.index() as u8) << shift(space);
    }
}

fn byte(space: SpaceId) -> usize {
    space.0 as usize / 2
}

fn shift(space: SpaceId) -> u8 {
    space.0 % 2 * 4
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Neighbours share a byte and do not disturb each other.
    #[test]
    fn neighbours() {
        let mut who = Who::default();
        for (&follower, &neighbour) in Follower::ALL.iter().zip(Follower::ALL.iter().rev()) {
            who.set(SpaceId(6), follower);
            who.set(SpaceId(7), neighbour);
            assert_eq!([who.at(SpaceId(6)), who.at(SpaceId(7))], [follower, neighbour]);
        }
    }
}
