//! Monastery: monks, as many as there are.

use crate::course_of_play::hands::{acting_alone, fill_and_use};
use crate::scene::rule;
use orleans::Move;
use orleans::components::{Edition, Follower, Kind, Place};

/// A monk each time and nothing besides, until the supply is empty.
#[test]
fn a_monk_and_nothing_else() {
    rule("base.monastery.effect");
    for &edition in Edition::ALL {
        let mut game = acting_alone(edition);
        game.state.table.followers[Kind::Monk.index()] = 12;
        let before = *game.mat(0);
        for monks in 1..=12 {
            fill_and_use(&mut game, Place::Monastery);
            assert_eq!(game.player(0).bag.count(Follower::Monk), monks);
            assert_eq!(*game.mat(0), before);
        }
        game.fill(0, Place::Monastery);
        game.refuses(0, Move::Use(Place::Monastery), "base.general.action-needs-its-tile");
    }
}
