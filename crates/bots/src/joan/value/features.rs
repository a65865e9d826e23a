//! A table as numbers, seen from the seat whose turn is over.

use crate::joan::left::{others_before, turns_left};
use crate::learned::Inputs;
use ::joan::components::{By, Category, Deed, Good, Place, Race, Town, components};
use ::joan::{Holder, Sheet, State};
use tabletop::Seat;

/// How many inputs there are.
pub(crate) const INPUTS: usize = 647;

/// A whole game of turns, as a share.
const TURNS: f32 = 25.0;

/// Replaces `inputs` by the table as `seat` sees it.
pub(crate) fn features(state: &State, seat: Seat, inputs: &mut Inputs) {
    inputs.clear();
    let (players, left) = (state.setup.players, turns_left(state, seat));
    inputs.which(usize::from(players).saturating_sub(1), 5);
    inputs.which(left.into(), 26);
    inputs.share(left, TURNS);
    inputs.which(others_before(state, seat).map_or(9, usize::from), 10);
    own(state, seat, left, inputs);
    let rivals = move || (0..players).map(Seat).filter(move |other| *other != seat);
    let strongest = rivals().max_by_key(|other| (::joan::score::total(state, *other), other.0));
    rival(state, strongest, inputs);
    races(state, seat, inputs);
    ahead(state, rivals, inputs);
    table(state, inputs);
    super::solo::tell(state, inputs);
}

/// The own sheet, mark by mark.
fn own(state: &State, seat: Seat, left: u8, inputs: &mut Inputs) {
    let sheet = state.sheet(seat);
    inputs.which(sheet.development.into(), 31);
    inputs.which(sheet.status().into(), 7);
    inputs.which(sheet.stations.len().into(), 14);
    inputs.which(state.citizens(seat).into(), 8);
    sheet.goods.iter().for_each(|goods| inputs.which(usize::from(*goods), 6));
    inputs.which(sheet.goods_columns().into(), 6);
    inputs.share(sheet.goods.iter().sum::<u8>(), 25.0);
    sheet.circled.iter().for_each(|coins| inputs.which(usize::from(*coins), 6));
    sheet.struck.iter().for_each(|coins| inputs.which(usize::from(*coins), 6));
    inputs.which(sheet.struck_columns().into(), 6);
    inputs.which(sheet.coins().into(), 9);
    inputs.which(sheet.shields.into(), 9);
    inputs.which(sheet.monks.into(), 4);
    deeds(state, sheet, inputs);
    for deed in Deed::ALL {
        let open = state.deed_is_open(*deed);
        sheet.deeds[deed.index()].iter().for_each(|marked| inputs.flag(open && *marked));
    }
    places(sheet, left, inputs);
    inputs.bits(sheet.reached.0.into(), Town::COUNT as u16, 1.0);
    inputs.share(sheet.routes.len(), 15.0);
    inputs.which(sites(state, sheet).into(), 9);
    for by in By::ALL {
        let routes = sheet.open_routes(*by, state.setup.players);
        inputs.share(routes.len(), 6.0);
        let printed = || routes.iter().map(|route| components().route(route));
        for good in Good::ALL {
            inputs.share(printed().filter(|route| route.goods[good.index()] > 0).count() as u8, 2.0);
        }
        inputs.share(printed().filter(|route| route.points > 0).count() as u8, 2.0);
    }
}

/// How many symbols of each open deed are marked.
fn deeds(state: &State, sheet: &Sheet, inputs: &mut Inputs) {
    for deed in Deed::ALL {
        let marked = sheet.deeds[deed.index()].iter().filter(|marked| **marked).count();
        inputs.which(if state.deed_is_open(*deed) { marked } else { 0 }, 4);
    }
}

/// Places, and once more by how often they may still be used.
fn places(sheet: &Sheet, left: u8, inputs: &mut Inputs) {
    let bits = u128::from(sheet.places.0);
    inputs.bits(bits, Place::COUNT as u16, 1.0);
    inputs.bits(bits, Place::COUNT as u16, f32::from(left) / TURNS);
}

/// Towns where somebody may build.
fn sites(state: &State, sheet: &Sheet) -> u8 {
    let free = sheet.reached - sheet.stations;
    let sites = if sheet.has(Place::Tavern) { free } else { free - state.table.taken };
    sites.len()
}

/// Another sheet, in fewer words; an empty one if nobody else plays.
fn rival(state: &State, seat: Option<Seat>, inputs: &mut Inputs) {
    let empty = Sheet::default();
    let sheet = seat.map_or(&empty, |seat| state.sheet(seat));
    let left = seat.map_or(0, |seat| turns_left(state, seat));
    inputs.share(left, TURNS);
    inputs.which(sheet.development.into(), 31);
    inputs.which(sheet.status().into(), 7);
    inputs.which(sheet.stations.len().into(), 14);
    inputs.which(seat.map_or(0, |seat| state.citizens(seat)).into(), 8);
    sheet.goods.iter().for_each(|goods| inputs.share(*goods, 5.0));
    inputs.which(sheet.goods_columns().into(), 6);
    sheet.circled.iter().for_each(|coins| inputs.share(*coins, 5.0));
    sheet.struck.iter().for_each(|coins| inputs.share(*coins, 5.0));
    inputs.which(sheet.struck_columns().into(), 6);
    inputs.which(sheet.coins().into(), 9);
    inputs.share(sheet.shields, 8.0);
    inputs.which(sheet.monks.into(), 4);
    deeds(state, sheet, inputs);
    places(sheet, left, inputs);
    inputs.share(sites(state, sheet), 4.0);
}

/// Who was first in each race.
fn races(state: &State, seat: Seat, inputs: &mut Inputs) {
    for race in Race::ALL {
        let winner = state.winner(*race);
        inputs.flag(winner == Some(Holder::Seat(seat)));
        inputs.flag(winner.is_some_and(|winner| winner != Holder::Seat(seat)));
    }
}

/// How far the others have come in each race, whoever is furthest.
fn ahead<S: Iterator<Item = Seat>>(state: &State, rivals: impl Fn() -> S, inputs: &mut Inputs) {
    let most = |what: &dyn Fn(&Sheet) -> u8| rivals().map(|seat| what(state.sheet(seat))).max().unwrap_or(0);
    inputs.share(most(&|sheet| sheet.development), 30.0);
    inputs.share(most(&|sheet| sheet.stations.len()), 8.0);
    inputs.share(most(&|sheet| sheet.goods.iter().sum()), 25.0);
    inputs.share(most(&|sheet| sheet.circled[2]), 5.0);
    inputs.share(most(&|sheet| sheet.struck_columns()), 5.0);
    for deed in Deed::ALL {
        let marked = most(&|sheet| sheet.deeds[deed.index()].iter().filter(|marked| **marked).count() as u8);
        inputs.which(if state.deed_is_open(*deed) { marked.into() } else { 0 }, 4);
    }
}

/// Tiles and places for all.
fn table(state: &State, inputs: &mut Inputs) {
    state.table.display.iter().for_each(|tiles| inputs.share(*tiles, 2.0));
    state.table.bag.iter().for_each(|tiles| inputs.share(*tiles, 5.0));
    inputs.bits(state.table.market.0.into(), Place::COUNT as u16, 1.0);
    Category::ALL.iter().for_each(|category| inputs.flag(state.category_is_open(*category)));
}
