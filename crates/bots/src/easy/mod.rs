//! The bot of simple thumb rules: it knows what things are worth, fills the places that bring most, and
//! answers every question from the view alone. It remembers nothing from one question to the next.

mod action;
mod choose;
mod deeds;
mod hand;
mod pay;
mod plan;
mod prepare;
mod search;
mod sight;
mod trade;
mod worth;

use orleans::{Ask, Move, State};
use sight::Sight;
use tabletop::{Bot, Chair};

/// A player of simple thumb rules. Same view, same answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

impl Bot<State> for Easy {
    fn name(&self) -> &str {
        "easy"
    }

    fn choose(&mut self, chair: &Chair<'_, State>, options: &[Move]) -> Move {
        match (options, chair.question()) {
            ([only], _) => *only,
            (_, Some(ask)) => answer(&Sight::new(&chair.view(), chair.seat()), ask, options),
            (_, None) => options[0],
        }
    }
}

/// The way from a question to its thumb rule. A question without one gets the first legal answer.
fn answer(sight: &Sight<'_>, ask: Ask, options: &[Move]) -> Move {
    match ask {
        Ask::Plan => plan::answer(sight, options),
        Ask::Action => action::answer(sight, options),
        Ask::Travel(_) => best(options, |mv| trade::journey(sight, mv)),
        Ask::Send { .. } => best(options, |mv| deeds::sending(sight, mv)),
        Ask::Canalization => best(options, |mv| deeds::reward(sight, mv)),
        Ask::Followers { left } => best(options, |mv| choose::followers(sight, left, mv)),
        Ask::Tower { .. } => best(options, |mv| choose::tower(sight, mv)),
        Ask::Village => best(options, |mv| choose::recruit(sight, mv)),
        Ask::Tile { .. } => best(options, |mv| choose::tile(sight, mv)),
        Ask::Wheels => best(options, |mv| choose::wheel(sight, mv)),
        Ask::Bathhouse(_) => best(options, |mv| choose::drawn(sight, mv)),
        Ask::Torture { .. } | Ask::Harvest { .. } => best(options, |mv| -pay::loss(sight, mv)),
        Ask::Pharmacy => best(options, |mv| pay::steps(sight, mv)),
        Ask::Shield => best(options, |mv| i32::from(mv == Move::Shield)),
        Ask::Exclude => best(options, |mv| i32::from(mv == Move::Decline)),
        #[allow(unreachable_patterns, reason = "new rules bring questions that no thumb rule knows yet")]
        _ => options[0],
    }
}

/// The option with the highest score; the first of equals.
fn best(options: &[Move], score: impl Fn(Move) -> i32) -> Move {
    let mut top = (i32::MIN, options[0]);
    for &mv in options {
        let score = score(mv);
        if score > top.0 {
            top = (score, mv);
        }
    }
    top.1
}
