//! Where rules write their options.

use super::Move;

/// Where a rule writes its options: a list, or somebody who looks for one of them.
pub(crate) trait Offer {
    /// Offers one more answer.
    fn push(&mut self, mv: Move);

    /// Whether whoever looks for something has seen enough: long lists need not go on.
    fn is_over(&self) -> bool {
        false
    }

    /// Offers several more answers.
    fn extend(&mut self, moves: impl IntoIterator<Item = Move>) {
        moves.into_iter().for_each(|mv| self.push(mv));
    }
}

impl Offer for Vec<Move> {
    fn push(&mut self, mv: Move) {
        Vec::push(self, mv);
    }

    /// A list knows how to take many at once.
    fn extend(&mut self, moves: impl IntoIterator<Item = Move>) {
        Extend::extend(self, moves);
    }
}

/// Looks for one answer among the options, without a list of them.
pub(super) struct Seek {
    pub(super) mv: Move,
    pub(super) found: bool,
}

impl Offer for Seek {
    fn push(&mut self, mv: Move) {
        self.found |= mv == self.mv;
    }

    fn is_over(&self) -> bool {
        self.found
    }
}

/// Notices whether there is any answer at all.
pub(crate) struct Any(bool);

impl Offer for Any {
    fn push(&mut self, _: Move) {
        self.0 = true;
    }

    fn is_over(&self) -> bool {
        self.0
    }
}

/// Whether a rule offers anything, without a list of it.
pub(crate) fn has_option(rule: impl FnOnce(&mut Any)) -> bool {
    let mut any = Any(false);
    rule(&mut any);
    any.0
}
