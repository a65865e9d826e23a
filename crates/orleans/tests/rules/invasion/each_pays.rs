//! Events that reach one player after the other.

use crate::invasion::{Scene, invasion, resolve, rule};
use orleans::components::{Follower, Good, Happening, Kind, Place, SpaceKind, Town, Track};
use orleans::{Ask, Event, HappeningAsk, HappeningEvent, InvasionMove, Move};
use tabletop::Seat;

/// Who is in Orléans pays alone, or all have lost at once.
#[test]
fn trip() {
    rule("invasion.event.trip");
    let game = resolve(Happening::Trip, 3, |game| _ = game.set_merchant(1, Town::Blois));
    assert_eq!([0, 1, 2].map(|seat| game.coins(seat)), [1, 5, 1]);
    rule("invasion.team.pay-alone");
    let game = resolve(Happening::Trip, 3, |game| _ = game.set_coins(1, 3).set_coins(0, 50));
    game.is_lost("invasion.event.trip");
    rule("invasion.end.loss-at-once");
    assert_eq!((game.coins(0), game.coins(2)), (46, 5), "seat 2, whom it had not reached, pays nothing");
}

/// Two coins for a journey with a good, each on its own.
#[test]
fn bon_voyage() {
    rule("invasion.event.bon-voyage");
    let mut game = resolve(Happening::BonVoyage, 2, |game| _ = game.set_coins(1, 1));
    let away = Move::Travel { to: Town::Nevers, by: orleans::components::By::Road, take: None };
    game.refuses(0, away, "invasion.event.bon-voyage");
    let journey = game.options(0).into_iter().find(|mv| matches!(mv, Move::Travel { take: Some(_), .. }));
    game.play(0, journey.expect("a journey"));
    assert_eq!((game.coins(0), game.mat(0).n_goods()), (3, 1));
    assert_ne!(game.mat(0).merchant, Town::Orleans);
    assert_eq!((game.mat(1).merchant, game.state.table.round), (Town::Orleans, 2), "who has one coin stays");
}

/// Three neutral followers of choice from Market, spaces and bag.
#[test]
fn famine() {
    rule("invasion.event.famine");
    let mut game = resolve(Happening::Famine, 2, |game| {
        game.set_market(0, [Follower::Monk, Follower::OwnFarmer]).set_bag(0, [Follower::Knight]);
        game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Scholar).set_market(1, Follower::OWN).set_bag(1, []);
    });
    game.refuses(0, Move::Decline, "invasion.event.famine");
    let tracks = game.mat(0).tracks;
    for left in [3, 2, 1] {
        assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Famine { owed: left })));
        assert_eq!(game.options(0).len(), usize::from(left), "market, bag and space");
        let first = game.options(0)[0];
        game.play(0, first);
    }
    assert_eq!((game.mat(0).tracks, game.state.table.round), (tracks, 2), "and seat 1 has nobody to return");
}

/// The coins shown on the Boatmen track; two coins for each development status.
#[test]
fn coins_for_all() {
    rule("invasion.event.fishing-grounds");
    let game = resolve(Happening::FishingGrounds, 3, |game| {
        game.set_track(0, Track::Boatmen, 3).set_track(1, Track::Boatmen, 5);
    });
    assert_eq!([0, 1, 2].map(|seat| game.coins(seat)), [9, 5, 5]);
    rule("invasion.event.income");
    let game = resolve(Happening::Income, 2, |game| _ = game.set_development(0, 9));
    assert_eq!([0, 1].map(|seat| game.coins(seat)), [11, 7]);
}

/// Two food items, five coins for each missing one, and torture for who has neither.
#[test]
fn harvest() {
    rule("invasion.event.harvest");
    let mut game = resolve(Happening::Harvest, 2, |game| {
        game.give_goods(0, Good::Grain, 1).set_coins(0, 6).set_coins(1, 0);
    });
    game.play(0, Move::Feed(Good::Grain));
    assert_eq!((game.coins(0), game.goods(0, Good::Grain)), (1, 0));
    rule("invasion.event.torture");
    assert_eq!(game.asks(1), Some(Ask::Torture { owed: 10 }));
}

