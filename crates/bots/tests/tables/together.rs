//! Bots who plan beside people in Invasion.

use crate::expansions::setup;
use crate::{bot, game};
use bots::orleans::intents;
use orleans::components::Place;
use orleans::{Ask, Intent, Module, Modules, Move, State};
use tabletop::{Chair, Game, Seat, SeatSet, Viewer};

const PERSON: Seat = Seat(1);
const BOT: Seat = Seat(0);
/// More steps than a plan and its taking back need.
const STEPS: usize = 60;

fn begun(players: u8, n: u64) -> State {
    game(&setup(Modules::NONE.with(Module::Invasion), players), 9, n)
}

fn people() -> SeatSet {
    SeatSet::of(PERSON)
}

/// Lets the bot go on until it waits or is ready; gives its steps.
fn goes_on(state: &mut State, name: &str, seat: Seat) -> Vec<Move> {
    let (mut options, mut steps) = (Vec::new(), Vec::new());
    while state.question(seat) == Some(Ask::Plan) {
        assert!(steps.len() < STEPS, "it comes to an end: {steps:?}");
        options.clear();
        state.options(seat, &mut options);
        let Some(mv) = bot(name, 1).choose_beside(&Chair::new(state, seat), &options, people()) else { break };
        state.apply(seat, mv, &mut Vec::new()).expect("a legal step");
        steps.push(mv);
    }
    steps
}

fn said(state: &State, seat: Seat) -> Intent {
    intents(&state.view(Viewer::Spectator)).swap_remove(seat.index())
}

/// What the person may plan: all followers that one place takes, if they are there.
fn plans(state: &State, place: Place) -> Option<State> {
    let mut state = state.clone();
    let mut options = Vec::new();
    loop {
        options.clear();
        state.options(PERSON, &mut options);
        let put = options.iter().copied().find(|mv| matches!(mv, Move::Put { place: at, .. } if *at == place));
        match put {
            Some(mv) => state.apply(PERSON, mv, &mut Vec::new()).expect("a legal step"),
            None => return said(&state, PERSON).places.contains(&place).then_some(state),
        }
    }
}

/// A bot lays its plan at once, waits for the person, and is ready at once after the person.
#[test]
fn it_is_ready_after_the_people() {
    for name in ["easy", "medium", "hard"] {
        let mut state = begun(2, 1);
        let steps = goes_on(&mut state, name, BOT);
        assert!(!steps.is_empty() && steps.iter().all(|mv| matches!(mv, Move::Put { .. })), "{name}: {steps:?}");
        assert_eq!(goes_on(&mut state, name, BOT), [], "{name} waits");
        state.apply(PERSON, Move::Ready, &mut Vec::new()).expect("ready");
        assert_eq!(goes_on(&mut state, name, BOT), [Move::Ready], "{name}");
        assert_ne!(state.question(PERSON), Some(Ask::Plan), "planning is over");
    }
}

/// A game in which both plan some rounds later, when there is more to choose from.
fn later(n: u64, round: u8) -> Option<State> {
    let mut state = begun(2, n);
    let both = [PERSON, BOT];
    while state.table.round < round || !both.iter().all(|&seat| state.question(seat) == Some(Ask::Plan)) {
        let seat = state.asked().first()?;
        let mut options = Vec::new();
        state.options(seat, &mut options);
        let mv = bot("medium", 1).choose(&Chair::new(&state, seat), &options);
        state.play(seat, mv, &mut Vec::new());
    }
    Some(state)
}

/// The person plans what the bot has planned: the bot takes it back and does something else, and says why.
#[test]
fn a_plan_gives_way_to_a_persons() {
    let mut changed = Vec::new();
    for n in 0..200 {
        // Two such tables are enough; most plans are worth keeping whatever a partner does.
        if changed.len() >= 2 {
            break;
        }
        let Some(mut state) = later(n, 2 + (n % 8) as u8) else { continue };
        goes_on(&mut state, "medium", BOT);
        let before = said(&state, BOT);
        for &place in &before.places {
            let Some(mut state) = plans(&state, place) else { continue };
            let steps = goes_on(&mut state, "medium", BOT);
            let after = said(&state, BOT);
            if let Some((who, left)) = after.gives_way {
                assert!(said(&state, who).places.contains(&left) && !after.places.contains(&left), "{after:?}");
            }
            if after.gives_way == Some((PERSON, place)) && !after.places.is_empty() {
                assert!(steps.iter().any(|mv| matches!(mv, Move::PutBack { .. })), "{steps:?}");
                changed.push((n, place, after.places));
            }
        }
    }
    assert!(!changed.is_empty(), "somewhere a plan gives way and another takes its place");
}

/// Bots give way to people and to the bots before them, never in a circle.
#[test]
fn bots_side_by_side_come_to_an_end() {
    for n in 0..6 {
        let mut state = begun(4, n);
        let bots = [0, 2, 3].map(Seat);
        for _ in 0..2 {
            while bots.iter().any(|&seat| !goes_on(&mut state, "medium", seat).is_empty()) {}
        }
        assert!(bots.iter().all(|&seat| state.question(seat) == Some(Ask::Plan)), "all wait");
        state.apply(PERSON, Move::Ready, &mut Vec::new()).expect("ready");
        bots.iter().for_each(|&seat| assert_eq!(goes_on(&mut state, "medium", seat), [Move::Ready]));
    }
}

/// Elsewhere, and without people, nobody waits.
#[test]
fn nobody_waits_where_nothing_is_seen() {
    let alone = begun(2, 1);
    let against = game(&setup(Modules::NONE, 2), 9, 1);
    for (state, people) in [(&alone, SeatSet::EMPTY), (&against, people())] {
        let mut options = Vec::new();
        state.options(BOT, &mut options);
        let chair = Chair::new(state, BOT);
        let choice = bot("medium", 1).choose(&chair, &options);
        assert_eq!(bot("medium", 1).choose_beside(&chair, &options, people), Some(choice));
    }
}
