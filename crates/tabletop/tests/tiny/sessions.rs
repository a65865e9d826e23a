//! Running games: taking moves back, showing events, saving and loading.

use crate::contracts::setup;
use crate::game::{Event, Gems, Move, OTHER_QUESTION, Stage, TURN};
use tabletop::{Game, RecordError, Seat, Seed, Session, UndoError, Viewer};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn begin() -> Session<Gems> {
    Session::new(setup(2), Seed::of_series(5, 1)).unwrap()
}

fn play(session: &mut Session<Gems>, moves: &[(Seat, Move)]) {
    for &(seat, mv) in moves {
        session.submit(seat, mv).unwrap();
    }
}

/// Both cards are shown, A has won with the higher one and is offered a gem.
const PLANS: [(Seat, Move); 4] = [(A, Move::Lay(4)), (B, Move::Lay(2)), (A, Move::Ready), (B, Move::Ready)];
/// Both have left their gem and A may sell.
const LEFT: [(Seat, Move); 2] = [(A, Move::Leave), (B, Move::Leave)];

#[test]
fn a_refused_move_changes_nothing() {
    let mut session = begin();
    play(&mut session, &PLANS);
    let before = session.save();
    assert_eq!(session.submit(B, Move::Take).unwrap_err().rule, TURN);
    assert_eq!(session.submit(Seat(7), Move::Take).unwrap_err().rule, TURN);
    assert_eq!(session.submit(A, Move::Done).unwrap_err().rule, OTHER_QUESTION);
    assert_eq!(session.save(), before);
}

#[test]
fn answers_given_at_once_are_taken_back_one_by_one() {
    let mut session = begin();
    assert_eq!(session.undo(A), Err(UndoError::Nothing));
    play(&mut session, &PLANS[..3]);
    // A takes back first `Ready`, then the card, although B has laid a card in between.
    session.undo(A).unwrap();
    assert!(session.state().asked().contains(A));
    session.undo(A).unwrap();
    assert_eq!(session.undo(A), Err(UndoError::Nothing));
    assert_eq!(session.state().player(A).plan.laid, None);
    assert_eq!(session.state().player(B).plan.laid, Some(2));
    assert_eq!(session.record().moves(), [(B, Move::Lay(2))]);
    // The game goes on from there, with another card.
    play(&mut session, &[(A, Move::Lay(3)), (A, Move::Ready), (B, Move::Ready)]);
    assert!(matches!(session.state().stage, Stage::Draw { .. }));
    assert_eq!(session.record().replay().unwrap(), *session.state());
}

#[test]
fn the_last_seat_of_a_question_still_leaves_the_others_their_undo() {
    let mut session = begin();
    play(&mut session, &[(A, Move::Lay(4)), (A, Move::Ready), (B, Move::Lay(2)), (B, Move::Double)]);
    // Only B is asked now; A may think again all the same.
    session.undo(A).unwrap();
    assert_eq!(session.state().asked().len(), 2);
    assert!(session.state().player(B).plan.doubled);
}

#[test]
fn what_was_revealed_stays() {
    let mut session = begin();
    play(&mut session, &PLANS);
    let before = session.save();
    assert_eq!(session.undo(A), Err(UndoError::Revealed));
    assert_eq!(session.undo(B), Err(UndoError::Revealed));
    assert_eq!(session.save(), before);
    // The gem that B is offered now has come to light.
    play(&mut session, &LEFT[..1]);
    assert_eq!(session.undo(A), Err(UndoError::Revealed));
}

#[test]
fn a_later_move_of_another_seat_bars_undo_until_it_is_taken_back() {
    let mut session = begin();
    play(&mut session, &PLANS);
    play(&mut session, &LEFT);
    let offered = session.state().clone();
    play(&mut session, &[(A, Move::Done)]);
    play(&mut session, &[(B, Move::Done)]);
    // The second round begins without a reveal: B may go back into the first, A may not.
    assert_eq!(session.state().stage, Stage::Choose);
    assert_eq!(session.undo(A), Err(UndoError::OthersMoved));
    session.undo(B).unwrap();
    session.undo(A).unwrap();
    assert_eq!(*session.state(), offered);
    // `Leave` of B revealed nothing and follows a reveal.
    session.undo(B).unwrap();
    assert!(matches!(session.state().stage, Stage::Draw { seat: B, .. }));
    assert_eq!(session.undo(B), Err(UndoError::Revealed));
}

#[test]
fn an_answer_of_the_next_question_bars_undo_too() {
    let mut session = begin();
    play(&mut session, &PLANS);
    play(&mut session, &LEFT);
    play(&mut session, &[(A, Move::Done), (B, Move::Done), (A, Move::Lay(1))]);
    // B's `Done` opened the question that A has answered since.
    assert_eq!(session.undo(B), Err(UndoError::OthersMoved));
    session.undo(A).unwrap();
    session.undo(B).unwrap();
}

#[test]
fn nothing_is_taken_back_when_the_game_is_over() {
    let mut session = begin();
    while let Some(seat) = session.state().asked().first() {
        let mut options = Vec::new();
        session.state().options(seat, &mut options);
        session.submit(seat, *options.last().unwrap()).unwrap();
    }
    assert_eq!(session.undo(A), Err(UndoError::Over));
    assert_eq!(session.undo(B), Err(UndoError::Over));
    session.record().check().unwrap();
    assert!(session.record().end().is_some());
    assert_eq!(Session::<Gems>::load(session.save()).unwrap().record(), session.record());
}

