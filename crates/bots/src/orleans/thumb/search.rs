//! The best set of places that the followers at hand can complete.

use super::hand::{Counts, Hand};
use super::journeys::{self, Means};
use super::look::Look;
use super::modules::indulgences;
use super::{action, deeds};
use orleans::components::{Follower, Kind, Place, SpaceId, SpaceSet, components};
use orleans::{Move, Origin};

/// A place that can be completed.
struct Candidate {
    place: Place,
    missing: SpaceSet,
    /// What its action brings; tours are valued as a whole instead.
    worth: i32,
    tours: bool,
}

/// The search through all sets of places.
pub(crate) struct Search<'a> {
    look: &'a Look<'a>,
    hand: &'a Hand,
    map: journeys::Map<'a>,
    /// Places of a tour first.
    candidates: Vec<Candidate>,
    n_tours: usize,
    /// What sending one neutral follower of each kind brings, and then another.
    sends: [[i32; 2]; Kind::COUNT],
    /// The best sets so far, one bit a candidate, with their worth; the best first.
    best: Vec<(i32, u64)>,
    /// How many of them are kept.
    most: usize,
}

impl<'a> Search<'a> {
    pub(crate) fn new(look: &'a Look<'a>, hand: &'a Hand) -> Search<'a> {
        let send = |kind: Kind, nth: u8| deeds::send(look, kind, deeds::standing(look, kind) + nth);
        let sends = std::array::from_fn(|kind| [0, 1].map(|nth| send(Kind::ALL[kind], nth)));
        let candidates = candidates(look, hand);
        let n_tours = candidates.iter().filter(|it| it.tours).count();
        Search { look, hand, map: journeys::Map::new(look), candidates, n_tours, sends, best: Vec::new(), most: 1 }
    }

    /// The first follower towards the best set of places.
    pub(crate) fn first_step(mut self) -> Option<(Follower, SpaceId)> {
        self.visit(0, self.hand.counts, Means::ready(self.look), 0, 0);
        let set = self.best.first()?.1;
        let chosen = self.candidates.iter().enumerate().find(|(nth, _)| set >> nth & 1 != 0);
        let space = chosen?.1.missing.iter().next()?;
        Some((self.hand.cheapest(&self.hand.counts, space)?, space))
    }

    /// The best sets of places, each with the moves that complete it.
    pub(crate) fn best_sets(mut self, most: usize) -> Vec<Vec<Move>> {
        self.most = most;
        self.visit(0, self.hand.counts, Means::ready(self.look), 0, 0);
        self.best.iter().map(|&(_, set)| self.moves(set)).collect()
    }

    fn moves(&self, set: u64) -> Vec<Move> {
        let (mut counts, mut market) = (self.hand.counts, self.look.mat.market);
        let chosen = self.candidates.iter().enumerate().filter(|(nth, _)| set >> nth & 1 != 0);
        let spaces = chosen.flat_map(|(_, candidate)| candidate.missing.iter());
        let moves = spaces.filter_map(|space| {
            let follower = self.hand.cheapest(&counts, space)?;
            counts[follower.index()] -= 1;
            let facts = components().space(space);
            let from = match market.count(follower) {
                _ if follower == Follower::PlagueDoctor => Origin::Home,
                0 => Origin::Tower,
                _ => {
                    market.take(follower);
                    Origin::Market
                }
            };
            Some(Move::Put { follower, place: facts.place, space: facts.kind, from })
        });
        moves.collect()
    }

    fn keep(&mut self, worth: i32, set: u64) {
        let at = self.best.partition_point(|&(other, _)| other >= worth);
        if at < self.most {
            self.best.truncate(self.most - 1);
            self.best.insert(at, (worth, set));
        }
    }

    /// Takes or leaves each candidate in turn.
    fn visit(&mut self, nth: usize, counts: Counts, means: Means, mut worth: i32, set: u64) {
        if nth == self.n_tours {
            worth += self.look.whim.judge(Place::Guildhall, self.map.tour(means));
        }
        let Some(candidate) = self.candidates.get(nth) else {
            worth += self.deeds(&counts);
            return self.keep(worth, set);
        };
        let mut left = counts;
        if let Some(price) = self.hand.fill(&mut left, candidate.missing) {
            let means = if candidate.tours { means.with(candidate.place) } else { means };
            self.visit(nth + 1, left, means, worth + candidate.worth - price, set | 1 << nth);
        }
        self.visit(nth + 1, counts, means, worth, set);
    }

    /// What the followers left over bring at the Town Hall.
    fn deeds(&self, counts: &Counts) -> i32 {
        let (mut first, mut second) = (0, 0);
        for (sends, &count) in self.sends.iter().zip(counts) {
            for &gain in sends.iter().take(count.into()) {
                (first, second) = if gain > first { (gain, first) } else { (first, second.max(gain)) };
            }
        }
        match self.look.missing(Place::TownHall).len() {
            _ if indulgences::is_closed(self.look, Place::TownHall) => 0,
            0 => 0,
            1 => first,
            _ => first + second,
        }
    }
}

/// The places that bring something and can be completed, tours first and then the best: the search is short, for
/// with the followers spent on those hardly anything else can be filled.
fn candidates(look: &Look<'_>, hand: &Hand) -> Vec<Candidate> {
    let unfinished = |place: &Place| components().place(*place).needs_all && !look.missing(*place).is_empty();
    let candidate = |place: Place| {
        let tours = journeys::PLACES.contains(&place);
        let worth = if tours { 0 } else { look.whim.judge(place, action::value(look, place)) };
        Candidate { place, missing: look.missing(place), worth, tours }
    };
    let mut candidates: Vec<Candidate> = look.mat.places.iter().filter(unfinished).map(candidate).collect();
    candidates.retain(|it| !indulgences::is_closed(look, it.place));
    candidates.retain(|it| (it.tours || it.worth > 0) && hand.fill(&mut { hand.counts }, it.missing).is_some());
    candidates.sort_by_key(|it| (!it.tours, -it.worth));
    candidates.truncate(MOST);
    candidates
}

/// So many candidates are looked at, at most.
const MOST: usize = 14;
