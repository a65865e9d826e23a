//! What the action of a place is worth, and which one comes next.

use super::journeys::{self, Means};
use super::look::Look;
use super::modules::{alone, earning, indulgences, invasion, plague, prosperity};
use super::worth::{self, POINT};
use super::{deeds, pay};
use orleans::components::{Kind, Place, Sort, components};
use orleans::{Move, Sender, status};

/// Uses the place that brings most, whatever others may snatch away first; passes if nothing brings anything.
pub(crate) fn answer(look: &Look<'_>, options: &[Move]) -> Move {
    let tours = options.iter().any(|mv| matches!(mv, Move::Use(place) if journeys::PLACES.contains(place)));
    let tour = if tours { journeys::Map::new(look).first(Means::ready(look)) } else { None };
    super::best(look, options, |mv| match mv {
        Move::Use(place) if journeys::PLACES.contains(&place) => match tour {
            // Goods and towns are for the first to come.
            Some((first, worth)) if first == place && worth > 0 => worth + 5 * POINT,
            _ => -1,
        },
        Move::Use(place) => {
            let worth = value(look, place);
            if worth > 0 { (worth + urgency(place)).max(1) } else { -1 }
        }
        _ => 0,
    })
}

/// What the action of a place brings, tours aside.
pub(crate) fn value(look: &Look<'_>, place: Place) -> i32 {
    match place {
        _ if indulgences::is_closed(look, place) => 0,
        Place::Village => [Kind::Boatman, Kind::Craftsman, Kind::Trader]
            .into_iter()
            .map(|kind| worth::recruit(look, kind))
            .max()
            .unwrap_or(0),
        Place::TownHall if invasion::is_assembly(look) => 0,
        Place::TownHall => deeds::action(look, Sender::TownHall),
        Place::GunpowderTower => deeds::action(look, Sender::GunpowderTower),
        Place::Hospital => i32::from(status(look.mat)) * alone::coin(look),
        Place::Office => i32::from(look.mat.n_stations()) * alone::coin(look),
        Place::Laboratory if look.view.table.gears > 0 => look.rounds_left() * 5,
        Place::Laboratory => 0,
        Place::Pharmacy => (1..=3).map(|coins| pay::steps(look, Move::PayCoins(coins))).max().unwrap_or(0),
        Place::Bathhouse if look.bag.is_empty() => 0,
        Place::Bathhouse => POINT,
        Place::Infirmary | Place::BackDoor => plague::card(look),
        Place::Carpenter => prosperity::action(look),
        Place::Sacristy => pay::event(look),
        _ => invasion::action(look, place)
            .or_else(|| earning::action(look, place))
            .unwrap_or_else(|| simple(look, place)),
    }
}

/// A place whose effect is data, or one this bot knows nothing about.
fn simple(look: &Look<'_>, place: Place) -> i32 {
    let facts = components().place(place);
    let Some(effect) = facts.effect else {
        return if facts.sort == Sort::Action { POINT } else { 0 };
    };
    if let Some(kind) = effect.recruit {
        return worth::recruit(look, kind);
    }
    let good = match effect.good {
        Some(good) if look.view.table.goods[good.index()] == 0 => return 0,
        Some(good) => worth::good(look, good),
        None => 0,
    };
    good + i32::from(effect.coins) * worth::coin(look) + worth::steps(look, effect.develop)
}

/// What runs out or helps the other actions goes first; what can wait goes last.
fn urgency(place: Place) -> i32 {
    match place {
        Place::Bathhouse => 20 * POINT,
        Place::TownHall | Place::GunpowderTower => 4 * POINT,
        Place::FarmHouse | Place::Village | Place::University | Place::Castle | Place::Monastery => 2 * POINT,
        Place::Hospital | Place::Pharmacy | Place::Office => 0,
        // What is still gathered can be sent, too.
        Place::Vehicle | Place::GuildHouse => -100 * POINT,
        _ => POINT,
    }
}
