//! Scenes of The Duel: two players, any of its rounds, objectives marked as a test wants them.

use super::{Scene, trade};
use orleans::components::{DuelObjective, Place, PlaceSet, SpaceKind, TileId, Town};
use orleans::{Ask, DuelMove, Module, Move, SystemOnMat};

/// Hands over the wine.
pub(crate) const WINE: Move = Move::Duel(DuelMove::DeliverWine);

/// Hands over the fabrics, so many of them brocade.
pub(crate) const fn lady(brocade: u8) -> Move {
    Move::Duel(DuelMove::ClotheLady { brocade })
}

/// Before round 1: seat 0, the start player, is asked where the merchant begins.
pub(crate) fn before() -> Scene {
    trade::expansion(&[Module::Duel], 2)
}

/// Round 1, planning: both merchants in Orléans, the first tiles of each category chosen, nothing on the map.
pub(crate) fn duel() -> Scene {
    let mut game = before();
    for seat in [0, 1] {
        game.play(seat, Move::GoTo(Town::Orleans));
    }
    game.until(|state| matches!(state.asked_now(), Some((_, Ask::Plan))));
    game.sweep_map().state.table.tiles = PlaceSet::EMPTY;
    game
}

/// The Planning phase of this round, with everything still as it was at the start.
pub(crate) fn in_round(round: u8) -> Scene {
    let mut game = duel();
    let table = &mut game.state.table;
    table.round = round;
    table.tile = Some(TileId(round - 1));
    table.turned = (1 << round) - 1;
    game
}

impl Scene {
    /// The objectives a player has completed.
    pub(crate) fn done(&self, seat: u8) -> Vec<DuelObjective> {
        let SystemOnMat::Duel(duel) = self.mat(seat).modules.system else { return Vec::new() };
        DuelObjective::ALL.iter().copied().filter(|objective| duel.done[objective.index()]).collect()
    }

    /// A player has completed these.
    pub(crate) fn complete(&mut self, seat: u8, objectives: &[DuelObjective]) -> &mut Scene {
        if let SystemOnMat::Duel(duel) = &mut self.mat_mut(seat).modules.system {
            objectives.iter().for_each(|objective| duel.done[objective.index()] = true);
        }
        self
    }

    /// A neutral farmer stands in the shared house, and a citizen is there to be paid.
    pub(crate) fn in_house(&mut self, seat: u8) -> &mut Scene {
        self.mat_mut(seat).citizens += 1;
        let follower = orleans::components::Follower::Farmer;
        self.stand(seat, Place::SharedHouse, SpaceKind::Any, follower)
    }
}
