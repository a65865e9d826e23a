//! Strike, Pilgrimage, Crusade, Conference, Sabotage, Storm: what cannot be done all round.

use crate::scene::solo::banned;
use crate::vierzon::{in_round, rule};
use orleans::components::{By, Follower, Good, Kind, Place, SpaceKind, Town, Track};
use orleans::state::Wheel;
use orleans::{Ask, Move};

#[test]
fn four_kinds_are_banned() {
    rule("vierzon.event.ban-scope");
    banned(in_round, Place::Village, Kind::Craftsman, 1, rule("vierzon.event.strike"));
    banned(in_round, Place::Monastery, Kind::Monk, 2, rule("vierzon.event.pilgrimage"));
    banned(in_round, Place::Castle, Kind::Knight, 4, rule("vierzon.event.crusade"));
    banned(in_round, Place::University, Kind::Scholar, 11, rule("vierzon.event.conference"));
}

/// No tile leads around it and no marker moves; what takes no follower works.
#[test]
fn whatever_the_place() {
    rule("vierzon.event.ban-scope");
    let mut well = in_round(4);
    well.filled(0, Place::Well).all_ready().play(0, Move::Use(Place::Well));
    well.refuses(0, Move::Use(Place::Castle), "vierzon.event.crusade");
    let mut market = in_round(2);
    market.filled(0, Place::FleaMarket).all_ready().next_roll(5).play(0, Move::Use(Place::FleaMarket));
    assert_eq!(market.player(0).bag.count(Follower::Monk), 0, "the die's monk stays away");

    let mut game = in_round(1);
    game.sweep_map().filled(0, Place::Laboratory).filled(0, Place::Lair).give_goods(0, Good::Grain, 1);
    game.set_track(0, Track::Craftsmen, 2).all_ready().play(0, Move::Use(Place::Laboratory));
    assert_eq!(game.mat(0).wheels[Wheel::Laboratory as usize], 1);
    game.play(0, Move::Use(Place::Lair)).play(0, Move::GiveGood(Good::Grain)).play(0, Move::Advance(Track::Craftsmen));
    assert_eq!((game.mat(0).wheels[Wheel::Later as usize], game.track(0, Track::Craftsmen)), (1, 2));
}

#[test]
fn sabotage() {
    rule("vierzon.event.sabotage");
    for round in 1..=14 {
        let mut game = in_round(round);
        game.tile(0, Place::Windmill).lay_wheel(0, Place::Windmill, SpaceKind::Craftsman).fill_rest(Place::Windmill);
        game.lay_wheel(0, Place::Scriptorium, SpaceKind::Scholar).fill_rest(Place::Scriptorium);
        game.filled(0, Place::Well).all_ready();
        for place in [Place::Windmill, Place::Scriptorium] {
            let mut well = game.fork();
            well.play(0, Move::Use(Place::Well));
            if round == 8 {
                game.refuses(0, Move::Use(place), "vierzon.event.sabotage");
                well.refuses(0, Move::Use(place), "vierzon.event.sabotage");
            } else {
                assert!(game.offers(0, Move::Use(place)), "{place} in round {round}");
            }
        }
    }
    let mut game = in_round(8);
    game.lay_wheel(0, Place::Guildhall, SpaceKind::Farmer).set_market(0, [Follower::Knight]);
    game.plan(0, Follower::Knight, Place::Guildhall, SpaceKind::Knight);
    assert_eq!(game.standing(0, Place::Guildhall), [Follower::Knight], "planning there is allowed");
}

/// Ship, Wagon, Stage Coach and Horse Wagon stand still, on their own or lent.
#[test]
fn storm() {
    rule("vierzon.event.storm");
    for round in 1..=14 {
        let mut game = in_round(round);
        let ways = [Place::Ship, Place::Wagon, Place::StageCoach, Place::HorseWagon];
        game.set_coins(0, 9).tile(0, Place::StageCoach).tile(0, Place::HorseWagon).filled(0, Place::Well);
        ways.into_iter().for_each(|place| _ = game.fill(0, place));
        game.all_ready();
        for place in ways {
            let mut well = game.fork();
            well.play(0, Move::Use(Place::Well));
            if round == 13 {
                game.refuses(0, Move::Use(place), "vierzon.event.storm");
                well.refuses(0, Move::Use(place), "vierzon.event.storm");
            } else {
                assert!(game.offers(0, Move::Use(place)) && well.offers(0, Move::Use(place)), "{place}, round {round}");
            }
        }
    }
}

/// What has a choice or a die keeps its other results; who only builds, builds.
#[test]
fn other_results_in_a_storm() {
    rule("vierzon.event.storm");
    let mut game = in_round(13);
    game.filled(0, Place::BourgeoisHouse).all_ready().play(0, Move::Use(Place::BourgeoisHouse));
    assert!(!game.offers(0, Move::SetOut) && game.offers(0, Move::Coin) && game.offers(0, Move::Develop));
    game.refuses(0, Move::SetOut, "vierzon.event.storm");

    let mut game = in_round(13);
    game.filled(0, Place::TinkerersWagon).all_ready();
    let mut six = game.fork();
    six.next_roll(6).play(0, Move::Use(Place::TinkerersWagon));
    assert_eq!((six.coins(0), six.asks(0)), (1, Some(Ask::Action)));
    game.next_roll(2).play(0, Move::Use(Place::TinkerersWagon));
    assert_eq!(game.options(0), [Move::Decline]);
    game.refuses(0, Move::GoTo(Town::Blois), "vierzon.event.storm");

    for pips in [1, 6] {
        let mut game = in_round(13);
        game.filled(0, Place::ChristmasMarket).all_ready().next_roll(pips).play(0, Move::Use(Place::ChristmasMarket));
        assert_eq!((game.asks(0), game.mat(0).n_goods()), (Some(Ask::Action), u8::from(pips == 1)), "a {pips}");
    }

    let mut game = in_round(13);
    game.fill(0, Place::Guildhall).all_ready().play(0, Move::Use(Place::Guildhall));
    assert!(game.mat(0).stations.contains(Town::Orleans));
    let travel = Move::Travel { to: Town::Blois, by: By::Water, take: None };
    game.refuses(0, travel, "base.round.phase-order");
}
