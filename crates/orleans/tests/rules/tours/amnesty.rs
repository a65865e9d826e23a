//! Amnesty: whoever is recruited may be put to work at once.

use crate::scene::newcomers::{self, put};
use crate::tours::{Scene, in_round, rule};
use orleans::components::{Follower, Kind, Place, SpaceKind};
use orleans::{Ask, Move};

/// The Castle has brought a knight, whom the Stage Coach lacks.
fn knighted(round: u8) -> Scene {
    let mut game = in_round(round);
    game.fill(0, Place::Castle).set_bag(0, []).all_ready().play(0, Move::Use(Place::Castle));
    game
}

#[test]
fn put_to_work_at_once_or_not() {
    rule("tours.event.amnesty");
    newcomers::are_put_to_work(knighted(6));
    newcomers::may_stay_away(knighted(6));
}

#[test]
fn in_round_6_only() {
    rule("tours.event.amnesty");
    for round in (1..=14).filter(|&round| round != 2 && round != 6) {
        newcomers::went_into_the_bag(&knighted(round), &format!("round {round}"));
    }
}

/// Who is drawn is not new, and who was planned is not moved.
#[test]
fn only_the_new_ones() {
    rule("tours.event.amnesty");
    let mut game = in_round(6);
    game.filled(0, Place::Bathhouse).set_bag(0, [Follower::Knight]).all_ready();
    game.play(0, Move::Use(Place::Bathhouse)).play(0, put(Kind::Knight, Place::StageCoach, SpaceKind::Knight));
    assert_eq!(game.asks(0), Some(Ask::Action));
    let mut game = knighted(6);
    game.refuses(0, put(Kind::Farmer, Place::TownHall, SpaceKind::Any), "events.amnesty.new-only");
}
