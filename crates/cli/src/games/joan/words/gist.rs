//! What printed things do, in short.

use crate::speech::count::{counted, list};
use joan::components::{Bonus, Count, Effect, Fit, Good, Place, Prize, Route, Sort, components};

/// What a place does, and with whom.
pub(crate) fn place(place: Place) -> String {
    let facts = components().place(place);
    let does = match place {
        Place::Cemetery => format!("places may cost {} less", counted(facts.discount, "coin")),
        Place::TreeHouse => "one good of a land route may be another".into(),
        Place::Tavern => "build in struck-out towns, too".into(),
        Place::School => "a Scholar you take acts as any follower but a Monk".into(),
        _ => effect(facts.effect),
    };
    match (facts.sort, facts.fit) {
        (Sort::Plus, Some(Fit::Only(follower))) => format!("whenever you take a {follower}: {does}"),
        (Sort::Action, Some(Fit::Only(follower))) => format!("{follower}: {does}"),
        (Sort::Action, Some(Fit::Any)) => format!("any follower: {does}"),
        (Sort::Action, Some(Fit::RecruitedMonk)) => format!("recruited Monk: {does}"),
        _ => does,
    }
}

/// The parts of an effect.
pub(crate) fn effect(effect: Effect) -> String {
    let mut parts = Vec::new();
    let mut part = |number: u8, what: &str| {
        if number > 0 {
            parts.push(counted(number, what));
        }
    };
    part(effect.land, "land route");
    part(effect.water, "water route");
    Good::ALL.iter().for_each(|good| part(effect.goods[good.index()], &good.name().to_lowercase()));
    part(effect.any_goods, "good of your choice");
    part(effect.coins, "coin");
    part(effect.points, "Development space");
    if let Some(count) = effect.point_per {
        parts.push(format!("1 Development space for each {}", counted_thing(count)));
    }
    if effect.coin_or_point > 0 {
        parts
            .push(format!("{} a coin or a Development space", if effect.coin_or_point > 1 { "twice" } else { "once" }));
    }
    if effect.station {
        parts.push("a trading station for a coin".into());
    }
    if effect.to_next_star {
        parts.push("all Development spaces up to the next star".into());
    }
    list(&parts)
}

fn counted_thing(count: Count) -> &'static str {
    match count {
        Count::WarehouseCompleteColumns => "completed column of the warehouse",
        Count::BankStruckColumns => "struck-out column of the bank",
        Count::OwnTradingStations => "own trading station",
    }
}

/// A bonus that waits.
pub(crate) fn bonus(bonus: Bonus) -> String {
    match bonus {
        Bonus::Action(follower) => format!("a {follower} action"),
        Bonus::Goods(goods) => counted(goods, "good of your choice"),
        Bonus::Coins(coins) => counted(coins, "coin"),
        Bonus::Station => "a free trading station".into(),
    }
}

/// What a row, column, space or deed brings.
pub(crate) fn prize(prize: Prize) -> String {
    match prize {
        Prize::Open(open) => bonus(open),
        Prize::Points(points) => counted(points, "Development space"),
        Prize::Shields(shields) => counted(shields, "shield"),
        Prize::Victory(points) => format!("{} at the end", counted(points, "point")),
        Prize::Citizen => "a Citizen".into(),
    }
}

/// A route by its ends.
pub(crate) fn route(route: Route) -> String {
    let facts = components().route(route);
    format!("{} {} – {}", facts.by, facts.a, facts.b)
}

/// What a route gives.
pub(crate) fn gives(route: Route) -> String {
    let facts = components().route(route);
    effect(Effect { goods: facts.goods, points: facts.points, ..Effect::default() })
}
