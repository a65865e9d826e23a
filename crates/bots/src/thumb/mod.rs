//! Thumb rules: what things are worth, which places bring most, and an answer to every question from the view
//! alone. Nothing is remembered from one question to the next.

pub(crate) mod action;
mod choose;
pub(crate) mod deeds;
pub(crate) mod hand;
mod modules;
mod pay;
pub(crate) mod plan;
mod prepare;
pub(crate) mod search;
mod sight;
mod trade;
mod whim;
mod worth;

use orleans::{Ask, Move};
pub(crate) use sight::{Sight, TOWNS};
pub(crate) use whim::Whim;

/// The way from a question to its thumb rule. A question without one gets the first legal answer.
pub(crate) fn answer(sight: &Sight<'_>, ask: Ask, options: &[Move]) -> Move {
    match ask {
        Ask::Plan => plan::answer(sight, options),
        Ask::Action => action::answer(sight, options),
        Ask::Travel(_) => {
            let map = trade::Map::new(sight);
            best(sight, options, |mv| map.journey(mv))
        }
        Ask::Send { .. } => best(sight, options, |mv| deeds::sending(sight, mv)),
        Ask::Canalization => best(sight, options, |mv| deeds::reward(sight, mv)),
        Ask::Followers { left } => best(sight, options, |mv| choose::followers(sight, left, mv)),
        Ask::Tower { .. } => best(sight, options, |mv| choose::tower(sight, mv)),
        Ask::Village => best(sight, options, |mv| choose::recruit(sight, mv)),
        Ask::Tile { .. } => best(sight, options, |mv| choose::tile(sight, mv)),
        Ask::Wheels => best(sight, options, |mv| choose::wheel(sight, mv)),
        Ask::Bathhouse(_) => best(sight, options, |mv| choose::drawn(sight, mv)),
        Ask::Torture { .. } | Ask::Harvest { .. } => best(sight, options, |mv| -pay::loss(sight, mv)),
        Ask::Pharmacy => best(sight, options, |mv| pay::steps(sight, mv)),
        Ask::Shield => best(sight, options, |mv| i32::from(mv == Move::Shield)),
        Ask::Exclude => best(sight, options, |mv| i32::from(mv == Move::Decline)),
        _ => modules::answer(sight, ask, options).unwrap_or(options[0]),
    }
}

/// The option with the highest score; the first of equals.
fn best(sight: &Sight<'_>, options: &[Move], score: impl Fn(Move) -> i32) -> Move {
    let mut top = (i32::MIN, options[0]);
    for &mv in options {
        let score = sight.whim.judge(mv, score(mv));
        if score > top.0 {
            top = (score, mv);
        }
    }
    top.1
}
