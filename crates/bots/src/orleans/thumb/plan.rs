//! Planning: not follower by follower but place by place. First the best set of places that can be completed
//! with the followers at hand, then the deeds, then a place for the next round.

use super::hand::{Hand, put};
use super::look::Look;
use super::modules::{indulgences, prosperity};
use super::search::Search;
use super::{deeds, prepare};
use orleans::Move;
use orleans::components::{Follower, Kind, Place, SpaceId};

/// One more step of the best plan, or `Ready`. What stands already is taken as given and nothing is ever put
/// back, so planning comes to an end.
pub(crate) fn answer(look: &Look<'_>, options: &[Move]) -> Move {
    let hand = Hand::new(look, options);
    let step = Search::new(look, &hand).first_step();
    let step = step.or_else(|| to_deeds(look, &hand)).or_else(|| prosperity::step(look, &hand));
    let step = step.or_else(|| prepare::step(look, &hand));
    as_move(look, options, step)
}

/// What to do with a follower that completes no place any more: a deed, a stand for the next round, or nothing.
pub(crate) fn left_over(look: &Look<'_>, options: &[Move]) -> Move {
    let hand = Hand::new(look, options);
    let step = to_deeds(look, &hand).or_else(|| prosperity::step(look, &hand));
    as_move(look, options, step.or_else(|| prepare::step(look, &hand)))
}

fn as_move(look: &Look<'_>, options: &[Move], step: Option<(Follower, SpaceId)>) -> Move {
    match step.map(|(follower, space)| put(look, follower, space)) {
        Some(mv) if options.contains(&mv) => mv,
        _ => Move::Ready,
    }
}

/// The neutral follower that brings most at the Town Hall, if it brings more than it is worth.
fn to_deeds(look: &Look<'_>, hand: &Hand) -> Option<(Follower, SpaceId)> {
    let space =
        look.missing(Place::TownHall).iter().next().filter(|_| !indulgences::is_closed(look, Place::TownHall))?;
    let at_hand = Kind::ALL.iter().filter(|kind| hand.counts[kind.neutral().index()] > 0);
    let gains = at_hand.map(|&kind| (deeds::send(look, kind, deeds::standing(look, kind)), kind));
    let (gain, kind) = gains.max_by_key(|&(gain, _)| gain)?;
    (gain > 0).then_some((kind.neutral(), space))
}
