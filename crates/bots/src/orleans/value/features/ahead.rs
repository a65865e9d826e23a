//! What is still to be had, and what is still to come.

use super::Inputs;
use crate::orleans::thumb::has_base_tiles;
use orleans::State;
use orleans::components::{Deed, Edition, EventFacts, Good, Happening, Kind, Letter, Place, components};
use orleans::state::Spot;
use tabletop::Seat;

/// The events that the network has inputs for: those of the base game.
const KNOWN: [Happening; 6] = [
    Happening::Pilgrimage,
    Happening::Income,
    Happening::Harvest,
    Happening::Taxes,
    Happening::TradingDay,
    Happening::Plague,
];

/// The supply and the events.
pub(super) fn tell(state: &State, seat: Seat, inputs: &mut Inputs) {
    supply(state, seat, inputs);
    events(state, inputs);
}

/// What is still to be had.
fn supply(state: &State, seat: Seat, inputs: &mut Inputs) {
    let table = &state.table;
    for &kind in Kind::ALL {
        inputs.share(table.followers[kind.index()], 8.0);
        inputs.flag(table.followers[kind.index()] == 0);
    }
    inputs.share(table.gears, 10.0);
    inputs.share(table.tiles.len(), 20.0);
    for &good in Good::ALL {
        inputs.share(table.goods[good.index()], 10.0);
    }
    let mut rooms = [0_u8; Kind::COUNT];
    for &deed in Deed::ALL {
        let (facts, sent) = (components().deed(deed), &table.deeds[deed.index()]);
        let left = |kind: &Kind| facts.spaces[kind.index()].saturating_sub(sent[kind.index()]);
        Kind::ALL.iter().for_each(|kind| rooms[kind.index()] += left(kind));
        let waits = table.citizens.waits(Spot::Deed(deed));
        let open: u8 = Kind::ALL.iter().map(left).sum();
        inputs.share(open, 6.0);
        inputs.flag(waits && open <= 2);
    }
    rooms.iter().for_each(|&room| inputs.share(room, 6.0));
    inputs.flag(state.mat(seat).places.contains(Place::GunpowderTower));
}

/// The event of this round, and the strength of those to come.
fn events(state: &State, inputs: &mut Inputs) {
    let mut ahead = [0.0; KNOWN.len()];
    for (nth, tile) in components().base_tiles().iter().enumerate() {
        if state.table.turned >> nth & 1 == 0 {
            ahead[tile.event as usize] += strength(state.setup.edition, *tile);
        }
    }
    ahead.iter().for_each(|&sum| inputs.tell(sum / 4.0));
    let now = state.happening().filter(|_| has_base_tiles(&state.setup)).copied();
    for event in KNOWN {
        inputs.tell(now.filter(|tile| tile.event == event).map_or(0.0, |tile| strength(state.setup.edition, tile)));
    }
}

/// How much a tile gives or takes.
fn strength(edition: Edition, tile: EventFacts) -> f32 {
    let nth = match tile.letter {
        Some(Letter::B) => 2.0,
        Some(Letter::C | Letter::D) => 3.0,
        Some(Letter::Start | Letter::A) | None => 1.0,
    };
    match (tile.event, edition) {
        (Happening::Taxes, Edition::First) => 1.0 / 3.0,
        (_, Edition::First) => 1.0,
        (Happening::Income | Happening::TradingDay, _) => 4.0 - nth,
        (Happening::Harvest, _) => nth,
        (Happening::Taxes, _) => 1.0 / nth,
        _ => 1.0,
    }
}
