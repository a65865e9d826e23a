//! The house that both share: its price and its bonuses.

use crate::duel::{Scene, duel, rule};
use orleans::components::{By, Follower, Good, Kind, Place, Town};
use orleans::{Ask, Event, HappeningEvent, Means, Move};
use tabletop::Seat;

const HOUSE: Place = Place::SharedHouse;
const USE: Move = Move::Use(HOUSE);

/// Seat 0 has paid for a bonus.
fn paid() -> Scene {
    let mut game = duel();
    game.in_house(0).all_ready().play(0, USE);
    game
}

/// A citizen besides the follower; whom nobody can pay stands there in vain.
#[test]
fn the_price() {
    rule("duel.house.citizen-price");
    let mut game = duel();
    game.in_house(0).mat_mut(0).citizens = 0;
    game.all_ready().refuses(0, USE, "duel.house.citizen-price");
    game.mat_mut(0).citizens = 2;
    game.play(0, USE);
    assert_eq!((game.mat(0).citizens, game.log[1]), (1, Event::ReturnedCitizen(Seat(0))));
    assert_eq!(game.state.table.citizens.len(), 4, "to the supply, not to the board");
}

/// The follower goes to the supply, not to the bag.
#[test]
fn the_follower() {
    rule("duel.house.follower-lost");
    let mut game = paid();
    let farmers = game.state.table.followers[Kind::Farmer.index()];
    game.play(0, Move::Coin);
    assert_eq!(game.state.table.followers[Kind::Farmer.index()], farmers + 1);
    assert_eq!((game.player(0).bag.count(Follower::Farmer), game.standing(0, HOUSE).len()), (0, 0));
    let is_gone =
        |event: &Event| matches!(event, Event::Happening(HappeningEvent::Dismissed(Seat(0), Kind::Farmer, _)));
    assert!(game.log.iter().any(is_gone));
}

/// Each bonus once: a good, a journey with a good, five coins, three development spaces.
#[test]
fn the_bonuses() {
    rule("duel.house.bonus");
    let mut game = paid();
    let goods = Good::ALL.iter().map(|&good| Move::TakeGood(good));
    let options: Vec<Move> = [Move::Coin].into_iter().chain(goods).chain([Move::SetOut, Move::Develop]).collect();
    assert_eq!(game.options(0), options);
    game.refuses(0, Move::Decline, "duel.house.bonus");
    let after = |mv: Move| {
        let mut game = paid();
        game.play(0, mv);
        (game.coins(0), game.mat(0).goods, game.mat(0).development)
    };
    assert_eq!(after(Move::Coin), (10, [0; 5], 0));
    assert_eq!(after(Move::TakeGood(Good::Brocade)), (5, [0, 0, 0, 0, 1], 0));
    assert_eq!(after(Move::Develop), (5, [0; 5], 3));
    game.lay_goods(Town::Orleans, Town::Blois, By::Water, &[Good::Wine]).play(0, Move::SetOut);
    assert_eq!(game.asks(0), Some(Ask::Travel(Means::Either)));
    game.play(0, Move::Travel { to: Town::Blois, by: By::Water, take: Some(Good::Wine) });
    assert_eq!((game.mat(0).merchant, game.goods(0, Good::Wine), game.asks(1)), (Town::Blois, 1, Some(Ask::Action)));
}

/// What would have no effect cannot be chosen.
#[test]
fn no_empty_bonus() {
    rule("duel.house.bonus");
    let mut game = paid();
    game.state.table.goods[Good::Wine.index()] = 0;
    game.set_development(0, 30);
    game.refuses(0, Move::TakeGood(Good::Wine), "duel.house.bonus").refuses(0, Move::Develop, "duel.house.bonus");
}
