//! Events that bring something or offer it.

use crate::prosperity::{Scene, in_round, resolve, rule};
use orleans::components::{By, Follower, Good, Kind, Place, Town};
use orleans::state::Spot;
use orleans::{Ask, Event, HappeningAsk, HappeningMove, Move, ProsperityEvent, Whence};
use tabletop::Seat;

const CITIZEN: Move = Move::Happening(HappeningMove::BuyCitizen);

/// The event of this round reaches seat 0; the others have nothing to pay with.
fn reached(round: u8, coins: u16, arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = in_round(round);
    for seat in 0..4 {
        game.set_coins(seat, 0).set_bag(seat, []);
    }
    game.set_coins(0, coins);
    arrange(&mut game);
    resolve(&mut game);
    game
}

#[test]
fn a_monk_for_four_coins() {
    rule("prosperity.event.indulgence");
    let mut game = reached(2, 4, |_| {});
    assert_eq!((game.asks(0), game.options(0).len()), (Some(Ask::Happening(HappeningAsk::Indulgence)), 2));
    game.refuses(0, Move::Recruit(Kind::Knight), "prosperity.event.indulgence");
    let supply = game.state.table.followers[Kind::Monk.index()];
    game.play(0, Move::Recruit(Kind::Monk));
    assert_eq!((game.coins(0), game.state.table.followers[Kind::Monk.index()]), (0, supply - 1));
    let there = game.player(0).bag.count(Follower::Monk) + game.mat(0).market.count(Follower::Monk);
    assert_eq!((there, game.mat(0).tracks.iter().sum::<u8>()), (1, 0));
    assert_ne!(reached(2, 3, |_| {}).asks(0), Some(Ask::Happening(HappeningAsk::Indulgence)), "three do not suffice");
    let none = reached(2, 4, |game| game.state.table.followers[Kind::Monk.index()] = 0);
    assert_ne!(none.asks(0), Some(Ask::Happening(HappeningAsk::Indulgence)), "none is left");
}

#[test]
fn a_citizen_for_four_coins() {
    rule("prosperity.event.bribe");
    let mut game = reached(6, 4, |_| {});
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::TownMeeting)));
    game.refuses(0, Move::Pass, "prosperity.event.bribe");
    game.fork().play(0, Move::Decline);
    game.play(0, CITIZEN);
    assert_eq!((game.mat(0).citizens, game.log.contains(&Event::Citizen(Seat(0), Spot::Supply))), (1, true));
    assert_eq!(game.coins(0), 0);
    assert!(!reached(6, 3, |_| {}).offers(0, CITIZEN));
}

#[test]
fn three_coins_for_each_monk() {
    rule("prosperity.event.mass");
    let game = reached(9, 0, |game| {
        game.set_market(0, [Follower::Monk, Follower::Monk, Follower::Knight]);
        game.stand(0, Place::TownHall, orleans::components::SpaceKind::Any, Follower::Monk);
        game.set_bag(0, [Follower::Monk]);
    });
    assert!(game.log.contains(&Event::Coins(Seat(0), 6)), "{:?}", game.log);
}

#[test]
fn a_journey_for_two_coins() {
    rule("prosperity.event.peregrination");
    let mut game = reached(10, 2, |_| {});
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::BonVoyage)));
    game.refuses(0, Move::Pass, "prosperity.event.peregrination");
    game.play(0, Move::TravelTakingUnseen { to: Town::Chartres, by: By::Road });
    assert_eq!((game.coins(0), game.mat(0).merchant, game.mat(0).n_goods()), (0, Town::Chartres, 1));
    assert!(matches!(game.log[2], Event::Prosperity(ProsperityEvent::TurnedUp(Seat(0), _))), "{:?}", game.log);
    assert_eq!(game.board().carpenter, Town::Orleans, "not the Carpenter");
    assert!(!reached(10, 1, |_| {}).offers(0, Move::Travel { to: Town::Chartres, by: By::Road, take: None }));
}

fn dismiss(kind: Kind, from: Whence) -> Move {
    Move::Happening(HappeningMove::Dismiss { kind, from })
}

#[test]
fn two_leave_for_a_citizen() {
    rule("prosperity.event.pilgrims-day");
    let mut game = reached(13, 0, |game| {
        _ = game.set_market(0, [Follower::Monk, Follower::Knight, Follower::OwnFarmer]);
    });
    let supply = game.state.table.followers;
    game.refuses(0, dismiss(Kind::Knight, Whence::Market), "prosperity.event.pilgrims-day");
    game.play(0, dismiss(Kind::Monk, Whence::Market));
    assert_eq!(game.options(0), [dismiss(Kind::Knight, Whence::Market)], "none of the own colour");
    game.play(0, dismiss(Kind::Knight, Whence::Market));
    assert_eq!((game.mat(0).citizens, game.mat(0).market.count(Follower::Monk)), (1, 0));
    let came = |kind: Kind| game.state.table.followers[kind.index()] - supply[kind.index()];
    assert_eq!((came(Kind::Monk), came(Kind::Knight)), (1, 1), "both go to the supply");
    assert_ne!(game.asks(0), Some(Ask::Happening(HappeningAsk::PilgrimsDay)), "once");
    let mut monks = reached(13, 0, |game| _ = game.set_market(0, [Follower::Monk; 2]));
    monks.play(0, dismiss(Kind::Monk, Whence::Market)).play(0, dismiss(Kind::Monk, Whence::Market));
    assert_eq!(monks.mat(0).citizens, 1, "a second monk will do");
    let alone = reached(13, 0, |game| _ = game.set_market(0, [Follower::Monk, Follower::OwnTrader]));
    assert_ne!(alone.asks(0), Some(Ask::Happening(HappeningAsk::PilgrimsDay)));
    let mut stays = reached(13, 0, |game| _ = game.set_market(0, [Follower::Monk, Follower::Knight]));
    stays.play(0, Move::Decline);
    assert_eq!(stays.mat(0).citizens, 0);
}

/// At the prices that goods are worth; two at the most, and none is sold.
#[test]
fn goods_are_bought() {
    rule("prosperity.event.market-day");
    let mut game = reached(15, 8, |game| _ = game.give_goods(0, Good::Grain, 1));
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::MarketDay { left: 2 })));
    game.refuses(0, Move::Sell(Good::Grain), "prosperity.event.market-day");
    game.play(0, Move::Buy(Good::Brocade));
    assert_eq!((game.coins(0), game.goods(0, Good::Brocade)), (3, 1));
    game.refuses(0, Move::Buy(Good::Wool), "prosperity.event.market-day");
    game.play(0, Move::Buy(Good::Wine));
    assert_eq!((game.coins(0), game.goods(0, Good::Wine)), (0, 1));
    assert_ne!(game.asks(0), Some(Ask::Happening(HappeningAsk::MarketDay { left: 1 })));
    let mut rich = reached(15, 20, |_| {});
    rich.play(0, Move::Buy(Good::Grain)).play(0, Move::Buy(Good::Grain));
    assert_eq!((rich.coins(0), rich.goods(0, Good::Grain)), (18, 2));
    assert!(!matches!(rich.asks(0), Some(Ask::Happening(HappeningAsk::MarketDay { .. }))), "two at the most");
    let prices = orleans::components::components().prosperity.prices;
    assert_eq!(prices, orleans::components::components().counts.goods_points);
    let out = reached(15, 8, |game| game.state.table.goods[Good::Brocade.index()] = 0);
    assert!(!out.offers(0, Move::Buy(Good::Brocade)) && out.offers(0, Move::Buy(Good::Wool)));
}
