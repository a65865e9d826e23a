//! Capital Vierzon: every rule of `rules/vierzon.toml`, named by the test that checks it.

mod amnesty;
mod banishment;
mod bans;
mod capital;
mod crossings;
mod deeds;
mod end;
mod events;
mod levels;
mod materials;
mod mixes;
mod objectives;
mod rounds;
mod set_up;
mod tiles_and_aims;

pub(crate) use crate::scene::solo::alone;
pub(crate) use crate::scene::{Scene, rule};
use orleans::components::{Good, VierzonObjective};
use orleans::{Level, Marks, Module, Move, SystemOnMat, VierzonMove};

/// A fresh game: round 1, planning.
pub(crate) fn vierzon() -> Scene {
    alone(Module::Vierzon, Level::Normal)
}

/// The Planning phase of this round, with everything still as it was at the start.
pub(crate) fn in_round(round: u8) -> Scene {
    let mut game = vierzon();
    game.skip_to(round);
    game
}

/// The answer that completes an objective.
pub(crate) fn complete(objective: VierzonObjective) -> Move {
    Move::Vierzon(VierzonMove::Complete(objective))
}

impl Scene {
    /// Whether an objective is marked: they are listed in the order of the board.
    pub(crate) fn is_marked(&self, objective: VierzonObjective) -> bool {
        self.marks().has(objective.index())
    }

    /// These objectives were marked some time ago.
    pub(crate) fn mark(&mut self, objectives: &[VierzonObjective]) -> &mut Scene {
        let done = objectives.iter().fold(0, |done, objective| done | 1 << objective.index());
        self.mat_mut(0).modules.system = SystemOnMat::Vierzon(Marks { done, last: 0 });
        self
    }

    /// Goods worth 12 points lie before the player: a brocade, a wool and a wine.
    pub(crate) fn materials(&mut self) -> &mut Scene {
        self.sweep_map().give_goods(0, Good::Brocade, 1).give_goods(0, Good::Wool, 1).give_goods(0, Good::Wine, 1)
    }
}
