//! Church: everything happens for its user.

use crate::places::church::{CHURCH, borrow, ready};
use crate::scene::rule;
use orleans::components::{By, Follower, Good, Place, SpaceKind, Town, Track};
use orleans::{Ask, Move};

/// Merchant, bag, tracks, status and stations are those of the user.
#[test]
fn everything_is_the_users() {
    rule("places.church.for-the-user");
    let mut game = ready(&[Place::HorseWagon, Place::Bathhouse, Place::Hospital, Place::Office, Place::FleaMarket]);
    game.set_development(0, 9).set_development(1, 30).station(0, Town::Tours);
    game.set_bag(0, [Follower::Scholar]).set_bag(1, [Follower::Trader]).play(0, CHURCH);
    let before = *game.mat(1);

    let mut wagon = game.fork();
    wagon.play(0, borrow(Place::HorseWagon));
    wagon.play(0, Move::Travel { to: Town::Vierzon, by: By::Road, take: None });
    assert_eq!((wagon.mat(0).merchant, wagon.mat(1).merchant), (Town::Vierzon, Town::Orleans));

    let mut hospital = game.fork();
    hospital.play(0, borrow(Place::Hospital));
    assert_eq!(hospital.coins(0), 3 + 3, "status 3, not 6");

    let mut bathhouse = game.fork();
    bathhouse.play(0, borrow(Place::Bathhouse));
    let to_own_board = |mv: &Move| matches!(mv, Move::Put { follower: Follower::Scholar, .. });
    assert!(matches!(bathhouse.asks(0), Some(Ask::Bathhouse(_))));
    assert!(bathhouse.options(0).iter().all(to_own_board), "drawn from the own bag");

    let mut office = game.fork();
    office.play(0, borrow(Place::Office));
    assert!(office.coins(0) > 3, "the user's station pays");

    let mut market = game.fork();
    market.next_roll(4).play(0, borrow(Place::FleaMarket));
    assert_eq!((market.track(0, Track::Farmers), market.goods(0, Good::Grain)), (1, 1), "a roll of 4");
    assert_eq!(market.player(0).bag.count(Follower::Farmer), 1);
    for other in [wagon, hospital, bathhouse, office, market] {
        assert_eq!(other.mat(1).coins, before.coins + 2);
        assert_eq!((other.mat(1).board, other.mat(1).tracks), (before.board, before.tracks));
    }
}

/// Further costs are the user's, after the 2 coins; bread lies before the user.
#[test]
fn further_costs_are_the_users() {
    rule("places.church.for-the-user");
    for (coins, allowed) in [(3, false), (4, true)] {
        let mut game = ready(&[Place::Bakery, Place::Brewery]);
        game.set_coins(0, coins).give_goods(0, Good::Grain, 3).give_goods(1, Good::Grain, 3).play(0, CHURCH);
        if !allowed {
            game.refuses(0, borrow(Place::Bakery), "base.actions.voluntary-cost");
            continue;
        }
        game.play(0, borrow(Place::Bakery)).play(0, Move::Bake(3));
        assert_eq!((game.coins(0), game.coins(1)), (0, 7));
        assert_eq!((game.mat(0).on_tiles.bread, game.goods(0, Good::Grain)), (3, 0));
        assert_eq!((game.mat(1).on_tiles.bread, game.goods(1, Good::Grain)), (0, 3));
    }
    // Without own grain there is nothing to bake, whatever the owner has.
    let mut game = ready(&[Place::Bakery, Place::Brewery]);
    game.give_goods(1, Good::Grain, 3).play(0, CHURCH).refuses(0, borrow(Place::Bakery), "places.bakery.bake");
}

/// A borrowed Theatre pays for the followers standing in it, who stay.
#[test]
fn a_borrowed_theatre() {
    rule("places.church.for-the-user");
    let mut game = ready(&[]);
    game.tile(1, Place::Theatre).stand(1, Place::Theatre, SpaceKind::Farmer, Follower::Farmer);
    game.stand(1, Place::Theatre, SpaceKind::Monk, Follower::Monk);
    game.stand(1, Place::Theatre, SpaceKind::Knight, Follower::Knight);
    game.play(0, CHURCH).play(0, borrow(Place::Theatre));
    assert_eq!((game.coins(0), game.coins(1)), (5 - 2 + 3, 7));
    assert_eq!(game.standing(1, Place::Theatre).len(), 3);
}

/// A borrowed Well lends the user's own actions, but not the Church once more; an own Well lends the
/// Church without its monk.
#[test]
fn church_and_well() {
    rule("places.church.for-the-user");
    rule("places.church.followers");
    let mut game = ready(&[Place::Well, Place::Hayrick]);
    game.play(0, CHURCH).play(0, borrow(Place::Well));
    game.refuses(0, CHURCH, "places.well.conditions").refuses(0, Move::Use(Place::Hayrick), "places.well.any-action");
    game.play(0, Move::Use(Place::Scriptorium));
    assert_eq!((game.mat(0).development, game.mat(1).development, game.coins(1)), (1, 0, 7));
    assert_eq!((game.standing(0, Place::Church).len(), game.standing(1, Place::Well).len()), (0, 2));

    let mut game = ready(&[Place::Hayrick]);
    game.tile(0, Place::Well).fill(0, Place::Well);
    game.play(0, Move::Use(Place::Well)).play(0, CHURCH).play(0, borrow(Place::Hayrick));
    assert_eq!((game.goods(0, Good::Grain), game.coins(0), game.coins(1)), (1, 3, 7));
    assert_eq!((game.standing(0, Place::Church).len(), game.standing(0, Place::Well).len()), (1, 0));
    assert_eq!(game.standing(1, Place::Hayrick).len(), 1);
}
