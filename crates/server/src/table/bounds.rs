//! What binds a seat: behind that it cannot go back.

use super::deed::{Deed, How};
use super::running::Running;
use crate::{EventOf, Host, MoveOf};
use std::sync::Arc;
use tabletop::{Game, Replay, Seat, Session, Viewer};

/// The game after the last thing that binds a seat: what it did before that stays done.
#[derive(Clone)]
pub(super) struct Bound<G> {
    pub(super) state: Arc<G>,
    /// How many moves led there.
    pub(super) at: usize,
}

impl<H: Host> Running<H> {
    /// What binds each seat after a deed of `seat` and its events have led to `session`.
    pub(super) fn bounds_after(
        &self,
        seat: Seat,
        deed: &Deed<MoveOf<H>>,
        session: &Session<H::Game>,
        events: &[EventOf<H>],
    ) -> Vec<Bound<H::Game>> {
        let mut bounds = self.bounds.clone();
        match deed {
            Deed::Move(how, _) => {
                let late = (*how == How::Clock).then_some(seat);
                bind(&mut bounds, self.session.state(), session.state(), events, late, session.n_moves());
            }
            Deed::Undo(taken) => {
                let stays = (0..self.places.len()).filter(|at| !taken.contains(at));
                let late: Vec<bool> = stays.map(|at| self.how(at) == How::Clock).collect();
                bounds = bounds_in(session, &late);
            }
        }
        bounds
    }
}

/// What binds each seat at the end of a game whose past cannot be told: everything.
pub(super) fn all_bound<G: Game>(session: &Session<G>) -> Vec<Bound<G>> {
    let state = session.state();
    vec![Bound { state: Arc::new(state.clone()), at: session.n_moves() }; usize::from(state.n_seats())]
}

/// What binds each seat, found by telling the game again; `late` are the moves that the clock made.
fn bounds_in<G: Game>(session: &Session<G>, late: &[bool]) -> Vec<Bound<G>> {
    let Ok(mut replay) = Replay::new(session.record()) else { return all_bound(session) };
    // What was played before these players sat down binds them all.
    let first = session.record().n_moves_before();
    if replay.go_to(first).is_err() {
        return all_bound(session);
    }
    let mut before = replay.state().clone();
    let mut bounds = vec![Bound { state: Arc::new(before.clone()), at: first }; usize::from(before.n_seats())];
    for (at, &(seat, _)) in (1..).zip(session.record().moves()).skip(first) {
        let Ok(Some(events)) = replay.step().map(|events| events.map(<[G::Event]>::to_vec)) else {
            return all_bound(session);
        };
        let late = (late.get(at - 1) == Some(&true)).then_some(seat);
        bind(&mut bounds, &before, replay.state(), &events, late, at);
        before = replay.state().clone();
    }
    bounds
}

/// Binds the seats that saw a secret or chance come to light, and the one that was too late. Once several are asked at
/// once, whether they have answered is their secret: nobody goes back behind the beginning of that question, answered or
/// not.
fn bind<G: Game>(bounds: &mut [Bound<G>], old: &G, new: &G, events: &[G::Event], late: Option<Seat>, at: usize) {
    let together = old.asked().len() <= 1 && new.asked().len() > 1;
    let mut state = None;
    for (bound, seat) in bounds.iter_mut().zip((0..).map(Seat)) {
        let shows = |event: &G::Event| G::reveals(event) && G::seen_by(event, Viewer::Seat(seat)).is_some();
        if together || late == Some(seat) || events.iter().any(shows) {
            *bound = Bound { state: Arc::clone(state.get_or_insert_with(|| Arc::new(new.clone()))), at };
        }
    }
}
