//! Riots: a knight or five coins.

use crate::tours::{Scene, in_round, resolve, rule};
use orleans::components::{Follower, Kind, Place, SpaceKind, Track};
use orleans::{Ask, HappeningAsk, HappeningMove, Move, Whence};

const COINS: Move = Move::PayCoins(5);

fn dismiss(from: Whence) -> Move {
    Move::Happening(HappeningMove::Dismiss { kind: Kind::Knight, from })
}

/// The Riots begin, with so many coins and whatever is arranged.
fn riots(coins: u16, arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = in_round(12);
    game.set_coins(0, coins).set_track(0, Track::Knights, 2);
    arrange(&mut game);
    resolve(&mut game);
    game
}

fn knights_left(game: &Scene) -> u8 {
    game.state.table.followers[Kind::Knight.index()]
}

/// From Market, board or bag: each is a choice, and so are the coins.
#[test]
fn whose_choice() {
    rule("tours.event.riots");
    let game = riots(5, |game| {
        game.set_market(0, [Follower::Knight]).set_bag(0, [Follower::Knight, Follower::Monk]);
        game.stand(0, Place::Guildhall, SpaceKind::Knight, Follower::Knight);
        game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Knight);
    });
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Riots)));
    let sources = [
        Whence::Market,
        Whence::Bag,
        Whence::Space(Place::Guildhall, SpaceKind::Knight),
        Whence::Space(Place::TownHall, SpaceKind::Any),
    ];
    assert_eq!(game.options(0).len(), sources.len() + 1);
    for from in sources {
        let mut game = game.fork();
        let knights = knights_left(&game);
        game.refuses(0, Move::Decline, "tours.event.riots");
        game.play(0, dismiss(from));
        assert_eq!((knights_left(&game), game.coins(0)), (knights + 1, 5), "{from:?}");
        assert_eq!((game.track(0, Track::Knights), game.state.table.round), (2, 13));
    }
    let mut paid = game.fork();
    paid.play(0, COINS);
    assert_eq!((paid.coins(0), knights_left(&paid), paid.state.table.round), (0, 5, 13));
}

/// Place tiles are not the player board.
#[test]
fn no_knight_on_a_tile() {
    rule("tours.event.riots");
    let game = riots(6, |game| {
        game.stand(0, Place::StageCoach, SpaceKind::Knight, Follower::Knight).on_tower(0, &[Follower::Knight]);
    });
    assert_eq!((game.coins(0), game.state.table.round), (1, 13), "the coins are due");
    let mut game = riots(6, |game| {
        game.stand(0, Place::StageCoach, SpaceKind::Knight, Follower::Knight).on_tower(0, &[Follower::Knight]);
        game.set_bag(0, [Follower::Knight]);
    });
    let on_coach = Whence::Space(Place::StageCoach, SpaceKind::Knight);
    game.refuses(0, dismiss(on_coach), "tours.event.riots").refuses(0, dismiss(Whence::Tower), "tours.event.riots");
    assert_eq!(game.options(0), [dismiss(Whence::Bag), COINS]);
}

/// With a knight at hand there is no torture; without one it comes after the coins.
#[test]
fn torture_last() {
    rule("tours.event.riots");
    let mut game = riots(4, |game| _ = game.set_bag(0, [Follower::Knight]));
    game.refuses(0, COINS, "tours.event.riots");
    assert_eq!(game.options(0), [dismiss(Whence::Bag)]);
    let game = riots(4, |_| {});
    assert_eq!((game.coins(0), game.asks(0)), (0, Some(Ask::Torture { owed: 1 })));
    let game = riots(5, |_| {});
    assert_eq!((game.coins(0), game.state.table.round), (0, 13));
}
