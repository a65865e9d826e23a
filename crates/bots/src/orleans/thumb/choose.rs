//! Small choices: followers, tiles, wheels.

use super::look::Look;
use super::modules::{duel, earning, invasion};
use super::worth::{self, POINT};
use super::{action, deeds, journeys, prepare};
use orleans::Move;
use orleans::components::{Kind, Place, SpaceKind};

/// Draws as many as possible. What the bag cannot give is taken back from the board: whoever lies on the
/// Market can stand anywhere again.
pub(crate) fn followers(look: &Look<'_>, left: u8, mv: Move) -> i32 {
    match mv {
        Move::Draw(number) => number.into(),
        Move::TakeBack { .. } if look.bag.total() < left => i32::from(left) + 1,
        _ => -1,
    }
}

/// Lays those on the Tower who had better be sent to a deed.
pub(crate) fn tower(look: &Look<'_>, mv: Move) -> i32 {
    match mv {
        Move::ToTower(follower) if follower.is_own() => -2 * POINT,
        Move::ToTower(follower) => match deeds::send(look, follower.kind(), look.mat.tower.count(follower)) {
            0 => -POINT,
            gain => gain,
        },
        _ => 0,
    }
}

/// Recruits whoever brings most.
pub(crate) fn recruit(look: &Look<'_>, mv: Move) -> i32 {
    match mv {
        Move::Recruit(kind) => worth::recruit(look, kind),
        _ => 0,
    }
}

/// The tile that helps most.
pub(crate) fn tile(look: &Look<'_>, mv: Move) -> i32 {
    let Move::Tile(place) = mv else { return 0 };
    if let Some(worth) = earning::tile(look, place).or_else(|| invasion::tile_choice(look, place)) {
        return worth;
    }
    let late = look.rounds_left() < 6;
    match place {
        Place::HorseWagon => 100,
        Place::HerbGarden if !late => 90,
        Place::School if !late => 88,
        Place::Hospital => 86,
        Place::Windmill => 84,
        Place::TailorShop => 82,
        Place::WoolManufacturer => 80,
        Place::Library => 78,
        Place::Winery => 76,
        Place::Bathhouse => 74,
        Place::Office => 72,
        Place::Laboratory if !late => 70,
        Place::Cellar => 68,
        Place::ShippingLine => 66,
        Place::CheeseFactory => 64,
        Place::GunpowderTower => 62,
        Place::Hayrick => 60,
        Place::Brewery => 58,
        Place::Pharmacy => 56,
        Place::Sacristy => 54,
        _ => 10,
    }
}

/// The wheel goes where it saves the rarest follower at a place that is used often.
pub(crate) fn wheel(look: &Look<'_>, mv: Move) -> i32 {
    if let Some(worth) = invasion::wheel_to(look, mv) {
        return worth;
    }
    let Move::PlaceWheel { place, space, .. } = mv else { return 0 };
    let useless = !journeys::PLACES.contains(&place) && action::value(look, place) <= 0;
    if useless || duel::is_taxed(look) {
        return -1;
    }
    let used = match place {
        Place::Guildhall => 10,
        Place::Wagon | Place::Ship => 8,
        Place::HorseWagon | Place::Vehicle | Place::GuildHouse => 9,
        Place::University | Place::Village | Place::FarmHouse => 7,
        Place::Castle => 6,
        Place::Monastery => 5,
        _ => 4,
    };
    let rare = match space {
        SpaceKind::Knight | SpaceKind::Scholar => 4,
        SpaceKind::Trader | SpaceKind::Craftsman => 3,
        _ => 2,
    };
    used * rare
}

/// The follower from the Bathhouse completes the place that brings most.
pub(crate) fn drawn(look: &Look<'_>, mv: Move) -> i32 {
    let Move::Put { follower, place, .. } = mv else { return 0 };
    let kept = if follower.kind() == Kind::Monk { POINT } else { 0 };
    if place == Place::TownHall {
        return deeds::send(look, follower.kind(), deeds::standing(look, follower.kind())) - kept;
    }
    let missing = i32::from(look.missing(place).len()).max(1);
    prepare::promise(look, place) / (missing * missing) - kept
}
