//! Amnesty, whichever board prints it: a knight whom the Castle has brought may be put to work at once.

use super::Scene;
use orleans::components::{Follower, Kind, Place, SpaceKind};
use orleans::{Ask, HappeningAsk, Move, Origin};

pub(crate) fn put(kind: Kind, place: Place, space: SpaceKind) -> Move {
    Move::Put { follower: kind.neutral(), place, space, from: Origin::Drawn }
}

/// The Stage Coach lacks a knight, and is used in the same round.
pub(crate) fn are_put_to_work(mut game: Scene) {
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Newcomer(Kind::Knight))));
    assert!(game.standing(0, Place::Castle).is_empty(), "the followers of the action have left");
    game.refuses(0, put(Kind::Knight, Place::Castle, SpaceKind::Farmer), "base.planning.matching-space");
    game.play(0, put(Kind::Knight, Place::StageCoach, SpaceKind::Knight));
    assert_eq!(game.player(0).bag.count(Follower::Knight), 0);
    game.play(0, Move::Use(Place::StageCoach));
    assert!(matches!(game.asks(0), Some(Ask::Travel(_))), "used in this round");
}

/// It is a choice; and the Town Hall takes them, too.
pub(crate) fn may_stay_away(mut game: Scene) {
    let mut town_hall = game.fork();
    game.play(0, Move::Decline);
    went_into_the_bag(&game, "declined");
    town_hall.play(0, put(Kind::Knight, Place::TownHall, SpaceKind::Any)).play(0, Move::Use(Place::TownHall));
    assert!(town_hall.options(0).iter().any(|mv| matches!(mv, Move::SendTo { kind: Kind::Knight, .. })));
}

/// Nothing is asked.
pub(crate) fn went_into_the_bag(game: &Scene, when: &str) {
    assert_eq!((game.player(0).bag.count(Follower::Knight), game.asks(0)), (1, Some(Ask::Action)), "{when}");
}
