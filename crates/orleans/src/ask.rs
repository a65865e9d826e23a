//! Questions and answers side by side, and the way from each to its rule.

use crate::components::{By, Deed, Follower, Good, Kind, Place, SpaceKind, Town, Track};
use crate::event::Log;
use crate::flow::Lender;
use crate::modules::{
    self, BoardDeed, IntrigueAsk, IntrigueMove, OrdersAsk, OrdersMove, TradeDeedsAsk, TradeEventsAsk, TradeEventsMove,
};
use crate::place::{
    bakery, ballroom, bathhouse, black_market, bourgeois_house, church, court, episcopal_see, goldsmith, lair, lend,
    lock, market_stand, pharmacy, prairie, quarry, sheep_farm, statue, tinkerers_wagon, town_hall, village, vineyard,
    workshop,
};
use crate::state::{State, Wheel};
use crate::verbs::drawn::Drawn;
use crate::verbs::{goods, tile, torture, travel};
use crate::{event_tile, phase, setup};
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

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
    /// What is the cheese paid for?
    SheepFarm,
    /// Which gear wheel goes where?
    Workshop,
    /// A question of Orders.
    Orders(OrdersAsk),
    /// A question of the Trade board.
    TradeDeeds(TradeDeedsAsk),
    /// A question of the trade events.
    TradeEvents(TradeEventsAsk),
    /// A question of an intrigue.
    Intrigue(IntrigueAsk),
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
}

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
    Orders(OrdersMove),
    TradeEvents(TradeEventsMove),
    Intrigue(IntrigueMove),
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
        Ask::Shield => phase::event::options(state, seat, out),
        Ask::Bathhouse(drawn) => bathhouse::options(state, seat, drawn, out),
        Ask::Pharmacy => pharmacy::options(state, seat, out),
        Ask::AnyAction(lender) => lend::options(state, seat, lender, out),
        Ask::Church => church::options(state, seat, out),
        Ask::Court => court::options(state, seat, out),
        Ask::Statue(_) => out.extend([Move::ToMarket, Move::Decline]),
        Ask::Lock => lock::options(state, seat, out),
        Ask::Prairie => prairie::options(state, seat, out),
        Ask::Gift { .. } => goods::offer_any(state.mat(seat), out),
        Ask::Vineyard => out.extend([Move::Buy(Good::Wine), Move::Decline]),
        Ask::EpiscopalSee => episcopal_see::options(state, seat, out),
        Ask::TinkerersWagon { most } => tinkerers_wagon::options(state, seat, most, out),
        Ask::Bakery => bakery::options(state, seat, out),
        Ask::Ballroom => ballroom::options(state, seat, out),
        Ask::BlackMarket => black_market::options(state, seat, out),
        Ask::BourgeoisHouse => bourgeois_house::options(state, seat, out),
        Ask::Goldsmith | Ask::LairPrice => goods::offer_any(state.mat(seat), out),
        Ask::Lair => lair::options(state, seat, out),
        Ask::MarketStand { left } => market_stand::options(state, seat, left, out),
        Ask::Quarry => quarry::options(state, seat, out),
        Ask::SheepFarm => sheep_farm::options(state, seat, out),
        Ask::Workshop => workshop::options(state, seat, out),
        Ask::Orders(_) | Ask::TradeDeeds(_) | Ask::TradeEvents(_) | Ask::Intrigue(_) => {
            modules::options(state, seat, ask, out)
        }
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
        Ask::AnyAction(lender) => lend::answer(state, seat, lender, mv, log),
        Ask::Church => church::answer(state, seat, mv, log),
        Ask::Court => court::answer(state, seat, mv, log),
        Ask::Statue(kind) => statue::answer(state, seat, kind, mv, log),
        Ask::Lock => lock::answer(state, seat, mv, log),
        Ask::Prairie => prairie::answer(state, seat, mv),
        Ask::Gift { to } => prairie::give(state, seat, to, mv, log),
        Ask::Vineyard => vineyard::answer(state, seat, mv, log),
        Ask::EpiscopalSee | Ask::TinkerersWagon { .. } => episcopal_see::answer(state, seat, mv, log),
        Ask::Bakery => bakery::answer(state, seat, mv, log),
        Ask::Ballroom => ballroom::answer(state, seat, mv, log),
        Ask::BlackMarket => black_market::answer(state, seat, mv, log),
        Ask::BourgeoisHouse => bourgeois_house::answer(state, seat, mv, log),
        Ask::Goldsmith => goldsmith::answer(state, seat, mv, log),
        Ask::LairPrice => lair::pay(state, seat, mv, log),
        Ask::Lair => lair::answer(state, seat, mv, log),
        Ask::MarketStand { left } => market_stand::answer(state, seat, left, mv, log),
        Ask::Quarry => quarry::answer(state, seat, mv, log),
        Ask::SheepFarm => sheep_farm::answer(state, seat, mv, log),
        Ask::Workshop => workshop::answer(state, seat, mv, log),
        Ask::Orders(_) | Ask::TradeDeeds(_) | Ask::TradeEvents(_) | Ask::Intrigue(_) => {
            modules::answer(state, seat, ask, mv, log)
        }
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
        Ask::Shield => phase::event::why_not(mv),
        Ask::Bathhouse(drawn) => bathhouse::why_not(state, seat, drawn, mv),
        Ask::Pharmacy => pharmacy::why_not(state, seat, mv),
        Ask::AnyAction(lender) => lend::why_not(state, seat, lender, mv),
        Ask::Church => church::why_not(state, seat, mv),
        Ask::Court => court::why_not(mv),
        Ask::Statue(_) => Some(RuleId("places.statue.to-market")),
        Ask::Lock => lock::why_not(state, seat, mv),
        Ask::Prairie => Some(RuleId("places.prairie.demand")),
        Ask::Gift { .. } => Some(RuleId("places.prairie.giver-chooses")),
        Ask::Vineyard => Some(RuleId("places.vineyard.buy")),
        Ask::EpiscopalSee => Some(RuleId("places.episcopal-see.move")),
        Ask::TinkerersWagon { .. } => Some(RuleId("places.tinkerers-wagon.roll")),
        Ask::Bakery => Some(RuleId("places.bakery.bake")),
        Ask::Ballroom => ballroom::why_not(state, mv),
        Ask::BlackMarket => black_market::why_not(state, mv),
        Ask::BourgeoisHouse => bourgeois_house::why_not(mv),
        Ask::Goldsmith => Some(RuleId("places.goldsmith.effect")),
        Ask::LairPrice => Some(RuleId("places.lair.bonus")),
        Ask::Lair => Some(RuleId("places.lair.limits")),
        Ask::MarketStand { .. } => market_stand::why_not(state, mv),
        Ask::Quarry => quarry::why_not(state, seat, mv),
        Ask::SheepFarm => Some(RuleId("places.sheep-farm.effect")),
        Ask::Workshop => workshop::why_not(state, seat, mv),
        Ask::Orders(_) | Ask::TradeDeeds(_) | Ask::TradeEvents(_) | Ask::Intrigue(_) => {
            modules::why_not(state, seat, ask, mv)
        }
    };
    // An answer to another question altogether: its time is not now.
    Some(reason.unwrap_or(RuleId("base.round.phase-order")))
}
