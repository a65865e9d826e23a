//! What a player may do, as options to choose from.

use super::count::{a_kind, counted, your_follower};
use super::{alone, duel, gist, invasion, plague, prosperity, tile_moves, trade_moves};
use orleans::components::{Place, Track, components};
use orleans::state::Wheel;
use orleans::{Ask, Move, Origin, View};
use tabletop::Seat;

/// An option with what is worth knowing before it is chosen.
pub(crate) fn option(mv: Move, ask: &Ask, view: &View, seat: Seat) -> String {
    let words = plain(mv);
    let own = invasion::option(mv, ask, view).or_else(|| prosperity::option(mv, ask, view));
    let own = own.or_else(|| plague::option(mv, ask));
    if let Some(words) = own
        .or_else(|| duel::option(mv, ask))
        .or_else(|| tile_moves::option(mv, ask))
        .or_else(|| trade_moves::option(mv, ask))
    {
        return words;
    }
    match mv {
        Move::Decline => decline(ask).into(),
        Move::Use(place) => format!("{words}: {}", gist::place(place)),
        Move::Tile(place) | Move::Exclude(place) => format!("{words}: {}{}", gist::place(place), needs(place)),
        Move::Recruit(kind) => match Track::of(kind).and_then(|track| next_bonus(view, seat, track)) {
            Some(bonus) => format!("{words} and receive {bonus}"),
            None => words,
        },
        Move::Send { deed, .. } => {
            let facts = components().deed(deed);
            let or = if facts.or_develop { " or a development point" } else { "" };
            format!("{words} for {}{or}", counted(facts.coins, "coin"))
        }
        Move::PayCoins(price) if *ask == Ask::Pharmacy => {
            format!("{words} and advance {} on the Development track", counted(price, "space"))
        }
        _ => words,
    }
}

/// The followers a place tile asks for, behind its gist.
fn needs(place: Place) -> String {
    gist::spaces(place).map_or(String::new(), |spaces| format!(" (spaces: {spaces})"))
}

fn next_bonus(view: &View, seat: Seat, track: Track) -> Option<String> {
    let next = view.players.get(seat.index())?.mat.track(track) + 1;
    components().track(track).spaces.get(usize::from(next)).map(|&bonus| gist::bonus(bonus))
}

/// What it means to take nothing of what is offered.
fn decline(ask: &Ask) -> &'static str {
    match ask {
        Ask::Exclude => "Remove no place tile",
        Ask::Tower { .. } => "Leave the others on the Market",
        Ask::Wheels => "Keep the gear wheels beside the board",
        Ask::Tile { .. } => "Take no place tile",
        Ask::Send { .. } => "Send nobody else",
        Ask::Shield => "Let the event take its course",
        Ask::Free(_) => "Do nothing of this now",
        _ => "Take nothing of this",
    }
}

/// A move by itself, without the question it answers.
pub(crate) fn plain(mv: Move) -> String {
    match mv {
        Move::Decline => "Take nothing of this".into(),
        Move::Exclude(place) => format!("Remove the {place} from the game"),
        Move::TakeBack { place, space, follower } => {
            format!("Take {} back from {} to the Market", your_follower(follower), gist::space(place, space))
        }
        Move::Draw(0) => "Draw no followers".into(),
        Move::Draw(number) => format!("Draw {}", counted(number, "follower")),
        Move::ToTower(follower) => format!("Lay {} on the Gunpowder Tower", your_follower(follower)),
        Move::Put { follower, place, space, from } => {
            format!("Put {}{} on {}", your_follower(follower), origin(from), gist::space(place, space))
        }
        Move::PutBack { from: Origin::Home, .. } => plague::plain(mv).unwrap_or_default(),
        Move::PutBack { follower, place, space, from } => {
            let to = if from == Origin::Tower { "Gunpowder Tower" } else { "Market" };
            format!("Take {} back from {} to the {to}", your_follower(follower), gist::space(place, space))
        }
        Move::Ready => "Be ready: the plan stands".into(),
        Move::Use(place) => format!("Use the {place}"),
        Move::Pass => "Pass: no more actions this round".into(),
        Move::PlaceWheel { wheel, place, space } => {
            format!("Lay {} on {}", wheel_words(wheel), gist::space(place, space))
        }
        Move::Recruit(kind) => format!("Recruit {}", a_kind(kind)),
        Move::Tile(place) => format!("Take the place tile {place}"),
        Move::Travel { to, by, take: Some(good) } => format!("Travel by {by} to {to} and collect {good}"),
        Move::Travel { to, by, take: None } => format!("Travel by {by} to {to} without a good"),
        Move::TravelTakingBoth { to, by } => format!("Travel by {by} to {to} and collect both goods"),
        Move::TravelTakingUnseen { to, by } => format!("Travel by {by} to {to} and take a good that lies face down"),
        Move::Send { kind, deed } => format!("Send {} to the deed {deed}", a_kind(kind)),
        Move::Coin => "Take a coin".into(),
        Move::Develop => "Take a development point".into(),
        Move::GiveStation(town) => format!("Give up the trading station in {town}"),
        Move::GiveSpareStation => "Give up a trading station not yet built".into(),
        Move::GiveFollower => "Give up a follower drawn from the bag".into(),
        Move::GiveStep => "Give up a step on the Development track".into(),
        Move::GiveGood(good) => format!("Give up {good}"),
        Move::GiveTile(place) => format!("Give up the place tile {place}"),
        Move::GiveWheel(wheel) => format!("Give up {} beside the board", wheel_words(wheel)),
        Move::GivePlacedWheel(place) => format!("Give up the gear wheel at the {place}"),
        Move::Feed(good) => format!("Deliver {good}"),
        Move::PayCoins(coins) => format!("Pay {}", counted(coins, "coin")),
        Move::Shield => "Use the Sacristy against the event".into(),
        other => {
            let words = tile_moves::plain(other).or_else(|| trade_moves::plain(other));
            let words = words.or_else(|| alone::plain(other)).or_else(|| duel::plain(other));
            let words = words.or_else(|| plague::plain(other)).or_else(|| invasion::plain(other));
            words.or_else(|| prosperity::plain(other)).unwrap_or_else(|| "Do something".into())
        }
    }
}

fn origin(from: Origin) -> &'static str {
    match from {
        Origin::Market | Origin::Drawn => "",
        Origin::Tower => " from the Gunpowder Tower",
        Origin::Home => " from the Infirmary",
    }
}

pub(crate) fn wheel_words(wheel: Wheel) -> &'static str {
    match wheel {
        Wheel::First => "the first gear wheel",
        Wheel::Later => "a gear wheel",
        Wheel::Laboratory => "a gear wheel from the Laboratory",
    }
}
