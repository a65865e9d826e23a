//! The depot.

use crate::{rule, scene, taken};
use joan::components::{BankRow, Follower, Good, Place, Route, Town, components};
use joan::{Act, Event};
use tabletop::Seat;

#[test]
fn from_left_to_right() {
    rule("joan.depot.order");
    let mut game = scene(2);
    let mut sums = Vec::new();
    for shields in 0..=8 {
        game.sheet_mut(0).shields = shields;
        sums.push(joan::score::sheet(&game.state, Seat(0)).lines[4].points);
    }
    assert_eq!(sums, [0, 1, 2, 4, 6, 9, 12, 16, 20]);
}

#[test]
fn where_shields_come_from() {
    rule("joan.depot.sources");
    let mut row = taken(Follower::Knight);
    row.warehouse(0, [0, 5, 0, 0, 0]).act(0, Act::Route(Route::L01));
    let mut warehouse = taken(Follower::Farmer);
    warehouse.warehouse(0, [5; 5]).act(0, Act::Shield);
    let mut coin = taken(Follower::Trader);
    coin.bank(0, [5; 3], [0; 3]).act(0, Act::Shield);
    let mut column = taken(Follower::Craftsman);
    column.bank(0, [1; 3], [1, 1, 0]).act(0, Act::Station(Town::Orleans));
    let [mut first, mut second] = [11, 23].map(|spaces| {
        let mut game = taken(Follower::Scholar);
        game.developed(0, spaces);
        game
    });
    first.act(0, Act::Point);
    second.act(0, Act::Point);
    for game in [row, warehouse, coin, column, first, second] {
        assert_eq!(game.sheet(0).shields, 1);
    }
    let mut nothing = taken(Follower::Farmer);
    nothing.refuses_act(0, Act::Shield, "joan.depot.sources").act(0, Act::Good(Good::Wine));
    assert_eq!(nothing.sheet(0).shields, 0);
}

#[test]
fn a_full_depot() {
    rule("joan.depot.full");
    let mut game = taken(Follower::Boatman);
    game.own(0, &[Place::Brewery]).bank(0, [4, 5, 5], [0; 3]);
    game.sheet_mut(0).shields = 8;
    game.act(0, Act::Use(Place::Brewery));
    assert_eq!((game.sheet(0).shields, game.sheet(0).circled), (8, [5; 3]));
    let mut game = taken(Follower::Knight);
    game.warehouse(0, [0, 5, 0, 0, 0]).sheet_mut(0).shields = 8;
    game.act(0, Act::Route(Route::L01));
    assert_eq!(game.sheet(0).shields, 8);
    assert!(game.log.contains(&Event::ShieldLost { seat: Seat(0) }));
    assert!(game.sheet(0).has_room_for_coin(BankRow::First));
}

#[test]
fn printed_points() {
    rule("joan.depot.points");
    assert_eq!(components().depot, [1, 1, 2, 2, 3, 3, 4, 4]);
}
