//! Whole plans for a round: sets of places that can be completed, with the followers for them.

use crate::orleans::thumb::Look;
use crate::orleans::thumb::hand::Hand;
use crate::orleans::thumb::search::Search;
use orleans::Move;
use orleans::components::{Kind, Place};

/// A plan: followers to be placed, and whom the Village is to recruit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Idea {
    pub(crate) puts: Vec<Move>,
    pub(crate) wish: Option<Kind>,
    /// Whether that is all: otherwise those left over find a place by thumb rules.
    pub(crate) complete: bool,
}

/// The best sets of places by thumb rules, at most `most` of them, the best first; to complete nothing is one.
pub(crate) fn ideas(look: &Look<'_>, options: &[Move], most: usize) -> Vec<Idea> {
    let hand = Hand::new(look, options);
    let mut ideas = Vec::new();
    for puts in Search::new(look, &hand).best_sets(most) {
        let village = puts.iter().any(|mv| matches!(mv, Move::Put { place: Place::Village, .. }));
        let ready = look.is_ready(Place::Village);
        if village || ready {
            // Partners begin with what thumb rules would do, whomever they recruit.
            if look.team.is_some() && ideas.is_empty() {
                ideas.push(Idea { puts: puts.clone(), wish: None, complete: false });
            }
            for kind in [Kind::Boatman, Kind::Craftsman, Kind::Trader] {
                ideas.push(Idea { puts: puts.clone(), wish: Some(kind), complete: false });
            }
        } else {
            ideas.push(Idea { puts, wish: None, complete: false });
        }
    }
    ideas
}
