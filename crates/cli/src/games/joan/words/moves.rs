//! What a player may do, as options to choose from.

use super::gist;
use crate::speech::count::{counted, list};
use joan::components::{Bonus, Race, components};
use joan::{Act, Move, Source, View};
use tabletop::Seat;

/// An option with what is worth knowing before it is chosen.
pub(crate) fn option(mv: Move, view: &View, seat: Seat) -> String {
    let words = plain(mv);
    match mv {
        Move::Do { act: Act::Use(place) | Act::Acquire { place, .. }, .. } => {
            format!("{words}: {}", gist::place(place))
        }
        Move::Do { act: Act::Route(route), .. } => format!("{words}: {}", gist::gives(route)),
        Move::Do { act: Act::Deed { deed, .. }, .. } => {
            let facts = components().deed(deed);
            let marks = view.sheets.get(seat.index()).map_or(0, |sheet| marked(&sheet.deeds[deed.index()]));
            let bonus = if marks == 2 && view.table.races[Race::of_deed(deed).index()].is_none() {
                format!(", and {} for completing it", gist::prize(facts.prize))
            } else {
                String::new()
            };
            format!("{words}: {}{bonus}", gist::effect(facts.effect))
        }
        Move::EndTurn => end_turn(&words, view),
        _ => words,
    }
}

fn marked(marks: &[bool]) -> usize {
    marks.iter().filter(|mark| **mark).count()
}

/// What ending the turn gives up.
fn end_turn(words: &str, view: &View) -> String {
    let action = view.turn.action.map(|action| format!("the action of the {}", action.follower));
    let bonuses = view.turn.bonuses.as_slice().iter().map(|bonus| gist::bonus(*bonus));
    let lost: Vec<String> = action.into_iter().chain(bonuses).collect();
    if lost.is_empty() { words.to_owned() } else { format!("{words} and give up {}", list(&lost)) }
}

/// A move by itself.
pub(crate) fn plain(mv: Move) -> String {
    match mv {
        Move::Take(follower) => format!("Take a {follower}"),
        Move::Recruit { discard } => format!("Recruit a Monk and put a {discard} away"),
        Move::Do { with: Source::Action | Source::Effect, act } => act_words(act),
        Move::Do { with: Source::Bonus(bonus), act } => with_bonus(bonus, act),
        Move::Pay(row) => format!("Pay a coin of {row}"),
        Move::Replace { good, by: Some(other) } => format!("Mark {other} instead of {good}"),
        Move::Replace { good, by: None } => format!("Circle a shield instead of {good}"),
        Move::Keep => "Mark the goods as printed".into(),
        Move::EndTurn => "End the turn".into(),
    }
}

fn with_bonus(bonus: Bonus, act: Act) -> String {
    let words = act_words(act);
    match bonus {
        Bonus::Action(follower) => format!("{words} with the {follower} of a bonus"),
        Bonus::Coins(coins) if coins > 1 => format!("{words} as the first of {coins} of a bonus"),
        Bonus::Goods(_) | Bonus::Coins(_) | Bonus::Station => format!("{words} as a bonus"),
    }
}

fn act_words(act: Act) -> String {
    match act {
        Act::Good(good) => format!("Mark {good}"),
        Act::Coin(row) => format!("Circle a coin in {row}"),
        Act::Shield => "Circle a shield".into(),
        Act::Route(route) => format!("Fill in the {}", gist::route(route)),
        Act::Point => "Mark a Development space".into(),
        Act::Station(town) => format!("Build a trading station in {town}"),
        Act::Acquire { place, price } => format!("Acquire the {place} for {}", counted(price, "coin")),
        Act::Use(place) => format!("Use the {place}"),
        Act::Deed { deed, follower } => format!("Mark the {follower} at {deed}"),
    }
}
