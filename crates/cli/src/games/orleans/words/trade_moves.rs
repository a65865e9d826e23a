//! What Trade & Intrigue lets a player do.

use super::count::{a_kind, counted, goods, your_follower};
use super::gist;
use orleans::components::{OrderFacts, OrderId, components};
use orleans::{
    Ask, HappeningAsk, HappeningMove, IntrigueAsk, IntrigueMove, Move, OrdersMove, Plot, TradeDeedsAsk, Ware, Whence,
};

/// The words of a move that only Trade & Intrigue offers; nothing for every other move.
pub(crate) fn plain(mv: Move) -> Option<String> {
    Some(match mv {
        Move::SendTo { kind, deed, good: Some(good) } => {
            format!("Send {} to {deed} for the {good} there", a_kind(kind))
        }
        Move::SendTo { kind, deed, good: None } => format!("Send {} to {deed}", a_kind(kind)),
        Move::Orders(OrdersMove::Deliver(id)) => format!("Fulfil {} and pass", order(id)),
        Move::Happening(HappeningMove::Dismiss { kind, from }) => {
            format!("Return {} {} to the supply", a_kind(kind), whence(from))
        }
        Move::Happening(HappeningMove::Banish(follower)) => {
            format!("Put {} back into the bag", your_follower(follower))
        }
        Move::Happening(HappeningMove::Wither { a, b, by }) => {
            format!("Let the grain on the {by} between {a} and {b} wither")
        }
        Move::Intrigue(mv) => intrigue(mv),
        _ => return None,
    })
}

fn intrigue(mv: IntrigueMove) -> String {
    match mv {
        IntrigueMove::Plot { victim, plot: by } => plot(by, &format!("player {}", victim.0 + 1)),
        IntrigueMove::Alone(track) => format!("Advance on the {track} and set nobody back"),
        IntrigueMove::AddCoins(coins) => format!("Put {} into the bribe", counted(coins, "coin")),
        IntrigueMove::AddWare(item) => format!("Put {} into the bribe", ware(item)),
        IntrigueMove::Offer => "Offer the bribe as it lies there".into(),
        IntrigueMove::Accept => "Accept the bribe".into(),
        IntrigueMove::Refuse => "Refuse the bribe".into(),
    }
}

/// `Put the merchant of Ada into Orléans`.
pub(crate) fn plot(plot: Plot, whom: &str) -> String {
    match plot {
        Plot::Fraud { take, give } => format!("Take {} from {whom} for {}", ware(take), ware(give)),
        Plot::Arson => format!("Burn down the trading station of {whom}"),
        Plot::Kidnap => format!("Put the merchant of {whom} into Orléans"),
        Plot::Torture => format!("Torture {whom}"),
        Plot::Hang => format!("Let {whom} draw a follower and lose it"),
        Plot::Sabotage { place, space, follower } => {
            format!("Send the {follower} of {whom} home from {}", gist::space(place, space))
        }
        Plot::Spy { place, space } => format!("Steal the gear wheel of {whom} from {}", gist::space(place, space)),
        Plot::Tax => format!("Collect coins from {whom}"),
        Plot::Treason(track) => format!("Advance on the {track} and set {whom} back"),
    }
}

/// `a bread`, `wine`, `wine from the Brasserie`.
pub(crate) fn ware(ware: Ware) -> String {
    match ware {
        Ware::Good(good) => good.to_string(),
        Ware::OnBrasserie(good) => format!("{good} from the Brasserie"),
        Ware::Bread => "a bread".into(),
    }
}

/// `from the Market`.
pub(crate) fn whence(from: Whence) -> String {
    match from {
        Whence::Market => "from the Market".into(),
        Whence::Tower => "from the Gunpowder Tower".into(),
        Whence::Bag => "from the bag".into(),
        Whence::Space(place, space) => format!("from {}", gist::space(place, space)),
    }
}

/// `the order of Tours for 1 wine and 1 brocade (13 points)`.
pub(crate) fn order(id: OrderId) -> String {
    match components().trade.orders.get(usize::from(id.0)) {
        Some(OrderFacts { town, goods: wanted, points, .. }) => {
            format!("the order of {town} for {} ({points} points)", goods(wanted))
        }
        None => "an order".into(),
    }
}

/// The same move means something else here and there.
pub(crate) fn option(mv: Move, ask: &Ask) -> Option<String> {
    Some(match (ask, mv) {
        (Ask::Orders(_), Move::Decline) => "Fulfil no order now".into(),
        (Ask::TradeDeeds(ask), mv) => of_deeds(ask, mv)?,
        (Ask::Happening(ask), mv) => of_events(ask, mv)?,
        (Ask::Intrigue(IntrigueAsk::Declare(_)), Move::Decline) => "Strike nobody".into(),
        (Ask::Intrigue(IntrigueAsk::Offer { .. }), Move::Decline) => "Offer nothing".into(),
        (Ask::Intrigue(IntrigueAsk::Build), Move::Decline) => "Build nothing".into(),
        _ => return None,
    })
}

fn of_deeds(ask: &TradeDeedsAsk, mv: Move) -> Option<String> {
    Some(match (ask, mv) {
        (TradeDeedsAsk::Alchemy { .. }, Move::SendTo { kind, .. }) => {
            format!("Send {} to Alchemy as well, before drawing", a_kind(kind))
        }
        (TradeDeedsAsk::Alchemy { .. }, Move::Decline) => "Draw nobody".into(),
        (TradeDeedsAsk::Assessors, Move::Decline) => "Carry out no action".into(),
        (TradeDeedsAsk::Research, Move::Develop) => "Take the development points".into(),
        (TradeDeedsAsk::Research, Move::Decline) => "Take no development points".into(),
        (TradeDeedsAsk::Tow, Move::Decline) => "Stay here".into(),
        (TradeDeedsAsk::Architecture, Move::Decline) => "Build nothing".into(),
        _ => return None,
    })
}

fn of_events(ask: &HappeningAsk, mv: Move) -> Option<String> {
    Some(match (ask, mv) {
        (HappeningAsk::Indulgence, Move::Recruit(kind)) => format!("Buy {}", a_kind(kind)),
        (HappeningAsk::Indulgence, Move::Decline) => "Buy nobody".into(),
        (HappeningAsk::Training, Move::Advance(track)) => format!("Advance on the {track}"),
        (HappeningAsk::Training, Move::Develop) => "Advance 1 space on the Development track".into(),
        (HappeningAsk::Training, Move::Decline) => "Buy no step".into(),
        (HappeningAsk::Wheel, Move::Decline) => "Keep the gear wheel beside the board".into(),
        (HappeningAsk::BonVoyage, Move::Decline) => "Stay here".into(),
        (HappeningAsk::Retraining, Move::GiveGood(good)) => format!("Spend {good} to advance"),
        (HappeningAsk::Retraining, Move::GiveBread) => "Spend a bread to advance".into(),
        (HappeningAsk::Summoning, Move::GoTo(town)) => format!("Put your merchant into {town}"),
        (HappeningAsk::Newcomer(_), Move::Put { follower, place, space, .. }) => {
            format!("Put {} on {}", your_follower(follower), gist::space(place, space))
        }
        (HappeningAsk::Newcomer(kind), Move::ToMarket) => format!("Lay the {kind} on the Market"),
        (HappeningAsk::Newcomer(kind), Move::Decline) => format!("Put the {kind} into the bag"),
        _ => return None,
    })
}
