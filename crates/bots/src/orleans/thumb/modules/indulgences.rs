//! Indulgence cards in the hand: what a step, a journey or a station is worth because it meets one of them.

use super::plague::{net, on};
use crate::orleans::reach::{first_wine, inland, is_inland, tiles, wheels};
use crate::orleans::thumb::look::{Look, TOWNS};
use crate::orleans::thumb::worth::POINT;
use orleans::components::{
    Bonus, Condition, Good, Happening, Indulgence, Place, PlagueCard, Town, TownSet, Track, components,
};
use orleans::state::Mat;
use orleans::{PlagueHand, SystemHand, SystemOnTable, status};

/// What a corpse that goes is worth beside its point: the space that it took.
const RELIEF: i32 = POINT / 2;

/// How much of a card something brings, in hundredths.
type Share = i32;
/// All of it: the condition is met now.
const MET: Share = 100;
/// What a step towards it is worth, shared among the steps that are missing.
const STEP: Share = 40;

/// A step from `there` on, where `wanted` meets the condition.
fn towards(there: u8, wanted: u8) -> Share {
    match wanted.saturating_sub(there) {
        0 => 0,
        1 => MET,
        missing => STEP / i32::from(missing),
    }
}

/// What the cards in the hand bring of which a share is met now; the corpses of the Market go with the first that is met.
fn met(look: &Look<'_>, share: impl Fn(Condition) -> Share) -> i32 {
    let Some(SystemHand::Plague(PlagueHand { cards, .. })) = look.hand() else { return 0 };
    if look.happening().is_some_and(|facts| facts.event == Happening::ClosingDay) {
        return 0;
    }
    let (mut sum, mut is_met) = (0, false);
    for card in cards.iter() {
        let share = share(condition(card));
        sum += net(card).max(0) * share / MET;
        is_met |= share == MET;
    }
    if is_met { sum + i32::from(on(look).on_market) * (POINT + RELIEF) } else { sum }
}

fn condition(card: Indulgence) -> Condition {
    components().plague.indulgences[card.index()].condition
}

/// A step on a track, onto this space.
pub(in crate::orleans::thumb) fn step(look: &Look<'_>, track: Track, to: usize) -> i32 {
    let spaces = &components().track(track).spaces;
    met(look, |condition| match condition {
        Condition::FirstWine if track == Track::Farmers => towards(to as u8 - 1, first_wine()),
        Condition::TrackEnd => towards(to as u8 - 1, spaces.len() as u8 - 1),
        Condition::Wheels(number) if spaces.get(to) == Some(&Bonus::Gear) => towards(wheels(look.mat), number),
        Condition::Tiles(number) if matches!(spaces.get(to), Some(Bonus::TileOne | Bonus::TileAny)) => {
            towards(tiles(look.mat), number)
        }
        _ => 0,
    })
}

/// Steps on the Development track up to this space, with so many citizens on the way.
pub(in crate::orleans::thumb) fn developed(look: &Look<'_>, to: u8, citizens: u8) -> i32 {
    let after = || status(&Mat { development: to, ..*look.mat });
    met(look, |condition| match condition {
        Condition::Status(wanted) if status(look.mat) < wanted && wanted <= after() => MET,
        Condition::TrackEnd if to == components().development.last && look.mat.development < to => MET,
        Condition::Citizens(wanted) if look.mat.citizens < wanted && wanted <= look.mat.citizens + citizens => MET,
        Condition::Status(wanted) => {
            let star = components().development.stars.get(usize::from(wanted).wrapping_sub(1)).copied().unwrap_or(0);
            let missing = i32::from(star.saturating_sub(look.mat.development));
            if missing > 0 { STEP * i32::from(to - look.mat.development) / missing } else { 0 }
        }
        _ => 0,
    })
}

/// One more station, wherever it stands, less the fee for it.
pub(in crate::orleans::thumb) fn station(look: &Look<'_>) -> i32 {
    let fee = if in_play(look, PlagueCard::StationFee) { POINT } else { 0 };
    -fee + met(look, |condition| match condition {
        Condition::Stations(number) => towards(look.mat.n_stations(), number),
        _ => 0,
    })
}

/// The towns in which coming, and those in which building, may meet a card in the hand: in others nothing need be reckoned.
pub(in crate::orleans::thumb) fn concerned(look: &Look<'_>) -> (TownSet, TownSet) {
    let (mut arrival, mut building) = (TownSet::EMPTY, TownSet::EMPTY);
    let Some(SystemHand::Plague(PlagueHand { cards, .. })) = look.hand() else { return (arrival, building) };
    for card in cards.iter() {
        match condition(card) {
            Condition::Arrive(town) | Condition::Give { town: Some(town), .. } => arrival.insert(town),
            Condition::Build(town) => building.insert(town),
            Condition::InlandStations(_) => building = TOWNS,
            _ => {}
        }
    }
    (arrival, building)
}

/// A station in this town.
pub(in crate::orleans::thumb) fn site(look: &Look<'_>, town: Town) -> i32 {
    met(look, |condition| match condition {
        Condition::Build(wanted) if wanted == town => MET,
        Condition::InlandStations(number) if is_inland(town) => towards(inland(look.mat), number),
        _ => 0,
    })
}

/// The merchant comes to this town: a pilgrimage, or a delivery for which all is at hand.
pub(in crate::orleans::thumb) fn arrival(look: &Look<'_>, town: Town) -> i32 {
    met(look, |condition| match condition {
        Condition::Arrive(wanted) if wanted == town => MET,
        Condition::Give { town: Some(wanted), goods, coins } if wanted == town && town != look.mat.merchant => {
            let has_goods = look.mat.goods.iter().zip(goods).all(|(&there, wanted)| there >= wanted);
            if has_goods && look.mat.coins >= u16::from(coins) { MET } else { 0 }
        }
        _ => 0,
    })
}

/// One more good of a kind that a card asks for.
pub(in crate::orleans::thumb) fn gift(look: &Look<'_>, good: Good) -> i32 {
    met(look, |condition| match condition {
        Condition::Give { town, goods, .. } if goods[good.index()] > look.mat.goods[good.index()] => {
            let missing: u8 = look.mat.goods.iter().zip(goods).map(|(&there, it)| it.saturating_sub(there)).sum();
            // It is given in the next own turn, or the merchant has to bring it.
            if town.is_none() && missing == 1 { MET - 1 } else { STEP / i32::from(missing) }
        }
        _ => 0,
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
