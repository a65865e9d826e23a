//! Invasion: two to five players save the city together, or lose it together (invasion.setup.players). Its events for
//! each player stand in `happening/`, those of the team in `team/`, the places of the Support board in a file each.

mod catapult;
mod characters;
mod citizens;
mod city;
mod dangers;
mod dues;
mod end;
mod events;
mod guild_house;
mod hostel;
mod palatinate;
mod pieces;
mod robbery;
mod rules;
mod set_up;
mod stack;
mod tasks;
mod team;
mod towers;
mod types;
mod vehicle;

use super::meta::{Family, Meta, Slot};
use crate::components::Edition;
pub use pieces::{InvasionOnMat, InvasionOnTable, Reinforcement, TurnedTiles};
pub(crate) use pieces::{in_city, on};
pub(crate) use rules::Rules;
use tabletop::RuleId;
pub use team::{Best, Proposal, Team, Unit};
pub use types::{InvasionAsk, InvasionEvent, InvasionMove, InvasionStep, Post, Purse, Receiver};

pub(crate) use self::{
    InvasionAsk as Ask, InvasionEvent as Event, InvasionMove as Move, InvasionOnMat as OnMat,
    InvasionOnTable as OnTable, InvasionStep as Step,
};
pub(crate) use super::none::{NoPieces as Hand, NoPieces as Hidden};

/// It goes with nothing else (invasion.setup.no-mixing).
pub(super) const META: Meta = Meta {
    family: Family::Invasion,
    editions: &[Edition::Bigbox],
    seats: (2, 5),
    fills: Slot::ALL,
    home: RuleId("invasion.setup.players"),
    alone: RuleId("invasion.setup.no-mixing"),
};
