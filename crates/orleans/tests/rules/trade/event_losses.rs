//! Wedding, Malfunction, Torture, Plague and Book Fire.

use crate::scene::rule;
use crate::trade::{bags, resolve, under};
use orleans::components::{Follower, Good, Happening, Kind, Letter, Place, SpaceKind, Town, Track};
use orleans::state::{Spot, Wheel};
use orleans::{Ask, Event, HappeningAsk, Move};
use tabletop::Seat;

#[test]
fn wedding() {
    rule("events.wedding.draw-two");
    rule("events.wedding.limits");
    for (on_market, in_bag, drawn) in [(0, 5, 2), (7, 5, 1), (8, 5, 0), (0, 1, 1), (0, 0, 0)] {
        let mut game = under(Happening::Wedding, Letter::B, 2);
        game.tile(0, Place::GunpowderTower);
        game.set_market(0, vec![Follower::Farmer; on_market]).set_bag(0, vec![Follower::Monk; in_bag]);
        game.all_ready().play(0, Move::Pass).play(1, Move::Pass);
        let market = &game.mat(0).market;
        assert_eq!(usize::from(market.total()), on_market + drawn, "{on_market} on the Market, {in_bag} in the bag");
        assert_eq!(usize::from(game.player(0).bag.total()), in_bag - drawn);
    }
}

#[test]
fn malfunction() {
    rule("events.malfunction.discard");
    rule("events.malfunction.none");
    let mut game = under(Happening::Malfunction, Letter::C, 3);
    let at = game.mat(0).board.free_space(Place::Village, SpaceKind::Farmer).expect("a farmer space");
    game.mat_mut(0).board.lay_wheel(at, false);
    game.mat_mut(0).wheels[Wheel::Later as usize] = 1;
    game.mat_mut(1).wheels[Wheel::Laboratory as usize] = 1;
    game.state.table.gears -= 3;
    let (gears, coins) = (game.state.table.gears, game.coins(2));
    resolve(&mut game);
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Malfunction)));
    assert_eq!(game.options(0), [Move::GiveWheel(Wheel::Later), Move::GivePlacedWheel(Place::Village)]);
    game.refuses(0, Move::GivePlacedWheel(Place::Castle), "events.malfunction.discard");
    game.play(0, Move::GivePlacedWheel(Place::Village)).play(1, Move::GiveWheel(Wheel::Laboratory));
    assert_eq!(game.state.table.gears, gears + 2, "back to the supply");
    assert!(game.mat(0).board.wheels().is_empty());
    assert_eq!([0, 1].map(|seat| game.mat(seat).wheels.iter().sum::<u8>()), [1, 0], "from where it was chosen");
    assert_eq!((game.coins(2), game.state.table.round), (coins, 2), "who has none is spared");
}

#[test]
fn torture() {
    rule("events.torture.five-things");
    rule("events.torture.one-by-one");
    rule("events.torture.allowed-things");
    let mut game = under(Happening::Torture, Letter::C, 2);
    game.set_coins(0, 30).station(0, Town::Tours).tile(0, Place::Hayrick).give_goods(0, Good::Wool, 1);
    game.set_development(0, 1).set_bag(0, [Follower::Monk]);
    game.mat_mut(0).wheels[Wheel::Later as usize] = 1;
    game.state.table.gears -= 1;
    resolve(&mut game);
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 5 }));
    game.refuses(0, Move::PayCoins(5), "base.torture.coins-first");
    for mv in [
        Move::GiveStation(Town::Tours),
        Move::GiveSpareStation,
        Move::GiveFollower,
        Move::GiveGood(Good::Wool),
        Move::GiveTile(Place::Hayrick),
        Move::GiveWheel(Wheel::Later),
    ] {
        assert!(game.offers(0, mv), "{mv:?}");
    }
    game.play(0, Move::GiveFollower);
    assert!(game.log.contains(&Event::GaveFollower(Seat(0), Kind::Monk)), "its result is seen");
    assert_eq!(game.state.table.gone.followers[Kind::Monk.index()], 1, "out of the game");
    assert_eq!(game.asks(0), Some(Ask::Torture { owed: 4 }));
    game.refuses(0, Move::GiveFollower, "base.torture.follower-only-from-bag");
    for mv in
        [Move::GiveGood(Good::Wool), Move::GiveWheel(Wheel::Later), Move::GiveSpareStation, Move::GiveSpareStation]
    {
        game.play(0, mv);
    }
    assert_eq!((game.coins(0), game.asks(1)), (30, Some(Ask::Torture { owed: 5 })));
}

