//! Actions in general, and the standard actions.

use crate::scene::with;
use crate::{rule, scene, taken};
use joan::components::{BankRow, Bonus, Deed, Follower, Good, Place, Route, Town, components};
use joan::{Act, Ask, Event, Move, Source};
use tabletop::Seat;

const GOODS: [Act; 5] = [
    Act::Good(Good::Grain),
    Act::Good(Good::Cheese),
    Act::Good(Good::Wine),
    Act::Good(Good::Wool),
    Act::Good(Good::Brocade),
];
const COINS: [Act; 3] = [Act::Coin(BankRow::First), Act::Coin(BankRow::Second), Act::Coin(BankRow::Third)];

#[test]
fn three_options() {
    let id = rule("joan.action.three-options");
    let mut game = scene(2);
    game.own(0, &[Place::Stable, Place::Library]).display(&[Follower::Farmer, Follower::Knight]);
    game.take(0, Follower::Farmer);
    let mut all = GOODS.to_vec();
    all.push(Act::Use(Place::Stable));
    all.extend([Deed::Second, Deed::Third].map(|deed| Act::Deed { deed, follower: Follower::Farmer }));
    assert_eq!(game.actions(0), all);
    game.refuses_act(0, Act::Use(Place::Library), id).refuses_act(0, Act::Use(Place::Brewery), id);
    game.refuses_act(0, Act::Point, id).refuses_act(0, COINS[0], id).refuses_act(0, Act::Station(Town::Orleans), id);
    game.refuses_act(0, Act::Acquire { place: Place::Brewery, price: 1 }, id);
}

#[test]
fn a_follower_of_a_bonus() {
    rule("joan.action.bonus-follower");
    let mut game = taken(Follower::Boatman);
    game.own(0, &[Place::Stable, Place::Machine]).gain(Bonus::Action(Follower::Farmer));
    let source = Source::Bonus(Bonus::Action(Follower::Farmer));
    let acts = game.acts(0, source);
    assert!(GOODS.iter().all(|act| acts.contains(act)), "its standard action");
    assert!(acts.contains(&Act::Use(Place::Stable)), "a place");
    assert!(acts.contains(&Act::Deed { deed: Deed::Third, follower: Follower::Farmer }), "a deed");
    let tiles = game.state.table.display;
    game.bonus(0, Bonus::Action(Follower::Farmer), GOODS[0]);
    assert_eq!(game.state.table.display, tiles, "no tile is moved");
    assert_eq!(game.sheet(0).goods, [1, 0, 0, 0, 0], "and the Machine did not work");
    assert!(!game.actions(0).is_empty(), "the action of the tile is still there");
}

#[test]
fn what_changes_nothing_is_not_offered() {
    let id = rule("joan.action.no-effect-choice");
    let mut game = taken(Follower::Scholar);
    game.own(0, &[Place::Library]).full(0);
    let deeds = [Deed::First, Deed::Second, Deed::Third].map(|deed| Act::Deed { deed, follower: Follower::Scholar });
    assert_eq!(game.actions(0), deeds, "a follower may be marked in any case");
    game.refuses_act(0, Act::Use(Place::Library), id).refuses_act(0, Act::Point, "joan.development.end");
    let mut game = taken(Follower::Knight);
    game.own(0, &[Place::Guesthouse]);
    game.refuses_act(0, Act::Use(Place::Guesthouse), id);
    game.warehouse(0, [1; 5]);
    assert!(game.actions(0).contains(&Act::Use(Place::Guesthouse)));
    let mut game = taken(Follower::Knight);
    let land: Vec<Route> = components().routes_by[0].iter().collect();
    game.own(0, &[Place::FourInHand]).roads(0, &land).refuses_act(0, Act::Use(Place::FourInHand), id);
    let mut game = taken(Follower::Boatman);
    game.full(0).own(0, &[Place::Brewery]);
    assert!(!game.actions(0).iter().any(|act| COINS.contains(act) || *act == Act::Shield), "routes alone");
    game.refuses_act(0, Act::Use(Place::Brewery), id).refuses_act(0, Act::Shield, "joan.depot.sources");
    game.sheet_mut(0).shields = 7;
    assert!(game.actions(0).contains(&Act::Use(Place::Brewery)) && game.actions(0).contains(&Act::Shield));
}

#[test]
fn as_far_as_possible() {
    rule("joan.action.as-far-as-possible");
    // No water route is left for the Fishing Boat.
    let mut game = taken(Follower::Boatman);
    let water = [Route::W01, Route::W03, Route::W04, Route::W05, Route::W06, Route::W07, Route::W12, Route::W13];
    game.own(0, &[Place::FishingBoat, Place::TwoMaster]).roads(0, &water).roads(0, &[Route::W14]);
    game.act(0, Act::Use(Place::FishingBoat)).then(0, Act::Coin(BankRow::Second));
    assert_eq!((game.sheet(0).circled, game.asks(0)), ([1, 1, 0], Some(Ask::Next)));
    // One is left for the Two-Master.
    let mut game = taken(Follower::Boatman);
    game.own(0, &[Place::TwoMaster]).roads(0, &water).act(0, Act::Use(Place::TwoMaster));
    assert!(game.sheet(0).routes.contains(Route::W14));
    assert_eq!(game.asks(0), Some(Ask::Next), "and there it ends");
}

