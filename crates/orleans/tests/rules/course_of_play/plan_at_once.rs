//! Planning: all at once, or one after another if the table wants it.

use crate::course_of_play::hands::put;
use crate::scene::{Scene, rule, scene, scene_with};
use orleans::components::{Edition, Follower, Place, SpaceKind};
use orleans::{Move, State, TableOptions, View};
use tabletop::{Game, Seat, SeatSet, Viewer};

fn farmer_to_village() -> Move {
    put(Follower::OwnFarmer, Place::Village, SpaceKind::Farmer)
}

fn views_of_others(game: &Scene, seat: u8) -> Vec<View> {
    let viewers = Viewer::all(game.state.setup.players).filter(|viewer| !viewer.is(Seat(seat)));
    viewers.map(|viewer| game.state.view(viewer)).collect()
}

fn sees_the_farmer(view: &View, seat: usize) -> bool {
    view.players[seat].mat.board.at(Place::Village).any(|(_, follower)| follower == Follower::OwnFarmer)
}

/// Whether somebody but `seat` hears of the last move.
fn others_hear(game: &Scene, seat: u8) -> bool {
    let mut others = Viewer::all(game.state.setup.players).filter(|viewer| !viewer.is(Seat(seat)));
    others.any(|viewer| game.log.iter().any(|event| State::seen_by(event, viewer).is_some()))
}

/// Everybody is asked together, and it does not matter whose hand is faster.
#[test]
fn all_plan_at_the_same_time() {
    rule("base.planning.simultaneous");
    for players in 2..=5 {
        let planned = |seats: &[u8]| {
            let mut game = scene(Edition::Bigbox, players);
            assert_eq!(game.state.asked(), SeatSet::all(players));
            seats.iter().for_each(|&seat| _ = game.play(seat, farmer_to_village()));
            seats.iter().for_each(|&seat| _ = game.play(seat, Move::Ready));
            game.state
        };
        let clockwise: Vec<u8> = (0..players).collect();
        let backwards: Vec<u8> = (0..players).rev().collect();
        assert_eq!(planned(&clockwise), planned(&backwards));
    }
}

/// A plan is not seen by the others before all are ready, in progress or finished.
#[test]
fn unfinished_plans_are_hidden() {
    rule("base.planning.simultaneous");
    let mut game = scene(Edition::Current, 3);
    let (before, own) = (views_of_others(&game, 0), game.state.view(Viewer::Seat(Seat(0))));
    game.play(0, farmer_to_village());
    assert_eq!(views_of_others(&game, 0), before);
    assert!(!others_hear(&game, 0));
    assert_ne!(game.state.view(Viewer::Seat(Seat(0))), own);
    game.play(0, Move::Ready);
    assert!(!views_of_others(&game, 0).iter().any(|view| sees_the_farmer(view, 0)));
    game.play(2, Move::Ready).play(1, Move::Ready);
    assert!(views_of_others(&game, 0).iter().all(|view| sees_the_farmer(view, 0)));
    assert!(others_hear(&game, 1));
}

/// With open planning, each follower is seen where it is put.
#[test]
fn a_table_may_plan_openly() {
    rule("base.planning.simultaneous");
    let mut game = scene_with(Edition::Current, 3, TableOptions { open_planning: true, ..TableOptions::default() });
    game.play(0, farmer_to_village());
    assert!(views_of_others(&game, 0).iter().all(|view| sees_the_farmer(view, 0)));
    assert!(others_hear(&game, 0));
}

/// On demand the start player finishes first, then clockwise; each sees the plans finished before.
#[test]
fn a_table_may_plan_in_order() {
    rule("base.planning.ordered-on-demand");
    let options = TableOptions { ordered_planning: true, start_player: Some(Seat(2)), ..TableOptions::default() };
    let mut game = scene_with(Edition::Current, 4, options);
    for (nth, seat) in [2, 3, 0, 1].into_iter().enumerate() {
        assert_eq!(game.state.asked(), SeatSet::of(Seat(seat)));
        for (place, other) in [2, 3, 0, 1].into_iter().enumerate().filter(|&(_, other)| other != seat) {
            // Those before have planned; those behind must wait.
            let reason = match place < nth {
                true => "base.planning.done-is-final",
                false => "base.planning.ordered-on-demand",
            };
            game.refuses(other, farmer_to_village(), reason);
            game.refuses(other, Move::Ready, reason);
        }
        let finished = [2, 3, 0, 1].map(|it| sees_the_farmer(&game.state.view(Viewer::Seat(Seat(seat))), it));
        assert_eq!(finished, [0, 1, 2, 3].map(|it| it < nth), "what seat {seat} sees");

        game.play(seat, farmer_to_village());
        assert!(!views_of_others(&game, seat).iter().any(|view| sees_the_farmer(view, seat.into())));
        game.play(seat, Move::Ready);
        assert!(views_of_others(&game, seat).iter().all(|view| sees_the_farmer(view, seat.into())));
    }
}