#[test]
fn too_few_things() {
    rule("events.torture.too-few");
    let mut game = under(Happening::Torture, Letter::C, 2);
    game.set_coins(0, 30).mat_mut(0).stations_left = 2;
    bags(&mut game, &[]);
    resolve(&mut game);
    game.play(0, Move::GiveSpareStation).play(0, Move::GiveSpareStation);
    assert_eq!((game.coins(0), game.asks(1)), (30, Some(Ask::Torture { owed: 5 })), "coins are not taken instead");
}

#[test]
fn plague() {
    rule("events.plague.draw");
    rule("events.plague.no-track-loss");
    let mut game = under(Happening::Plague, Letter::C, 3);
    game.set_bag(0, [Follower::Knight]).set_bag(1, [Follower::OwnFarmer]).set_bag(2, []);
    game.set_track(0, Track::Knights, 2);
    let knights = game.state.table.followers[Kind::Knight.index()];
    game.all_ready().play(0, Move::Pass).play(1, Move::Pass).play(2, Move::Pass);
    assert_eq!(game.state.table.followers[Kind::Knight.index()], knights + 1);
    assert_eq!(game.track(0, Track::Knights), 2, "no marker moves");
    for (seat, follower) in [(0, Some(Follower::Knight)), (1, Some(Follower::OwnFarmer)), (2, None)] {
        assert!(game.log.contains(&Event::PlagueDrew(Seat(seat), follower)), "{seat}");
    }
}

#[test]
fn book_fire() {
    rule("events.book-fire.previous-star");
    rule("events.book-fire.start-space");
    for (from, to) in [(11, 9), (9, 4), (4, 0), (3, 0), (0, 0)] {
        let mut game = under(Happening::BookFire, Letter::C, 2);
        game.set_development(0, from);
        resolve(&mut game);
        assert_eq!(game.mat(0).development, to, "from {from}");
        assert!(orleans::status(game.mat(0)) >= 1);
    }
}

#[test]
fn what_is_passed_again() {
    rule("events.book-fire.coins-again");
    rule("events.book-fire.citizens-stay");
    // Over a coin space, and over the first citizen.
    for (from, back, coins) in [(8, 4, 3), (4, 0, 0)] {
        let mut game = under(Happening::BookFire, Letter::C, 2);
        game.set_development(0, from).state.table.citizens.take(Spot::Development(0));
        game.mat_mut(0).citizens = 1;
        let before = game.coins(0);
        resolve(&mut game);
        assert_eq!((game.coins(0), game.mat(0).citizens), (before, 1), "nothing is given back");
        assert_eq!(game.mat(0).development, back);
        game.next_round();
        game.state.table.tile = Some(crate::trade::tile_of(Happening::Retraining, Letter::B));
        game.give_goods(0, Good::Brocade, 1).set_coins(0, 0).set_coins(1, 20).all_ready().all_pass();
        game.until(|state| state.asked_of(Seat(0)) == Some(&Ask::Happening(HappeningAsk::Retraining)));
        game.play(0, Move::GiveGood(Good::Brocade));
        assert_eq!((game.coins(0), game.mat(0).citizens), (coins, 1), "coins again, citizens not");
    }
}

/// What the Observatory has passed is received after a Book Fire like everything else.
#[test]
fn what_the_observatory_passed() {
    rule("places.observatory.nothing-on-the-way");
    rule("events.book-fire.coins-again");
    for (star, coins, citizens) in [(4, 3, 0), (15, 0, 1)] {
        let mut game = under(Happening::BookFire, Letter::C, 2);
        game.tile(0, Place::Observatory).fill(0, Place::Observatory).tile(0, Place::Library).set_development(0, star);
        game.all_ready().play(0, Move::Use(Place::Observatory));
        let before = game.coins(0);
        game.all_pass();
        assert_eq!((game.mat(0).development, game.mat(0).citizens), (star, 0));
        game.next_round().all_ready().until_turn_of(0).set_coins(0, before);
        for _ in 0..2 {
            game.fill(0, Place::Library).play(0, Move::Use(Place::Library)).until_turn_of(0);
        }
        assert_eq!((game.coins(0), game.mat(0).citizens), (before + coins, citizens), "from {star}");
    }
}