/// All wool and brocade on waterways go back to the supply.
#[test]
fn pirates() {
    rule("invasion.event.pirates");
    let by_water = |game: &Scene| {
        let routes = orleans::components::components().routes.iter();
        let water = routes.filter(|route| route.by == orleans::components::By::Water);
        let goods: Vec<Good> = water
            .flat_map(|route| game.state.table.map[route.goods_spaces.clone()].iter().flatten().copied())
            .collect();
        goods.into_iter().filter(|good| matches!(good, Good::Wool | Good::Brocade)).count()
    };
    let before = invasion(4);
    let taken = by_water(&before);
    assert!(taken > 0);
    let game = resolve(Happening::Pirates, 4, |_| {});
    assert_eq!(by_water(&game), 0);
    let fabrics = |game: &Scene| usize::from(game.state.table.goods[3] + game.state.table.goods[4]);
    assert_eq!(fabrics(&game), fabrics(&before) + taken);
}

/// One or two drawn blindly; own colours go back unharmed.
#[test]
fn plagues() {
    rule("invasion.event.plague");
    let bags = |game: &mut Scene| {
        game.set_bag(0, [Follower::Monk, Follower::Monk, Follower::Monk]).set_bag(1, [Follower::OwnFarmer]);
        game.set_market(1, [Follower::OwnBoatman, Follower::OwnTrader, Follower::OwnCraftsman]);
    };
    let drew = |game: &Scene, seat: u8| {
        game.log.iter().filter(|event| matches!(event, Event::PlagueDrew(who, Some(_)) if *who == Seat(seat))).count()
    };
    let monks = |game: &Scene| game.state.table.followers[Kind::Monk.index()];
    let printed = monks(&invasion(2));
    let game = resolve(Happening::Plague, 2, bags);
    assert_eq!((monks(&game), drew(&game, 0), drew(&game, 1)), (printed + 1, 1, 1));
    assert_eq!(game.player(1).bag.count(Follower::OwnFarmer) + game.mat(1).market.count(Follower::OwnFarmer), 1);
    rule("invasion.event.raging-plague");
    let game = resolve(Happening::RagingPlague, 2, bags);
    assert_eq!((monks(&game), drew(&game, 0), drew(&game, 1)), (printed + 2, 2, 1), "two at once, as far as there are");
    // Both are drawn before either is judged: of two own followers each is drawn once.
    let game = resolve(Happening::RagingPlague, 2, |game| {
        game.set_bag(0, [Follower::OwnFarmer, Follower::OwnTrader]);
        game.set_market(0, [Follower::OwnBoatman, Follower::OwnCraftsman]);
    });
    let drawn = |own| game.log.contains(&Event::PlagueDrew(Seat(0), Some(own)));
    assert!(drawn(Follower::OwnFarmer) && drawn(Follower::OwnTrader));
}

/// Back to Orléans without goods, or five own coins.
#[test]
fn summoning() {
    rule("invasion.event.summoning");
    let mut game = resolve(Happening::Summoning, 3, |game| {
        for seat in 0..3 {
            game.set_merchant(seat, Town::Blois);
        }
        game.set_coins(2, 4);
    });
    game.refuses(0, Move::Decline, "invasion.event.summoning");
    game.play(0, Move::PayCoins(5)).play(1, Move::GoTo(Town::Orleans));
    assert_eq!([0, 1, 2].map(|seat| game.mat(seat).merchant), [Town::Blois, Town::Orleans, Town::Orleans]);
    assert_eq!([0, 1, 2].map(|seat| game.coins(seat)), [0, 5, 4]);
    assert_eq!(game.mat(1).n_goods(), 0);
}

/// Goods worth five points, or an own tower; neither loses the game.
#[test]
fn robbery() {
    rule("invasion.event.robbery");
    let mut game = resolve(Happening::Robbery, 3, |game| {
        game.give_goods(0, Good::Wine, 2)
            .give_goods(1, Good::Brocade, 1)
            .tower(1, Town::Nevers)
            .tower(2, Town::Chartres);
    });
    game.refuses(0, Move::PayCoins(5), "invasion.event.robbery").refuses(0, Move::Decline, "invasion.event.robbery");
    game.play(0, Move::GiveGood(Good::Wine)).play(0, Move::GiveGood(Good::Wine));
    assert_eq!(game.goods(0, Good::Wine), 0, "six points, and no change");
    let mut by_tower = game.fork();
    game.play(1, Move::GiveGood(Good::Brocade));
    by_tower.play(1, Move::Invasion(InvasionMove::Destroy(Town::Nevers)));
    assert_eq!(
        (by_tower.goods(1, Good::Brocade), by_tower.on(1).towers.len(), by_tower.mat(1).stations_left),
        (1, 0, 10)
    );
    assert_eq!(game.options(2), [Move::Invasion(InvasionMove::Destroy(Town::Chartres))]);
    rule("invasion.event.robbery-loss");
    rule("invasion.setup.neutral-towers");
    let game = resolve(Happening::Robbery, 2, |game| _ = game.set_coins(0, 50).give_goods(0, Good::Grain, 4));
    game.is_lost("invasion.event.robbery-loss");
    assert_eq!(game.goods(0, Good::Grain), 4);
    // Once goods were given they must go on to five points.
    let mut game = resolve(Happening::Robbery, 2, |game| {
        game.give_goods(0, Good::Cheese, 3).tower(0, Town::Nevers).give_goods(1, Good::Brocade, 1);
    });
    game.play(0, Move::GiveGood(Good::Cheese));
    game.refuses(0, Move::Invasion(InvasionMove::Destroy(Town::Nevers)), "invasion.event.robbery");
}

