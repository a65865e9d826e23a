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
        PlagueDoctor = "plague doctor",
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

    /// The followers that bags, Markets and other heaps hold: all but the plague doctor, who has a home of his own.
    pub const IN_HEAPS: &[Follower] = Follower::ALL.split_at(Follower::COUNT - 1).0;

    /// The profession. The plague doctor has none: he stands in for others as monks do.
    pub fn kind(self) -> Kind {
        let index = self.index();
        if self == Follower::PlagueDoctor {
            return Kind::Monk;
        }
        Kind::ALL[if index < Kind::COUNT { index } else { index - Kind::COUNT }]
    }

    /// Whether the follower bears the colour of its player.
    pub fn is_own(self) -> bool {
        (Follower::OwnFarmer..=Follower::OwnTrader).contains(&self)
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
        TraderOrBoatman = "trader or boatman",
    }
}

impl SpaceKind {
    /// The kind of follower the space asks for; none where it takes several.
    pub fn kind(self) -> Option<Kind> {
        Kind::ALL.get(self.index()).copied()
    }

    /// The kinds of followers the space asks for, where it names some.
    pub fn asks_for(self) -> impl Iterator<Item = Kind> {
        let either: &[Kind] = if self == SpaceKind::TraderOrBoatman { &[Kind::Trader, Kind::Boatman] } else { &[] };
        self.kind().into_iter().chain(either.iter().copied())
    }
}

impl From<Kind> for SpaceKind {
    fn from(kind: Kind) -> SpaceKind {
        SpaceKind::ALL[kind.index()]
    }
}
