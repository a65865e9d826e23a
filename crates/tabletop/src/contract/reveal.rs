//! Whatever comes to light is said to have come to light.

use super::Effort;
use super::leak::seen;
use super::walk::{Walk, applied, each_game, options};
use crate::{Game, Seat, SeatSet, Viewer};

/// At decisions of random games, for every viewer, the same move is made in worlds that look alike to it: the true
/// one, the same with new chance, and guessed ones. Where it shows the viewer different things, something hidden came
/// to light, so one of its events must reveal; and the viewer must see that one if it has a move that could still be
/// taken back. The same goes for a move that the viewer sees and that cannot be made in a world that looked alike.
///
/// A move may end a question to several seats in one world and leave it open in another, where others still think.
/// Whoever waits for them learns no secret, so nothing is asked of the world in which the question stays open; nor of
/// one in which somebody else's move shows the viewer nothing at all.
///
/// Panics if no two worlds ever differ: then the game has no chance and no secret, and the call proves nothing.
pub fn reveal<G: Game>(setup: &G::Setup, effort: &Effort) {
    reveal_arranged(setup, effort, &|_: &mut G| {});
}

/// The same for games in which `arrange` has put things where chance would seldom put them.
pub fn reveal_arranged<G: Game>(setup: &G::Setup, effort: &Effort, arrange: &dyn Fn(&mut G)) {
    let mut met = false;
    each_game("reveal", setup, effort, |walk: &mut Walk<G>| {
        arrange(&mut walk.state);
        let mut free = SeatSet::EMPTY;
        while let Some((seat, mv)) = walk.pick() {
            if walk.due() {
                met |= check(walk, seat, mv, free.with(seat));
            }
            let events = walk.play(seat, mv);
            let bound = |by: &Seat| events.iter().any(|event| G::reveals(event) && sees::<G>(Viewer::Seat(*by), event));
            free = free.with(seat).iter().filter(|by| !bound(by)).fold(SeatSet::EMPTY, SeatSet::with);
        }
    });
    assert!(met, "contract `reveal` of `{}` is empty: nothing ever comes to light, {setup:?}", G::NAME);
}

/// Whether anything came to light. The seats in `free` have a move that could be taken back.
fn check<G: Game>(walk: &mut Walk<G>, seat: Seat, mv: G::Move, free: SeatSet) -> bool {
    let here = Made::new(&walk.state, seat, mv);
    let mut new_chance = walk.state.clone();
    new_chance.reseed(walk.rng.seed());
    let mut met = false;
    for viewer in Viewer::all(walk.state.n_seats()) {
        let must_see = free.iter().any(|seat| viewer.is(seat));
        let before = Watcher { viewer, must_see, view: walk.state.view(viewer) };
        met |= before.compare(&here, &new_chance);
        for _ in 0..walk.effort.samples {
            met |= before.compare(&here, &G::guess(&before.view, &mut walk.rng));
        }
    }
    met
}

fn sees<G: Game>(viewer: Viewer, event: &G::Event) -> bool {
    G::seen_by(event, viewer).is_some()
}

/// A move that was made in some world.
struct Made<G: Game> {
    seat: Seat,
    mv: G::Move,
    after: G,
    events: Vec<G::Event>,
    /// Others are still asked what they were asked before.
    open: bool,
}

impl<G: Game> Made<G> {
    fn new(before: &G, seat: Seat, mv: G::Move) -> Made<G> {
        let mut after = before.clone();
        let events = applied(&mut after, seat, mv);
        let mut others = before.asked().without(seat).iter();
        let open = others.any(|other| after.question(other) == before.question(other));
        Made { seat, mv, after, events, open }
    }
}

/// What a viewer saw before the move, in all worlds.
struct Watcher<G: Game> {
    viewer: Viewer,
    view: G::View,
    /// It could take a move back, and must be told not to.
    must_see: bool,
}

impl<G: Game> Watcher<G> {
    /// Whether `world` looks different now that the move was made.
    fn compare(&self, here: &Made<G>, world: &G) -> bool {
        match world.why_not(here.seat, here.mv) {
            None => self.compare_made(here, &Made::new(world, here.seat, here.mv)),
            Some(_) => self.compare_any(here, world),
        }
    }

    /// The same move in two worlds.
    fn compare_made(&self, here: &Made<G>, there: &Made<G>) -> bool {
        if self.alike(here, there) {
            return false;
        }
        for (one, other) in [(here, there), (there, here)] {
            let others_still_think = one.open && !other.open;
            if !others_still_think && !self.misses(one) {
                self.must_reveal(one, "shows different things in worlds that looked alike");
            }
        }
        true
    }

    /// A move that cannot be made in `world`: unless the viewer sees nothing of it, or no more than some move there
    /// would show, it knows now that this is not the true world.
    fn compare_any(&self, here: &Made<G>, world: &G) -> bool {
        let answers = |by: Seat| options(world, by).into_iter().map(move |mv| (by, mv));
        let mut moves = world.asked().iter().flat_map(answers);
        if self.misses(here) || moves.any(|(by, mv)| self.alike(here, &Made::new(world, by, mv))) {
            return false;
        }
        self.must_reveal(here, "cannot be made in a world that looked alike");
        true
    }

    fn alike(&self, one: &Made<G>, other: &Made<G>) -> bool {
        seen::<G>(&one.events, self.viewer) == seen::<G>(&other.events, self.viewer)
            && one.after.view(self.viewer) == other.after.view(self.viewer)
    }

    /// Whether the viewer does not even know that the move was made.
    fn misses(&self, made: &Made<G>) -> bool {
        let unseen = seen::<G>(&made.events, self.viewer).is_empty() && made.after.view(self.viewer) == self.view;
        unseen && !self.viewer.is(made.seat)
    }

    fn must_reveal(&self, made: &Made<G>, why: &str) {
        let says = |event: &G::Event| G::reveals(event) && (!self.must_see || sees::<G>(self.viewer, event));
        let (Made { seat, mv, events, .. }, viewer) = (made, self.viewer);
        let said = events.iter().any(says);
        assert!(said, "{mv:?} of seat {} {why}, and nothing reveals it to {viewer:?}: {events:?}", seat.0);
    }
}
