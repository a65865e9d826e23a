//! The followers to be placed, and where each of them may stand.

use super::look::Look;
use super::modules::invasion;
use orleans::components::{Follower, Kind, SpaceId, SpaceSet, components};
use orleans::{Move, Origin};

/// How many followers of each sort there are.
pub(crate) type Counts = [u8; Follower::COUNT];

/// The followers on the Market and the Gunpowder Tower, and who waits at home.
pub(crate) struct Hand {
    pub(crate) counts: Counts,
    fits: [SpaceSet; Follower::COUNT],
}

impl Hand {
    /// Reads from the options who may stand where: whatever privilege allows it, the rules have counted it in.
    pub(crate) fn new(look: &Look<'_>, options: &[Move]) -> Hand {
        let (market, tower) = (&look.mat.market, &look.mat.tower);
        let mut counts: Counts =
            std::array::from_fn(|nth| market.count(Follower::ALL[nth]) + tower.count(Follower::ALL[nth]));
        // Somebody is owed from the Market.
        if let Some(kept) = invasion::keeps(look).map(|kind| kind.neutral().index()) {
            counts[kept] = counts[kept].saturating_sub(1);
        }
        let mut fits = [SpaceSet::EMPTY; Follower::COUNT];
        for &mv in options {
            if let Move::Put { follower, place, space, from } = mv {
                if from == Origin::Home {
                    counts[follower.index()] = 1;
                }
                let spaces = look.missing(place) & components().spaces_of_kind[space.index()];
                fits[follower.index()] = fits[follower.index()] | spaces;
            }
        }
        Hand { counts, fits }
    }

    /// The follower out of `counts` that is missed least when it stands on `space`.
    pub(crate) fn cheapest(&self, counts: &Counts, space: SpaceId) -> Option<Follower> {
        let fits = |it: &Follower| counts[it.index()] > 0 && self.fits[it.index()].contains(space);
        // Followers of the own colour first: the others can still be sent to deeds.
        Follower::ALL.iter().copied().filter(fits).min_by_key(|&it| (price(it, space), !it.is_own()))
    }

    /// Takes followers for all of `spaces` out of `counts` and adds up their price; nothing if they do not suffice.
    pub(crate) fn fill(&self, counts: &mut Counts, spaces: SpaceSet) -> Option<i32> {
        let mut sum = 0;
        for space in spaces.iter() {
            let follower = self.cheapest(counts, space)?;
            counts[follower.index()] -= 1;
            sum += price(follower, space);
        }
        Some(sum)
    }
}

/// The move that puts a follower on a space, from wherever it lies.
pub(crate) fn put(look: &Look<'_>, follower: Follower, space: SpaceId) -> Move {
    let facts = components().space(space);
    let from = match follower {
        Follower::PlagueDoctor => Origin::Home,
        _ if look.mat.market.count(follower) > 0 => Origin::Market,
        _ => Origin::Tower,
    };
    Move::Put { follower, place: facts.place, space: facts.kind, from }
}

/// What it costs to bind a follower: whoever can stand in for others is kept for where nobody else can stand.
fn price(follower: Follower, space: SpaceId) -> i32 {
    let exact = components().space(space).kind.kind() == Some(follower.kind());
    match follower.kind() {
        // He costs nothing, and is best where nobody else can stand.
        _ if follower == Follower::PlagueDoctor => 5,
        Kind::Monk if exact => 6,
        Kind::Monk => 9,
        _ if exact => 3,
        _ => 4,
    }
}
