//! What events ask, how they are answered and what they tell, beside the questions of the base game.

use super::{
    amnesty, arson, banishment, drought, dues, famine, harvest, losses, market_day, offers, pilgrims_day, progress,
    quick_travel, retraining, riots, rule, summoning, town_meeting, trade, training, wheel_tax,
};
use crate::ask::{Ask, Move, Offer};
use crate::components::{By, Follower, Good, Kind, Place, SpaceKind, Town};
use crate::event::Log;
use crate::flow::Frame;
use crate::state::{Pool, State};
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

/// What events ask, beyond the Harvest of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HappeningAsk {
    /// Which follower is bought?
    Indulgence,
    /// On which track is a step bought?
    Training,
    /// Where does the wheel just gained go?
    Wheel,
    /// Where does the merchant go for the fare?
    BonVoyage,
    /// Which food is given up?
    Harvest {
        /// Items still owed.
        owed: u8,
    },
    /// Which good is spent for steps, or is the penalty paid?
    Retraining,
    /// Which gear wheel is given back?
    Malfunction,
    /// Which good is discarded?
    Dues {
        /// Points still owed.
        owed: u8,
    },
    /// Back to Orléans, or pay?
    Summoning,
    /// Which follower is returned to the supply?
    Famine {
        /// Followers still owed.
        owed: u8,
    },
    /// Where does the new follower go?
    Newcomer(Kind),
    /// Which good leaves the map?
    Drought {
        /// Goods still to go.
        owed: u8,
    },
    /// A knight, or coins?
    Riots,
    /// Which gear wheel that is not paid for is removed?
    WheelTax {
        /// Wheels still to go.
        owed: u8,
    },
    /// Who of those just drawn goes back into the bag?
    Banishment {
        /// Who was drawn and is still there.
        drawn: Pool,
        /// How many must still go.
        owed: u8,
    },
    /// Is a citizen bought?
    TownMeeting,
    /// Which good is exchanged for which?
    Trade,
    /// Which place tile burns?
    Arson,
    /// Where does the merchant go, without goods?
    QuickTravel {
        /// Towns it may still go.
        left: u8,
    },
    /// Who leaves the Market for a citizen: a monk, or nobody?
    PilgrimsDay,
    /// Who goes with the monk?
    Companion,
    /// Which good is bought?
    MarketDay {
        /// Goods that may still be bought.
        left: u8,
    },
    /// Is something built where the merchant is?
    Progress,
}

/// How events are answered, where other moves do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HappeningMove {
    /// Return a neutral follower to the supply.
    Dismiss {
        /// Who goes.
        kind: Kind,
        /// From where.
        from: Whence,
    },
    /// Take a good off the route between two towns.
    Wither {
        /// One end.
        a: Town,
        /// The other end.
        b: Town,
        /// Road or waterway.
        by: By,
    },
    /// Put a follower just drawn back into the bag.
    Banish(Follower),
    /// Buy a citizen of the supply.
    BuyCitizen,
    /// Exchange a bread for this good.
    TradeBread(Good),
}

/// Where a follower is that must go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Whence {
    /// On the Market.
    Market,
    /// On the Gunpowder Tower.
    Tower,
    /// In the bag.
    Bag,
    /// On an action space.
    Space(Place, SpaceKind),
}

/// What events make happen, where other events do not say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HappeningEvent {
    /// A follower goes back to the supply.
    Dismissed(Seat, Kind, Whence),
    /// A gear wheel goes back to the supply, from a place or from beside the board.
    WheelReturned(Seat, Option<Place>),
    /// So many things must be given up under torture.
    MustGiveUp(Seat, u8),
    /// A good leaves the map for the goods market.
    LeftTheMap {
        /// Which.
        good: Good,
        /// One end of its route.
        a: Town,
        /// The other end.
        b: Town,
        /// Road or waterway.
        by: By,
    },
    /// A follower just drawn goes back into the bag.
    Banished(Seat, Follower),
    /// Whom Support has drawn: the follower goes back into the bag, and another of its kind is wanted.
    Supported(Seat, Follower),
    /// Who had to look for a knight in the bag has found none.
    NoKnight(Seat),
    /// An own place tile is turned over, or up again.
    Turned {
        /// Whose.
        seat: Seat,
        /// Which.
        place: Place,
        /// Whether it has its ability again.
        up: bool,
    },
}

/// Asks a player about the event.
pub(super) fn ask(state: &mut State, seat: Seat, ask: HappeningAsk) {
    state.then([Frame::Ask(seat, Ask::Happening(ask))]);
}

/// Followers that such a question holds.
pub(crate) fn held(ask: &HappeningAsk) -> Pool {
    match ask {
        HappeningAsk::Newcomer(kind) => Pool::from_iter([kind.neutral()]),
        _ => Pool::default(),
    }
}

