//! The bank.

use crate::scene::MONK;
use crate::{Scene, rule, taken};
use joan::components::{BankRow, Bonus, Follower, Good, Place, Race, Town, components};
use joan::{Act, Ask, Holder, Move};
use tabletop::Seat;

const STATION: Act = Act::Station(Town::Orleans);

/// A Craftsman builds in Orléans; the last row with a coin pays.
fn built(circled: [u8; 3], struck: [u8; 3]) -> Scene {
    let mut game = taken(Follower::Craftsman);
    game.bank(0, circled, struck).act(0, STATION);
    if game.asks(0) == Some(Ask::Pay) {
        game.pay(0, BankRow::Third);
    }
    game
}

/// A Craftsman circles a coin.
fn circled(coins: [u8; 3], row: BankRow) -> Scene {
    let mut game = taken(Follower::Craftsman);
    game.bank(0, coins, [0; 3]).act(0, Act::Coin(row));
    game
}

#[test]
fn three_by_five() {
    rule("joan.bank.layout");
    assert_eq!((BankRow::COUNT, components().bank_columns.len()), (3, 5));
    let mut game = taken(Follower::Boatman);
    game.bank(0, [5, 4, 5], [0; 3]);
    assert!(game.actions(0).contains(&Act::Coin(BankRow::Second)) && !game.actions(0).contains(&Act::Shield));
}

#[test]
fn coins_are_circled() {
    let id = rule("joan.bank.circle");
    let mut game = taken(Follower::Boatman);
    game.own(0, &[Place::Brewery]).bank(0, [5, 3, 4], [0; 3]).refuses_act(0, Act::Coin(BankRow::First), id);
    game.act(0, Act::Use(Place::Brewery)).then(0, Act::Coin(BankRow::Third));
    assert_eq!(game.sheet(0).circled, [5, 4, 5], "one by one, each in a row with room");
}

#[test]
fn coins_are_struck_out() {
    let id = rule("joan.bank.strike");
    let mut game = taken(Follower::Trader);
    game.own(1, &[Place::Stable, Place::Archives]).bank(0, [2, 1, 3], [1, 1, 1]);
    game.act(0, Act::Acquire { place: Place::Tavern, price: 2 });
    assert_eq!(game.asks(0), Some(Ask::Pay));
    game.refuses(0, Move::Pay(BankRow::Second), id).pay(0, BankRow::Third).pay(0, BankRow::First);
    assert_eq!(game.sheet(0).struck, [2, 1, 2], "from different rows");
}

#[test]
fn coins_at_disposal() {
    rule("joan.bank.available");
    let mut game = taken(Follower::Craftsman);
    game.bank(0, [5, 2, 1], [5, 1, 1]);
    assert_eq!(game.sheet(0).coins(), 1);
    game.act(0, STATION);
    assert_eq!((game.sheet(0).coins(), game.sheet(0).struck), (0, [5, 2, 1]));
}

#[test]
fn a_whole_row() {
    rule("joan.bank.row-bonus");
    assert!(circled([3, 0, 0], BankRow::First).open().is_empty());
    assert_eq!(circled([4, 0, 0], BankRow::First).open(), [MONK]);
    let mut spent = taken(Follower::Craftsman);
    spent.bank(0, [4, 0, 0], [4, 0, 0]).act(0, Act::Coin(BankRow::First));
    assert_eq!(spent.open(), [MONK], "also if some are struck out by then");
}

#[test]
fn a_whole_column() {
    rule("joan.bank.column-bonus");
    assert!(built([1, 1, 1], [0, 1, 0]).open().is_empty(), "two of three");
    let game = built([1, 1, 1], [1, 1, 0]);
    assert_eq!(game.open(), [Bonus::Action(Follower::Farmer)]);
    assert!(game.sheet(0).stations.contains(Town::Orleans), "after the action that was paid for");
}

