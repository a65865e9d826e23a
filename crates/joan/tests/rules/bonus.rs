//! Gaining bonuses.

use crate::scene::{MONK, with};
use crate::{rule, scene, taken};
use joan::components::{BankRow, Bonus, Deed, Follower, Good, Place, Prize, Race};
use joan::{Act, Ask, Event, Holder, Source};
use tabletop::Seat;

fn gained(prize: Prize) -> Event {
    Event::Gained { seat: Seat(0), prize }
}

#[test]
fn ordinary_bonuses_are_for_all() {
    rule("joan.bonus.ordinary");
    let mut game = scene(2);
    game.developed(0, 2).developed(1, 2).display(&[Follower::Scholar, Follower::Scholar, Follower::Farmer]);
    for seat in [0, 1] {
        game.take(seat, Follower::Scholar).act(seat, Act::Point);
        assert_eq!(game.open(), [Bonus::Coins(1)], "seat {seat}");
        game.bonus(seat, Bonus::Coins(1), Act::Coin(BankRow::First));
        let again = with(Source::Bonus(Bonus::Coins(1)), Act::Coin(BankRow::First));
        game.refuses(seat, again, "joan.bonus.chain").end(seat);
    }
}

#[test]
fn yellow_bonuses_are_for_the_first() {
    rule("joan.bonus.yellow");
    let mut game = scene(2);
    game.developed(0, 7).developed(1, 7).display(&[Follower::Scholar, Follower::Scholar, Follower::Farmer]);
    game.take(0, Follower::Scholar).act(0, Act::Point).end(0);
    game.take(1, Follower::Scholar).act(1, Act::Point);
    assert_eq!([0, 1].map(|seat| game.state.citizens(Seat(seat))), [1, 0]);
    assert_eq!(game.sheet(1).development, 8);
}

#[test]
fn claims_never_coincide() {
    rule("joan.bonus.yellow-simultaneous");
    let mut game = scene(3);
    game.developed(0, 7).developed(1, 7).developed(2, 7);
    game.display(&[Follower::Scholar, Follower::Farmer, Follower::Farmer]).take(0, Follower::Scholar);
    let others = [*game.sheet(1), *game.sheet(2)];
    game.act(0, Act::Point);
    assert_eq!([*game.sheet(1), *game.sheet(2)], others, "nobody marks anything on another's turn");
    assert_eq!(game.state.winner(Race::DevelopmentA), Some(Holder::Seat(Seat(0))));
}

#[test]
fn a_declined_yellow_bonus_is_gone() {
    rule("joan.bonus.yellow-lapsed");
    let mut game = scene(2);
    let craftsman = Act::Deed { deed: Deed::Third, follower: Follower::Craftsman };
    game.marks(0, Deed::Third, [true, true, false]).marks(1, Deed::Third, [true, true, false]);
    game.display(&[Follower::Craftsman, Follower::Craftsman, Follower::Farmer]).take(0, Follower::Craftsman);
    game.act(0, craftsman).then(0, Act::Coin(BankRow::First)).end(0);
    assert!(game.log.contains(&Event::Lapsed { seat: Seat(0), bonus: MONK }));
    game.take(1, Follower::Craftsman).refuses_act(1, craftsman, "joan.deed.closed");
}

#[test]
fn the_place_of_a_yellow_bonus_stays_usable() {
    rule("joan.bonus.yellow-place-open");
    let mut game = taken(Follower::Trader);
    game.bank(0, [5, 5, 4], [0; 3]);
    game.state.table.races[Race::Bank.index()] = Some(Holder::Seat(Seat(1)));
    game.act(0, Act::Coin(BankRow::Third));
    assert_eq!((game.sheet(0).circled, game.state.citizens(Seat(0))), ([5; 3], 0));
    // The yellow shield of a bank column is gone, its ordinary bonus is not.
    let mut game = taken(Follower::Trader);
    game.bank(0, [1; 3], [1, 1, 0]);
    game.state.table.races[Race::BankColumn1.index()] = Some(Holder::Seat(Seat(1)));
    game.act(0, Act::Acquire { place: Place::Stable, price: 1 });
    assert_eq!((game.open(), game.sheet(0).shields), (&[Bonus::Action(Follower::Farmer)][..], 0));
}

#[test]
fn in_any_order() {
    rule("joan.bonus.order");
    for (first, second) in [(Bonus::Goods(1), Bonus::Coins(1)), (Bonus::Coins(1), Bonus::Goods(1))] {
        let mut game = taken(Follower::Boatman);
        game.gain(Bonus::Coins(1)).gain(Bonus::Goods(1));
        for bonus in [first, second] {
            let act = if bonus == Bonus::Coins(1) { Act::Coin(BankRow::Third) } else { Act::Good(Good::Wine) };
            game.bonus(0, bonus, act);
        }
        assert!(game.open().is_empty());
    }
}

