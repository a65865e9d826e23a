//! Places: one file for each that needs code; `simple` for those whose effect is data.

pub(crate) mod bakery;
pub(crate) mod ballroom;
pub(crate) mod bathhouse;
pub(crate) mod black_market;
mod bookbindery;
pub(crate) mod bourgeois_house;
pub(crate) mod brasserie;
mod cathedral;
mod christmas_market;
pub(crate) mod church;
pub(crate) mod court;
mod depot;
mod drawbridge;
pub(crate) mod episcopal_see;
mod farm;
mod flea_market;
pub(crate) mod gaming_room;
pub(crate) mod goldsmith;
mod guildhall;
mod gunpowder_tower;
pub(crate) mod hooks;
mod hospital;
mod laboratory;
pub(crate) mod lair;
pub(crate) mod lend;
pub(crate) mod lock;
pub(crate) mod market_stand;
mod medicinal_spring;
mod merchant_house;
mod observatory;
mod office;
mod opera;
pub(crate) mod pharmacy;
mod port;
pub(crate) mod prairie;
pub(crate) mod privileges;
pub(crate) mod quarry;
mod road;
pub(crate) mod shared_house;
pub(crate) mod sheep_farm;
mod simple;
mod stage_coach;
pub(crate) mod statue;
mod tavern;
mod theatre;
pub(crate) mod tinkerers_wagon;
pub(crate) mod town_hall;
pub(crate) mod village;
pub(crate) mod vineyard;
mod well;
pub(crate) mod workshop;

use crate::components::{Category, Place, PlaceSet, components};
use crate::event::Log;
use crate::flow::Lender;
use crate::state::State;
use crate::verbs::stand;
use crate::verbs::travel::{self, Means};
use crate::{happening, modules};
use tabletop::{RuleId, Seat};

/// The tiles that can be dealt in the base game: every one of categories I and II.
pub fn playable() -> PlaceSet {
    components().tiles_of(Category::I) | components().tiles_of(Category::II)
}

/// The rule that forbids the action of a place whose own followers activate it.
pub(crate) fn forbids(state: &State, seat: Seat, place: Place) -> Option<RuleId> {
    forbids_via(state, seat, place, None)
}

/// The rule that forbids the action of a place, activation aside. An action that would have no
/// effect at all may not be carried out (base.actions.no-empty-action).
pub(crate) fn forbids_via(state: &State, seat: Seat, place: Place, via: Option<Lender>) -> Option<RuleId> {
    if let Some(rule) = closed(state, seat, place, via) {
        return Some(rule);
    }
    if modules::brings_action(state, place) {
        return None;
    }
    match place {
        Place::Village => village::forbids(state, seat),
        Place::Ship => travel::forbids(state, seat, hooks::means(state, seat, Means::Water)),
        Place::Wagon => travel::forbids(state, seat, hooks::means(state, seat, Means::Road)),
        Place::HorseWagon => travel::forbids(state, seat, Means::Road),
        Place::Guildhall => guildhall::forbids(state, seat),
        Place::TownHall => town_hall::forbids(state, seat, via),
        Place::GunpowderTower => gunpowder_tower::forbids(state, seat),
        Place::Bathhouse => bathhouse::forbids(state, seat),
        Place::Laboratory => laboratory::forbids(state),
        Place::Office => office::forbids(state, seat),
        Place::Pharmacy => pharmacy::forbids(state, seat),
        Place::Farm => farm::forbids(state, seat),
        Place::Road => road::forbids(state, seat),
        Place::Bakery => bakery::forbids(state, seat),
        Place::Ballroom => ballroom::forbids(state, seat),
        Place::BlackMarket => black_market::forbids(state, seat),
        Place::Church => church::forbids(state, seat),
        Place::Court => court::forbids(state, seat),
        Place::Goldsmith => goldsmith::forbids(state, seat),
        Place::Lair => lair::forbids(state, seat),
        Place::MarketStand => market_stand::forbids(state, seat),
        Place::MedicinalSpring => medicinal_spring::forbids(state, seat),
        Place::Observatory => observatory::forbids(state, seat),
        Place::Opera => opera::forbids(state, seat),
        Place::Quarry => quarry::forbids(state, seat),
        Place::SharedHouse => shared_house::forbids(state, seat),
        Place::SheepFarm => sheep_farm::forbids(state, seat),
        Place::StageCoach => stage_coach::forbids(state, seat),
        Place::Tavern => tavern::forbids(),
        Place::Theatre => theatre::forbids(state, seat, via),
        Place::Well => well::forbids(state, seat, via),
        Place::Workshop => workshop::forbids(state, seat),
        // Always possible: something is gained whatever the die says or the player chooses.
        Place::Hospital
        | Place::EpiscopalSeeOfTours
        | Place::Bookbindery
        | Place::BourgeoisHouse
        | Place::ChristmasMarket
        | Place::FleaMarket
        | Place::TinkerersWagon => None,
        _ => match &components().place(place).effect {
            Some(effect) => simple::forbids(state, seat, effect),
            None => Some(RuleId("base.actions.only-activated")),
        },
    }
}

