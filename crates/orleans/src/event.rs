//! Events: facts for the log, the client and statistics. Rules write them and never read them.

use crate::components::{By, Deed, Follower, Good, Kind, Place, SpaceKind, TileId, Town, Track};
use crate::happening::{HappeningEvent, Whence};
use crate::modules::list::with_modules;
use crate::modules::{self, BoardDeed};
use crate::phase::Phase;
use crate::state::{Spot, Wheel};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

/// Where rules write their events.
pub type Log = Vec<Event>;

with_modules! {
/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Event {
    Round(u8),
    /// A phase begins: what follows belongs to it.
    Phase(Phase),
    StartPlayer(Seat),
    HourGlass(TileId),
    Excluded(Seat, Place),
    Census {
        first: Option<Seat>,
        last: Option<Seat>,
    },
    Drew(Seat, Follower),
    TookBack {
        seat: Seat,
        place: Place,
        follower: Follower,
    },
    /// A follower was laid on the Gunpowder Tower.
    ToTower(Seat, Follower),
    /// A follower placed while planning; open to all only where the table plans openly.
    Put {
        seat: Seat,
        place: Place,
        space: SpaceKind,
        follower: Follower,
        open: bool,
    },
    /// A follower taken back while planning.
    PutBack {
        seat: Seat,
        place: Place,
        follower: Follower,
        open: bool,
    },
    /// A follower stands on a space, for all to see.
    Placed {
        seat: Seat,
        place: Place,
        space: SpaceKind,
        follower: Follower,
    },
    /// A seat has finished planning; from a binding word nobody goes back (base.planning.done-is-final).
    Ready {
        seat: Seat,
        binding: bool,
    },
    Used(Seat, Place),
    Passed(Seat),
    /// A follower went back into the bag.
    Returned {
        seat: Seat,
        place: Place,
        follower: Follower,
    },
    Recruited(Seat, Kind),
    Advanced {
        seat: Seat,
        track: Track,
        to: u8,
    },
    Developed {
        seat: Seat,
        to: u8,
    },
    SteppedBack {
        seat: Seat,
        to: u8,
    },
    Coins(Seat, i16),
    /// A good from the goods market.
    GainedGood(Seat, Good),
    /// A good from a road or waterway.
    CollectedGood(Seat, Good),
    /// A good back to the goods market.
    ReturnedGood(Seat, Good),
    Citizen(Seat, Spot),
    /// A citizen back to the supply.
    ReturnedCitizen(Seat),
    TookTile(Seat, Place),
    GainedWheel(Seat, Wheel),
    PlacedWheel {
        seat: Seat,
        place: Place,
        space: SpaceKind,
    },
    Travelled {
        seat: Seat,
        to: Town,
        by: By,
    },
    Built(Seat, Town),
    Sent {
        seat: Seat,
        kind: Kind,
        deed: Deed,
    },
    /// A seat cannot pay this many coins: torture.
    Tortured(Seat, u8),
    /// The rest of a debt lapses.
    Released(Seat),
    GaveStation {
        seat: Seat,
        town: Option<Town>,
    },
    GaveFollower(Seat, Kind),
    GaveGood(Seat, Good),
    GaveTile(Seat, Place),
    GaveWheel {
        seat: Seat,
        place: Option<Place>,
    },
    /// The Plague draws: a neutral follower is lost, one of the own colour is not.
    PlagueDrew(Seat, Option<Follower>),
    Shielded(Seat, Place),
    Rolled(Seat, u8),
    /// The Well or the Flea Market lends the action of a place.
    Lent(Seat, Place),
    /// The Church borrows the action of another player's tile.
    Borrowed {
        seat: Seat,
        owner: Seat,
        place: Place,
    },
    /// A follower just gained goes to the Market instead of the bag.
    ToMarket(Seat, Kind),
    /// The merchant goes to a town without following one route.
    Moved(Seat, Town),
    /// A merchant is moved by another player.
    Displaced {
        seat: Seat,
        victim: Seat,
        to: Town,
        by: By,
    },
    BuiltOnRoad(Seat),
    Baked(Seat, u8),
    /// A bread back to the goods market, as grain.
    ReturnedBread(Seat),
    GaveBread(Seat),
    GaveRoadStation(Seat),
    /// Goods for the Brasserie, from the goods market.
    Stocked(Seat, Good),
    /// A good of the Brasserie given up against the event.
    Discarded(Seat, Good),
    SentToGamingRoom(Seat, Kind),
    LaidInGamingRoom(Seat, Good),
    /// A good that the Prairie demanded; bread is grain again.
    Handed {
        from: Seat,
        to: Seat,
        good: Good,
    },
    MovedWheel {
        seat: Seat,
        from: Place,
        place: Place,
        space: SpaceKind,
    },
    /// To a deed of a board that lies in place of the base deeds.
    SentTo {
        seat: Seat,
        kind: Kind,
        deed: BoardDeed,
    },
    #[serde(rename = "trade_events")]
    Happening(HappeningEvent),
    GameOver,
}
}

impl Event {
    /// The part of the event that `viewer` may see.
    pub fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        match *self {
            Event::Put { seat, open, .. } | Event::PutBack { seat, open, .. } => {
                (open || viewer.is(seat)).then_some(*self)
            }
            other => modules::seen_by(other, viewer),
        }
    }

    /// Whether chance or a secret came to light: undo stops here.
    pub fn reveals(&self) -> bool {
        matches!(
            self,
            Event::HourGlass(_)
                | Event::StartPlayer(_)
                | Event::Drew(..)
                | Event::Rolled(..)
                | Event::Placed { .. }
                | Event::Ready { binding: true, .. }
                | Event::GaveFollower(..)
                | Event::PlagueDrew(..)
                | Event::Happening(
                    HappeningEvent::Dismissed(_, _, Whence::Bag)
                        | HappeningEvent::Supported(..)
                        | HappeningEvent::NoKnight(_)
                )
                | Event::GameOver
        ) || modules::reveals(self)
    }
}
