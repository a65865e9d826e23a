//! Events: facts for the log, the client and statistics. Rules write them and never read them.

use crate::components::{Arrow, BankRow, Bonus, Card, Deed, Follower, Good, Place, Prize, Race, Route, Town, Track};
use crate::state::Holder;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Where rules write their events.
pub type Log = Vec<Event>;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Event {
    /// A bag begins: these tiles lie aside.
    Bag {
        number: u8,
        set_aside: [u8; Follower::TILES],
    },
    /// A round begins with these tiles on display; seat 1 of the solo game is Joan.
    Round {
        round: u8,
        start: Seat,
        display: [u8; Follower::TILES],
    },
    Taken {
        seat: Seat,
        follower: Follower,
    },
    Recruited {
        seat: Seat,
        discard: Follower,
    },
    /// A plus card works.
    Plus {
        seat: Seat,
        place: Place,
    },
    Good {
        seat: Seat,
        good: Good,
    },
    /// A good of this route was marked as another, or as a shield.
    Replaced {
        seat: Seat,
        good: Good,
        by: Option<Good>,
    },
    Coin {
        seat: Seat,
        row: BankRow,
    },
    Paid {
        seat: Seat,
        row: BankRow,
    },
    Shield {
        seat: Seat,
    },
    /// The depot was full.
    ShieldLost {
        seat: Seat,
    },
    /// A space of the Development track was marked.
    Point {
        seat: Seat,
        space: u8,
    },
    /// The Development track had ended.
    PointsLost {
        seat: Seat,
        points: u8,
    },
    Route {
        seat: Seat,
        route: Route,
    },
    Station {
        seat: Seat,
        town: Town,
    },
    Acquired {
        seat: Seat,
        place: Place,
        price: u8,
    },
    Used {
        seat: Seat,
        place: Place,
    },
    Deed {
        seat: Seat,
        deed: Deed,
        follower: Follower,
    },
    /// A row, column, space or deed brought this.
    Gained {
        seat: Seat,
        prize: Prize,
    },
    /// Somebody was first.
    Won {
        holder: Holder,
        race: Race,
    },
    /// The action was not carried out.
    Forfeited {
        seat: Seat,
    },
    /// A bonus was not carried out.
    Lapsed {
        seat: Seat,
        bonus: Bonus,
    },
    TurnEnded {
        seat: Seat,
    },
    /// The solo cards were shuffled into a new pile.
    Shuffled,
    /// Joan's card is revealed; it is read in the direction of the next back.
    Card {
        card: Card,
        arrow: Arrow,
    },
    JoanTakes {
        follower: Follower,
    },
    JoanTrack {
        track: Track,
    },
    JoanLevel {
        levels: u8,
    },
    JoanShield,
    JoanCitizen,
    /// She builds; the town is struck out on the map, if one was free.
    JoanStation {
        town: Option<Town>,
    },
    JoanRemoves {
        place: Place,
    },
    /// What she did had no effect.
    JoanForfeits,
    GameOver,
}

impl Event {
    /// Whether chance came to light: from here on nothing is taken back.
    pub(crate) fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Bag { .. } | Event::Round { .. } | Event::Shuffled | Event::Card { .. } | Event::JoanRemoves { .. }
        )
    }
}