/// Whether a place that has no action of its own can be used now (Tavern, Sacristy): it is owned, was activated
/// when the turn began, and nothing that closes actions closes it (intrigue.saboteur.locked).
pub(crate) fn is_ready(state: &State, seat: Seat, place: Place) -> bool {
    state.owns(seat, place) && stand::was_activated(state, seat, place) && closed(state, seat, place, None).is_none()
}

/// The rule by which an expansion or the event of the round closes a place.
fn closed(state: &State, seat: Seat, place: Place, via: Option<Lender>) -> Option<RuleId> {
    let by_event = || happening::forbids_action(state, seat, place, via);
    modules::forbids_action(state, seat, place, via).or_else(by_event)
}

/// Carries out the action of a place; `via` is what lent it, if not its own followers.
pub(crate) fn carry_out(state: &mut State, seat: Seat, place: Place, via: Option<Lender>, log: &mut Log) {
    if modules::brings_action(state, place) {
        return modules::act(state, seat, place, log);
    }
    match place {
        Place::Village => village::start(state, seat),
        Place::Ship => travel::ask(state, seat, hooks::means(state, seat, Means::Water)),
        Place::Wagon => travel::ask(state, seat, hooks::means(state, seat, Means::Road)),
        Place::HorseWagon => travel::ask(state, seat, Means::Road),
        Place::Guildhall => guildhall::start(state, seat, log),
        Place::TownHall => town_hall::start(state, seat, town_hall::Sender::of(via)),
        Place::GunpowderTower => town_hall::start(state, seat, town_hall::Sender::GunpowderTower),
        Place::Bathhouse => bathhouse::start(state, seat, log),
        Place::Hospital => hospital::start(state, seat, log),
        Place::Laboratory => laboratory::start(state, seat, log),
        Place::Office => office::start(state, seat, log),
        Place::Pharmacy => pharmacy::start(state, seat),
        Place::EpiscopalSeeOfTours => episcopal_see::start(state, seat, log),
        Place::Farm => farm::start(state, seat, log),
        Place::Road => road::start(state, seat, log),
        Place::Bakery => bakery::start(state, seat),
        Place::Ballroom => ballroom::start(state, seat),
        Place::BlackMarket => black_market::start(state, seat),
        Place::Bookbindery => bookbindery::start(state, seat, log),
        Place::BourgeoisHouse => bourgeois_house::start(state, seat),
        Place::ChristmasMarket => christmas_market::start(state, seat, log),
        Place::Church => church::start(state, seat),
        Place::Court => court::start(state, seat),
        Place::FleaMarket => flea_market::start(state, seat, log),
        Place::Goldsmith => goldsmith::start(state, seat),
        Place::Lair => lair::start(state, seat),
        Place::MarketStand => market_stand::start(state, seat),
        Place::MedicinalSpring => medicinal_spring::start(state, seat, log),
        Place::Observatory => observatory::start(state, seat, log),
        Place::Opera => opera::start(state, seat, log),
        Place::Quarry => quarry::start(state, seat),
        Place::SharedHouse => shared_house::start(state, seat, log),
        Place::SheepFarm => sheep_farm::start(state, seat),
        Place::StageCoach => stage_coach::start(state, seat, log),
        Place::Theatre => theatre::start(state, seat, via, log),
        Place::TinkerersWagon => tinkerers_wagon::start(state, seat, log),
        Place::Well => well::start(state, seat, via),
        Place::Workshop => workshop::start(state, seat),
        _ => {
            if let Some(effect) = components().place(place).effect {
                simple::start(state, seat, &effect, log);
            }
        }
    }
}
