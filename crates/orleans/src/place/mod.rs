//! Places: one file for each that needs code; `simple` for those whose effect is data.

pub(crate) mod bathhouse;
pub(crate) mod guildhall;
pub(crate) mod gunpowder_tower;
pub(crate) mod hospital;
pub(crate) mod laboratory;
pub(crate) mod office;
pub(crate) mod pharmacy;
pub(crate) mod privileges;
pub(crate) mod sacristy;
mod simple;
pub(crate) mod town_hall;
pub(crate) mod village;

use crate::components::{Place, PlaceSet, components};
use crate::event::Log;
use crate::setup::base_set;
use crate::state::State;
use crate::verbs::travel::{self, Means};
use tabletop::{RuleId, Seat};

/// The tiles whose rules are built: only these are dealt.
pub fn playable() -> PlaceSet {
    base_set()
}

/// The rule that forbids the action of a place, activation aside. An action that would have no
/// effect at all may not be carried out (base.actions.no-empty-action).
pub(crate) fn forbids(state: &State, seat: Seat, place: Place) -> Option<RuleId> {
    match place {
        Place::Village => village::forbids(state, seat),
        Place::Ship => travel::forbids(state, seat, Means::Water),
        Place::Wagon | Place::HorseWagon => travel::forbids(state, seat, Means::Road),
        Place::Guildhall => guildhall::forbids(state, seat),
        Place::TownHall => town_hall::forbids(state, seat),
        Place::GunpowderTower => gunpowder_tower::forbids(state, seat),
        Place::Bathhouse => bathhouse::forbids(state, seat),
        Place::Hospital => None,
        Place::Laboratory => laboratory::forbids(state),
        Place::Office => office::forbids(state, seat),
        Place::Pharmacy => pharmacy::forbids(state, seat),
        _ => match &components().place(place).effect {
            Some(effect) => simple::forbids(state, seat, effect),
            None => Some(RuleId("base.actions.only-activated")),
        },
    }
}

/// Carries out the action of a place; `via` is the place that lent it, if another did.
pub(crate) fn carry_out(state: &mut State, seat: Seat, place: Place, via: Option<Place>, log: &mut Log) {
    match place {
        Place::Village => village::start(state, seat),
        Place::Ship => travel::ask(state, seat, Means::Water),
        Place::Wagon | Place::HorseWagon => travel::ask(state, seat, Means::Road),
        Place::Guildhall => guildhall::start(state, seat, log),
        Place::TownHall => town_hall::start(state, seat, town_hall::Sender::TownHall),
        Place::GunpowderTower => town_hall::start(state, seat, town_hall::Sender::GunpowderTower),
        Place::Bathhouse => bathhouse::start(state, seat, log),
        Place::Hospital => hospital::start(state, seat, log),
        Place::Laboratory => laboratory::start(state, seat, log),
        Place::Office => office::start(state, seat, log),
        Place::Pharmacy => pharmacy::start(state, seat),
        _ => {
            if let Some(effect) = components().place(place).effect {
                simple::start(state, seat, &effect, log);
            }
        }
    }
    let _ = via;
}
