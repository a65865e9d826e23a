//! Amnesty: whoever is recruited may be put to work at once.

use crate::{Scene, in_round, rule};
use orleans::components::{Follower, Kind, Place, SpaceKind};
use orleans::{Ask, HappeningAsk, Move, Origin};

fn put(kind: Kind, place: Place, space: SpaceKind) -> Move {
    Move::Put { follower: kind.neutral(), place, space, from: Origin::Drawn }
}

/// The Castle has brought a knight, whom the Stage Coach lacks.
fn knighted(round: u8) -> Scene {
    let mut game = in_round(round);
    game.fill(0, Place::Castle).set_bag(0, []).all_ready().play(0, Move::Use(Place::Castle));
    game
}

#[test]
fn put_to_work_at_once() {
    rule("tours.event.amnesty");
    let mut game = knighted(6);
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Newcomer(Kind::Knight))));
    assert!(game.standing(0, Place::Castle).is_empty(), "the followers of the action have left");
    game.refuses(0, put(Kind::Knight, Place::Castle, SpaceKind::Farmer), "base.planning.matching-space");
    game.play(0, put(Kind::Knight, Place::StageCoach, SpaceKind::Knight));
    assert_eq!(game.player(0).bag.count(Follower::Knight), 0);
    game.play(0, Move::Use(Place::StageCoach));
    assert!(matches!(game.asks(0), Some(Ask::Travel(_))), "used in this round");
}

/// It is a choice; and the Town Hall takes them, too.
#[test]
fn into_the_bag_or_the_town_hall() {
    rule("tours.event.amnesty");
    let mut game = knighted(6);
    let mut town_hall = game.fork();
    game.play(0, Move::Decline);
    assert_eq!((game.player(0).bag.count(Follower::Knight), game.asks(0)), (1, Some(Ask::Action)));
    town_hall.play(0, put(Kind::Knight, Place::TownHall, SpaceKind::Any)).play(0, Move::Use(Place::TownHall));
    assert!(town_hall.options(0).iter().any(|mv| matches!(mv, Move::SendTo { kind: Kind::Knight, .. })));
}

#[test]
fn in_round_6_only() {
    rule("tours.event.amnesty");
    for round in (1..=14).filter(|&round| round != 2 && round != 6) {
        let game = knighted(round);
        assert_eq!((game.player(0).bag.count(Follower::Knight), game.asks(0)), (1, Some(Ask::Action)), "{round}");
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
