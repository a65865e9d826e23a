//! Which events a game has: the hour glass tiles of a set, or the events of a board.

use crate::components::{Edition, EventFacts, Happening, TileId, components};
use crate::modules::{self, Modules};
use crate::state::Setup;
use std::sync::LazyLock;

/// The events of the set that is played, by their number.
#[inline]
pub fn events(setup: &Setup) -> &'static [EventFacts] {
    match modules::events(setup) {
        Some(events) => events,
        None if setup.edition == Edition::First => &components().first_edition,
        None => &components().hour_glass,
    }
}

/// Whether any set there is has an event at a number; a number from outside may be any.
pub(super) fn could_be(event: Happening, tile: TileId) -> bool {
    numbers(event).checked_shr(tile.0.into()).is_some_and(|numbers| numbers & 1 != 0)
}

/// The numbers that an event has in all sets, one bit each.
fn numbers(event: Happening) -> u64 {
    static NUMBERS: LazyLock<[u64; Happening::COUNT]> = LazyLock::new(|| {
        let mut numbers = [0; Happening::COUNT];
        for setup in setups() {
            events(&setup).iter().enumerate().for_each(|(at, facts)| numbers[facts.event.index()] |= 1 << at);
        }
        numbers
    });
    NUMBERS[event.index()]
}

/// A set-up for every set of events: the printings, and each expansion with as many as can play it.
fn setups() -> impl Iterator<Item = Setup> {
    let printings = [Edition::First, Edition::Bigbox].map(|edition| Setup::new(edition, 2));
    let expansions = Modules::singles().flat_map(|modules| {
        modules.seats(Edition::Bigbox).map(move |players| Setup { modules, ..Setup::new(Edition::Bigbox, players) })
    });
    printings.into_iter().chain(expansions)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No set has an event at a number that is not told.
    #[test]
    fn numbers_of_every_mix() {
        for modules in Modules::mixes(Edition::Bigbox) {
            for players in modules.seats(Edition::Bigbox) {
                let setup = Setup { modules, ..Setup::new(Edition::Bigbox, players) };
                for (at, facts) in events(&setup).iter().enumerate() {
                    assert!(could_be(facts.event, TileId(at as u8)), "{} at {at}", facts.event);
                }
            }
        }
        assert!(!could_be(Happening::Harvest, TileId(u8::MAX)));
    }
}
