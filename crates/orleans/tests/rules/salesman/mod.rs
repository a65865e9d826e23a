//! Travelling Salesman: every rule of `rules/salesman.toml`, named by the test that checks it.

mod crossings;
mod deliveries;
mod end;
mod feeding;
mod levels;
mod mixes;
mod rounds;
mod set_up;
mod windows;

pub(crate) use crate::scene::solo::alone;
pub(crate) use crate::scene::{Scene, rule};
use orleans::components::{Good, Town, components};
use orleans::{Level, Marks, Module, Move, SalesmanMove, SystemOnMat};

/// The towns that wait for goods, in the order of the board.
pub(crate) const TOWNS: [Town; 5] =
    [Town::Chartres, Town::Vendome, Town::Tours, Town::Bourges, Town::ArgentonSurCreuse];

/// A fresh game: round 1, planning.
pub(crate) fn salesman() -> Scene {
    alone(Module::Salesman, Level::Normal)
}

/// The Planning phase of this round, with everything still as it was at the start.
pub(crate) fn in_round(round: u8) -> Scene {
    let mut game = salesman();
    game.skip_to(round);
    game
}

/// The answer that delivers to a town.
pub(crate) fn deliver(town: Town) -> Move {
    Move::Salesman(SalesmanMove::Deliver(town))
}

impl Scene {
    /// Deliveries of these towns were made some time ago.
    pub(crate) fn delivered(&mut self, towns: &[Town]) -> &mut Scene {
        let nth = |town: &Town| TOWNS.iter().position(|other| other == town).expect("a town that waits");
        let done = towns.iter().fold(0, |done, town| done | 1 << nth(town));
        self.mat_mut(0).modules.system = SystemOnMat::Salesman(Marks { done, last: 0 });
        self
    }

    /// The merchant is in this town with exactly what it waits for.
    pub(crate) fn laden_for(&mut self, town: Town) -> &mut Scene {
        let delivery =
            components().salesman.deliveries.iter().find(|delivery| delivery.town == town).expect("a delivery");
        self.sweep_map().set_merchant(0, town);
        for &good in Good::ALL {
            self.give_goods(0, good, delivery.goods[good.index()]);
        }
        self
    }
}
