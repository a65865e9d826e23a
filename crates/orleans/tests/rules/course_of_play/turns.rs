//! The Action phase: one action a turn, until all have passed.

use crate::course_of_play::hands::wheel_on;
use crate::scene::{rule, scene, scene_with};
use orleans::components::{Edition, Follower, Happening, Letter, Place, SpaceKind};
use orleans::{Ask, Move, TableOptions};
use tabletop::{Game, Seat, SeatSet};

const THREE: [Place; 3] = [Place::Scriptorium, Place::University, Place::Castle];

/// From the start player clockwise each carries out one action or passes, again and again.
#[test]
fn players_act_in_turn() {
    rule("base.actions.turns");
    for players in 2..=5 {
        for start in 0..players {
            let options = TableOptions { start_player: Some(Seat(start)), ..TableOptions::default() };
            let mut game = scene_with(Edition::Bigbox, players, options);
            for seat in 0..players {
                THREE.into_iter().for_each(|place| _ = game.fill(seat, place));
            }
            game.all_ready();
            let order = (start..players).chain(0..start);
            for mv in THREE.map(Move::Use).into_iter().chain([Move::Pass]) {
                for seat in order.clone() {
                    assert_eq!(game.state.asked(), SeatSet::of(Seat(seat)));
                    assert_eq!(game.asks(seat), Some(Ask::Action));
                    let out_of_turn = (seat + 1) % players;
                    if mv != Move::Pass {
                        game.refuses(out_of_turn, mv, "base.round.turn-order");
                    }
                    game.play(seat, mv);
                }
            }
        }
    }
}

/// Only an activated place of one's own gives an action: not an empty one, not one half filled, not another's.
#[test]
fn an_action_needs_an_activated_place() {
    rule("base.actions.only-activated");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.stand(0, Place::Village, SpaceKind::Farmer, Follower::Farmer).tile(0, Place::Hayrick);
        wheel_on(&mut game, 0, Place::Village, SpaceKind::Boatman);
        game.fill(1, Place::Castle).tile(1, Place::Windmill).fill(1, Place::Windmill);
        game.fill(0, Place::Scriptorium).all_ready();
        for place in [Place::FarmHouse, Place::Village, Place::Castle, Place::Hayrick, Place::Windmill, Place::Winery] {
            game.refuses(0, Move::Use(place), "base.actions.only-activated");
        }
        assert_eq!(game.options(0), [Move::Use(Place::Scriptorium), Move::Pass]);
    }
}

/// Three activated places may be used in all six orders.
#[test]
fn the_order_of_actions_is_free() {
    rule("base.actions.any-order");
    let [a, b, c] = THREE;
    for order in [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]] {
        let mut game = scene(Edition::Current, 2);
        THREE.into_iter().for_each(|place| _ = game.fill(0, place));
        game.all_ready();
        for (nth, place) in order.into_iter().enumerate() {
            assert!(order[nth..].iter().all(|&left| game.offers(0, Move::Use(left))));
            game.play(0, Move::Use(place));
            if nth == 0 {
                game.play(1, Move::Pass);
            }
        }
        assert_eq!(game.options(0), [Move::Pass]);
    }
}

/// Nobody has to act: passing is offered beside every action, first turn or later.
#[test]
fn nobody_is_forced_to_act() {
    rule("base.actions.never-forced");
    let mut game = scene(Edition::Current, 2);
    for seat in 0..2 {
        THREE.into_iter().for_each(|place| _ = game.fill(seat, place));
    }
    game.all_ready().play(0, Move::Pass).play(1, Move::Use(Place::Castle)).play(1, Move::Pass);
    assert_eq!(game.standing(0, Place::Castle).len(), 3);
    assert_eq!(game.state.table.round, 2);
}

/// Who has passed is skipped for the rest of the phase, although places are left; the next round is new.
#[test]
fn who_passes_is_out_for_the_round() {
    rule("base.actions.pass-is-final");
    let mut game = scene(Edition::Current, 3);
    for seat in 0..3 {
        THREE.into_iter().for_each(|place| _ = game.fill(seat, place));
    }
    game.all_ready().play(0, Move::Use(Place::Castle)).play(1, Move::Pass);
    for (seat, place) in [(2, Place::Castle), (0, Place::University), (2, Place::University)] {
        game.refuses(1, Move::Use(Place::Castle), "base.actions.pass-is-final");
        game.play(seat, Move::Use(place));
    }
    game.next_round().all_ready();
    game.play(1, Move::Use(Place::Castle));
}

/// Without an action that can be carried out, passing is all there is; waiting is not.
#[test]
fn without_an_action_one_must_pass() {
    rule("base.actions.must-pass-without-action");
    let mut game = scene(Edition::Current, 2);
    game.event(Happening::Pilgrimage, Letter::Start).fill(0, Place::Monastery);
    game.stand(0, Place::Village, SpaceKind::Farmer, Follower::Farmer);
    game.stand(0, Place::TownHall, SpaceKind::Any, Follower::Farmer).all_ready();
    // The Town Hall is open as long as a deed has room for a farmer.
    assert_eq!(game.options(0), [Move::Use(Place::TownHall), Move::Pass]);
    game.state.table.deeds.iter_mut().for_each(|deed| *deed = [9; 7]);
    assert_eq!(game.options(0), [Move::Pass]);
    game.refuses(0, Move::Decline, "base.round.phase-order");
    assert_eq!(game.options(1), []);
}

/// The last who has not passed acts on alone; only the last pass ends the phase.
#[test]
fn the_phase_ends_when_all_have_passed() {
    rule("base.actions.phase-end");
    for players in 2..=4 {
        let mut game = scene(Edition::Current, players);
        THREE.into_iter().for_each(|place| _ = game.fill(players - 1, place));
        game.all_ready();
        (0..players - 1).for_each(|seat| _ = game.play(seat, Move::Pass));
        for place in THREE {
            game.play(players - 1, Move::Use(place));
            assert_eq!(game.asks(players - 1), Some(Ask::Action));
            assert_eq!(game.state.table.round, 1);
        }
        game.play(players - 1, Move::Pass);
        assert_eq!(game.state.table.round, 2);
    }
}
