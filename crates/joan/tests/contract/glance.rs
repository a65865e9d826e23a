//! What a screen gets besides the view: the facts, and the table at a glance.

use joan::components::{Bonus, Category, Follower, Level, Prize};
use joan::{Act, Event, Move, Setup, Sheet, State, Whole, facts, glance};
use std::collections::BTreeMap;
use tabletop::{Game, Rng, Seat, Seed, Viewer, eager_choice};

/// A row of the data is marked where no source shows it; the screen says how many there are.
#[test]
fn reconstructed_rows_are_counted() {
    let files = [include_str!("../../../../data/joan.toml"), include_str!("../../../../data/joan_solo.toml")];
    let marked = files.iter().flat_map(|file| file.lines()).filter(|line| *line == "reconstructed = true").count();
    assert_eq!(usize::from(facts().reconstructed), marked);
    assert!(marked > 100);
}

#[test]
fn a_glance_tells_what_the_rules_say() {
    for setup in [Setup::new(3), Setup::solo(Level::Connoisseur)] {
        let mut state = State::new(&setup, Seed::of_series(40, 1)).expect("a game");
        let (mut rng, mut options) = (Rng::new(Seed::of_series(41, 1)), Vec::new());
        while let Some(seat) = state.asked().first() {
            let seen = glance(&state.view(Viewer::Spectator));
            assert_eq!(seen.at_turn, Some(seat));
            for (nth, own) in (0..).map(Seat).zip(&seen.seats) {
                assert_eq!(own.score, joan::score::sheet(&state, nth));
                assert_eq!((own.citizens, own.coins), (state.citizens(nth), state.sheet(nth).coins()));
                assert!((own.struck & state.sheet(nth).stations).is_empty());
            }
            let open = Category::ALL.iter().filter(|category| state.category_is_open(**category)).count();
            assert_eq!(seen.open_categories.len(), open);
            state.options(seat, &mut options);
            let mv = eager_choice(&state, seat, &options, &mut rng).expect("an option");
            state.play(seat, mv, &mut Vec::new());
        }
        let end = glance(&state.view(Viewer::Spectator));
        assert_eq!((end.at_turn, end.joan.is_some()), (None, setup.is_solo()));
        let outcome = state.outcome().expect("the game is over");
        assert_eq!(end.seats[0].score, outcome.sheets[0]);
        assert!(end.joan.is_none_or(|sheet| outcome.kind == tabletop::OutcomeKind::Rival(sheet)));
    }
}

/// What a screen tells of an answer before it is given is what happens then, and nothing is told of chance. Who marks a
/// good, a coin or a space that brings points hears why.
#[test]
fn what_lies_ahead_comes_true() {
    let mut state = State::new(&Setup::new(2), Seed::of_series(42, 1)).expect("a game");
    let (mut rng, mut options, mut told) = (Rng::new(Seed::of_series(43, 1)), Vec::new(), 0);
    let mut whole_of = BTreeMap::new();
    while let Some(seat) = state.asked().first() {
        let seen = glance(&state.view(Viewer::Seat(seat)));
        assert!(glance(&state.view(Viewer::Spectator)).ahead.is_empty());
        state.options(seat, &mut options);
        for &mv in options.iter().filter(|mv| **mv != Move::EndTurn) {
            let (mut copy, mut log) = (state.clone(), Vec::new());
            copy.play(seat, mv, &mut log);
            let ahead = seen.ahead.iter().find(|ahead| ahead.answer == mv);
            let (brings, completes) = ahead.map_or((&[][..], &[][..]), |ahead| (&ahead.brings, &ahead.completes));
            let own = usize::from(!matches!(log[0], Event::Point { .. }));
            assert_eq!(&log[own..], brings, "{mv:?}");
            for whole in completes {
                let sheet = copy.sheet(seat);
                assert!(is_whole(whole, sheet) && !is_whole(whole, state.sheet(seat)), "{mv:?}");
                *whole_of.entry(format!("{whole:?}").split('(').next().unwrap_or_default().to_owned()).or_insert(0) +=
                    1;
            }
            let points = joan::score::total(&copy, seat) - joan::score::total(&state, seat);
            let tells = !brings.is_empty() || !completes.is_empty();
            let plain = matches!(mv, Move::Recruit { .. } | Move::Do { act: Act::Station(_) | Act::Shield, .. });
            assert!(points == 0 || tells || plain, "{mv:?} brings {points} points and says nothing");
            let monk = Event::Gained { seat, prize: Prize::Open(Bonus::Action(Follower::Monk)) };
            told += usize::from(brings.contains(&monk));
        }
        assert!(seen.ahead.iter().all(|ahead| ahead.answer != Move::EndTurn && options.contains(&ahead.answer)));
        let mv = eager_choice(&state, seat, &options, &mut rng).expect("an option");
        state.play(seat, mv, &mut Vec::new());
    }
    assert!(told > 0, "a game brings Monk actions");
    assert!(whole_of.len() == 5 && whole_of.values().all(|times| *times > 0), "every part is completed: {whole_of:?}");
}

fn is_whole(whole: &Whole, sheet: &Sheet) -> bool {
    match *whole {
        Whole::Goods(good) => sheet.goods[good.index()] == 5,
        Whole::GoodsColumn(column) => sheet.goods.iter().all(|goods| *goods >= column),
        Whole::Coins(row) => sheet.circled[row.index()] == 5,
        Whole::CoinsColumn(column) => sheet.struck.iter().all(|struck| *struck >= column),
        Whole::Deed(deed) => sheet.deeds[deed.index()] == [true; 3],
    }
}
