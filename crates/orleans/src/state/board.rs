//! What stands on the action spaces of one player: followers and gear wheels.

use super::who::Who;
use crate::components::{Follower, Place, SpaceFacts, SpaceId, SpaceKind, SpaceSet, components};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The action spaces of one player's board and place tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "typescript",
    ts(type = "Array<[SpaceId, { follower: Follower } | \"wheel\" | \"laboratory_wheel\"]>")
)]
pub struct Board {
    stood: SpaceSet,
    wheels: SpaceSet,
    from_laboratory: SpaceSet,
    /// Meaningful where `stood` says so; elsewhere the first follower, so that equal boards are equal.
    who: Who,
}

impl Board {
    /// Spaces that hold a follower or a gear wheel.
    pub fn filled(&self) -> SpaceSet {
        self.stood | self.wheels
    }

    /// Spaces that hold a follower.
    pub fn stood(&self) -> SpaceSet {
        self.stood
    }

    /// Spaces that hold a gear wheel.
    pub fn wheels(&self) -> SpaceSet {
        self.wheels
    }

    /// Whether the wheel on this space came from the Laboratory.
    pub fn is_from_laboratory(&self, space: SpaceId) -> bool {
        self.from_laboratory.contains(space)
    }

    /// The follower on a space, if one stands there.
    pub fn follower(&self, space: SpaceId) -> Option<Follower> {
        self.stood.contains(space).then(|| self.who.at(space))
    }

    /// Whether the plague doctor stands anywhere.
    pub(crate) fn has_doctor(&self) -> bool {
        self.who.has_doctor()
    }

    /// Puts a follower on an empty space.
    pub fn put(&mut self, space: SpaceId, follower: Follower) {
        self.stood.insert(space);
        self.who.set(space, follower);
        if follower == Follower::PlagueDoctor {
            self.who.note_doctor(true);
        }
    }

    /// Takes the follower off a space where one stands.
    pub fn take(&mut self, space: SpaceId) -> Follower {
        self.stood.remove(space);
        let follower = self.who.at(space);
        self.who.set(space, Follower::Farmer);
        if follower == Follower::PlagueDoctor {
            self.who.note_doctor(false);
        }
        follower
    }

    /// Lays a gear wheel on an empty space.
    pub fn lay_wheel(&mut self, space: SpaceId, from_laboratory: bool) {
        self.wheels.insert(space);
        if from_laboratory {
            self.from_laboratory.insert(space);
        }
    }

    /// Takes a gear wheel off its space; tells whether it came from the Laboratory.
    pub fn lift_wheel(&mut self, space: SpaceId) -> bool {
        let from_laboratory = self.from_laboratory.contains(space);
        self.wheels.remove(space);
        self.from_laboratory.remove(space);
        from_laboratory
    }

    /// The spaces of a place that hold a follower.
    pub fn stood_at(&self, place: Place) -> SpaceSet {
        self.stood & components().place(place).space_set
    }

    /// The followers at a place with their spaces.
    pub fn at(&self, place: Place) -> impl Iterator<Item = (SpaceId, Follower)> {
        self.stood_at(place).iter().map(|space| (space, self.who.at(space)))
    }

    /// The followers on `within`, each with what is printed on its space; equal followers on equal
    /// spaces of a place are named once.
    pub fn distinct(&self, within: SpaceSet) -> impl Iterator<Item = (SpaceFacts, Follower)> {
        self.once(within).iter().map(|space| self.there(space))
    }

    /// Tells the same, one after the other.
    pub(crate) fn each_distinct(&self, within: SpaceSet, mut tell: impl FnMut(SpaceFacts, Follower)) {
        self.once(within).for_each(|space| {
            let (at, follower) = self.there(space);
            tell(at, follower);
        });
    }

    fn there(&self, space: SpaceId) -> (SpaceFacts, Follower) {
        (components().space(space), self.who.at(space))
    }

    /// Where somebody stands on `within` who does not stand on an equal space before it.
    fn once(&self, within: SpaceSet) -> SpaceSet {
        let spaces = within & self.stood;
        let twins = components().twins;
        let mut once = spaces;
        (spaces & twins).for_each(|space| {
            let mut before = space;
            while twins.contains(before) {
                before.0 -= 1;
                if spaces.contains(before) && self.who.at(before) == self.who.at(space) {
                    once.remove(space);
                }
            }
        });
        once
    }

    /// The first empty space of this kind at a place.
    pub fn free_space(&self, place: Place, kind: SpaceKind) -> Option<SpaceId> {
        let open = components().place(place).space_set - self.filled();
        (open & components().spaces_of_kind[kind.index()]).iter().next()
    }

    /// The space of this kind at a place where `follower` stands; among `within` only.
    pub fn find(&self, place: Place, kind: SpaceKind, follower: Follower, within: SpaceSet) -> Option<SpaceId> {
        let spaces = components().place(place).space_set & components().spaces_of_kind[kind.index()];
        (spaces & within & self.stood).iter().find(|&space| self.who.at(space) == follower)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Piece {
    Follower(Follower),
    Wheel,
    LaboratoryWheel,
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.filled().written().map(|space| match self.follower(space) {
            Some(follower) => (space, Piece::Follower(follower)),
            None if self.is_from_laboratory(space) => (space, Piece::LaboratoryWheel),
            None => (space, Piece::Wheel),
        }))
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        let mut board = Board::default();
        for (space, piece) in Vec::<(SpaceId, Piece)>::deserialize(deserializer)? {
            match piece {
                Piece::Follower(follower) => board.put(space, follower),
                Piece::Wheel => board.lay_wheel(space, false),
                Piece::LaboratoryWheel => board.lay_wheel(space, true),
            }
        }
        Ok(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether he stands anywhere is told as long as he does, and nobody else is taken for him.
    #[test]
    fn the_doctor() {
        let mut board = Board::default();
        board.put(SpaceId(3), Follower::Monk);
        assert!(!board.has_doctor());
        board.put(SpaceId(4), Follower::PlagueDoctor);
        board.take(SpaceId(3));
        assert!(board.has_doctor());
        assert_eq!(board.take(SpaceId(4)), Follower::PlagueDoctor);
        assert!(!board.has_doctor());
        assert_eq!(board, Board::default());
    }
}
