//! The course of a game as data: how many rounds, which phases, and how it ends.

use crate::components::{Happening, components};
use crate::happening::events;
use crate::ledger::cited;
use crate::modules;
use crate::phase::Phase;
use crate::state::{Setup, Table};
use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{RuleId, SeatSet};

/// How a game runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Course {
    /// How many rounds it has at the most.
    pub(crate) rounds: u8,
    /// The phases of a round, in the order of play.
    pub(crate) phases: &'static [Phase],
    /// How many goods one move of the merchant may take from a route.
    pub(crate) goods_per_move: u8,
    /// Whether there are goods at all.
    pub(crate) has_goods: bool,
}

/// The phases of a round in which nobody counts farmers.
const WITHOUT_CENSUS: [Phase; 6] =
    [Phase::HourGlass, Phase::Followers, Phase::Planning, Phase::Actions, Phase::Event, Phase::StartPlayer];

impl Course {
    /// Eighteen rounds of seven phases (base.round.eighteen, base.round.phase-order).
    fn base() -> Course {
        Course { rounds: components().counts.rounds, phases: &Phase::ALL, goods_per_move: 1, has_goods: true }
    }

    /// A scenario of so many rounds without a Census.
    pub(crate) fn without_census(rounds: u8) -> Course {
        Course { rounds, phases: &WITHOUT_CENSUS, ..Course::base() }
    }

    /// How the game of this set-up runs.
    pub(crate) fn of(setup: &Setup) -> Course {
        let mut course = Course::base();
        modules::course(setup, &mut course);
        course
    }
}

impl Setup {
    /// How many rounds there will be, where that is sure from the start.
    pub fn sure_rounds(&self) -> Option<u8> {
        let shortens = |event: Happening| matches!(event, Happening::Vacation | Happening::Outbreak);
        // A tile or a plague card takes a round away.
        let may_be_fewer = events(self).iter().any(|facts| shortens(facts.event));
        let has_own_events = modules::events(self).is_some();
        (!(may_be_fewer && has_own_events)).then(|| Course::of(self).rounds)
    }
}

/// How many rounds the game has, as far as anybody knows.
pub fn rounds(setup: &Setup, table: &Table) -> u8 {
    Course::of(setup).rounds - modules::tiles_skipped(setup, table)
}

/// An end that is not the counting of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ending {
    /// Who has won; nobody if the game was lost.
    pub winners: SeatSet,
    /// The rule behind it.
    #[serde(deserialize_with = "rule_of_the_ledger")]
    pub rule: RuleId,
}

fn rule_of_the_ledger<'de, D: Deserializer<'de>>(deserializer: D) -> Result<RuleId, D::Error> {
    let id = String::deserialize(deserializer)?;
    cited(&id).ok_or_else(|| serde::de::Error::custom("the ledger has no such rule"))
}
