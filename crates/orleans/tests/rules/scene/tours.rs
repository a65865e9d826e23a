//! Scenes of The Trip to Tours: one player, any of its rounds, what the task asks for.

use super::{Scene, trade};
use orleans::components::{Good, Town};
use orleans::{Module, Move, ToursMove};

/// Hands over what the task asks for.
pub(crate) const DELIVER: Move = Move::Tours(ToursMove::Deliver);

/// A fresh game: round 1, planning.
pub(crate) fn tours() -> Scene {
    trade::expansion(&[Module::Tours], 1)
}

/// The Planning phase of this round, with everything still as it was at the start.
pub(crate) fn in_round(round: u8) -> Scene {
    let mut game = tours();
    game.skip_to(round);
    game
}

impl Scene {
    /// Nothing lies on the map; the goods market has it all.
    pub(crate) fn sweep_map(&mut self) -> &mut Scene {
        for good in self.state.table.map.iter_mut().filter_map(Option::take) {
            self.state.table.goods[good.index()] += 1;
        }
        self
    }

    /// So many citizens are owned.
    pub(crate) fn set_citizens(&mut self, citizens: u8) -> &mut Scene {
        self.mat_mut(0).citizens = citizens;
        self
    }

    /// The task could be fulfilled now: merchant, citizens and goods are there.
    pub(crate) fn laden(&mut self) -> &mut Scene {
        self.sweep_map().set_citizens(3).set_merchant(0, Town::Tours);
        Good::ALL.iter().for_each(|&good| _ = self.give_goods(0, good, 3));
        self
    }
}
