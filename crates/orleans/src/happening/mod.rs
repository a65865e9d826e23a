//! Events: one library for the hour glass tiles of every set and for event boards, one file per event or family.
//! Which of them comes when is said by the source of the game alone; what it does is the same everywhere.

mod ability;
pub(crate) mod amnesty;
mod arson;
mod asks;
mod axle_fracture;
pub(crate) mod banishment;
mod bans;
mod closed_ways;
mod coins;
mod drought;
mod dues;
mod famine;
mod feeding;
mod firestorm;
pub(crate) mod harvest;
mod losses;
mod market_day;
mod offers;
mod pilgrims_day;
mod pirates;
pub(crate) mod plague;
mod progress;
mod quick_travel;
mod retraining;
mod riots;
mod source;
mod summoning;
mod support;
mod town_meeting;
mod trade;
mod training;
pub(crate) mod uprising;
mod wheel_tax;

use crate::components::{EventFacts, Follower, Good, Happening};
use crate::event::Log;
use crate::modules;
use crate::state::{Mat, State};
use crate::verbs::goods;
pub(crate) use ability::can_pay;
pub use asks::{HappeningAsk, HappeningEvent, HappeningMove, Whence};
pub(crate) use asks::{answer, held, options, why_not};
pub(crate) use bans::{forbids_action, forbids_recruiting};
pub(crate) use closed_ways::forbids_journey;
pub(crate) use coins::balance;
pub(crate) use drought::leave_the_map;
pub(crate) use famine::dismiss;
pub(crate) use losses::give_wheel as return_wheel;
pub use source::events;
use tabletop::{RuleId, Seat};

impl State {
    /// The event of this round, as the set in play prints it.
    #[inline]
    pub fn happening(&self) -> Option<&'static EventFacts> {
        events(&self.setup).get(self.table.tile?.0 as usize)
    }
}

/// Whether this event is in force. Asked with every plan: mostly no set has it at the number that is up, and then nobody need
/// be asked whose set is played.
pub(crate) fn is_now(state: &State, event: Happening) -> bool {
    state.table.tile.is_some_and(|tile| source::could_be(event, tile))
        && state.happening().is_some_and(|facts| facts.event == event)
}

/// The number printed with the event in force.
fn amount(state: &State) -> u8 {
    state.happening().map_or(0, |facts| facts.amount)
}

/// The rule of the event in force.
fn rule(state: &State) -> RuleId {
    state.happening().map_or(RuleId("base.event.resolve"), |facts| facts.rule)
}

/// Followers that stand in the Market or on the tile that enlarges it (prosperity.event.market-tower).
fn at_market(mat: &Mat, follower: Follower) -> u8 {
    mat.market.count(follower) + mat.tower.count(follower)
}

/// The event takes effect on a player (base.event.resolve, events.timing.default), one after another
/// (events.order.start-player).
pub(crate) fn suffer(state: &mut State, seat: Seat, log: &mut Log) {
    let Some(&EventFacts { event, amount, .. }) = state.happening() else { return };
    match event {
        Happening::Harvest => harvest::suffer(state, seat, amount, log),
        Happening::Plague => plague::suffer(state, seat, log),
        Happening::RagingPlague => plague::rage(state, seat, amount, log),
        Happening::Progress => progress::offer(state, seat, amount),
        Happening::Indulgence | Happening::MonkIndulgence | Happening::BonVoyage | Happening::Peregrination => {
            offers::suffer(state, seat, event, amount);
        }
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
        Happening::WheelTax => wheel_tax::suffer(state, seat, amount, log),
        Happening::Feeding | Happening::GreatFeast => feeding::suffer(state, seat, amount, log),
        Happening::TownMeeting | Happening::Bribe => town_meeting::suffer(state, seat, amount),
        Happening::Trade => trade::suffer(state, seat),
        Happening::CheeseDay => goods::give_back_some(state, seat, Good::Cheese, amount, log),
        Happening::Arson => arson::suffer(state, seat),
        Happening::QuickTravel | Happening::FastTravel => quick_travel::offer(state, seat, amount),
        Happening::JourneyHome => summoning::go_back(state, seat, log),
        Happening::Support => support::suffer(state, seat, log),
        Happening::Firestorm => firestorm::suffer(state, seat, log),
        Happening::Restoration => firestorm::restore(state, seat, log),
        Happening::PilgrimsDay => pilgrims_day::suffer(state, seat),
        Happening::MarketDay => market_day::offer(state, seat, amount),
        Happening::Income
        | Happening::TradingDay
        | Happening::Taxes
        | Happening::Tax
        | Happening::CoinDues
        | Happening::Trip
        | Happening::FishingGrounds
        | Happening::GoodsTax
        | Happening::TechnologyTax
        | Happening::CapitationTax
        | Happening::Tithe
        | Happening::CoinTaxes
        | Happening::Mass
        | Happening::DevelopmentTax => coins::suffer(state, seat, log),
        // What an expansion brings with pieces of its own.
        Happening::Outbreak
        | Happening::TakingToTheRoad
        | Happening::Consolation
        | Happening::Exorcism
        | Happening::RatInfestation
        | Happening::GraveGoods
        | Happening::Escape
        | Happening::Reinforcement
        | Happening::Rats
        | Happening::Robbery => modules::suffer(state, seat, event, amount, log),
        // These hold all round (base.hourglass.event-timing, events.timing.special), and one is silent.
        Happening::Pilgrimage
        | Happening::Conference
        | Happening::Crusade
        | Happening::Strike
        | Happening::Sabotage
        | Happening::Amnesty
        | Happening::Vacation
        | Happening::Highwaymen
        | Happening::Storm
        | Happening::Banishment
        | Happening::AxleFracture
        | Happening::ClosingDay
        | Happening::Curfew
        | Happening::Wake
        | Happening::Quarantine
        | Happening::VictoryOverPlague
        | Happening::Assembly
        | Happening::Highwayman
        | Happening::Invasion
        | Happening::Silentium => {}
        // The team meets them together, in a phase of its own.
        Happening::Demolition
        | Happening::Donation
        | Happening::Earthquake
        | Happening::GoodTrade
        | Happening::GoodWinds
        | Happening::WoolMarket
        | Happening::TeamArson
        | Happening::RomeCalling
        | Happening::WitchHunt => {}
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
            | Happening::TownMeeting
            | Happening::Trade
            | Happening::QuickTravel
            | Happening::Silentium
            | Happening::Support
            | Happening::MonkIndulgence
            | Happening::Bribe
            | Happening::Mass
            | Happening::Peregrination
            | Happening::Restoration
            | Happening::PilgrimsDay
            | Happening::MarketDay,
        ) => Shields { sacristy: false, brasserie: false },
        Some(Happening::Wedding) => Shields { sacristy: false, brasserie: true },
        Some(_) => Shields { sacristy: true, brasserie: true },
    }
}
