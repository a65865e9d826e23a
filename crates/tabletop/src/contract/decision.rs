//! What must hold at every decision.

use super::differ::{same, same_bytes};
use super::pool::Pool;
use super::walk::{applied, choose, options};
use crate::fingerprint::json;
use crate::{Game, MAX_SEATS, Rng, Seat, Viewer};

/// Who is asked has options, all of them legal, none twice, the same however often one asks; who is not
/// asked has none.
pub(super) fn check_options<G: Game>(state: &G, samples: usize, rng: &mut Rng) {
    let asked = state.asked();
    let over = state.outcome().is_some();
    assert!(asked.is_empty() == over, "seats {asked:?} are asked, and that the game is over is {over}");
    for seat in asked.iter() {
        assert!(seat.0 < state.n_seats(), "seat {} is asked and is not at the table", seat.0);
    }
    for seat in (0..state.n_seats()).map(Seat) {
        let open = asked.contains(seat);
        let options = options(state, seat);
        assert!(!open || !options.is_empty(), "seat {} is asked and has no option", seat.0);
        assert!(open || options.is_empty(), "seat {} is not asked and has the options {options:?}", seat.0);
        let question = state.question(seat);
        assert!(question.is_some() == open, "seat {} has the question {question:?}, and asked is {open}", seat.0);
        for (i, mv) in options.iter().enumerate() {
            assert!(!options[..i].contains(mv), "seat {} has the option {mv:?} twice", seat.0);
        }
        check_order(state, seat, &options);
        check_order(&state.clone(), seat, &options);
        for _ in 0..samples {
            if let Some(&mv) = choose(&options, rng) {
                let rule = state.why_not(seat, mv);
                assert!(rule.is_none(), "why_not forbids the option {mv:?} of seat {} by {rule:?}", seat.0);
            }
        }
    }
}

fn check_order<G: Game>(state: &G, seat: Seat, expected: &[G::Move]) {
    let again = options(state, seat);
    assert!(again == expected, "the options of seat {} change: {expected:?}, then {again:?}", seat.0);
}

/// What is not an option is refused, with the rule that `why_not` gives, and changes nothing. This goes for
/// every seat, asked or not, and for one that the table does not have.
pub(super) fn check_refusals<G: Game>(state: &G, pool: &Pool<G::Move>, samples: usize, rng: &mut Rng) {
    let asked = state.asked();
    for seat in (0..=state.n_seats()).filter(|&n| n < MAX_SEATS).map(Seat) {
        let options = if asked.contains(seat) { options(state, seat) } else { Vec::new() };
        for mv in (0..samples).filter_map(|_| pool.draw(rng)).collect::<Vec<_>>() {
            if options.contains(&mv) {
                continue;
            }
            let Some(rule) = state.why_not(seat, mv) else {
                panic!("why_not allows {mv:?} of seat {}, which is not an option", seat.0);
            };
            let (mut copy, mut log) = (state.clone(), Vec::new());
            match copy.apply(seat, mv, &mut log) {
                Ok(()) => panic!("{mv:?} of seat {} is not an option and is accepted", seat.0),
                Err(illegal) => assert!(
                    illegal.rule == rule,
                    "{mv:?} of seat {} is refused by {}, and why_not says {rule}",
                    seat.0,
                    illegal.rule,
                ),
            }
            assert!(log.is_empty(), "the refused move {mv:?} of seat {} writes events", seat.0);
            same(&copy, state, || format!("the refused move {mv:?} of seat {} changes the state", seat.0));
        }
    }
}

/// A world guessed from a view looks the same to the viewer: the same view, question and options. And it
/// is a world: one can play on in it.
pub(super) fn check_guesses<G: Game>(state: &G, rng: &mut Rng) {
    for viewer in Viewer::all(state.n_seats()) {
        let view = state.view(viewer);
        let mut world = G::guess(&view, rng);
        same(&world.view(viewer), &view, || format!("a guessed world looks different to {viewer:?}"));
        check_same_to(state, &world, viewer, "a guessed world");
        for _ in 0..FORESIGHT {
            let asked: Vec<Seat> = world.asked().iter().collect();
            let Some(&seat) = choose(&asked, rng) else { break };
            let Some(&mv) = choose(&options(&world, seat), rng) else {
                panic!("seat {} has no option in a world guessed by {viewer:?}", seat.0);
            };
            applied(&mut world, seat, mv);
        }
    }
}

/// How many moves a guessed world is played on.
const FORESIGHT: usize = 8;

/// `viewer` cannot tell `world` from `state` by anything it is shown.
pub(super) fn check_same_to<G: Game>(state: &G, world: &G, viewer: Viewer, what: &str) {
    same_bytes(&state.view(viewer), &world.view(viewer), || format!("{what} shows in the view of {viewer:?}"));
    if let Viewer::Seat(seat) = viewer {
        let (here, there) = (state.question(seat), world.question(seat));
        same_bytes(&here, &there, || format!("{what} shows in the question of {viewer:?}"));
        let (here, there) = (options(state, seat), options(world, seat));
        same_bytes(&here, &there, || format!("{what} shows in the options of {viewer:?}"));
    }
}

/// The state comes back from JSON as it was, with the same options.
pub(super) fn check_json<G: Game>(state: &G) -> G {
    let loaded: G = match serde_json::from_str(&json(state)) {
        Ok(loaded) => loaded,
        Err(error) => panic!("the state cannot be read back from its JSON: {error}"),
    };
    same(&loaded, state, || "the state changes on its way through JSON".to_owned());
    for seat in (0..state.n_seats()).map(Seat) {
        check_order(&loaded, seat, &options(state, seat));
    }
    loaded
}
