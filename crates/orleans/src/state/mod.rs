//! The whole game as one plain value: fields and plain accessors, fixed arrays, no heap.

mod board;
mod player;
mod pool;
mod setup;
mod stack;
mod table;
mod who;

pub use board::Board;
pub use player::{Mat, OnTiles, Plan, Player, Players, Wheel};
pub use pool::Pool;
use serde::{Deserialize, Serialize};
pub use setup::{Characters, Level, Setup, TableOptions};
pub use stack::Stack;
pub use table::{Citizens, GOODS_SPACES, Gone, Secret, Spot, Table};
use tabletop::Seat;

use crate::components::{Edition, Place, SpaceSet};

/// The whole game: clone, compare or store it at any decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Seats, edition and options; fixed for the game.
    pub setup: Setup,
    /// What lies face up.
    pub table: Table,
    /// What each player has.
    pub players: Players,
    /// Face-down tiles and the generator: no view holds it.
    pub secret: Secret,
    /// The rest of the game; the last frame comes next.
    pub stack: Stack,
}

impl State {
    /// What lies in the open before `seat`.
    pub fn mat(&self, seat: Seat) -> &Mat {
        &self.players[seat].mat
    }

    /// What lies in the open before `seat`, to be changed.
    pub fn mat_mut(&mut self, seat: Seat) -> &mut Mat {
        &mut self.players[seat].mat
    }

    /// Whether `seat` owns this place tile (or it is printed on the board).
    pub fn owns(&self, seat: Seat, place: Place) -> bool {
        self.mat(seat).places.contains(place)
    }

    /// The spaces whose followers take part in the action of a place: they stood there when the turn began
    /// (base.actions.who-stood-there).
    pub fn at_work(&self, seat: Seat, place: Place) -> SpaceSet {
        self.mat(seat).board.stood_at(place) - self.table.just_placed
    }

    /// The printing that is played.
    pub fn edition(&self) -> Edition {
        self.setup.edition
    }

    /// The seats from the start player clockwise (base.round.turn-order).
    pub fn clockwise(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (start, n_seats) = (self.table.start_player.0 % self.setup.players, self.setup.players);
        (start..start + n_seats).map(move |nth| Seat(if nth < n_seats { nth } else { nth - n_seats }))
    }
}
