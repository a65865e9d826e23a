//! Goods and the printed things of the deeds board, the tracks and the hour glass.

use super::named::named;
use std::ops::RangeInclusive;

named! {
    /// A good, from the cheapest to the dearest.
    Good {
        Grain = "grain",
        Cheese = "cheese",
        Wine = "wine",
        Wool = "wool",
        Brocade = "brocade",
    }
}

named! {
    /// A follower track; its facts stand in `data/tracks.toml`.
    Track {
        Farmers = "Farmers track",
        Boatmen = "Boatmen track",
        Craftsmen = "Craftsmen track",
        Traders = "Traders track",
        Knights = "Knights track",
        Scholars = "Scholars track",
    }
}

named! {
    /// A beneficial deed; its facts stand in `data/deeds.toml`.
    Deed {
        CityWall = "Building the City Wall",
        PapalConclave = "Papal Conclave",
        DefeatingThePlague = "Defeating the Plague",
        Astronomy = "Astronomy",
        BoatmensGuild = "Founding the Boatmen's Guild",
        BuildingTheCathedral = "Building the Cathedral",
        PeaceTreaty = "Peace Treaty",
        Canalization = "Canalization",
    }
}

named! {
    /// The letter on the back of an hour glass tile; the pale tile on top has none, and only expansions have D.
    Letter {
        Start = "start",
        A = "A",
        B = "B",
        C = "C",
        D = "D",
    }
}

named! {
    /// Which printing of the game is played.
    Edition {
        First = "first",
        Current = "current",
        Bigbox = "bigbox",
    }
}

impl Edition {
    /// How many players it seats (base.setup.player-count).
    pub fn seats(self) -> RangeInclusive<u8> {
        2..=if self == Edition::Bigbox { 5 } else { 4 }
    }
}