/// Support: a follower drawn brings a step with its benefit and another of its kind; each part as far as possible.
#[test]
fn support() {
    rule("invasion.event.support");
    let game = resolve(Happening::Support, 2, |game| {
        game.set_bag(0, [Follower::Knight]).set_bag(1, [Follower::Farmer]);
    });
    assert_eq!((game.track(0, Track::Knights), game.track(1, Track::Farmers), game.goods(1, Good::Grain)), (1, 1, 1));
    assert_eq!(game.player(0).bag.count(Follower::Knight) + game.mat(0).market.count(Follower::Knight), 2);
    rule("invasion.event.support-limits");
    let game = resolve(Happening::Support, 3, |game| {
        game.set_bag(0, [Follower::Monk]).set_bag(1, [Follower::OwnFarmer]).set_bag(2, []);
        game.set_market(1, []).set_track(1, Track::Farmers, 8);
    });
    assert_eq!(game.player(0).bag.count(Follower::Monk) + game.mat(0).market.count(Follower::Monk), 2);
    assert_eq!(game.track(1, Track::Farmers), 8, "the end of the track");
    assert_eq!(game.player(1).bag.count(Follower::Farmer) + game.mat(1).market.count(Follower::Farmer), 1);
    let supported = game.log.iter().filter(|event| matches!(event, Event::Happening(HappeningEvent::Supported(..))));
    assert_eq!(supported.count(), 2, "an empty bag gives nothing");
    rule("invasion.event.step-supply");
    let game = resolve(Happening::Support, 2, |game| {
        game.set_bag(0, [Follower::Craftsman]).set_bag(1, []).state.table.gears = 0;
        game.state.table.followers[Kind::Craftsman.index()] = 0;
    });
    assert_eq!((game.track(0, Track::Craftsmen), game.mat(0).wheels), (1, [0; 3]), "without the wheel");
}

/// Training: a step on a follower track with its benefit, and no way out.
#[test]
fn training() {
    rule("invasion.event.training");
    let mut game = resolve(Happening::Training, 2, |game| _ = game.set_track(0, Track::Farmers, 8));
    assert_eq!(game.options(0).len(), 5, "all tracks but the one at its end");
    for mv in [Move::Develop, Move::Decline, Move::Advance(Track::Farmers)] {
        game.refuses(0, mv, "invasion.event.training");
    }
    let followers = game.state.table.followers;
    rule("invasion.event.training-benefit");
    game.play(0, Move::Advance(Track::Traders));
    assert_eq!(game.asks(0), Some(Ask::Tile { one_only: true }));
    game.play(0, Move::Tile(Place::Winery)).play(1, Move::Advance(Track::Craftsmen));
    assert_eq!(game.mat(1).wheels.iter().sum::<u8>(), 1);
    assert_eq!(game.state.table.followers, followers, "no follower is gained");
    let all_ended = resolve(Happening::Training, 2, |game| {
        for &track in Track::ALL {
            let last = orleans::components::components().track(track).spaces.len() as u8 - 1;
            game.set_track(0, track, last);
        }
        game.state.table.citizens.take(orleans::state::Spot::SixTracks);
    });
    assert_eq!(all_ended.asks(1), Some(Ask::Happening(HappeningAsk::Training)), "who is at all ends is left out");
}

/// From the start player on.
#[test]
fn in_turn_order() {
    rule("invasion.event.order");
    let game = resolve(Happening::Training, 3, |game| game.state.table.start_player = Seat(1));
    assert_eq!(game.asks(1), Some(Ask::Happening(HappeningAsk::Training)));
    let mut game = game;
    game.play(1, Move::Advance(Track::Knights)).play(2, Move::Advance(Track::Knights));
    assert_eq!(game.asks(0), Some(Ask::Happening(HappeningAsk::Training)));
}
