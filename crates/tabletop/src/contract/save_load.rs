//! Saving and loading change nothing.

use super::Effort;
use super::decision::check_json;
use super::differ::same;
use super::walk::{Walk, applied, each_game};
use crate::{Game, Session, fingerprint};

/// Plays each game straight, and beside it once more with the state written to JSON and read back between
/// all moves, and once more as a [`Session`] that is saved and loaded every so often; all of them write the
/// same events and end the same.
pub fn save_load<G: Game>(setup: &G::Setup, effort: &Effort) {
    each_game("save_load", setup, effort, |walk: &mut Walk<G>| {
        let mut loaded = walk.state.clone();
        let Ok(mut session) = Session::<G>::new(setup.clone(), walk.seed) else {
            panic!("the same set-up is refused the second time");
        };
        while let Some((seat, mv)) = walk.pick() {
            loaded = check_json(&loaded);
            if walk.due() {
                session = match Session::load(session.save()) {
                    Ok(session) => session,
                    Err(error) => panic!("the saved session cannot be loaded: {error}"),
                };
            }
            let straight = walk.play(seat, mv);
            let events = applied(&mut loaded, seat, mv);
            same(&events, &straight, || format!("{mv:?} writes other events after loading"));
            let Ok(events) = session.submit(seat, mv) else { panic!("{mv:?} is refused after loading") };
            same(&events, &straight, || format!("{mv:?} writes other events in the loaded session"));
            same(session.state(), &walk.state, || "the loaded session stands elsewhere".to_owned());
        }
        same(&loaded, &walk.state, || "the loaded game ends otherwise".to_owned());
        let end = session.record().end().map(|end| end.fingerprint.clone());
        assert!(end == Some(fingerprint(&walk.state)), "the loaded session records another end");
    });
}
