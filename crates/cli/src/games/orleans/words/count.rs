//! Followers and goods that lie together, beside numbers, plurals and lists of anything.

pub(crate) use crate::speech::count::{counted, list, plural};
use orleans::components::{Follower, Good, Kind};
use orleans::state::Pool;

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
