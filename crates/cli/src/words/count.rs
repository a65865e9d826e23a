//! Numbers, plurals and lists.

use orleans::components::{Follower, Good, Kind};
use orleans::state::Pool;

/// `1 coin`, `2 coins`.
pub(crate) fn counted(number: impl Into<i64>, noun: &str) -> String {
    match number.into() {
        1 => format!("1 {noun}"),
        number => format!("{number} {}", plural(noun)),
    }
}

/// The plural of a noun of this game.
pub(crate) fn plural(noun: &str) -> String {
    match noun.strip_suffix("man") {
        Some(start) => format!("{start}men"),
        None => format!("{noun}s"),
    }
}

/// `a`, `a and b`, `a, b and c`; `nothing` for an empty list.
pub(crate) fn list(items: &[String]) -> String {
    joined(items, "and")
}

/// `a`, `a or b`, `a, b or c`.
pub(crate) fn choice(items: &[String]) -> String {
    joined(items, "or")
}

fn joined(items: &[String], word: &str) -> String {
    match items {
        [] => "nothing".into(),
        [only] => only.clone(),
        [start @ .., last] => format!("{} {word} {last}", start.join(", ")),
    }
}

/// `a farmer`, `their own farmer`: a follower as others see it.
pub(crate) fn a_follower(follower: Follower) -> String {
    match follower.is_own() {
        true => format!("their {follower}"),
        false => format!("a {follower}"),
    }
}

/// `a farmer`, `your own farmer`: a follower as its owner is told of it.
pub(crate) fn your_follower(follower: Follower) -> String {
    match follower.is_own() {
        true => format!("your {follower}"),
        false => format!("a {follower}"),
    }
}

/// `a farmer`.
pub(crate) fn a_kind(kind: Kind) -> String {
    format!("a {kind}")
}

/// Followers that lie together: `2 farmers, 1 monk and their own trader`, where `whose` is `their `.
pub(crate) fn followers(pool: &Pool, whose: &str) -> String {
    let items: Vec<String> = pool
        .present()
        .map(|follower| match follower.is_own() {
            true => format!("{whose}{follower}"),
            false => counted(pool.count(follower), follower.name()),
        })
        .collect();
    if items.is_empty() { "nobody".into() } else { list(&items) }
}

/// Goods that lie together: `2 grain and 1 wool`.
pub(crate) fn goods(counts: &[u8; Good::COUNT]) -> String {
    let there = Good::ALL.iter().filter(|good| counts[good.index()] > 0);
    list(&there.map(|good| format!("{} {good}", counts[good.index()])).collect::<Vec<_>>())
}

/// The sentence with a capital at its beginning.
pub(crate) fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}
