//! The solo game against Joan.

mod choice;
mod effect;
mod end;
mod monk;
mod place;
mod round;
mod set_up;
mod sheet;
mod track;

use crate::Scene;
use crate::scene::set;
use joan::components::{Card, Follower, Level};
use joan::{Joan, Setup};

/// A fresh solo game.
pub(crate) fn alone(level: Level) -> Scene {
    set(Setup::solo(level))
}

/// What lies before Joan's turn.
pub(crate) struct Before {
    pub(crate) game: Scene,
}

/// Joan's next card, the one below it, and tiles of one follower alone: that one she must take.
pub(crate) fn before(level: Level, card: Card, next: Card, follower: Follower) -> Before {
    let mut game = alone(level);
    game.display(&[follower; 3]);
    for (at, card) in [card, next].into_iter().enumerate() {
        let from = game.state.secret.pile.iter().position(|known| *known == card).expect("a card of the level");
        game.state.secret.pile.swap(at, from);
    }
    Before { game }
}

impl Before {
    pub(crate) fn with(mut self, arrange: impl FnOnce(&mut Scene)) -> Before {
        arrange(&mut self.game);
        self
    }

    /// Her area as it lies before her turn.
    pub(crate) fn area(mut self, arrange: impl FnOnce(&mut Joan)) -> Before {
        arrange(self.game.state.joan.as_mut().expect("a solo game"));
        self
    }

    /// The player takes a tile and does nothing; then Joan has her turn.
    pub(crate) fn turn(mut self) -> Scene {
        self.game.pass(0);
        self.game
    }
}

/// Joan's turn with this card at Standard level, where Monks do nothing.
pub(crate) fn turn(card: Card, follower: Follower) -> Scene {
    before(Level::Standard, card, other(card), follower).turn()
}

/// Some other card, whose back nobody cares about.
pub(crate) fn other(card: Card) -> Card {
    if card == Card::C10 { Card::C9 } else { Card::C10 }
}

impl Scene {
    /// Joan's area.
    pub(crate) fn joan(&self) -> Joan {
        self.state.joan.expect("a solo game")
    }
}
