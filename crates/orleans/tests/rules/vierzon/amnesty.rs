//! Amnesty: whoever is recruited may be put to work at once.

use crate::scene::newcomers;
use crate::vierzon::{Scene, in_round, rule};
use orleans::Move;
use orleans::components::Place;

/// The Castle has brought a knight.
fn knighted(round: u8) -> Scene {
    let mut game = in_round(round);
    game.set_coins(0, 3).tile(0, Place::StageCoach).fill(0, Place::Castle).set_bag(0, []).all_ready();
    game.play(0, Move::Use(Place::Castle));
    game
}

#[test]
fn put_to_work_at_once_or_not() {
    rule("vierzon.event.amnesty");
    newcomers::are_put_to_work(knighted(6));
    newcomers::may_stay_away(knighted(6));
}

#[test]
fn in_round_6_only() {
    rule("vierzon.event.amnesty");
    for round in (1..=14).filter(|&round| round != 4 && round != 6) {
        newcomers::went_into_the_bag(&knighted(round), &format!("round {round}"));
    }
}
