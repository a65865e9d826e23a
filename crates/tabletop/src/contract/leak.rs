//! Nobody learns what is hidden from him.

use super::Effort;
use super::decision::check_same_to;
use super::differ::same_bytes;
use super::walk::{Walk, applied, choose, each_game, options};
use crate::{Game, Rng, Seat, Viewer};

/// At decisions of random games, for every viewer: the view, the question and the options stay the same,
/// byte by byte, in guessed worlds and when `scramble` changes everything that is hidden from this viewer.
/// And while several seats are asked at once, no other viewer can tell from its view, options or events
/// which answer a seat has given.
///
/// `scramble` works on the state itself, so it proves what a guess, being made from the view, cannot.
/// Panics if it never changes anything.
pub fn leak<G: Game>(setup: &G::Setup, effort: &Effort, scramble: Scramble<'_, G>) {
    check(setup, effort, scramble, |_, _, _| true);
}

/// The same for games in which whom the table waits for lies open: answers after which a seat is asked again are told
/// apart from those by which it finishes, and from nothing else.
pub fn leak_but_who_waits<G: Game>(setup: &G::Setup, effort: &Effort, scramble: Scramble<'_, G>) {
    check(setup, effort, scramble, |one, other, seat| one.asked().contains(seat) == other.asked().contains(seat));
}

/// The same for games in which answers lie open as soon as they are given: what is hidden stays so before and after them.
pub fn leak_but_answers<G: Game>(setup: &G::Setup, effort: &Effort, scramble: Scramble<'_, G>) {
    check(setup, effort, scramble, |_, _, _| false);
}

/// Changes everything that is hidden from a viewer.
pub type Scramble<'a, G> = &'a mut dyn FnMut(&mut G, Viewer, &mut Rng);

/// `alike` says whether others may not tell two worlds apart in which a seat has answered.
fn check<G: Game>(setup: &G::Setup, effort: &Effort, scramble: Scramble<'_, G>, alike: impl Fn(&G, &G, Seat) -> bool) {
    let mut changed = false;
    each_game("leak", setup, effort, |walk: &mut Walk<G>| {
        loop {
            if walk.due() {
                for viewer in Viewer::all(walk.state.n_seats()) {
                    let view = walk.state.view(viewer);
                    check_same_to(&walk.state, &G::guess(&view, &mut walk.rng), viewer, "a guessed world");
                    let mut world = walk.state.clone();
                    scramble(&mut world, viewer, &mut walk.rng);
                    changed |= world != walk.state;
                    check_same_to(&walk.state, &world, viewer, "what is hidden");
                }
            }
            if walk.state.asked().len() > 1 {
                for seat in walk.state.asked().iter() {
                    check_answers(&walk.state, seat, effort.samples, &alike, &mut walk.rng);
                }
            }
            let Some((seat, mv)) = walk.pick() else { break };
            walk.play(seat, mv);
        }
    });
    assert!(changed, "contract `leak` of `{}` is empty: scramble changes nothing, {setup:?}", G::NAME);
}

/// Nobody but `seat` can tell its answers apart while others are still asked: each is compared with the first it is
/// alike with.
fn check_answers<G: Game>(state: &G, seat: Seat, samples: usize, alike: &impl Fn(&G, &G, Seat) -> bool, rng: &mut Rng) {
    let options = options(state, seat);
    let given = |mv: G::Move| {
        let mut world = state.clone();
        let events = applied(&mut world, seat, mv);
        (world, events)
    };
    for _ in 0..samples {
        let Some(&mv) = choose(&options, rng) else { return };
        let (other, other_events) = given(mv);
        let first =
            options.iter().map(|&first| (first, given(first))).find(|(_, (world, _))| alike(world, &other, seat));
        let Some((first, (world, events))) = first else { continue };
        for viewer in Viewer::all(state.n_seats()).filter(|viewer| !viewer.is(seat)) {
            let what = format!("the choice of {mv:?} over {first:?} by seat {}", seat.0);
            check_same_to(&world, &other, viewer, &what);
            let (here, there) = (seen::<G>(&events, viewer), seen::<G>(&other_events, viewer));
            same_bytes(&here, &there, || format!("{what} shows in the events of {viewer:?}"));
        }
    }
}

/// What `viewer` sees of some events.
pub(super) fn seen<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::seen_by(event, viewer)).collect()
}
