//! Every table that can be set.

use joan::components::Level;
use joan::{Places, Setup};
use tabletop::Seat;

/// Every player count with either kind of places, every level alone, and an agreed starting player.
pub(crate) fn tables() -> impl Iterator<Item = Setup> {
    let cards = (2..=5).map(Setup::new);
    let printed = (2..=5).map(|players| Setup { places: Places::Printed, ..Setup::new(players) });
    let agreed = Setup { start_player: Some(Seat(2)), ..Setup::new(3) };
    cards.chain(printed).chain(Level::ALL.iter().copied().map(Setup::solo)).chain([agreed, Setup::new(1)])
}

/// One table of each kind.
pub(crate) fn small() -> impl Iterator<Item = Setup> {
    [Setup::new(2), Setup { places: Places::Printed, ..Setup::new(4) }, Setup::solo(Level::Special)].into_iter()
}
