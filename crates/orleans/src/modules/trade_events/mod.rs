//! The hour glass tiles of Trade & Intrigue, in place of the base ones (events.setup.replace-base-tiles). What their
//! events do stands in `happening/`.

mod stack;

use super::Module;
use super::hooks::Hooks;
use super::meta::{Family, Meta, Slot, refuse};
use crate::components::{Edition, EventFacts, Letter, components};
use crate::state::{Setup, State, Table};
use tabletop::{Rng, RuleId, SetupError};

/// They take the place of the base tiles.
pub(super) const META: Meta = Meta {
    family: Family::TradeAndIntrigue,
    editions: &[Edition::Bigbox],
    seats: (2, 5),
    fills: &[Slot::Events],
    home: RuleId("trade.modules.free-combination"),
    alone: RuleId("events.setup.replace-base-tiles"),
};

/// The hooks of the trade events.
pub(crate) struct Rules;

impl Hooks for Rules {
    fn check(setup: &Setup) -> Result<(), SetupError> {
        match setup.options.uprising_last && !setup.modules.contains(Module::TradeEvents) {
            true => refuse(
                "the Peasant Uprising comes last only where the trade events are played".into(),
                RuleId("events.setup.variant-uprising"),
            ),
            false => Ok(()),
        }
    }

    fn events(_: &Setup) -> Option<&'static [EventFacts]> {
        Some(&components().hour_glass)
    }

    fn lay_out(state: &mut State) {
        stack::lay_out(state);
    }

    fn next_letter(setup: &Setup, table: &Table) -> Option<Letter> {
        stack::next_letter(setup, table)
    }

    fn tiles_skipped(table: &Table) -> u8 {
        stack::skipped(table)
    }

    fn guess(state: &mut State, rng: &mut Rng) {
        stack::guess(state, rng);
    }
}
