//! Amnesty: new followers may go straight to an action space.

use crate::scene::{Scene, rule};
use crate::trade::under;
use orleans::components::{Follower, Happening, Kind, Letter, Place, SpaceKind, Track};
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
    let [village, town_hall] =
        [put(Kind::Farmer, Place::Village, SpaceKind::Farmer), put(Kind::Farmer, Place::TownHall, SpaceKind::Any)];
    assert!(game.offers(0, village) && game.offers(0, town_hall));
    game.play(0, town_hall).play(1, Move::Pass);
    assert!(game.offers(0, Move::Use(Place::TownHall)), "a neutral one, sent on a later turn");
    // The place just used takes the newcomer: here a monk, in the scholar's stead.
    let mut monastery = under(Happening::Amnesty, Letter::C, 2);
    monastery.fill(0, Place::Monastery).all_ready().play(0, Move::Use(Place::Monastery));
    monastery.play(0, put(Kind::Monk, Place::Monastery, SpaceKind::Scholar));
    assert_eq!(monastery.standing(0, Place::Monastery), [Follower::Monk]);
    // So does a tile gained by the same action.
    let mut village = under(Happening::Amnesty, Letter::C, 2);
    village.fill(0, Place::Village).set_track(0, Track::Traders, 1).state.table.tiles.insert(Place::FleaMarket);
    village.all_ready().play(0, Move::Use(Place::Village)).play(0, Move::Recruit(Kind::Trader));
    village.play(0, Move::Tile(Place::FleaMarket)).play(0, put(Kind::Trader, Place::FleaMarket, SpaceKind::Trader));
    assert_eq!(village.standing(0, Place::FleaMarket), [Follower::Trader]);
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
    let mut full = knighted(|game| _ = game.tile(0, Place::Statue).set_market(0, [Follower::Farmer; 8]));
    full.refuses(0, Move::ToMarket, "events.amnesty.statue");
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

/// Every space that a knight could take is filled, and the Castle has none of them: no question, the knight goes
/// into the bag.
#[test]
fn nowhere_to_go() {
    rule("events.amnesty.place-at-once");
    let mut game = under(Happening::Amnesty, Letter::C, 2);
    for place in [Place::Castle, Place::Guildhall, Place::Wagon, Place::Ship, Place::Scriptorium] {
        game.fill(0, place);
    }
    crate::trade::in_town_hall(&mut game, 0, &[Kind::Monk, Kind::Monk]);
    game.set_bag(0, []).all_ready();
    let mut room = game.fork();
    let leaves = room.mat(0).board.at(Place::TownHall).next().expect("a monk").0;
    room.mat_mut(0).board.take(leaves);
    room.play(0, Move::Use(Place::Castle));
    assert_eq!(room.options(0), [put(Kind::Knight, Place::TownHall, SpaceKind::Any), Move::Decline]);

    let mut market = game.fork();
    market.tile(0, Place::Statue).set_market(0, []).play(0, Move::Use(Place::Castle));
    assert_eq!(market.options(0), [Move::ToMarket, Move::Decline], "a Statue has room");

    game.play(0, Move::Use(Place::Castle));
    assert_eq!((game.asks(0), game.asks(1)), (None, Some(Ask::Action)));
    let bag = [Follower::Farmer, Follower::Boatman, Follower::Trader, Follower::Knight];
    assert_eq!(game.player(0).bag, bag.into_iter().collect(), "with those of the Castle");
}
