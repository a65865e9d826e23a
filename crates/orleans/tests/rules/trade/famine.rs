//! Famine: followers back to the supply.

use crate::scene::rule;
use crate::trade::{resolve, under};
use orleans::components::{Follower, Happening, Kind, Letter, Place, SpaceKind, Track};
use orleans::{Ask, HappeningAsk, HappeningMove, Move, Whence};

fn dismiss(kind: Kind, from: Whence) -> Move {
    Move::Happening(HappeningMove::Dismiss { kind, from })
}

#[test]
fn three_of_choice() {
    rule("events.famine.return-three");
    rule("events.famine.sources");
    let mut game = under(Happening::Famine, Letter::D, 2);
    game.set_market(0, [Follower::OwnFarmer, Follower::Knight]).set_bag(0, [Follower::Farmer, Follower::OwnTrader]);
    game.stand(0, Place::Castle, SpaceKind::Farmer, Follower::Farmer).set_track(0, Track::Knights, 3);
    game.tile(0, Place::GunpowderTower).mat_mut(0).tower = [Follower::Monk].into_iter().collect();
    let supply = game.state.table.followers;
    resolve(&mut game);
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Famine { owed: 3 })));
    let on_castle = Whence::Space(Place::Castle, SpaceKind::Farmer);
    let expected = [
        dismiss(Kind::Knight, Whence::Market),
        dismiss(Kind::Monk, Whence::Tower),
        dismiss(Kind::Farmer, Whence::Bag),
        dismiss(Kind::Farmer, on_castle),
    ];
    assert_eq!(game.options(0), expected, "own-colour followers are exempt");
    game.refuses(0, dismiss(Kind::Trader, Whence::Bag), "events.famine.sources");
    game.refuses(0, Move::Decline, "events.famine.return-three");
    game.play(0, expected[3]).play(0, expected[0]).play(0, expected[1]);
    assert!(game.standing(0, Place::Castle).is_empty() && game.mat(0).tower.is_empty());
    assert_eq!(game.track(0, Track::Knights), 3, "no marker moves");
    for kind in [Kind::Farmer, Kind::Knight, Kind::Monk] {
        assert_eq!(game.state.table.followers[kind.index()], supply[kind.index()] + 1, "{kind}");
    }
    assert!(!matches!(game.asks(0), Some(Ask::Happening(_))), "three and no more");
}

#[test]
fn fewer_than_three() {
    rule("events.famine.too-few");
    let mut game = under(Happening::Famine, Letter::D, 2);
    game.set_market(0, [Follower::OwnFarmer, Follower::Knight]).set_bag(0, []).set_bag(1, []);
    // Nobody but own-colour followers, wherever they are: no question.
    game.stand(1, Place::Castle, SpaceKind::Farmer, Follower::OwnFarmer).set_market(1, [Follower::OwnTrader]);
    resolve(&mut game);
    game.play(0, dismiss(Kind::Knight, Whence::Market));
    assert_eq!((game.coins(0), game.state.table.round), (5, 2), "nothing further is owed");
}
