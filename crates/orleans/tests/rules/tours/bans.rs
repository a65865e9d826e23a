//! Strike, Crusade, Axle Fracture: what cannot be done all round.

use crate::tours::{Scene, in_round, rule};
use orleans::components::{By, Follower, Good, Kind, Place, SpaceKind, Town, Track};
use orleans::state::Wheel;
use orleans::{Ask, Move, Origin};

const COACH: Move = Move::Use(Place::StageCoach);

/// The Village is open in this round, and asks whom to recruit.
fn village(round: u8) -> Scene {
    let mut game = in_round(round);
    game.fill(0, Place::Village).all_ready().play(0, Move::Use(Place::Village));
    game
}

#[test]
fn strike() {
    rule("tours.event.strike");
    rule("tours.event.ban-scope");
    let mut game = village(1);
    assert_eq!(game.options(0), [Move::Recruit(Kind::Boatman), Move::Recruit(Kind::Trader)]);
    game.refuses(0, Move::Recruit(Kind::Craftsman), "tours.event.strike");
    for round in 2..=14 {
        assert!(village(round).offers(0, Move::Recruit(Kind::Craftsman)), "round {round}");
    }
}

#[test]
fn crusade() {
    rule("tours.event.crusade");
    for round in 1..=14 {
        let mut game = in_round(round);
        game.fill(0, Place::Castle).fill(0, Place::University).all_ready();
        if round == 2 {
            game.refuses(0, Move::Use(Place::Castle), "tours.event.crusade");
        } else {
            assert!(game.offers(0, Move::Use(Place::Castle)), "round {round}");
        }
        game.play(0, Move::Use(Place::University));
        assert_eq!(game.track(0, Track::Scholars), 1, "no other kind is banned in round {round}");
    }
}

/// No tile leads around it, no marker moves; what takes no follower works.
#[test]
fn whatever_the_place() {
    rule("tours.event.ban-scope");
    let mut well = in_round(2);
    well.filled(0, Place::Well).all_ready().play(0, Move::Use(Place::Well));
    well.refuses(0, Move::Use(Place::Castle), "tours.event.crusade");
    let mut well = in_round(1);
    well.filled(0, Place::Well).all_ready().play(0, Move::Use(Place::Well)).play(0, Move::Use(Place::Village));
    well.refuses(0, Move::Recruit(Kind::Craftsman), "tours.event.strike");

    let mut game = in_round(1);
    game.filled(0, Place::Laboratory).filled(0, Place::Lair).give_goods(0, Good::Grain, 1);
    game.set_track(0, Track::Craftsmen, 2).all_ready().play(0, Move::Use(Place::Laboratory));
    assert_eq!(game.mat(0).wheels[Wheel::Laboratory as usize], 1);
    game.play(0, Move::Use(Place::Lair)).play(0, Move::GiveGood(Good::Grain));
    game.play(0, Move::Advance(Track::Craftsmen));
    assert_eq!((game.mat(0).wheels[Wheel::Later as usize], game.track(0, Track::Craftsmen)), (1, 2));
}

#[test]
fn axle_fracture() {
    rule("tours.event.axle-fracture");
    for round in 1..=14 {
        let mut game = in_round(round);
        game.fill(0, Place::StageCoach).fill(0, Place::Ship).filled(0, Place::Well).all_ready();
        let mut well = game.fork();
        well.play(0, Move::Use(Place::Well));
        if round == 13 {
            game.refuses(0, COACH, "tours.event.axle-fracture");
            well.refuses(0, COACH, "tours.event.axle-fracture");
            game.play(0, Move::Use(Place::Ship));
            assert!(matches!(game.asks(0), Some(Ask::Travel(_))), "other journeys are open");
        } else {
            assert!(game.offers(0, COACH) && well.offers(0, COACH), "round {round}");
        }
    }
}

/// Somebody may be planned there for the next round.
#[test]
fn planned_with_a_broken_axle() {
    rule("tours.event.axle-fracture");
    let mut game = in_round(13);
    game.set_market(0, [Follower::Knight]).plan(0, Follower::Knight, Place::StageCoach, SpaceKind::Knight);
    game.set_coins(0, 30).all_ready().refuses(0, COACH, "tours.event.axle-fracture");
    game.next_round().all_ready().play(0, COACH);
    game.play(0, Move::Travel { to: Town::Sancerre, by: By::Water, take: None });
    assert_eq!(game.mat(0).merchant, Town::Sancerre);
    let put = |place| Move::Put { follower: Follower::Knight, place, space: SpaceKind::Knight, from: Origin::Market };
    assert!(in_round(13).set_market(0, [Follower::Knight]).offers(0, put(Place::StageCoach)));
}
