//! Words at a table of Joan of Arc, without a table to sit at.

use super::words::moves;
use crate::games::Told;
use crate::play::{Question, why};
use crate::speech::Names;
use joan::components::{BankRow, Deed, Follower, Good, Level, Place, Town};
use joan::{Act, Event, Move, Places, Setup, Source, State};
use std::collections::BTreeSet;
use tabletop::{Chair, Game, Rng, Seed};

#[test]
fn words_mean_moves() {
    let best = |said: &str| {
        let meant = State::sayings().expect("the moves are listed").meant(said);
        meant.into_iter().min_by_key(|it| it.unsaid).map(|it| it.mv)
    };
    let act = |act| Some(Move::Do { with: Source::Action, act });
    for (said, mv) in [
        ("take a farmer", Some(Move::Take(Follower::Farmer))),
        ("recruit monk, put knight away", Some(Move::Recruit { discard: Follower::Knight })),
        ("end", Some(Move::EndTurn)),
        ("keep", Some(Move::Keep)),
        ("pay row 2", Some(Move::Pay(BankRow::Second))),
        ("mark brocade instead of wine", Some(Move::Replace { good: Good::Wine, by: Some(Good::Brocade) })),
        ("build tours", act(Act::Station(Town::Tours))),
        ("use the tavern", act(Act::Use(Place::Tavern))),
        ("mark trader at deed 5", act(Act::Deed { deed: Deed::Fifth, follower: Follower::Trader })),
        ("sing a song", None),
    ] {
        match (best(said), mv) {
            // The action and the effect are said alike: what is asked decides.
            (Some(Move::Do { act, .. }), Some(Move::Do { act: wanted, .. })) => assert_eq!(act, wanted, "{said}"),
            (found, mv) => assert_eq!(found, mv, "{said}"),
        }
    }
}

/// Every option has words of its own, and they mean it; every event is a sentence.
#[test]
fn options_and_events_are_told() {
    let mut rng = Rng::new(Seed::of_series(4, 1));
    let printed = Setup { places: Places::Printed, ..Setup::new(5) };
    for (nth, setup) in (0..).zip([Setup::new(2), Setup::new(4), printed, Setup::solo(Level::Special)]) {
        let names = Names::<State>::new(&[], setup.players, setup);
        let mut state = State::new(&setup, Seed::of_series(4, nth)).expect("a table");
        let mut said = BTreeSet::new();
        while let Some(seat) = state.asked().first() {
            let question = Question::of(&Chair::new(&state, seat)).expect("an asked seat");
            assert!(State::asks(&question, &names).ends_with(['?', '.']));
            let words: BTreeSet<String> = question.options.iter().map(|mv| State::option(&question, *mv)).collect();
            assert_eq!(words.len(), question.options.len(), "{words:?}");
            let mv = question.options[rng.below(question.options.len() as u32) as usize];
            if said.insert(moves::plain(mv)) {
                assert_eq!(why::legal(&question, &moves::plain(mv))[..], [mv], "its own sentence means a move");
            }
            let mut events: Vec<Event> = Vec::new();
            state.play(seat, mv, &mut events);
            assert!(State::events(&events, &names).iter().all(|line| line.ends_with('.')), "{events:?}");
        }
        assert!(!State::table(&state.view(tabletop::Viewer::Spectator), &names).is_empty());
    }
}