#[test]
fn everybody_gets_the_events_meant_for_him() {
    let mut session = begin();
    play(&mut session, &PLANS[..3]);
    let n_seen = |session: &Session<Gems>, viewer, since| session.events_for(viewer, since).map(|list| list.len());
    assert_eq!(n_seen(&session, Viewer::Seat(A), 0), Some(2));
    assert_eq!(n_seen(&session, Viewer::Seat(A), 1), Some(1));
    assert_eq!(n_seen(&session, Viewer::Seat(B), 0), Some(1));
    assert_eq!(n_seen(&session, Viewer::Spectator, 0), Some(0));
    assert_eq!(n_seen(&session, Viewer::Spectator, 3), Some(0));
    assert_eq!(n_seen(&session, Viewer::Spectator, 4), None);
    let all = session.submit(B, Move::Ready).unwrap();
    assert_eq!(session.events_for(Viewer::Seat(B), 3).as_ref(), Some(&all));
    assert_eq!(session.events_for(Viewer::Spectator, 0).as_deref(), Some(&all[1..]));
    // What was taken back has not happened; what happened before is still known.
    play(&mut session, &LEFT);
    play(&mut session, &[(A, Move::Done)]);
    let before = session.events_for(Viewer::Spectator, 0);
    session.submit(B, Move::Done).unwrap();
    session.undo(B).unwrap();
    assert_eq!(session.events_for(Viewer::Spectator, 0), before);
}

#[test]
fn a_loaded_game_can_take_back_what_the_saved_one_could() {
    let mut session = begin();
    play(&mut session, &PLANS);
    play(&mut session, &LEFT);
    play(&mut session, &[(A, Move::Done)]);
    let mut loaded = Session::<Gems>::load(session.save()).unwrap();
    assert_eq!(loaded.save(), session.save());
    assert_eq!(loaded.snapshot().n_moves(), 5);
    // The events before the snapshot are not known any more, those since are.
    assert_eq!(loaded.events_for(Viewer::Spectator, 0), None);
    assert_eq!(loaded.events_for(Viewer::Spectator, 5), Some(vec![Event::Left { seat: B }]));
    for seat in [A, B] {
        loaded.undo(seat).unwrap();
        session.undo(seat).unwrap();
        assert_eq!(loaded.state(), session.state());
    }
    assert_eq!(loaded.undo(B), session.undo(B));
    assert_eq!(Session::from_record(session.record()).unwrap().save(), session.save());
    // A save without its snapshot is a record, and a save is one as well.
    assert_eq!(Session::<Gems>::load(session.record().to_text()).unwrap().save(), session.save());
    assert_eq!(tabletop::Record::<Gems>::parse(session.save()).unwrap(), *session.record());
}

#[test]
fn a_game_begun_by_older_rules_goes_on_from_its_snapshot() {
    let mut session = begin();
    play(&mut session, &PLANS);
    play(&mut session, &LEFT);
    let old = session.save().replace("\"rules\":2", "\"rules\":1");
    let mut loaded = Session::<Gems>::load(&old).unwrap();
    assert_eq!(loaded.state(), session.state());
    // Its state may have been written down in another form, so that its fingerprint says nothing.
    let (_, fingerprint) = old.rsplit_once("\"fingerprint\":\"").unwrap();
    let other_form = |text: &str| Session::<Gems>::load(text.replace(&fingerprint[..64], &"0".repeat(64)));
    assert_eq!(other_form(&old).unwrap().state(), session.state());
    assert_eq!(other_form(&session.save()).err(), Some(RecordError::Snapshot));
    play(&mut loaded, &[(A, Move::Done)]);
    // Its moves were made by two versions of the rules: that cannot be replayed.
    assert_eq!(loaded.record().replay(), Err(RecordError::OtherRules { found: 1, ours: 2 }));
    // Without a snapshot, or from the future, it cannot go on.
    let other = |found| Some(RecordError::OtherRules { found, ours: 2 });
    let text = session.record().to_text();
    assert_eq!(Session::<Gems>::load(text.replace("\"rules\":2", "\"rules\":1")).err(), other(1));
    assert_eq!(Session::<Gems>::load(old.replace("\"rules\":1", "\"rules\":3")).err(), other(3));
    assert_eq!(Session::<Gems>::load(old.replace("\"coins\"", "\"gold\"")).err(), other(1));
}

#[test]
fn a_damaged_snapshot_is_found_before_the_rules_see_it() {
    let mut session = begin();
    play(&mut session, &PLANS);
    let text = session.save();
    let load = |text: String| Session::<Gems>::load(text).err();
    assert_eq!(load(text.replace("\"coins\":1", "\"coins\":2")), Some(RecordError::Snapshot));
    assert_eq!(load(text.replace("\"n_moves\":4", "\"n_moves\":5")), Some(RecordError::Snapshot));
    // A move too many after the snapshot is found by the rules.
    let number = text.replace("\"n_moves\":4", "\"n_moves\":3");
    assert_eq!(load(number), Some(RecordError::IllegalMove { number: 4, seat: 1, rule: TURN }));
    let stranger = text.replace("[1,\"Ready\"]", "[1,\"Ready\"],[5,\"Ready\"]");
    assert_eq!(load(stranger), Some(RecordError::NoSuchSeat { number: 5, seat: 5 }));
    assert_eq!(format!("{session:?}"), "Session(gems at move 4)");
}
