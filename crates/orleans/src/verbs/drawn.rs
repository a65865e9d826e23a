//! Followers drawn from the bag that go straight to action spaces.

use crate::ask::{Move, Offer, Origin};
use crate::components::{Follower, SpaceSet, components};
use crate::event::{Event, Log};
use crate::modules;
use crate::state::State;
use crate::verbs::{bag, stand};
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

/// The followers just drawn, and how many of them must still be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Drawn {
    /// In the order of drawing; gaps where one was placed.
    pub followers: [Option<Follower>; 3],
    /// How many are still to be placed.
    pub to_place: u8,
}

/// Draws so many tokens, or all there are; what is no follower is gone at once.
pub(crate) fn draw(state: &mut State, seat: Seat, number: usize, to_place: u8, log: &mut Log) -> Drawn {
    let mut drawn = Drawn { followers: [None; 3], to_place };
    for slot in &mut drawn.followers[..number] {
        if bag::size(&state.players[seat]) > 0 {
            *slot = bag::draw(state, seat, log);
            if slot.is_none() {
                modules::on_token_drawn(state, seat, log);
            }
        }
    }
    drawn
}

impl Drawn {
    /// Whether somebody is still to be placed and fits a space that is not `barred`.
    pub(crate) fn is_open(&self, state: &State, seat: Seat, barred: SpaceSet) -> bool {
        let fits = |&follower: &Follower| !fitting(state, seat, follower, barred).is_empty();
        self.to_place > 0 && self.followers.iter().flatten().any(fits)
    }

    /// Everybody to every space that fits, equal followers once.
    pub(crate) fn options(&self, state: &State, seat: Seat, barred: SpaceSet, out: &mut impl Offer) {
        for (nth, follower) in self.followers.iter().enumerate() {
            let Some(follower) = *follower else { continue };
            if self.followers[..nth].contains(&Some(follower)) {
                continue;
            }
            for space in fitting(state, seat, follower, barred).iter() {
                let facts = components().space(space);
                out.push(Move::Put { follower, place: facts.place, space: facts.kind, from: Origin::Drawn });
            }
        }
    }

    /// One of them takes a space, and works there from the next turn on (base.actions.who-stood-there).
    pub(crate) fn put(&mut self, state: &mut State, seat: Seat, mv: Move, log: &mut Log) {
        let Move::Put { follower, place, space, .. } = mv else { return };
        let mat = state.mat_mut(seat);
        let slot = self.followers.iter_mut().find(|slot| **slot == Some(follower));
        if let (Some(slot), Some(at)) = (slot, mat.board.free_space(place, space)) {
            *slot = None;
            self.to_place -= 1;
            mat.board.put(at, follower);
            state.table.just_placed.insert(at);
            log.push(Event::Placed { seat, place, space, follower });
        }
    }

    /// The rest goes back into the bag; `event` tells it of each.
    pub(crate) fn put_back(self, state: &mut State, seat: Seat, event: impl Fn(Follower) -> Event, log: &mut Log) {
        for follower in self.followers.into_iter().flatten() {
            state.players[seat].bag.add(follower);
            log.push(event(follower));
        }
    }

    /// Why one of them may not go there; nothing is said about anybody else.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, mv: Move) -> Option<Option<RuleId>> {
        match mv {
            Move::Put { follower, from: Origin::Drawn, place, space } if self.followers.contains(&Some(follower)) => {
                Some(stand::forbids(state.mat(seat), follower, place, space))
            }
            _ => None,
        }
    }
}

/// The free spaces a follower suits, by the rules of Planning.
fn fitting(state: &State, seat: Seat, follower: Follower, barred: SpaceSet) -> SpaceSet {
    let mat = state.mat(seat);
    (stand::open_spaces(mat) & stand::fitting_spaces(mat, follower)) - barred
}
