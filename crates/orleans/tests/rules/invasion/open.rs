//! Everybody sees everything but chance, and plans together.

use crate::invasion::{invasion, rule};
use orleans::components::{Edition, Follower, Place, SpaceKind};
use orleans::{Ask, Event, Module, Modules, Move, Origin, Setup, State, TableOptions};
use tabletop::{Game, Seat, Seed, Session, UndoError, Viewer};

fn set_up(players: u8) -> Setup {
    let options = TableOptions { start_player: Some(Seat(0)), ..TableOptions::default() };
    Setup { options, modules: Modules::NONE.with(Module::Invasion), ..Setup::new(Edition::Bigbox, players) }
}

const PLAN: Move =
    Move::Put { follower: Follower::OwnFarmer, place: Place::Castle, space: SpaceKind::Farmer, from: Origin::Market };

/// Bags, unfinished plans and characters are seen by all; the stack by nobody.
#[test]
fn all_is_seen() {
    rule("invasion.round.open-information");
    let mut game = invasion(3);
    game.set_bag(1, [Follower::Monk, Follower::Knight]);
    let put = game.options(1).into_iter().find(|mv| matches!(mv, Move::Put { .. })).expect("a follower to plan");
    game.play(1, put);
    assert!(game.log.iter().all(|event| State::seen_by(event, Viewer::Seat(Seat(0))).is_some()));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        let view = game.state.view(viewer);
        let partner = &view.players[1];
        assert_eq!(partner.bag, Some(game.player(1).bag));
        assert_eq!(partner.plan, Some(game.player(1).plan), "the plan in progress");
        assert_eq!(partner.mat, *game.mat(1), "and where its followers stand");
    }
}

/// A plan can be reopened until the last is ready; from then on all stand.
#[test]
fn ready_can_be_undone() {
    rule("invasion.round.joint-planning");
    let mut table: Session<State> = Session::new(set_up(3), Seed::of_series(1, 1)).expect("a set-up");
    let first = table.state().players[Seat(1)].mat;
    let mut options = Vec::new();
    table.state().options(Seat(1), &mut options);
    let put = options.iter().copied().find(|mv| matches!(mv, Move::Put { .. })).unwrap_or(PLAN);
    table.submit(Seat(1), put).expect("a plan");
    table.submit(Seat(1), Move::Ready).expect("ready");
    table.submit(Seat(0), Move::Ready).expect("ready");
    table.undo(Seat(1)).expect("the word is taken back although another has spoken since");
    assert_eq!(table.state().question(Seat(1)), Some(Ask::Plan));
    table.undo(Seat(1)).expect("and the plan with it");
    assert_eq!(table.state().players[Seat(1)].mat, first);
    for seat in [1, 2] {
        table.submit(Seat(seat), Move::Ready).expect("ready");
    }
    assert_eq!(table.undo(Seat(1)), Err(UndoError::Revealed));
    assert_eq!(table.undo(Seat(2)), Err(UndoError::Revealed));
    for options in [
        TableOptions { ordered_planning: true, ..TableOptions::default() },
        TableOptions { final_ready: true, ..TableOptions::default() },
    ] {
        let error = State::new(&Setup { options, ..set_up(3) }, Seed::of_series(1, 1)).expect_err("a refusal");
        assert_eq!(error.rule.map(|rule| rule.0), Some("invasion.round.joint-planning"));
    }
    let mut game = invasion(2);
    game.play(0, Move::Ready);
    assert!(game.log.contains(&Event::Ready { seat: Seat(0), binding: false }));
    game.play(1, Move::Ready);
    assert!(game.log.contains(&Event::Ready { seat: Seat(1), binding: true }));
}
