//! Conference, Strike, Crusade, Pilgrimage, Sabotage, Axle Fracture: what cannot be done all round.

use crate::dignitary::{Scene, in_round, rule};
use crate::scene::solo::banned;
use orleans::components::{Follower, Kind, Place, SpaceKind, Track};
use orleans::state::Wheel;
use orleans::{Ask, Move, Origin};

const COACH: Move = Move::Use(Place::StageCoach);

#[test]
fn four_kinds_are_banned() {
    rule("dignitary.event.ban-scope");
    banned(in_round, Place::University, Kind::Scholar, 1, rule("dignitary.event.conference"));
    banned(in_round, Place::Village, Kind::Craftsman, 2, rule("dignitary.event.strike"));
    banned(in_round, Place::Castle, Kind::Knight, 3, rule("dignitary.event.crusade"));
    banned(in_round, Place::Monastery, Kind::Monk, 4, rule("dignitary.event.pilgrimage"));
}

/// No tile leads around it and no marker moves; what takes no follower works.
#[test]
fn whatever_the_place() {
    rule("dignitary.event.ban-scope");
    for (round, place, id) in [
        (1, Place::University, "dignitary.event.conference"),
        (3, Place::Castle, "dignitary.event.crusade"),
        (4, Place::Monastery, "dignitary.event.pilgrimage"),
    ] {
        let mut well = in_round(round);
        well.filled(0, Place::Well).all_ready().play(0, Move::Use(Place::Well)).refuses(0, Move::Use(place), id);
        assert_eq!(well.mat(0).tracks, [0; Track::COUNT]);
    }
    let mut game = in_round(4);
    game.filled(0, Place::FleaMarket).all_ready().next_roll(5).play(0, Move::Use(Place::FleaMarket));
    assert_eq!((game.player(0).bag.count(Follower::Monk), game.asks(0)), (0, Some(Ask::Action)), "the die's monk");
    let mut game = in_round(2);
    game.filled(0, Place::Laboratory).all_ready().play(0, Move::Use(Place::Laboratory));
    assert_eq!(game.mat(0).wheels[Wheel::Laboratory as usize], 1);
}

#[test]
fn sabotage() {
    rule("dignitary.event.sabotage");
    for round in 1..=16 {
        let laid = |game: &mut Scene| {
            game.lay_wheel(0, Place::Scriptorium, SpaceKind::Scholar).fill_rest(Place::Scriptorium);
        };
        let mut game = in_round(round);
        laid(&mut game);
        game.fill(0, Place::Castle).filled(0, Place::Well).all_ready();
        let mut well = game.fork();
        well.play(0, Move::Use(Place::Well));
        if round == 13 {
            game.refuses(0, Move::Use(Place::Scriptorium), "dignitary.event.sabotage");
            well.refuses(0, Move::Use(Place::Scriptorium), "dignitary.event.sabotage");
            game.play(0, Move::Use(Place::Castle));
        } else {
            assert!(game.offers(0, Move::Use(Place::Scriptorium)), "round {round}");
            assert!(well.offers(0, Move::Use(Place::Scriptorium)), "round {round}");
        }
    }
    let mut tile = in_round(13);
    tile.tile(0, Place::Windmill).lay_wheel(0, Place::Windmill, SpaceKind::Craftsman).fill_rest(Place::Windmill);
    tile.all_ready().refuses(0, Move::Use(Place::Windmill), "dignitary.event.sabotage");
}

/// Somebody may be planned at a place that stands still.
#[test]
fn planned_at_a_closed_place() {
    rule("dignitary.event.sabotage");
    rule("dignitary.event.axle-fracture");
    let put = |place, space| Move::Put { follower: Follower::Knight, place, space, from: Origin::Market };
    let mut game = in_round(13);
    game.lay_wheel(0, Place::Guildhall, SpaceKind::Farmer).set_market(0, [Follower::Knight]);
    assert!(game.offers(0, put(Place::Guildhall, SpaceKind::Knight)));
    assert!(in_round(14).set_market(0, [Follower::Knight]).offers(0, put(Place::StageCoach, SpaceKind::Knight)));
}

#[test]
fn axle_fracture() {
    rule("dignitary.event.axle-fracture");
    for round in 1..=16 {
        let mut game = in_round(round);
        game.set_coins(0, 20).fill(0, Place::StageCoach).fill(0, Place::Ship).filled(0, Place::Well).all_ready();
        let mut well = game.fork();
        well.play(0, Move::Use(Place::Well));
        if round == 14 {
            game.refuses(0, COACH, "dignitary.event.axle-fracture");
            well.refuses(0, COACH, "dignitary.event.axle-fracture");
            game.play(0, Move::Use(Place::Ship));
            assert!(matches!(game.asks(0), Some(Ask::Travel(_))), "other journeys are open");
        } else {
            assert!(game.offers(0, COACH) && well.offers(0, COACH), "round {round}");
        }
    }
}
