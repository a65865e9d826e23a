//! How the team decides.

use crate::invasion::{APPROVE, PASS_WORD, REFUSE, SUBMIT, Scene, pay, resolve, rule};
use orleans::components::Happening;
use orleans::{Ask, Event, InvasionAsk, InvasionEvent, State};
use tabletop::{Game, Seat, SeatSet};

const PROPOSE: Option<Ask> = Some(Ask::Invasion(InvasionAsk::Propose));
const VOTE: Option<Ask> = Some(Ask::Invasion(InvasionAsk::Vote));

/// Good Trade with three players, seat 1 is the start player.
fn trading() -> Scene {
    resolve(Happening::GoodTrade, 3, |game| game.state.table.start_player = Seat(1))
}

/// The start player proposes, unit by unit; the others vote on the whole.
#[test]
fn speaker() {
    rule("invasion.team.speaker");
    let mut game = trading();
    assert_eq!((game.asks(1), game.asks(0), game.asks(2)), (PROPOSE, None, None));
    game.play(1, pay(0, 5));
    assert_eq!(game.asks(1), PROPOSE, "one unit after the other");
    assert_eq!(game.coins(0), 5, "nothing is done yet");
    game.play(1, pay(2, 3));
    assert_eq!((game.asks(0), game.asks(1), game.asks(2)), (VOTE, None, VOTE), "at once, on all of it");
}

/// Whoever does not want to speak passes the word on; the last one must propose.
#[test]
fn passing_the_word() {
    rule("invasion.team.speaker");
    let mut game = trading();
    game.play(1, PASS_WORD);
    assert_eq!(game.asks(2), PROPOSE);
    assert!(game.log.contains(&Event::Invasion(InvasionEvent::WordPassed { from: Seat(1), to: Seat(2) })));
    game.play(2, PASS_WORD);
    game.refuses(0, PASS_WORD, "invasion.team.speaker");
    game.play(0, pay(1, 4)).refuses(0, PASS_WORD, "invasion.team.speaker");
    game.play(0, pay(2, 4)).all_approve();
    assert_eq!([0, 1, 2].map(|seat| game.coins(seat)), [5, 1, 1]);
}

/// All others approve, and it is carried out.
#[test]
fn confirmed() {
    rule("invasion.team.confirm");
    let mut game = trading();
    game.play(1, pay(1, 5)).play(1, pay(0, 3)).play(2, APPROVE);
    assert_eq!((game.asks(0), game.coins(1)), (VOTE, 5), "not before all have");
    game.play(0, APPROVE);
    assert_eq!((game.coins(1), game.coins(0), game.city().goods[0]), (0, 2, 3));
    assert!(game.log.contains(&Event::Invasion(InvasionEvent::Decided(Some(Seat(1))))));
    assert_eq!(game.city().team, None);
}

/// After a refusal the next seat proposes; when all have, the one with the most approvals is carried out, the first of
/// equals.
#[test]
fn deadlock() {
    rule("invasion.team.deadlock");
    let mut game = trading();
    game.play(1, pay(1, 5)).play(1, pay(0, 3)).play(0, REFUSE).play(2, APPROVE);
    assert_eq!((game.asks(2), game.coins(1)), (PROPOSE, 5));
    game.play(2, SUBMIT).play(0, APPROVE).play(1, REFUSE);
    assert_eq!(game.asks(0), PROPOSE);
    let mut tie = game.fork();
    game.play(0, pay(2, 5)).play(0, pay(0, 3)).play(1, REFUSE).play(2, REFUSE);
    assert!(game.log.contains(&Event::Invasion(InvasionEvent::Decided(Some(Seat(1))))), "one approval, and the first");
    assert_eq!((game.coins(1), game.coins(0), game.state.table.round), (0, 2, 2));
    tie.play(0, pay(2, 5)).play(0, pay(0, 3)).play(1, APPROVE).play(2, REFUSE);
    assert_eq!(
        (tie.coins(1), tie.coins(2)),
        (0, 5),
        "of three with one approval each the one nearest the start player"
    );
}

/// Who has passed the word is not asked to propose again.
#[test]
fn passed_and_refused() {
    let mut game = trading();
    game.play(1, PASS_WORD).play(2, SUBMIT).play(0, REFUSE).play(1, APPROVE);
    assert_eq!(game.asks(0), PROPOSE, "{}", rule("invasion.team.deadlock"));
    game.play(0, SUBMIT).play(1, REFUSE).play(2, REFUSE);
    assert_eq!(game.state.table.round, 2, "all have spoken or passed the word");
}

/// The answer of the clock and of whoever is silent is the first one offered: to approve.
#[test]
fn silence() {
    rule("invasion.team.silent-seat");
    let mut game = trading();
    game.play(1, SUBMIT);
    assert_eq!(game.options(0)[0], APPROVE);
}

/// Any seat votes and proposes by the same moves; the same answers in the same position give the same game.
#[test]
fn any_seat() {
    rule("invasion.team.confirm");
    let game = trading();
    let play = |seats: [u8; 2]| -> State {
        let mut game = game.fork();
        game.play(1, pay(1, 5)).play(1, pay(0, 3));
        seats.into_iter().for_each(|seat| _ = game.play(seat, APPROVE));
        game.state
    };
    assert_eq!(play([0, 2]), play([2, 0]), "votes do not meet");
    assert_eq!(game.state.asked(), SeatSet::of(Seat(1)));
}
