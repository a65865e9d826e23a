//! A move taken back was never made.

use super::Effort;
use super::differ::same;
use super::walk::{Walk, each_game};
use crate::{Game, Seat, Session};

/// Plays random games as sessions in which seats now and then take a move back. A seat that did is asked
/// again, and making the same move again leads to the same state; a refused undo changes nothing; the
/// record replays to the state of the session and the game ends as usual.
///
/// Panics if no move can ever be taken back: then the game reveals something with every move, and the call
/// proves nothing.
pub fn undo<G: Game>(setup: &G::Setup, effort: &Effort) {
    let mut met = false;
    each_game("undo", setup, effort, |walk: &mut Walk<G>| {
        let Ok(mut session) = Session::<G>::new(setup.clone(), walk.seed) else {
            panic!("the same set-up is refused the second time");
        };
        while let Some((seat, mv)) = walk.pick() {
            walk.play(seat, mv);
            let barred = session.submit(seat, mv).is_err();
            assert!(!barred, "the session refuses the legal move {mv:?}");
            if walk.rng.below(3) == 0 {
                let anybody = Seat(walk.rng.below(walk.state.n_seats().into()) as u8);
                met |= check_undo(&mut session, anybody);
                // An undone move that was made again stands behind the others now.
                walk.moves = session.record().moves().to_vec();
            }
        }
        match session.record().check() {
            Ok(end) => same(&end, session.state(), || "the record replays to another end".to_owned()),
            Err(error) => panic!("the record is refused: {error}"),
        }
        same(session.state(), &walk.state, || "the game ends otherwise after undo".to_owned());
    });
    assert!(met, "contract `undo` of `{}` is empty: no move could be taken back, {setup:?}", G::NAME);
}

/// Takes the latest move of `seat` back and makes it again; whether that was possible.
fn check_undo<G: Game>(session: &mut Session<G>, seat: Seat) -> bool {
    let before = session.clone();
    if let Err(error) = session.undo(seat) {
        let same_moves = session.record() == before.record();
        assert!(same_moves && session.state() == before.state(), "a refused undo ({error}) changes the game");
        return false;
    }
    assert!(session.n_moves() + 1 == before.n_moves(), "undo takes back more than one move");
    match session.record().replay() {
        Ok(state) => same(&state, session.state(), || "undo and a replay disagree".to_owned()),
        Err(error) => panic!("the record is refused after an undo: {error}"),
    }
    let latest = before.record().moves().iter().rfind(|(by, _)| *by == seat);
    let Some(&(_, mv)) = latest else { panic!("a seat took back a move without having made one") };
    assert!(session.state().asked().contains(seat), "seat {} is not asked again after its undo", seat.0);
    if let Err(illegal) = session.submit(seat, mv) {
        panic!("{mv:?} of seat {} is refused by {} after its undo", seat.0, illegal.rule);
    }
    same(session.state(), before.state(), || format!("{mv:?} leads elsewhere when made again after an undo"));
    true
}
