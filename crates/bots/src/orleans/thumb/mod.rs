//! Thumb rules: what things are worth, which places bring most, and an answer to every question from the view
//! alone. Nothing is remembered from one question to the next.

pub(crate) mod action;
mod choose;
pub(crate) mod deeds;
pub(crate) mod hand;
mod journeys;
mod look;
mod modules;
mod pay;
pub(crate) mod plan;
mod prepare;
mod prices;
pub(crate) mod search;
mod whim;
mod worth;

pub(crate) use look::{Look, TOWNS, has_base_tiles};
use orleans::{Ask, Move};
pub(crate) use whim::Whim;

/// The way from a question to its thumb rule. A question without one gets the first legal answer.
pub(crate) fn answer(look: &Look<'_>, ask: Ask, options: &[Move]) -> Move {
    if let Some(mv) = modules::wins(look, options) {
        return mv;
    }
    if let Some(mv) = modules::plague::play(look, options).filter(|_| modules::plague::is_moment(ask)) {
        return mv;
    }
    match ask {
        Ask::Plan => plan::answer(look, options),
        Ask::Action => action::answer(look, options),
        Ask::Travel(_) => {
            let map = journeys::Map::new(look);
            best(look, options, |mv| map.journey(mv))
        }
        Ask::Send { .. } => best(look, options, |mv| deeds::sending(look, mv)),
        Ask::Canalization => best(look, options, |mv| deeds::reward(look, mv)),
        Ask::Followers { left } => best(look, options, |mv| choose::followers(look, left, mv)),
        Ask::Tower { .. } => best(look, options, |mv| choose::tower(look, mv)),
        Ask::Village => best(look, options, |mv| choose::recruit(look, mv)),
        Ask::Tile { .. } => best(look, options, |mv| choose::tile(look, mv)),
        Ask::Wheels => best(look, options, |mv| choose::wheel(look, mv)),
        Ask::Bathhouse(_) => best(look, options, |mv| choose::drawn(look, mv)),
        Ask::Torture { .. } | Ask::Harvest { .. } => best(look, options, |mv| -pay::loss(look, mv)),
        Ask::Pharmacy => best(look, options, |mv| pay::steps(look, mv)),
        Ask::Shield => best(look, options, |mv| i32::from(mv == Move::Shield)),
        Ask::Exclude => best(look, options, |mv| i32::from(mv == Move::Decline)),
        _ => modules::answer(look, ask, options).unwrap_or(options[0]),
    }
}

/// The option with the highest score; the first of equals.
fn best(look: &Look<'_>, options: &[Move], score: impl Fn(Move) -> i32) -> Move {
    let mut top = (i32::MIN, options[0]);
    for &mv in options {
        let score = look.whim.judge(mv, score(mv));
        if score > top.0 {
            top = (score, mv);
        }
    }
    top.1
}
