//! What a player reads off the table at a glance, worked out from a view so that a screen needs no rule.

use crate::ahead::{Ahead, ahead};
use crate::components::{Category, TownSet};
use crate::score::score_of;
use crate::solo;
use crate::view::{View, known};
use serde::Serialize;
use tabletop::{Seat, Sheet};

/// The table at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Glance {
    /// Who is at turn; none when the game is over.
    pub at_turn: Option<Seat>,
    /// Each seat.
    pub seats: Vec<SeatGlance>,
    /// Joan's score as things stand.
    pub joan: Option<Sheet>,
    /// The categories whose places can be acquired.
    pub open_categories: Vec<Category>,
    /// Rounds of the game.
    pub rounds: u8,
    /// What the viewer's answers complete.
    pub ahead: Vec<Ahead>,
}

/// A seat at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatGlance {
    /// The score as things stand.
    pub score: Sheet,
    /// Circled Citizens.
    pub citizens: u8,
    /// The Development Status.
    pub status: u8,
    /// Coins to spend.
    pub coins: u8,
    /// Towns that are struck out here: others have built there.
    pub struck: TownSet,
}

/// The table of a view at a glance.
pub fn glance(view: &View) -> Glance {
    let state = known(view);
    let seat = |(sheet, seat): (&crate::Sheet, u8)| {
        let citizens = view.citizens(Seat(seat));
        SeatGlance {
            score: score_of(sheet, citizens),
            citizens,
            status: sheet.status(),
            coins: sheet.coins(),
            struck: view.table.taken - sheet.stations,
        }
    };
    let facts = view.setup.facts();
    Glance {
        at_turn: view.at_turn(),
        seats: view.sheets.iter().zip(0..).map(seat).collect(),
        joan: view.joan.map(|area| solo::sheet(&state, area)),
        open_categories: Category::ALL.iter().copied().filter(|category| state.category_is_open(*category)).collect(),
        rounds: facts.bags * facts.rounds_per_bag,
        ahead: ahead(view, &state),
    }
}
