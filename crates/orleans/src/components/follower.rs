//! Followers: seven kinds, four of which every player also has in the own colour.

use super::named::named;

named! {
    /// The profession of a follower.
    Kind {
        Farmer = "farmer",
        Boatman = "boatman",
        Craftsman = "craftsman",
        Trader = "trader",
        Knight = "knight",
        Scholar = "scholar",
        Monk = "monk",
    }
}

named! {
    /// A follower tile: neutral, or marked with the colour of its player.
    Follower {
        Farmer = "farmer",
        Boatman = "boatman",
        Craftsman = "craftsman",
        Trader = "trader",
        Knight = "knight",
        Scholar = "scholar",
        Monk = "monk",
        OwnFarmer = "own farmer",
        OwnBoatman = "own boatman",
        OwnCraftsman = "own craftsman",
        OwnTrader = "own trader",
    }
}

impl Kind {
    /// The neutral follower of this kind.
    pub fn neutral(self) -> Follower {
        Follower::ALL[self.index()]
    }
}

impl Follower {
    /// The four followers a player begins with (base.setup.player-pieces).
    pub const OWN: [Follower; 4] =
        [Follower::OwnFarmer, Follower::OwnBoatman, Follower::OwnCraftsman, Follower::OwnTrader];

    /// The profession.
    pub fn kind(self) -> Kind {
        let index = self.index();
        Kind::ALL[if index < Kind::COUNT { index } else { index - Kind::COUNT }]
    }

    /// Whether the follower bears the colour of its player.
    pub fn is_own(self) -> bool {
        self >= Follower::OwnFarmer
    }
}

named! {
    /// What is printed on a space: the kind of follower it asks for.
    SpaceKind {
        Farmer = "farmer",
        Boatman = "boatman",
        Craftsman = "craftsman",
        Trader = "trader",
        Knight = "knight",
        Scholar = "scholar",
        Monk = "monk",
        Any = "any",
        PlagueDoctor = "plague doctor",
        Patient = "any neutral except monk",
    }
}

impl SpaceKind {
    /// The kind of follower the space asks for; none where it takes several.
    pub fn kind(self) -> Option<Kind> {
        Kind::ALL.get(self.index()).copied()
    }
}

impl From<Kind> for SpaceKind {
    fn from(kind: Kind) -> SpaceKind {
        SpaceKind::ALL[kind.index()]
    }
}
