//! What Invasion asks, how it is answered, what it does by itself and what it tells.

use super::team::Unit;
use crate::components::{Achievement, Good, InvasionCharacter, Kind, Place, Town};
use crate::happening::Whence;
use crate::state::{Spot, Wheel};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What Invasion asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum InvasionAsk {
    /// Who does the player want to be?
    Character,
    /// Which good is sent, and where to?
    Vehicle {
        /// Where the first one went: the others follow.
        to: Option<Receiver>,
        /// How many more may be sent.
        left: u8,
    },
    /// How many coins are sent, and where to?
    GuildHouse {
        /// Where some went already: the City takes them in two places.
        to: Option<Purse>,
        /// How many more may be sent.
        left: u8,
    },
    /// Which follower goes to which partner?
    Hostel,
    /// Where does the follower of a partner go?
    Guest(Kind),
    /// Which action of which partner?
    Palatinate,
    /// Does the gear wheel just gained go to the Catapult?
    Catapult(Wheel),
    /// Does the Mayor keep the citizen just won?
    KeepCitizen,
    /// With what does the Estate Manager pay?
    Due,
    /// Goods worth so much, or a tower?
    Robbery {
        /// Points still owed.
        owed: u8,
    },
    /// How does the team meet the event, or use it?
    Propose,
    /// Is the proposal good?
    Vote,
    /// Where does the wind take the merchant?
    GoodWinds,
}

/// Where goods are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Receiver {
    /// Warehouse and Clothing Store.
    City,
    /// Another player.
    Player(Seat),
}

/// Where coins are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Purse {
    /// The common objective.
    CityTreasury,
    /// The achievement.
    Treasury,
    /// Another player.
    Player(Seat),
}

/// Where a follower is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the printed name says it")]
pub enum Post {
    CityWalls,
    Reinforcement,
    Militia,
    PrayerService,
    AssemblyHall,
}

impl Post {
    /// Every one of them.
    pub const ALL: [Post; 5] =
        [Post::CityWalls, Post::Reinforcement, Post::Militia, Post::PrayerService, Post::AssemblyHall];
}

/// How Invasion is answered, where base moves do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum InvasionMove {
    /// Be this character.
    Become(InvasionCharacter),
    /// Send a good.
    SendGood {
        /// Which.
        good: Good,
        /// Where to.
        to: Receiver,
    },
    /// Send coins.
    SendCoins {
        /// How many.
        coins: u8,
        /// Where to.
        to: Purse,
    },
    /// Send a follower to a partner.
    Lodge {
        /// Who.
        kind: Kind,
        /// From Market or Gunpowder Tower.
        from: Whence,
        /// To whom.
        to: Seat,
    },
    /// Send a follower to the City or to the Assembly Hall.
    Man {
        /// Who.
        kind: Kind,
        /// Where to.
        at: Post,
    },
    /// The gear wheel goes to the Catapult.
    ToCatapult,
    /// The Mayor keeps the citizen.
    Keep,
    /// An own tower is destroyed.
    Destroy(Town),
    /// One more unit of the proposal.
    Unit(Unit),
    /// The proposal stands as it is.
    Submit,
    /// Somebody else shall propose.
    PassWord,
    /// The proposal is good.
    Approve,
    /// It is not.
    Refuse,
}

/// What Invasion does by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum InvasionStep {
    /// The team meets the event together.
    Team,
    /// All have voted.
    Tally,
    /// The Estate Manager pays.
    Due,
}

/// What happens in Invasion, where base events do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum InvasionEvent {
    /// A player has chosen a character.
    Became(Seat, InvasionCharacter),
    /// A good was sent.
    SentGood {
        /// By whom.
        seat: Seat,
        /// Which.
        good: Good,
        /// Where to.
        to: Receiver,
    },
    /// Coins were sent.
    SentCoins {
        /// By whom.
        seat: Seat,
        /// How many.
        coins: u8,
        /// Where to.
        to: Purse,
    },
    /// A follower was sent to a partner, to whom it belongs now.
    Lodged {
        /// By whom.
        seat: Seat,
        /// Who.
        kind: Kind,
        /// To whom.
        to: Seat,
    },
    /// A follower for whom nobody has room goes into the bag.
    ToBag(Seat, Kind),
    /// A follower stands in the City or in the Assembly Hall, for good.
    Manned {
        /// Who sent it.
        seat: Seat,
        /// Who.
        kind: Kind,
        /// Where it stands.
        at: Post,
    },
    /// A gear wheel went to the Catapult.
    ToCatapult(Seat),
    /// An achievement is complete.
    Completed(Achievement),
    /// The Mayor keeps a citizen.
    Kept(Seat),
    /// A citizen nobody has won leaves the game.
    CitizenLost(Spot),
    /// A Fortified Tower stands.
    TowerBuilt(Seat, Town),
    /// A Fortified Tower is destroyed.
    TowerDestroyed(Seat, Town),
    /// The tile lies at the City Walls and wants a knight.
    ReinforcementWanted,
    /// A good leaves the Warehouse for the goods market.
    Eaten(Good),
    /// Grain comes to the Warehouse from the goods market.
    Stored(u8),
    /// A place tile in the supply is turned over.
    TurnedOver(Place),
    /// A unit of a proposal.
    Unit(Seat, Unit),
    /// The word goes on.
    WordPassed {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// A proposal is complete.
    Proposed(Seat),
    /// A vote.
    Voted {
        /// Whose.
        seat: Seat,
        /// Whether it is for the proposal.
        approves: bool,
    },
    /// A proposal is carried out; nobody proposed it where there was no choice.
    Decided(Option<Seat>),
    /// A built trading station goes back to its owner's stock.
    StationReturned(Seat, Town),
    /// A place tile goes back to the supply, where it can be taken again.
    TileReturned(Seat, Place),
    /// The due of the round is paid.
    DuePaid(Seat),
    /// Somebody cannot give what is demanded; nobody in particular where it is the team.
    CannotPay(Option<Seat>),
}
