//! Events that cost something, and what keeps them away.

use crate::prosperity::{Scene, in_round, resolve, rule};
use orleans::components::{Follower, Good, Happening, Kind, Place, SpaceKind, TileId};
use orleans::{Ask, Event, HappeningAsk, HappeningEvent, HappeningMove, Move, Whence};
use tabletop::Seat;

const PAY: Move = Move::PayCoins(5);

/// The event of this round reaches seat 0 with these coins.
fn reached(round: u8, coins: u16, arrange: impl Fn(&mut Scene)) -> Scene {
    let mut game = in_round(round);
    for seat in 1..4 {
        game.set_coins(seat, 20);
    }
    game.set_coins(0, coins);
    arrange(&mut game);
    resolve(&mut game);
    game
}

#[test]
fn three_coins() {
    rule("prosperity.event.taxes");
    assert!(reached(4, 5, |_| {}).log.contains(&Event::Coins(Seat(0), -3)));
    let poor = reached(4, 1, |_| {});
    assert_eq!((poor.coins(0), poor.asks(0)), (0, Some(Ask::Torture { owed: 2 })));
}

fn knight(from: Whence) -> Move {
    Move::Happening(HappeningMove::Dismiss { kind: Kind::Knight, from })
}

#[test]
fn a_knight_or_five_coins() {
    rule("prosperity.event.riots");
    let arrange = |game: &mut Scene| {
        game.set_market(0, [Follower::Knight]).set_bag(0, [Follower::Knight]);
        game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Knight);
    };
    let mut game = reached(5, 5, arrange);
    assert_eq!(game.options(0), [knight(Whence::Market), knight(Whence::Bag), PAY]);
    let standing = Whence::Space(Place::TownHall, SpaceKind::Any);
    game.refuses(0, knight(standing), "prosperity.event.riots");
    game.fork().play(0, PAY);
    game.play(0, knight(Whence::Market));
    assert_eq!((game.coins(0), game.mat(0).market.count(Follower::Knight)), (5, 0));
    // Who can pay is asked whatever is in the bag; who cannot must look there.
    let asked = reached(5, 5, |game| _ = game.set_bag(0, []));
    assert_eq!(asked.options(0), [PAY]);
    let found = reached(5, 4, |game| _ = game.set_bag(0, [Follower::Knight]));
    assert!(found.log.contains(&Event::Happening(HappeningEvent::Dismissed(Seat(0), Kind::Knight, Whence::Bag))));
    let none = reached(5, 4, |game| _ = game.set_bag(0, [Follower::Farmer]));
    assert_eq!((none.coins(0), none.asks(0)), (0, Some(Ask::Torture { owed: 1 })));
    let told = Event::Happening(HappeningEvent::NoKnight(Seat(0)));
    assert!(none.log.contains(&told) && told.reveals());
}

#[test]
fn one_follower_is_lost() {
    rule("prosperity.event.plague");
    for round in [7, 14] {
        let game = reached(round, 5, |game| _ = game.set_bag(0, [Follower::Monk]));
        assert!(game.log.contains(&Event::PlagueDrew(Seat(0), Some(Follower::Monk))), "{:?}", game.log);
        let own = reached(round, 5, |game| _ = game.set_bag(0, [Follower::OwnFarmer]));
        assert!(own.log.contains(&Event::PlagueDrew(Seat(0), Some(Follower::OwnFarmer))));
        let left = own.player(0).bag.count(Follower::OwnFarmer) + own.mat(0).market.count(Follower::OwnFarmer);
        assert!(left > 0, "unharmed");
    }
}

/// Food or coins, as chosen; torture for who has neither.
#[test]
fn food_or_coins() {
    rule("prosperity.event.harvest");
    let mut game = reached(12, 5, |game| _ = game.give_goods(0, Good::Cheese, 1).give_goods(0, Good::Wool, 1));
    assert_eq!(game.asks(0), Some(Ask::Harvest { owed: 1 }));
    assert_eq!(game.options(0), [Move::Feed(Good::Cheese), PAY]);
    game.refuses(0, Move::Feed(Good::Wool), "prosperity.event.harvest");
    game.fork().play(0, Move::Feed(Good::Cheese));
    game.play(0, PAY);
    assert_eq!((game.coins(0), game.goods(0, Good::Cheese)), (0, 1));
    let poor = reached(12, 3, |_| {});
    assert_eq!((poor.coins(0), poor.asks(0)), (0, Some(Ask::Torture { owed: 2 })));
}

#[test]
fn coins_for_the_status() {
    rule("prosperity.event.development-tax");
    let stars = &orleans::components::components().development.stars;
    for (nth, &star) in (1..).zip(stars.iter()) {
        let game = reached(16, 20, |game| _ = game.set_development(0, star));
        assert!(game.log.contains(&Event::Coins(Seat(0), -nth)), "status {nth}: {:?}", game.log);
    }
    let poor = reached(16, 1, |game| _ = game.set_development(0, stars[3]));
    assert_eq!(poor.asks(0), Some(Ask::Torture { owed: 3 }));
}

/// The Sacristy helps against what hurts, and is not asked for anything else.
#[test]
fn what_the_sacristy_wards_off() {
    rule("prosperity.event.sacristy");
    let hurts = [
        Happening::CoinTaxes,
        Happening::Riots,
        Happening::Plague,
        Happening::Firestorm,
        Happening::Harvest,
        Happening::DevelopmentTax,
    ];
    for round in 1..=16 {
        let mut game = in_round(round);
        game.filled(0, Place::Sacristy).set_coins(0, 9).set_bag(0, []);
        let event = game.state.happening().expect("an event").event;
        assert_eq!(game.state.table.tile, Some(TileId(round - 1)));
        resolve(&mut game);
        assert_eq!(game.asks(0) == Some(Ask::Shield), hurts.contains(&event), "{event}");
        if hurts.contains(&event) {
            let coins = game.coins(0);
            game.play(0, Move::Shield);
            assert!(game.coins(0) >= coins, "{event}");
            assert!(game.log.contains(&Event::Shielded(Seat(0), Place::Sacristy)));
        }
    }
}

/// Whoever lies on the Gunpowder Tower stands in the Market.
#[test]
fn the_tower_is_a_part_of_the_market() {
    rule("prosperity.event.market-tower");
    let on_tower = |followers: &'static [Follower]| {
        move |game: &mut Scene| {
            game.set_market(0, []).set_bag(0, []).tile(0, Place::GunpowderTower);
            followers.iter().for_each(|&it| game.mat_mut(0).tower.add(it));
        }
    };
    let riots = reached(5, 0, on_tower(&[Follower::Knight]));
    assert_eq!(riots.options(0), [knight(Whence::Tower)]);
    let mass = reached(9, 0, on_tower(&[Follower::Monk]));
    assert!(mass.log.contains(&Event::Coins(Seat(0), 3)));
    let mut day = reached(13, 0, on_tower(&[Follower::Monk, Follower::Knight]));
    assert_eq!(day.asks(0), Some(Ask::Happening(HappeningAsk::PilgrimsDay)));
    let go = |kind| Move::Happening(HappeningMove::Dismiss { kind, from: Whence::Tower });
    day.play(0, go(Kind::Monk)).play(0, go(Kind::Knight));
    assert_eq!(day.mat(0).citizens, 1);
    let turned = reached(8, 0, on_tower(&[Follower::Monk]));
    assert_eq!(turned.mat(0).tower.total(), 0, "what is turned over holds nobody");
}
