//! Questions and answers side by side; the way from each to its rule is in `dispatch`.

mod dispatch;
mod offer;

use crate::components::{By, Deed, Follower, Good, Kind, Place, SpaceKind, Town, Track};
use crate::flow::Lender;
use crate::happening::{HappeningAsk, HappeningMove};
use crate::modules::BoardDeed;
use crate::modules::list::with_modules;
use crate::place::town_hall;
use crate::state::Wheel;
use crate::verbs::drawn::Drawn;
use crate::verbs::travel;
use crate::window::Window;
pub(crate) use dispatch::{answer, options, why_not};
pub(crate) use offer::{Offer, has_option};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

with_modules! {
/// A question: what its rule must remember until the answer, never the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Remove a place tile from the game?
    Exclude,
    /// Take followers back, then say how many to draw; `left` of the draw limit remain.
    Followers {
        /// How many may still be taken back or drawn.
        left: u8,
    },
    /// Which followers lie on the Gunpowder Tower; `room` spaces are left there.
    Tower {
        /// Free spaces of the Tower.
        room: u8,
    },
    /// Place followers, or be ready.
    Plan,
    /// Use a place, or pass.
    Action,
    /// Place a gear wheel, or keep it.
    Wheels,
    /// Whom does the Village recruit?
    Village,
    /// Which place tile, if any?
    Tile {
        /// Only category I may be chosen.
        one_only: bool,
    },
    /// Where does the merchant go?
    Travel(travel::Means),
    /// Which follower goes to which deed?
    Send {
        /// Where the followers come from.
        from: town_hall::Sender,
        /// How many were sent in this action.
        sent: u8,
    },
    /// A coin or a development point?
    Canalization,
    /// What is given up for the coins that are missing?
    Torture {
        /// Coins still owed.
        owed: u8,
    },
    /// Food or coins?
    Harvest {
        /// Items still owed.
        owed: u8,
    },
    /// Is the Sacristy used against the event?
    Shield,
    /// Which drawn follower goes where?
    Bathhouse(Drawn),
    /// How many steps are bought?
    Pharmacy,
    /// Which action is lent?
    AnyAction(Lender),
    /// Whose tile is borrowed?
    Church,
    /// Whose merchant is moved, and where to?
    Court,
    /// Does the follower just gained go to the Market?
    Statue(Kind),
    /// Which track is advanced on for the boatman just taken?
    Lock,
    /// Which player must give a good?
    Prairie,
    /// Which good is handed over?
    Gift {
        /// Who receives it.
        to: Seat,
    },
    /// Is a wine bought?
    Vineyard,
    /// Where does the merchant go from Tours?
    EpiscopalSee,
    /// Where does the merchant go, at most so many towns away?
    TinkerersWagon {
        /// The pips of the die.
        most: u8,
    },
    /// How many grain are baked?
    Bakery,
    /// Which place tile is bought?
    Ballroom,
    /// Which goods are exchanged?
    BlackMarket,
    /// Coins, a good, a journey or development?
    BourgeoisHouse,
    /// Which good is paid for the Goldsmith?
    Goldsmith,
    /// Which good is paid for the Lair?
    LairPrice,
    /// Which track's bonus?
    Lair,
    /// What is bought or sold?
    MarketStand {
        /// How many goods may still be traded.
        left: u8,
    },
    /// Where is the station built?
    Quarry,
    /// Which bonus of the house that both share?
    SharedHouse,
    /// What is the cheese paid for?
    SheepFarm,
    /// Which gear wheel goes where?
    Workshop,
    /// A free answer, or none?
    Free(Window),
    /// A question of an event.
    #[serde(rename = "trade_events")]
    Happening(HappeningAsk),
}
}

/// Where a follower that is placed comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The Market.
    Market,
    /// The Gunpowder Tower.
    Tower,
    /// Just drawn or gained, and not yet anywhere.
    Drawn,
    /// A home of his own: the plague doctor rests in the Infirmary.
    Home,
}

with_modules! {
/// An answer: it names the thing chosen, never its position in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Move {
    /// Nothing (more) of what is offered.
    Decline,
    Exclude(Place),
    TakeBack {
        place: Place,
        space: SpaceKind,
        follower: Follower,
    },
    Draw(u8),
    ToTower(Follower),
    Put {
        follower: Follower,
        place: Place,
        space: SpaceKind,
        from: Origin,
    },
    PutBack {
        follower: Follower,
        place: Place,
        space: SpaceKind,
        from: Origin,
    },
    Ready,
    Use(Place),
    Pass,
    PlaceWheel {
        wheel: Wheel,
        place: Place,
        space: SpaceKind,
    },
    Recruit(Kind),
    Tile(Place),
    Travel {
        to: Town,
        by: By,
        take: Option<Good>,
    },
    Send {
        kind: Kind,
        deed: Deed,
    },
    Coin,
    Develop,
    GiveStation(Town),
    GiveSpareStation,
    GiveFollower,
    GiveStep,
    GiveGood(Good),
    GiveTile(Place),
    GiveWheel(Wheel),
    GivePlacedWheel(Place),
    Feed(Good),
    PayCoins(u8),
    Shield,
    /// Give up a good on the Brasserie against the event.
    Discard(Good),
    /// Lay a good in the Gaming Room.
    LayInGamingRoom(Good),
    SendToGamingRoom(Kind),
    Borrow {
        owner: Seat,
        place: Place,
    },
    Displace {
        victim: Seat,
        to: Town,
        by: By,
        take: Option<Good>,
    },
    ToMarket,
    Advance(Track),
    Demand(Seat),
    GoTo(Town),
    /// A journey along one route.
    SetOut,
    Bake(u8),
    Swap {
        give: Good,
        take: Good,
    },
    TakeGood(Good),
    Buy(Good),
    Sell(Good),
    BuildIn(Town),
    MoveWheel {
        from: Place,
        place: Place,
        space: SpaceKind,
    },
    GiveBread,
    GiveRoadStation,
    FeedBread,
    /// To a deed of a board that lies in place of the base deeds; with the good at its space.
    SendTo {
        kind: Kind,
        deed: BoardDeed,
        good: Option<Good>,
    },
    /// A journey along a route from which two goods are taken.
    TravelTakingBoth {
        to: Town,
        by: By,
    },
    /// A journey along a route from which a good is taken that lies face down.
    TravelTakingUnseen {
        to: Town,
        by: By,
    },
    /// An answer to an event; saved games know it under the name of the set that had it first.
    #[serde(rename = "trade_events")]
    Happening(HappeningMove),
}
}
