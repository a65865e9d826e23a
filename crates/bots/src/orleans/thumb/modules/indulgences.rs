//! Indulgence cards in the hand: what a step, a journey or a station is worth because it meets one of them.

use super::plague::{net, on};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::POINT;
use orleans::components::{
    Bonus, By, Condition, Good, Happening, Home, Indulgence, Place, PlagueCard, Town, Track, components,
};
use orleans::state::Mat;
use orleans::{PlagueHand, SystemHand, SystemOnTable, status};

/// What a corpse that goes is worth beside its point: the space that it took.
const RELIEF: i32 = POINT / 2;

/// What those cards bring whose conditions are met now; the corpses of the Market go with the first of them.
fn met(look: &Look<'_>, meets: impl Fn(Condition) -> bool) -> i32 {
    let Some(SystemHand::Plague(PlagueHand { cards, .. })) = look.hand() else { return 0 };
    if look.happening().is_some_and(|facts| facts.event == Happening::ClosingDay) {
        return 0;
    }
    let gains = cards.iter().filter(|&card| meets(condition(card))).map(|card| net(card).max(0));
    let (number, sum) = gains.fold((0, 0), |(number, sum), gain| (number + 1, sum + gain));
    if number > 0 { sum + i32::from(on(look).on_market) * (POINT + RELIEF) } else { 0 }
}

fn condition(card: Indulgence) -> Condition {
    components().plague.indulgences[card.index()].condition
}

/// A step on a track, onto this space.
pub(in crate::orleans::thumb) fn step(look: &Look<'_>, track: Track, to: usize) -> i32 {
    let spaces = &components().track(track).spaces;
    let is_wine = |space: &Bonus| *space == Bonus::Good(Good::Wine);
    met(look, |condition| match condition {
        Condition::FirstWine => track == Track::Farmers && spaces.iter().position(is_wine) == Some(to),
        Condition::TrackEnd => to + 1 == spaces.len(),
        Condition::Wheels(number) => spaces.get(to) == Some(&Bonus::Gear) && wheels(look.mat) + 1 == number,
        Condition::Tiles(number) => {
            matches!(spaces.get(to), Some(Bonus::TileOne | Bonus::TileAny)) && tiles(look.mat) + 1 == number
        }
        _ => false,
    })
}

/// Steps on the Development track up to this space, with so many citizens on the way.
pub(in crate::orleans::thumb) fn developed(look: &Look<'_>, to: u8, citizens: u8) -> i32 {
    let after = status(&Mat { development: to, ..*look.mat });
    met(look, |condition| match condition {
        Condition::Status(wanted) => status(look.mat) < wanted && wanted <= after,
        Condition::TrackEnd => to == components().development.last && look.mat.development < to,
        Condition::Citizens(wanted) => look.mat.citizens < wanted && wanted <= look.mat.citizens + citizens,
        _ => false,
    })
}

/// One more station, wherever it stands, less the fee for it.
pub(in crate::orleans::thumb) fn station(look: &Look<'_>) -> i32 {
    let fee = if in_play(look, PlagueCard::StationFee) { POINT } else { 0 };
    -fee + met(
        look,
        |condition| matches!(condition, Condition::Stations(number) if look.mat.n_stations() + 1 == number),
    )
}

/// A station in this town.
pub(in crate::orleans::thumb) fn site(look: &Look<'_>, town: Town) -> i32 {
    let inland = || look.mat.stations.iter().filter(|&it| is_inland(it)).count() as u8 + look.mat.on_tiles.road;
    met(look, |condition| match condition {
        Condition::Build(wanted) => wanted == town,
        Condition::InlandStations(number) => is_inland(town) && inland() + 1 == number,
        _ => false,
    })
}

/// The merchant comes to this town: a pilgrimage, or a delivery for which all is at hand.
pub(in crate::orleans::thumb) fn arrival(look: &Look<'_>, town: Town) -> i32 {
    met(look, |condition| match condition {
        Condition::Arrive(wanted) => wanted == town,
        Condition::Give { town: Some(wanted), goods, coins } => {
            let has_goods = look.mat.goods.iter().zip(goods).all(|(&there, wanted)| there >= wanted);
            wanted == town && town != look.mat.merchant && has_goods && look.mat.coins >= u16::from(coins)
        }
        _ => false,
    })
}

/// Whether a plague card or the event closes a place for this round.
pub(in crate::orleans::thumb) fn is_closed(look: &Look<'_>, place: Place) -> bool {
    match place {
        Place::FarmHouse => in_play(look, PlagueCard::FarmHouse) && !on(look).left_orleans,
        Place::TownHall => in_play(look, PlagueCard::TownHall) && !on(look).reached_third_star,
        Place::Ship | Place::Wagon | Place::HorseWagon => {
            look.happening().is_some_and(|facts| facts.event == Happening::Curfew)
        }
        _ => false,
    }
}

fn in_play(look: &Look<'_>, card: PlagueCard) -> bool {
    matches!(look.view.table.modules.system, SystemOnTable::Plague(table) if table.cards.contains(&Some(card)))
}

fn wheels(mat: &Mat) -> u8 {
    mat.board.wheels().len() + mat.wheels.iter().sum::<u8>()
}

fn tiles(mat: &Mat) -> u8 {
    mat.places.iter().filter(|&place| matches!(components().place(place).home, Home::Tile(_))).count() as u8
}

fn is_inland(town: Town) -> bool {
    let routes = components().towns[town.index()].routes.iter();
    !routes.map(|&nth| &components().routes[usize::from(nth)]).any(|route| route.by == By::Water)
}
