//! What place tiles let a player do.

use super::count::{a_kind, counted};
use super::gist;
use orleans::{Ask, Move};

/// The words of a move that only place tiles offer; nothing for every other move.
pub(crate) fn plain(mv: Move) -> Option<String> {
    Some(match mv {
        Move::Discard(good) => format!("Give up the {good} on the Brasserie"),
        Move::LayInGamingRoom(good) => format!("Lay {good} in the Gaming Room, without using an action"),
        Move::SendToGamingRoom(kind) => format!("Send {} to the Gaming Room", a_kind(kind)),
        Move::Borrow { owner, place } => format!("Borrow the {place} of player {}", owner.0 + 1),
        Move::Displace { victim, to, by, take: Some(good) } => {
            format!("Move the merchant of player {} by {by} to {to} and take {good}", victim.0 + 1)
        }
        Move::Displace { victim, to, by, take: None } => {
            format!("Move the merchant of player {} by {by} to {to}", victim.0 + 1)
        }
        Move::ToMarket => "Lay the new follower on the Market".into(),
        Move::Advance(track) => format!("Choose the {track}"),
        Move::Demand(seat) => format!("Demand a good from player {}", seat.0 + 1),
        Move::GoTo(town) => format!("Go straight to {town}"),
        Move::SetOut => "Travel along one road or waterway".into(),
        Move::Bake(number) => format!("Bake {number} grain into bread"),
        Move::Swap { give, take } => format!("Exchange 2 {give} for 1 {take}"),
        Move::TakeGood(good) => format!("Take {good} from the goods market"),
        Move::Buy(good) => format!("Buy {good}"),
        Move::Sell(good) => format!("Sell {good}"),
        Move::BuildIn(town) => format!("Build a trading station in {town}"),
        Move::MoveWheel { from, place, space } => {
            format!("Move the gear wheel from the {from} to {}", gist::space(place, space))
        }
        Move::GiveBread => "Give up a bread".into(),
        Move::GiveRoadStation => "Give up a trading station on the Road".into(),
        Move::FeedBread => "Deliver a bread".into(),
        _ => return None,
    })
}

/// A coin or development means another amount at some tiles.
pub(crate) fn option(mv: Move, ask: &Ask) -> Option<String> {
    Some(match (ask, mv) {
        (Ask::BourgeoisHouse, Move::Coin) => "Take 5 coins".into(),
        (Ask::SheepFarm, Move::Coin) => "Pay a cheese for 4 coins".into(),
        (Ask::SheepFarm, Move::TakeGood(good)) => format!("Pay a cheese for {good}"),
        (Ask::BourgeoisHouse, Move::Develop) => format!("Advance {} on the Development track", counted(3, "space")),
        (Ask::SheepFarm, Move::Develop) => {
            format!("Pay a cheese to advance {} on the Development track", counted(3, "space"))
        }
        (Ask::Lock, Move::Advance(track)) => format!("Advance on the {track}"),
        (Ask::Lock, Move::Develop) => "Advance 1 space on the Development track".into(),
        (Ask::Lair, Move::Advance(track)) => format!("Receive the bonus of your space on the {track}"),
        (Ask::Vineyard, Move::Buy(good)) => format!("Buy {good} for 1 coin"),
        (Ask::Gift { .. }, Move::GiveGood(good)) => format!("Hand over {good}"),
        (Ask::Goldsmith | Ask::LairPrice, Move::GiveGood(good)) => format!("Pay {good}"),
        (Ask::Goldsmith | Ask::LairPrice, Move::GiveBread) => "Pay a bread".into(),
        (Ask::Statue(kind), Move::ToMarket) => format!("Lay the {kind} on the Market"),
        (Ask::Statue(kind), Move::Decline) => format!("Put the {kind} into the bag"),
        (Ask::Prairie, Move::Decline) => "Demand nothing".into(),
        (Ask::Vineyard, Move::Decline) => "Buy no wine".into(),
        (Ask::TinkerersWagon { .. }, Move::Decline) => "Stay here".into(),
        (Ask::MarketStand { .. }, Move::Decline) => "Trade no more".into(),
        _ => return None,
    })
}
