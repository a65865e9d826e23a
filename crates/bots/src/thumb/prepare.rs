//! Followers left over take their stand for the next round.

use super::hand::Hand;
use super::sight::Sight;
use super::{action, trade, worth};
use orleans::components::{Follower, Kind, Place, SpaceId, components};
use orleans::draw_limit;

/// A follower for a place that may be completed next round. As long as the Market has room for the next draw
/// they all wait there, and monks always do: they fit anywhere.
pub(crate) fn step(sight: &Sight<'_>, hand: &Hand) -> Option<(Follower, SpaceId)> {
    let waiting: u8 = hand.counts.iter().sum();
    let has_room = waiting + draw_limit(sight.mat) <= components().counts.market_spaces;
    if has_room || sight.rounds_left() == 0 {
        return None;
    }
    let mut best = (0, None);
    for place in sight.mat.places.iter().filter(|&place| components().place(place).needs_all) {
        let (all, missing) = (components().place(place).space_set.len(), sight.missing(place));
        let score = promise(sight, place) * i32::from(all - missing.len() + 1) / i32::from(all.max(1));
        let mut steps = missing.iter().filter_map(|space| Some((hand.cheapest(&hand.counts, space)?, space)));
        let step = steps.find(|&(follower, space)| {
            follower.kind() != Kind::Monk && components().space(space).kind.kind() == Some(follower.kind())
        });
        if score > best.0 && step.is_some() {
            best = (score, step);
        }
    }
    best.1
}

/// What a place promises once it is complete.
pub(crate) fn promise(sight: &Sight<'_>, place: Place) -> i32 {
    if trade::PLACES.contains(&place) { worth::station(sight) / 2 } else { action::value(sight, place) }
}
