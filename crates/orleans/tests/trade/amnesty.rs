//! Amnesty: new followers may go straight to an action space.

use crate::scene::{Scene, rule};
use crate::under;
use orleans::components::{Follower, Happening, Kind, Letter, Place, SpaceKind};
use orleans::{Ask, HappeningAsk, Move, Origin};

fn put(kind: Kind, place: Place, space: SpaceKind) -> Move {
    Move::Put { follower: kind.neutral(), place, space, from: Origin::Drawn }
}

/// Seat 0 has used the Castle and gained a knight.
fn knighted(arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = under(Happening::Amnesty, Letter::C, 2);
    game.fill(0, Place::Castle).set_bag(0, []);
    arrange(&mut game);
    game.all_ready().play(0, Move::Use(Place::Castle));
    game
}

#[test]
fn straight_to_a_space() {
    rule("events.amnesty.place-at-once");
    rule("events.amnesty.usable-same-round");
    let mut game = knighted(|game| {
        game.stand(0, Place::Scriptorium, SpaceKind::Scholar, Follower::Scholar);
        game.stand(0, Place::Guildhall, SpaceKind::Farmer, Follower::Farmer);
        game.stand(0, Place::Guildhall, SpaceKind::Craftsman, Follower::Craftsman);
    });
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Newcomer(Kind::Knight))));
    game.refuses(0, put(Kind::Knight, Place::Scriptorium, SpaceKind::Scholar), "base.planning.matching-space");
    let into_guildhall = put(Kind::Knight, Place::Guildhall, SpaceKind::Knight);
    assert!(game.offers(0, into_guildhall) && game.offers(0, Move::Decline));
    let mut into_bag = game.fork();
    into_bag.play(0, Move::Decline);
    assert_eq!(into_bag.player(0).bag.count(Follower::Knight), 1);
    game.play(0, into_guildhall);
    assert_eq!(game.player(0).bag.count(Follower::Knight), 0);
    assert_eq!(game.asks(1), Some(Ask::Action), "used on a later turn");
    game.play(1, Move::Pass);
    assert!(game.offers(0, Move::Use(Place::Guildhall)), "and in this round");
}

#[test]
fn after_the_action_is_over() {
    rule("events.amnesty.after-action");
    let mut game = under(Happening::Amnesty, Letter::C, 2);
    game.fill(0, Place::FarmHouse).set_bag(0, []).all_ready().play(0, Move::Use(Place::FarmHouse));
    assert!(game.standing(0, Place::FarmHouse).is_empty(), "the followers of the action have left");
    assert!(game.offers(0, put(Kind::Farmer, Place::TownHall, SpaceKind::Any)));
    let spaces = game.options(0);
    let back = spaces.iter().any(|mv| matches!(mv, Move::Put { place: Place::Village, .. }));
    assert!(back, "{spaces:?}");
    // A place just used takes the newcomer.
    let mut castle = knighted(|_| {});
    castle.refuses(0, put(Kind::Knight, Place::Castle, SpaceKind::Monk), "base.planning.matching-space");
    let mut monastery = under(Happening::Amnesty, Letter::C, 2);
    monastery.fill(0, Place::Monastery).all_ready().play(0, Move::Use(Place::Monastery));
    let options = monastery.options(0);
    assert!(options.iter().any(|mv| matches!(mv, Move::Put { place: Place::Monastery, .. })), "{options:?}");
}

#[test]
fn with_a_statue() {
    rule("events.amnesty.statue");
    let mut game = knighted(|game| _ = game.tile(0, Place::Statue).set_market(0, []));
    for mv in [Move::ToMarket, Move::Decline, put(Kind::Knight, Place::Guildhall, SpaceKind::Knight)] {
        assert!(game.offers(0, mv), "{mv:?}");
    }
    game.play(0, Move::ToMarket);
    assert_eq!(game.mat(0).market.count(Follower::Knight), 1);
    game.play(1, Move::Pass);
    let planned = Move::Put {
        follower: Follower::Knight,
        place: Place::Guildhall,
        space: SpaceKind::Knight,
        from: Origin::Market,
    };
    game.refuses(0, planned, "base.planning.done-is-final");
    knighted(|_| {}).refuses(0, Move::ToMarket, "events.amnesty.statue");
}

#[test]
fn only_new_ones() {
    rule("events.amnesty.new-only");
    let mut game = under(Happening::Amnesty, Letter::C, 2);
    game.tile(0, Place::Bathhouse).fill(0, Place::Bathhouse).set_bag(0, [Follower::Monk, Follower::Monk]);
    game.all_ready().play(0, Move::Use(Place::Bathhouse));
    assert!(matches!(game.asks(0), Some(Ask::Bathhouse(_))));
    let mv = game.options(0)[0];
    game.play(0, mv);
    assert_eq!(game.asks(1), Some(Ask::Action), "those drawn from the bag are not new");
    let mut game = knighted(|_| {});
    let drawn =
        Move::Put { follower: Follower::Farmer, place: Place::Village, space: SpaceKind::Farmer, from: Origin::Drawn };
    game.refuses(0, drawn, "events.amnesty.new-only");
}

#[test]
fn nowhere_to_go() {
    rule("events.amnesty.place-at-once");
    // Every space a knight could take is filled: no question.
    let mut game = under(Happening::Amnesty, Letter::C, 2);
    game.fill(0, Place::Castle).fill(0, Place::Guildhall).fill(0, Place::Wagon).fill(0, Place::Ship).set_bag(0, []);
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Monk).stand(
        0,
        Place::TownHall,
        SpaceKind::Any,
        Follower::Monk,
    );
    for place in [Place::Village, Place::University, Place::Monastery, Place::Scriptorium, Place::FarmHouse] {
        game.fill(0, place);
    }
    game.all_ready().play(0, Move::Use(Place::Castle));
    if game.asks(0).is_none() {
        assert_eq!(game.player(0).bag.count(Follower::Knight), 1);
    } else {
        let only_castle = |mv: &Move| matches!(mv, Move::Put { place: Place::Castle, .. } | Move::Decline);
        assert!(game.options(0).iter().all(only_castle), "only the freed spaces are left");
    }
}
