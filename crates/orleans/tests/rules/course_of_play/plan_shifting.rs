//! Planning: what may still be changed, and until when.

use crate::course_of_play::hands::{put, put_back};
use crate::scene::{rule, scene};
use orleans::components::{Edition, Follower, Place, SpaceKind};
use orleans::{Ask, Event, Move, Setup, State, TableOptions};
use tabletop::{Game, Seat, SeatSet, Seed, Session, UndoError, Viewer};

/// Until the player is ready, followers of this phase move from space to space or back to the Market.
#[test]
fn a_plan_may_be_changed_until_it_is_declared() {
    rule("base.planning.rearrange-until-done");
    let mut game = scene(Edition::Current, 2);
    game.plan(0, Follower::OwnFarmer, Place::Village, SpaceKind::Farmer)
        .plan(0, Follower::OwnTrader, Place::Castle, SpaceKind::Trader)
        .play(0, put_back(Follower::OwnFarmer, Place::Village, SpaceKind::Farmer))
        .plan(0, Follower::OwnFarmer, Place::Castle, SpaceKind::Farmer);
    assert_eq!(game.standing(0, Place::Village), []);
    assert_eq!(game.standing(0, Place::Castle), [Follower::OwnFarmer, Follower::OwnTrader]);

    // Also the last who plans may do so, and as often as liked.
    game.play(1, Move::Ready);
    for _ in 0..3 {
        game.play(0, put_back(Follower::OwnTrader, Place::Castle, SpaceKind::Trader));
        assert_eq!(game.mat(0).market.count(Follower::OwnTrader), 1);
        game.plan(0, Follower::OwnTrader, Place::Castle, SpaceKind::Trader);
    }
    assert_eq!(game.mat(0).market.count(Follower::OwnTrader), 0);
}

/// Who stands from an earlier round stays: only newcomers of this phase can be put back.
#[test]
fn followers_of_earlier_rounds_are_not_shifted() {
    rule("base.planning.no-shifting");
    for &edition in Edition::ALL {
        let mut game = scene(edition, 2);
        game.tile(0, Place::CheeseFactory).set_market(0, [Follower::Farmer, Follower::Farmer, Follower::Trader]);
        game.plan(0, Follower::Farmer, Place::CheeseFactory, SpaceKind::Farmer);
        game.plan(0, Follower::Trader, Place::Castle, SpaceKind::Trader).next_round();

        let farmer_back = put_back(Follower::Farmer, Place::CheeseFactory, SpaceKind::Farmer);
        let trader_back = put_back(Follower::Trader, Place::Castle, SpaceKind::Trader);
        game.refuses(0, farmer_back, "base.planning.no-shifting");
        game.refuses(0, trader_back, "base.planning.no-shifting");
        // Of two farmers side by side only the new one moves.
        game.plan(0, Follower::Farmer, Place::CheeseFactory, SpaceKind::Farmer).play(0, farmer_back);
        game.refuses(0, farmer_back, "base.planning.no-shifting");
        assert_eq!(game.standing(0, Place::CheeseFactory), [Follower::Farmer]);
    }
}

/// Whoever is ready has planned: no more moves, while the others plan and afterwards.
#[test]
fn a_declared_plan_is_final() {
    rule("base.planning.done-is-final");
    let mut game = scene(Edition::Current, 2);
    game.plan(0, Follower::OwnFarmer, Place::Village, SpaceKind::Farmer).play(0, Move::Ready);
    let changes = [
        put(Follower::OwnTrader, Place::Castle, SpaceKind::Trader),
        put_back(Follower::OwnFarmer, Place::Village, SpaceKind::Farmer),
    ];
    for change in changes {
        game.refuses(0, change, "base.planning.done-is-final");
    }
    game.refuses(0, Move::Ready, "base.planning.done-is-final");
    game.plan(1, Follower::OwnTrader, Place::Castle, SpaceKind::Trader).play(1, Move::Ready);
    for change in changes {
        game.refuses(0, change, "base.planning.done-is-final");
    }
    assert_eq!(game.standing(0, Place::Village), [Follower::OwnFarmer]);
}

/// A table of three whose first seat is asked to plan.
fn planning(options: TableOptions) -> Session<State> {
    let setup = Setup { options, ..Setup::new(Edition::Current, 3) };
    let mut session = Session::<State>::new(setup, Seed::of_series(3, 1)).expect("a game");
    let mut options = Vec::new();
    while session.state().question(Seat(0)) != Some(Ask::Plan) {
        let seat = session.state().asked().first().expect("a running game");
        session.state().options(seat, &mut options);
        session.submit(seat, options[0]).expect("an option");
    }
    session
}

fn ready(session: &mut Session<State>, seat: u8) {
    session.submit(Seat(seat), Move::Ready).expect("planning");
}

/// Where plans are hidden, whoever is ready may plan on until the last one is; then nobody goes back.
#[test]
fn ready_is_taken_back_until_the_last_is_ready() {
    rule("base.planning.done-is-final");
    let mut session = planning(TableOptions::default());
    let plan = put(Follower::OwnFarmer, Place::Village, SpaceKind::Farmer);
    session.submit(Seat(0), plan).expect("a follower in the Market");
    let before = session.state().clone();
    ready(&mut session, 0);
    ready(&mut session, 1);
    session.undo(Seat(0)).expect("the third still plans");
    assert_eq!(session.state().asked(), SeatSet::all(3).without(Seat(1)), "the other word stands");
    assert_eq!(session.state().players[Seat(0)].mat, before.players[Seat(0)].mat, "the plan is as it was");
    session
        .submit(Seat(0), put_back(Follower::OwnFarmer, Place::Village, SpaceKind::Farmer))
        .expect("it is open again");
    ready(&mut session, 0);
    ready(&mut session, 2);
    for seat in 0..3 {
        assert_eq!(session.undo(Seat(seat)), Err(UndoError::Revealed), "seat {seat}: the plans lie open");
    }
}

/// Even if nobody has placed anybody, the last word turns the phase for good.
#[test]
fn the_last_word_stands() {
    rule("base.planning.done-is-final");
    let mut session = planning(TableOptions::default());
    (0..3).for_each(|seat| ready(&mut session, seat));
    assert!((0..3).all(|seat| session.undo(Seat(seat)) == Err(UndoError::Revealed)));
}

/// As printed if the table wants it so, and always where plans are seen before all are made.
#[test]
fn a_table_may_keep_every_word() {
    rule("base.planning.done-is-final");
    let none = TableOptions::default();
    for options in [
        TableOptions { final_ready: true, ..none },
        TableOptions { open_planning: true, ..none },
        TableOptions { ordered_planning: true, start_player: Some(Seat(0)), ..none },
    ] {
        let mut session = planning(options);
        ready(&mut session, 0);
        assert_eq!(session.undo(Seat(0)), Err(UndoError::Revealed), "{options:?}");
    }
}

/// Everybody sees who is ready.
#[test]
fn who_is_ready_is_public() {
    rule("base.planning.done-is-final");
    let mut session = planning(TableOptions::default());
    let told = session.submit(Seat(1), Move::Ready).expect("planning");
    for viewer in Viewer::all(3) {
        assert!(
            told.iter()
                .any(|event| State::seen_by(event, viewer) == Some(Event::Ready { seat: Seat(1), binding: false }))
        );
    }
}