#[test]
fn only_choices_are_asked() {
    let id = rule("joan.action.choices");
    let mut game = taken(Follower::Farmer);
    game.own(0, &[Place::Warehousing]).warehouse(0, [5, 5, 5, 5, 2]).act(0, Act::Use(Place::Warehousing));
    assert_eq!((game.goods(0, Good::Brocade), game.asks(0)), (4, Some(Ask::Next)), "one kind is left");
    let mut game = taken(Follower::Farmer);
    game.own(0, &[Place::Warehousing]).act(0, Act::Use(Place::Warehousing));
    assert_eq!(game.asks(0), Some(Ask::Good));
    game.refuses(0, Move::Keep, id).refuses(0, Move::Pay(BankRow::First), id);
    game.then(0, GOODS[2]);
    assert_eq!(game.asks(0), Some(Ask::Good), "one after the other");
    game.then(0, GOODS[2]);
    assert_eq!(game.goods(0, Good::Wine), 2);
    game.refuses(0, with(Source::Effect, GOODS[2]), id);
}

#[test]
fn farmer() {
    rule("joan.standard.farmer");
    let mut game = taken(Follower::Farmer);
    assert_eq!(game.actions(0)[..5], GOODS);
    game.act(0, GOODS[4]);
    assert_eq!(game.sheet(0).goods, [0, 0, 0, 0, 1]);
}

#[test]
fn knight() {
    let id = rule("joan.standard.knight");
    let mut game = taken(Follower::Knight);
    let routes = [Route::L01, Route::L02, Route::L03, Route::L04].map(Act::Route);
    assert_eq!(game.actions(0)[..4], routes);
    game.refuses_act(0, Act::Route(Route::W01), id);
    game.act(0, routes[0]);
    assert!(game.sheet(0).routes.contains(Route::L01));
}

#[test]
fn boatman() {
    let id = rule("joan.standard.boatman");
    let mut game = taken(Follower::Boatman);
    assert_eq!(game.actions(0)[..4], [&[Act::Route(Route::W01)][..], &COINS].concat());
    game.refuses_act(0, Act::Route(Route::L01), id);
    game.act(0, COINS[2]);
    assert_eq!((game.sheet(0).circled, game.sheet(0).routes.len()), ([1, 0, 1], 0));
    let mut game = taken(Follower::Boatman);
    game.act(0, Act::Route(Route::W01));
    assert_eq!((game.sheet(0).circled, game.sheet(0).routes.len()), ([1, 0, 0], 1));
}

#[test]
fn craftsman() {
    rule("joan.standard.craftsman");
    let mut game = taken(Follower::Craftsman);
    assert_eq!(game.actions(0)[..4], [&COINS[..], &[Act::Station(Town::Orleans)]].concat());
    game.act(0, Act::Station(Town::Orleans));
    assert!(game.sheet(0).stations.contains(Town::Orleans));
    assert_eq!((game.sheet(0).coins(), game.sheet(0).struck), (0, [1, 0, 0]));
    let mut game = taken(Follower::Craftsman);
    game.act(0, COINS[1]);
    assert_eq!((game.sheet(0).coins(), game.sheet(0).stations.len()), (2, 0));
}

#[test]
fn craftsman_without_a_coin() {
    let id = rule("joan.standard.craftsman-no-coin");
    let mut game = taken(Follower::Craftsman);
    game.bank(0, [2, 1, 0], [2, 1, 0]);
    game.refuses_act(0, Act::Station(Town::Orleans), id);
    game.bank(0, [2, 1, 0], [1, 1, 0]).act(0, Act::Station(Town::Orleans));
}

#[test]
fn trader() {
    rule("joan.standard.trader");
    let mut game = taken(Follower::Trader);
    game.market(&[Place::Brewery, Place::Windmill]);
    let cards = [Place::Windmill, Place::Brewery].map(|place| Act::Acquire { place, price: 1 });
    assert_eq!(game.actions(0)[..5], [&COINS[..], &cards].concat());
    game.act(0, cards[1]);
    assert!(game.sheet(0).has(Place::Brewery));
    assert!(game.log.contains(&Event::Acquired { seat: Seat(0), place: Place::Brewery, price: 1 }));
    assert_eq!(game.sheet(0).coins(), 0);
    let mut game = taken(Follower::Trader);
    game.act(0, COINS[0]);
    assert_eq!(game.sheet(0).coins(), 2);
}

#[test]
fn scholar() {
    rule("joan.standard.scholar");
    let mut game = taken(Follower::Scholar);
    assert_eq!(game.actions(0)[0], Act::Point);
    game.act(0, Act::Point);
    assert_eq!(game.sheet(0).development, 1);
}
