//! A game can be taken up at any move and played on with new chance.

use super::Effort;
use super::differ::same;
use super::walk::{Walk, each_game, options};
use crate::{Game, Record, RecordError, Seat, Session, Viewer, fingerprint};

/// At every so many decisions of each game: new chance shows nowhere, is another one for another seed, and
/// follows from the new seed alone, so that nothing of the old chance is left. And a game that is taken up there
/// plays to its end, with a record that survives as text and replays to the same end.
pub fn reseed<G: Game>(setup: &G::Setup, effort: &Effort) {
    each_game("reseed", setup, effort, |walk: &mut Walk<G>| {
        let mut record = Record::<G>::new(setup.clone(), walk.seed);
        let mut taken = None;
        while let Some((seat, mv)) = walk.pick() {
            if walk.due() {
                check(walk);
                // Each is as likely to be the last one that is kept.
                if taken.is_none() || walk.rng.below(4) == 0 {
                    taken = Some(walk.moves.len());
                }
            }
            walk.play(seat, mv);
            record.push(seat, mv);
        }
        record.finish(&walk.state);
        if let Some(at) = taken {
            play_on(walk, &record, at);
        }
    });
}

fn check<G: Game>(walk: &mut Walk<G>) {
    let (one, two) = (walk.rng.seed(), walk.rng.seed());
    let old = &walk.state;
    let again = |from: &G, seed| {
        let mut state = from.clone();
        state.reseed(seed);
        state
    };
    let new = again(old, one);
    for viewer in Viewer::all(old.n_seats()) {
        same(&new.view(viewer), &old.view(viewer), || format!("new chance shows in the view of {viewer:?}"));
    }
    for seat in (0..old.n_seats()).map(Seat) {
        let kept = new.question(seat) == old.question(seat) && options(&new, seat) == options(old, seat);
        assert!(kept, "new chance changes what seat {} is asked", seat.0);
    }
    assert!(new != again(old, two), "two seeds give the same chance");
    same(&again(&again(old, two), one), &new, || "something of the old chance is left".to_owned());
}

/// Plays the game to another end from move `at` on.
fn play_on<G: Game>(walk: &mut Walk<G>, record: &Record<G>, at: usize) {
    let seed = walk.rng.seed();
    let continued = good(record.continue_at(at, seed));
    let mut session = good(Session::from_record(&continued));
    let mut start = good(record.replay_to(at));
    start.reseed(seed);
    same(session.state(), &start, || format!("the game taken up at move {at} stands elsewhere"));
    assert!(session.record().seed_hash() == seed.hash(), "the new seed is not the one whose hash is published");
    (walk.state, walk.moves) = (start, continued.moves().to_vec());
    while let Some((seat, mv)) = walk.pick() {
        if walk.due() {
            session = good(Session::load(session.save()));
        }
        walk.play(seat, mv);
        assert!(session.submit(seat, mv).is_ok(), "{mv:?} is refused in the game taken up at move {at}");
    }
    let parsed: Record<G> = good(Record::parse(session.record().to_text()));
    assert!(
        parsed == *session.record(),
        "the record of the game taken up at move {at} changes on its way through text"
    );
    let end = good(parsed.check());
    assert!(fingerprint(&end) == fingerprint(&walk.state), "the game taken up at move {at} replays to another end");
}

fn good<T>(result: Result<T, RecordError>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("the record is refused: {error}"),
    }
}
