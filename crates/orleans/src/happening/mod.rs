//! Events: one library for the hour glass tiles of every set and for event boards, one file per event or family.
//! Which of them comes when is said by the source of the game alone; what it does is the same everywhere.

pub(crate) mod amnesty;
mod asks;
mod axle_fracture;
mod bans;
mod coins;
mod drought;
mod dues;
mod famine;
pub(crate) mod harvest;
mod highwaymen;
mod losses;
mod offers;
mod pirates;
pub(crate) mod plague;
mod retraining;
mod riots;
mod source;
mod summoning;
mod training;
pub(crate) mod uprising;

use crate::components::{EventFacts, Happening};
use crate::event::Log;
use crate::state::State;
pub use asks::{HappeningAsk, HappeningEvent, HappeningMove, Whence};
pub(crate) use asks::{answer, held, options, why_not};
pub(crate) use bans::{forbids_action, forbids_recruiting};
pub(crate) use highwaymen::forbids_journey;
pub use source::events;
use tabletop::{RuleId, Seat};

impl State {
    /// The event of this round, as the set in play prints it.
    pub fn happening(&self) -> Option<&'static EventFacts> {
        events(&self.setup).get(self.table.tile?.0 as usize)
    }
}

/// Whether this event is in force.
pub(crate) fn is_now(state: &State, event: Happening) -> bool {
    state.happening().is_some_and(|facts| facts.event == event)
}

/// The number printed with the event in force.
fn amount(state: &State) -> u8 {
    state.happening().map_or(0, |facts| facts.amount)
}

/// The rule of the event in force.
fn rule(state: &State) -> RuleId {
    state.happening().map_or(RuleId("base.event.resolve"), |facts| facts.rule)
}

/// The event takes effect on a player (base.event.resolve, events.timing.default), one after another
/// (events.order.start-player).
pub(crate) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    let Some(&EventFacts { event, amount, .. }) = state.happening() else { return };
    match event {
        Happening::Harvest => harvest::suffer(state, seat, amount, log),
        Happening::Plague => plague::suffer(state, seat, log),
        Happening::Indulgence | Happening::BonVoyage => offers::suffer(state, seat, event, amount),
        Happening::Training => training::suffer(state, seat, amount),
        Happening::Retraining => retraining::suffer(state, seat, amount, log),
        Happening::Wedding => losses::wedding(state, seat, amount, log),
        Happening::Malfunction => losses::malfunction(state, seat),
        Happening::Torture => losses::torture(state, seat, amount, log),
        Happening::BookFire => losses::book_fire(state, seat, log),
        Happening::Dues => dues::owe(state, seat, amount, log),
        Happening::PeasantUprising => uprising::clean_up(state, seat, log),
        Happening::Summoning => summoning::suffer(state, seat, amount, log),
        Happening::Famine => famine::owe(state, seat, amount),
        Happening::Drought => drought::owe(state, seat, amount),
        Happening::Pirates => pirates::suffer(state, log),
        Happening::Riots => riots::suffer(state, seat, amount, log),
        Happening::Income
        | Happening::TradingDay
        | Happening::Taxes
        | Happening::Tax
        | Happening::Trip
        | Happening::FishingGrounds
        | Happening::GoodsTax
        | Happening::TechnologyTax
        | Happening::CapitationTax
        | Happening::Tithe => coins::suffer(state, seat, log),
        // These hold all round (base.hourglass.event-timing, events.timing.special), and one is silent.
        Happening::Pilgrimage
        | Happening::Conference
        | Happening::Crusade
        | Happening::Strike
        | Happening::Sabotage
        | Happening::Amnesty
        | Happening::Vacation
        | Happening::Highwaymen
        | Happening::AxleFracture
        | Happening::Silentium => {}
    }
}

/// Which tiles help against an event.
#[derive(Clone, Copy)]
pub(crate) struct Shields {
    /// The Sacristy does.
    pub(crate) sacristy: bool,
    /// The Brasserie does.
    pub(crate) brasserie: bool,
}

/// What helps against the event of this round: nothing is needed against a good one (places.sacristy.good-events,
/// events.shield.which-events, events.shield.place-tiles).
pub(crate) fn shields(state: &State) -> Shields {
    match state.happening().filter(|facts| !facts.special).map(|facts| facts.event) {
        None
        | Some(
            Happening::Indulgence
            | Happening::Training
            | Happening::BonVoyage
            | Happening::Income
            | Happening::FishingGrounds
            | Happening::TradingDay
            | Happening::Silentium,
        ) => Shields { sacristy: false, brasserie: false },
        Some(Happening::Wedding) => Shields { sacristy: false, brasserie: true },
        Some(_) => Shields { sacristy: true, brasserie: true },
    }
}
