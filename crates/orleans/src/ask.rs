//! Questions and answers side by side, and the way from each to its rule.

use crate::components::{By, Deed, Follower, Good, Kind, Place, SpaceKind, Town};
use crate::event::Log;
use crate::place::{bathhouse, pharmacy, town_hall, village};
use crate::state::{State, Wheel};
use crate::verbs::{tile, torture, travel};
use crate::{event_tile, phase, setup};
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

/// A question: what its rule must remember until the answer, never the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    Bathhouse(bathhouse::Drawn),
    /// How many steps are bought?
    Pharmacy,
}

/// Where a follower that is placed comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The Market.
    Market,
    /// The Gunpowder Tower.
    Tower,
    /// Just drawn by the Bathhouse.
    Drawn,
}

/// An answer: it names the thing chosen, never its position in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
}

/// Where a rule writes its options: a list, or somebody who looks for one of them.
pub(crate) trait Offer {
    /// Offers one more answer.
    fn push(&mut self, mv: Move);

    /// Offers several more answers.
    fn extend(&mut self, moves: impl IntoIterator<Item = Move>) {
        moves.into_iter().for_each(|mv| self.push(mv));
    }
}

impl Offer for Vec<Move> {
    fn push(&mut self, mv: Move) {
        Vec::push(self, mv);
    }
}

/// Looks for one answer among the options, without a list of them.
struct Seek {
    mv: Move,
    found: bool,
}

impl Offer for Seek {
    fn push(&mut self, mv: Move) {
        self.found |= mv == self.mv;
    }
}

/// Whether an answer is one of the options.
fn is_option(state: &State, seat: Seat, ask: &Ask, mv: Move) -> bool {
    let mut seek = Seek { mv, found: false };
    options(state, seat, ask, &mut seek);
    seek.found
}

/// Adds the legal answers to `out`, in a fixed order.
pub(crate) fn options(state: &State, seat: Seat, ask: &Ask, out: &mut impl Offer) {
    match *ask {
        Ask::Exclude => setup::exclude::options(state, out),
        Ask::Followers { left } => phase::followers::options(state, seat, left, out),
        Ask::Tower { .. } => phase::tower::options(state, seat, out),
        Ask::Plan => phase::planning::options(state, seat, out),
        Ask::Action => phase::actions::options(state, seat, out),
        Ask::Wheels => phase::wheels::options(state, seat, out),
        Ask::Village => village::options(state, seat, out),
        Ask::Tile { one_only } => tile::options(state, one_only, out),
        Ask::Travel(means) => travel::options(state, seat, means, out),
        Ask::Send { from, sent } => town_hall::options(state, seat, from, sent, out),
        Ask::Canalization => out.extend([Move::Coin, Move::Develop]),
        Ask::Torture { .. } => torture::options(state, seat, out),
        Ask::Harvest { .. } => event_tile::harvest::options(state, seat, out),
        Ask::Shield => out.extend([Move::Shield, Move::Decline]),
        Ask::Bathhouse(drawn) => bathhouse::options(state, seat, drawn, out),
        Ask::Pharmacy => pharmacy::options(state, seat, out),
    }
}

/// Carries out an answer that is one of the options.
pub(crate) fn answer(state: &mut State, seat: Seat, ask: Ask, mv: Move, log: &mut Log) {
    match ask {
        Ask::Exclude => setup::exclude::answer(state, seat, mv, log),
        Ask::Followers { left } => phase::followers::answer(state, seat, left, mv, log),
        Ask::Tower { room } => phase::tower::answer(state, seat, room, mv, log),
        Ask::Plan => phase::planning::answer(state, seat, mv, log),
        Ask::Action => phase::actions::answer(state, seat, mv, log),
        Ask::Wheels => phase::wheels::answer(state, seat, mv, log),
        Ask::Village => village::answer(state, seat, mv, log),
        Ask::Tile { .. } => tile::answer(state, seat, mv, log),
        Ask::Travel(_) => travel::answer(state, seat, mv, log),
        Ask::Send { from, sent } => town_hall::answer(state, seat, from, sent, mv, log),
        Ask::Canalization => town_hall::reward(state, seat, mv, log),
        Ask::Torture { owed } => torture::answer(state, seat, owed, mv, log),
        Ask::Harvest { owed } => event_tile::harvest::answer(state, seat, owed, mv, log),
        Ask::Shield => phase::event::answer(state, seat, mv, log),
        Ask::Bathhouse(drawn) => bathhouse::answer(state, seat, drawn, mv, log),
        Ask::Pharmacy => pharmacy::answer(state, seat, mv, log),
    }
}

/// The rule that forbids an answer, or nothing if it is one of the options.
pub(crate) fn why_not(state: &State, seat: Seat, ask: &Ask, mv: Move) -> Option<RuleId> {
    if is_option(state, seat, ask, mv) {
        return None;
    }
    let reason = match *ask {
        Ask::Exclude => setup::exclude::why_not(mv),
        Ask::Followers { left } => phase::followers::why_not(state, seat, left, mv),
        Ask::Tower { .. } => phase::tower::why_not(mv),
        Ask::Plan => phase::planning::why_not(state, seat, mv),
        Ask::Action => phase::actions::why_not(state, seat, mv),
        Ask::Wheels => phase::wheels::why_not(state, seat, mv),
        Ask::Village => village::why_not(state, seat, mv),
        Ask::Tile { one_only } => tile::why_not(state, one_only, mv),
        Ask::Travel(means) => travel::why_not(state, seat, means, mv),
        Ask::Send { from, sent } => town_hall::why_not(state, seat, from, sent, mv),
        Ask::Canalization => Some(RuleId("base.deeds.canalization")),
        Ask::Torture { .. } => torture::why_not(state, seat, mv),
        Ask::Harvest { .. } => event_tile::harvest::why_not(state, seat, mv),
        Ask::Shield => Some(RuleId("places.sacristy.optional")),
        Ask::Bathhouse(drawn) => bathhouse::why_not(state, seat, drawn, mv),
        Ask::Pharmacy => pharmacy::why_not(state, seat, mv),
    };
    // An answer to another question altogether: its time is not now.
    Some(reason.unwrap_or(RuleId("base.round.phase-order")))
}