#[test]
fn between_any_two_effects() {
    rule("joan.bonus.when");
    let mut game = scene(2);
    game.own(0, &[Place::Archives]).developed(0, 2).display(&[Follower::Scholar, Follower::Farmer]);
    game.take(0, Follower::Scholar);
    assert_eq!(game.open(), [Bonus::Coins(1)], "brought by a plus effect");
    assert!(!game.actions(0).is_empty());
    game.bonus(0, Bonus::Coins(1), Act::Coin(BankRow::Third));
    assert!(!game.actions(0).is_empty(), "before the action of the tile");
    game.act(0, Act::Point);
}

#[test]
fn bonuses_may_lapse() {
    rule("joan.bonus.lapse");
    let bonuses = [MONK, Bonus::Goods(1), Bonus::Coins(2), Bonus::Station, Bonus::Action(Follower::Farmer)];
    let mut game = taken(Follower::Farmer);
    bonuses.iter().for_each(|bonus| _ = game.gain(*bonus));
    let before = *game.sheet(0);
    game.end(0);
    for bonus in bonuses {
        assert!(game.log.contains(&Event::Lapsed { seat: Seat(0), bonus }));
    }
    assert_eq!(*game.sheet(0), before);
}

#[test]
fn bonuses_without_a_choice() {
    rule("joan.bonus.automatic");
    // Bank column 2: points, and a yellow shield; both come after the card is paid.
    let mut game = taken(Follower::Trader);
    game.bank(0, [2; 3], [2, 2, 1]).act(0, Act::Acquire { place: Place::Stable, price: 1 });
    assert_eq!((game.sheet(0).development, game.sheet(0).shields), (2, 1));
    assert!(game.log.contains(&gained(Prize::Points(2))) && game.log.contains(&gained(Prize::Shields(1))));
    assert!(game.open().is_empty());
    // Coins, goods, stations and followers wait.
    let mut game = taken(Follower::Farmer);
    game.warehouse(0, [0, 1, 1, 1, 1]).act(0, Act::Good(Good::Grain));
    assert_eq!((game.open(), game.sheet(0).circled), (&[Bonus::Coins(2)][..], [1, 0, 0]));
    // Marked when the effect is finished, not in its middle: the second good comes first.
    let mut game = taken(Follower::Farmer);
    game.own(0, &[Place::Warehousing]).warehouse(0, [2, 3, 3, 3, 3]).act(0, Act::Use(Place::Warehousing));
    game.then(0, Act::Good(Good::Grain));
    assert_eq!((game.asks(0), game.sheet(0).development), (Some(Ask::Good), 0));
    game.then(0, Act::Good(Good::Grain));
    assert_eq!(game.sheet(0).development, 4);
}

#[test]
fn chains() {
    let id = rule("joan.bonus.chain");
    // A good completes column 1; its coins complete row 1; the Monk fills the fifth space of a track …
    let mut game = taken(Follower::Farmer);
    game.warehouse(0, [0, 1, 1, 1, 1]).bank(0, [3, 0, 0], [0; 3]).developed(0, 5);
    game.act(0, Act::Good(Good::Grain)).bonus(0, Bonus::Coins(2), Act::Coin(BankRow::First));
    game.then(0, Act::Coin(BankRow::First));
    assert_eq!(game.open(), [MONK]);
    game.bonus(0, MONK, Act::Point);
    assert_eq!(game.open(), [MONK], "… which brings another");
    game.bonus(0, MONK, Act::Good(Good::Wine));
    assert_eq!(game.asks(0), Some(Ask::Next));
    game.end(0).take(1, Follower::Knight);
    assert!(game.open().is_empty(), "none is kept");
    game.refuses(1, with(Source::Bonus(MONK), Act::Point), id);
}

#[test]
fn an_effect_is_finished_first() {
    let id = rule("joan.bonus.chain-complete");
    let mut game = taken(Follower::Boatman);
    game.own(0, &[Place::Brewery]).bank(0, [4, 0, 0], [0; 3]).act(0, Act::Use(Place::Brewery));
    game.then(0, Act::Coin(BankRow::First));
    assert_eq!((game.asks(0), game.open()), (Some(Ask::Coin), &[MONK][..]));
    game.refuses(0, with(Source::Bonus(MONK), Act::Point), id);
    game.then(0, Act::Coin(BankRow::Third)).bonus(0, MONK, Act::Point);
}
