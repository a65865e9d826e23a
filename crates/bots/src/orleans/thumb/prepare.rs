//! Followers left over take their stand for the next round.

use super::hand::Hand;
use super::look::Look;
use super::{action, journeys, worth};
use orleans::components::{Follower, Kind, Place, SpaceId, components};
use orleans::draw_limit;

/// A follower for a place that may be completed next round. As long as the Market has room for the next draw
/// they all wait there, and monks always do: they fit anywhere.
pub(crate) fn step(look: &Look<'_>, hand: &Hand) -> Option<(Follower, SpaceId)> {
    let waiting: u8 = hand.counts.iter().sum();
    let has_room = waiting + draw_limit(look.mat) <= components().counts.market_spaces;
    if has_room || look.rounds_left() == 0 {
        return None;
    }
    let mut best = (0, None);
    for place in look.mat.places.iter().filter(|&place| components().place(place).needs_all) {
        let (all, missing) = (components().place(place).space_set.len(), look.missing(place));
        let score = promise(look, place) * i32::from(all - missing.len() + 1) / i32::from(all.max(1));
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
pub(crate) fn promise(look: &Look<'_>, place: Place) -> i32 {
    if journeys::PLACES.contains(&place) { worth::station(look) / 2 } else { action::value(look, place) }
}
