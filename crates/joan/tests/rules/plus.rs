//! Plus cards.

use crate::scene::MONK;
use crate::{rule, scene, taken};
use joan::components::{BankRow, Bonus, Deed, Follower, Good, Place};
use joan::{Act, Ask, Event, Source};
use tabletop::Seat;

#[test]
fn with_every_tile_taken() {
    let id = rule("joan.place.plus-trigger");
    let mut game = scene(2);
    game.own(0, &[Place::Archives]).display(&[Follower::Scholar, Follower::Scholar, Follower::Scholar]);
    game.take(0, Follower::Scholar);
    assert_eq!(game.sheet(0).development, 1);
    game.refuses_act(0, Act::Use(Place::Archives), id);
    game.end(0);
    assert_eq!(game.sheet(0).development, 1, "also if the action is forfeited");
    game.pass(1).take(0, Follower::Scholar);
    assert_eq!(game.sheet(0).development, 2, "every time");
    // A card acquired with that very tile does not work for it yet.
    let mut game = taken(Follower::Trader);
    game.own(1, &[Place::Stable]).act(0, Act::Acquire { place: Place::Distillery, price: 1 });
    assert_eq!(game.sheet(0).circled, [1, 0, 0]);
}

#[test]
fn not_for_monks_and_bonuses() {
    rule("joan.place.plus-not-monk");
    let plus = [Place::Archives, Place::Machine, Place::Distillery, Place::Joinery, Place::Consultancy];
    let mut game = scene(2);
    game.own(0, &plus).display(&[Follower::Scholar]).recruit(0, Follower::Scholar);
    assert_eq!((game.asks(0), game.sheet(0).development, game.sheet(0).goods), (Some(Ask::Next), 0, [0; 5]));
    game.act(0, Act::Point);
    assert_eq!(game.sheet(0).development, 1, "a Monk as a Scholar");
    let mut game = taken(Follower::Boatman);
    game.own(0, &plus).gain(MONK).gain(Bonus::Action(Follower::Farmer));
    game.bonus(0, MONK, Act::Point).bonus(0, Bonus::Action(Follower::Farmer), Act::Good(Good::Wine));
    assert_eq!((game.sheet(0).development, game.sheet(0).goods), (1, [0, 0, 1, 0, 0]));
}

#[test]
fn before_the_action() {
    rule("joan.place.plus-before");
    let mut game = scene(2);
    game.own(0, &[Place::Distillery]).bank(0, [5, 5, 3], [5, 5, 3]).display(&[Follower::Trader, Follower::Farmer]);
    game.take(0, Follower::Trader);
    assert_eq!(game.sheet(0).coins(), 1);
    game.act(0, Act::Acquire { place: Place::Stable, price: 1 });
    assert_eq!(game.sheet(0).coins(), 0, "its coin paid for the action");
    // Two plus cards of a Scholar are one effect.
    let mut game = scene(2);
    game.own(0, &[Place::Archives, Place::Consultancy]).display(&[Follower::Scholar, Follower::Farmer]);
    game.developed(0, 2).take(0, Follower::Scholar);
    assert_eq!((game.asks(0), game.sheet(0).development), (Some(Ask::Good), 3));
    assert!(game.acts(0, Source::Bonus(Bonus::Coins(1))).is_empty(), "the coin of space 3 waits for its end");
    game.then(0, Act::Good(Good::Wool));
    assert_eq!((game.asks(0), game.open()), (Some(Ask::Next), &[Bonus::Coins(1)][..]));
}

#[test]
fn combined() {
    rule("joan.place.plus-combine");
    // The printed example: Archives and Library.
    let mut game = scene(2);
    game.own(0, &[Place::Archives, Place::Library, Place::Consultancy]);
    game.display(&[Follower::Scholar, Follower::Scholar, Follower::Scholar, Follower::Scholar]);
    game.take(0, Follower::Scholar).then(0, Act::Good(Good::Wool)).act(0, Act::Use(Place::Library));
    assert_eq!((game.sheet(0).development, game.goods(0, Good::Wool)), (3, 1));
    let used = Event::Used { seat: Seat(0), place: Place::Library };
    assert!(game.log.contains(&used));
    game.end(0).pass(1).take(0, Follower::Scholar).then(0, Act::Good(Good::Wool));
    game.act(0, Act::Deed { deed: Deed::Third, follower: Follower::Scholar }).then(0, Act::Coin(BankRow::Third));
    assert_eq!((game.sheet(0).development, game.goods(0, Good::Wool)), (5, 2), "with a deed");
    let mut game = scene(2);
    game.own(0, &[Place::Joinery]).display(&[Follower::Craftsman, Follower::Craftsman]);
    game.take(0, Follower::Craftsman).then(0, Act::Point).act(0, Act::Coin(BankRow::Second));
    assert_eq!((game.sheet(0).development, game.sheet(0).circled), (1, [1, 1, 0]), "with the standard action");
}