pub(crate) fn options(state: &State, seat: Seat, ask: HappeningAsk, out: &mut impl Offer) {
    match ask {
        HappeningAsk::Indulgence | HappeningAsk::BonVoyage => offers::options(state, seat, ask, out),
        HappeningAsk::Training => training::options(state, seat, out),
        HappeningAsk::Wheel => training::wheel_options(state, seat, out),
        HappeningAsk::Harvest { .. } => harvest::food_options(state.mat(seat), out),
        HappeningAsk::Retraining => retraining::options(state, seat, out),
        HappeningAsk::Malfunction => losses::wheels(state, seat, out),
        HappeningAsk::Dues { .. } => dues::options(state, seat, out),
        HappeningAsk::Summoning => summoning::options(state, out),
        HappeningAsk::Famine { .. } => famine::options(state, seat, out),
        HappeningAsk::Newcomer(kind) => amnesty::options(state, seat, kind, out),
        HappeningAsk::Drought { .. } => drought::options(state, out),
        HappeningAsk::Riots => riots::options(state, seat, out),
        HappeningAsk::WheelTax { .. } => wheel_tax::options(state, seat, out),
        HappeningAsk::Banishment { drawn, .. } => banishment::options(drawn, out),
        HappeningAsk::TownMeeting => town_meeting::options(out),
        HappeningAsk::Trade => trade::options(state, seat, out),
        HappeningAsk::Arson => arson::options(state, seat, out),
        HappeningAsk::QuickTravel { .. } => quick_travel::options(state, seat, out),
        HappeningAsk::PilgrimsDay => pilgrims_day::options(state, seat, out),
        HappeningAsk::Companion => pilgrims_day::companions(state, seat, out),
        HappeningAsk::MarketDay { .. } => market_day::options(state, seat, out),
        HappeningAsk::Progress => progress::options(state, seat, out),
    }
}

pub(crate) fn answer(state: &mut State, seat: Seat, ask: HappeningAsk, mv: Move, log: &mut Log) {
    match ask {
        HappeningAsk::Indulgence | HappeningAsk::BonVoyage => offers::answer(state, seat, mv, log),
        HappeningAsk::Training => training::answer(state, seat, mv, log),
        HappeningAsk::Wheel => training::lay_wheel(state, seat, mv, log),
        HappeningAsk::Harvest { owed } => harvest::feed(state, seat, owed, mv, log),
        HappeningAsk::Retraining => retraining::answer(state, seat, mv, log),
        HappeningAsk::Malfunction => losses::give_wheel(state, seat, mv, log),
        HappeningAsk::Dues { owed } => dues::answer(state, seat, owed, mv, log),
        HappeningAsk::Summoning => summoning::answer(state, seat, mv, log),
        HappeningAsk::Famine { owed } => famine::answer(state, seat, owed, mv, log),
        HappeningAsk::Newcomer(kind) => amnesty::answer(state, seat, kind, mv, log),
        HappeningAsk::Drought { owed } => drought::answer(state, seat, owed, mv, log),
        HappeningAsk::Riots => riots::answer(state, seat, mv, log),
        HappeningAsk::WheelTax { owed } => wheel_tax::answer(state, seat, owed, mv, log),
        HappeningAsk::Banishment { drawn, owed } => banishment::answer(state, seat, drawn, owed, mv, log),
        HappeningAsk::TownMeeting => town_meeting::answer(state, seat, mv, log),
        HappeningAsk::Trade => trade::answer(state, seat, mv, log),
        HappeningAsk::Arson => arson::answer(state, seat, mv, log),
        HappeningAsk::QuickTravel { left } => quick_travel::answer(state, seat, left, mv, log),
        HappeningAsk::PilgrimsDay => pilgrims_day::answer(state, seat, mv, log),
        HappeningAsk::Companion => pilgrims_day::go_along(state, seat, mv, log),
        HappeningAsk::MarketDay { left } => market_day::answer(state, seat, left, mv, log),
        HappeningAsk::Progress => progress::answer(state, seat, mv, log),
    }
}

pub(crate) fn why_not(state: &State, seat: Seat, ask: HappeningAsk, mv: Move) -> Option<RuleId> {
    Some(RuleId(match ask {
        HappeningAsk::Indulgence => offers::why_not_indulgence(state, mv),
        HappeningAsk::BonVoyage => offers::why_not_voyage(state),
        HappeningAsk::Training => training::why_not(state),
        HappeningAsk::Wheel => training::why_not_wheel(state),
        HappeningAsk::Harvest { .. }
        | HappeningAsk::Drought { .. }
        | HappeningAsk::Riots
        | HappeningAsk::WheelTax { .. }
        | HappeningAsk::Banishment { .. }
        | HappeningAsk::TownMeeting
        | HappeningAsk::Trade
        | HappeningAsk::Arson
        | HappeningAsk::QuickTravel { .. }
        | HappeningAsk::PilgrimsDay
        | HappeningAsk::Companion
        | HappeningAsk::MarketDay { .. } => return Some(rule(state)),
        HappeningAsk::Retraining => retraining::why_not(mv),
        HappeningAsk::Malfunction => "events.malfunction.discard",
        HappeningAsk::Dues { .. } => return Some(dues::why_not(state, mv)),
        HappeningAsk::Summoning | HappeningAsk::Progress => return Some(rule(state)),
        HappeningAsk::Famine { .. } => famine::why_not(state, mv),
        HappeningAsk::Newcomer(kind) => return amnesty::why_not(state, seat, kind, mv),
    }))
}