#[test]
fn a_full_bank() {
    rule("joan.bank.full");
    let mut game = taken(Follower::Trader);
    game.bank(0, [5; 3], [0; 3]).act(0, Act::Shield);
    assert_eq!((game.sheet(0).shields, game.sheet(0).circled), (1, [5; 3]));
    let mut game = taken(Follower::Boatman);
    game.own(0, &[Place::Brewery]).bank(0, [5, 5, 4], [0; 3]).act(0, Act::Use(Place::Brewery));
    assert_eq!((game.sheet(0).shields, game.sheet(0).circled), (1, [5; 3]), "the 16th");
}

#[test]
fn rows() {
    assert_eq!(circled([4, 0, 0], BankRow::First).open(), [MONK], "{}", rule("joan.bank.row-1"));
    let points = |game: &Scene| joan::score::sheet(&game.state, Seat(0)).lines[2].points;
    let second = circled([1, 4, 0], BankRow::Second);
    assert_eq!((points(&second), second.open().len()), (4, 0), "{}", rule("joan.bank.row-2"));
    let third = circled([1, 0, 4], BankRow::Third);
    let id = rule("joan.bank.row-3");
    assert_eq!((third.state.citizens(Seat(0)), points(&third)), (1, 0), "{id}");
    assert_eq!(third.state.winner(Race::Bank), Some(Holder::Seat(Seat(0))), "{id}");
}

#[test]
fn columns() {
    let farmer = built([1, 1, 1], [1, 1, 0]);
    assert_eq!(farmer.open(), [Bonus::Action(Follower::Farmer)], "{}", rule("joan.bank.column-farmer"));
    let points = built([2; 3], [2, 2, 1]);
    assert_eq!(points.sheet(0).development, 2, "{}", rule("joan.bank.column-points"));
    assert_eq!(built([3; 3], [3, 3, 2]).open(), [MONK], "{}", rule("joan.bank.column-monk"));
    let victory = built([5; 3], [5, 5, 4]);
    let score = joan::score::sheet(&victory.state, Seat(0));
    assert_eq!(score.lines[2].points, 4 + 7, "{}", rule("joan.bank.column-5"));
    assert!(victory.open().is_empty());
}

#[test]
fn a_free_station() {
    rule("joan.bank.column-station");
    let mut game = built([5, 4, 4], [4, 4, 3]);
    assert_eq!(game.open(), [Bonus::Station]);
    game.roads(0, &[joan::components::Route::L01]);
    assert_eq!(game.sheet(0).coins(), 1);
    game.bonus(0, Bonus::Station, Act::Station(Town::Chartres));
    assert_eq!((game.sheet(0).stations.len(), game.sheet(0).struck), (2, [4; 3]), "nothing is paid");
    // Without a town it lapses.
    let mut game = built([4; 3], [4, 4, 3]);
    assert_eq!(game.options(0), [Move::EndTurn]);
    let wrong = crate::scene::with(joan::Source::Bonus(Bonus::Station), Act::Good(Good::Wine));
    game.refuses(0, wrong, "joan.bank.column-station");
    game.end(0);
}

#[test]
fn a_shield_for_the_first() {
    rule("joan.bank.column-shield");
    for (column, race) in Race::OF_BANK_COLUMNS.into_iter().enumerate() {
        let n = column as u8;
        let game = built([n + 1; 3], [n + 1, n + 1, n]);
        assert_eq!(game.state.winner(race), Some(Holder::Seat(Seat(0))), "{race}");
        assert_eq!(game.sheet(0).shields, 1, "besides the bonus of the column");
        let mut second = taken(Follower::Craftsman);
        second.state.table.races[race.index()] = Some(Holder::Seat(Seat(1)));
        second.bank(0, [n + 1; 3], [n + 1, n + 1, n]).act(0, STATION);
        assert_eq!(second.sheet(0).shields, 0);
    }
    // A price of two coins strikes out two columns: both shields are marked.
    let mut game = taken(Follower::Trader);
    game.own(1, &[Place::Stable, Place::Archives]).bank(0, [2, 2, 3], [2, 2, 0]);
    game.act(0, Act::Acquire { place: Place::Tavern, price: 2 });
    assert_eq!((game.sheet(0).struck, game.sheet(0).shields, game.sheet(0).development), ([2; 3], 2, 2));
}
