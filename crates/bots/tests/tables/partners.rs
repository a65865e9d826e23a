//! Bots as partners in Invasion.

use crate::expansions::setup;
use crate::{bot, game, rule};
use orleans::{Ask, Characters, Event, InvasionAsk, InvasionEvent, InvasionMove, Level, Module, Modules, Move, Setup};
use orleans::{State, TableOptions};
use tabletop::{Chair, Game, Seat};

/// Plays through the checked door and shows whoever watches each question, its answer and what came of it.
fn plays(name: &str, setup: &Setup, n: u64, mut watch: impl FnMut(&State, Seat, Move, &[Event])) {
    let mut state = game(setup, 9, n);
    let mut bots: Vec<_> = (0..setup.players).map(|seat| bot(name, n * 8 + u64::from(seat))).collect();
    let (mut options, mut log) = (Vec::new(), Vec::new());
    while let Some(seat) = state.asked().first() {
        state.options(seat, &mut options);
        let mv = bots[seat.index()].choose(&Chair::new(&state, seat), &options);
        let before = state.clone();
        log.clear();
        let answered = state.apply(seat, mv, &mut log);
        assert!(answered.is_ok(), "{mv:?}: {answered:?}, game {n} of {setup:?}");
        watch(&before, seat, mv, &log);
    }
    assert!(state.outcome().is_some());
}

fn invasion(players: u8) -> Setup {
    setup(Modules::NONE.with(Module::Invasion), players)
}

/// At every count, with characters dealt and chosen.
#[test]
fn the_city_gets_goods_coins_followers_and_towers() {
    for players in 2..=5 {
        let mut sums = [0; 4];
        for characters in [Characters::Dealt, Characters::Chosen] {
            let options = TableOptions { characters, ..TableOptions::default() };
            // Without the tiles that can end a game in its first rounds.
            let setup = Setup { options, level: Level::Easier, ..invasion(players) };
            plays("medium", &setup, 1, |_, _, _, log| {
                for event in log {
                    match event {
                        Event::Invasion(InvasionEvent::SentGood { .. }) => sums[0] += 1,
                        Event::Invasion(InvasionEvent::SentCoins { .. }) => sums[1] += 1,
                        Event::Invasion(InvasionEvent::Manned { .. }) => sums[2] += 1,
                        Event::Invasion(InvasionEvent::TowerBuilt(..)) => sums[3] += 1,
                        _ => {}
                    }
                }
            });
        }
        assert!(sums.iter().all(|&sum| sum > 0), "{players} players: {sums:?}");
    }
}

/// The word goes on as long as somebody may take it, and the last one proposes, in the same position the same.
#[test]
fn bots_pass_the_word_on_and_the_last_proposes() {
    rule("invasion.team.bot-propose");
    let (mut passed, mut proposed) = (0, 0);
    for n in 0..4 {
        plays("easy", &invasion(3), n, |state, seat, mv, _| {
            if state.question(seat) != Some(Ask::Invasion(InvasionAsk::Propose)) {
                return;
            }
            let mut options = Vec::new();
            state.options(seat, &mut options);
            let pass = Move::Invasion(InvasionMove::PassWord);
            assert_eq!(mv == pass, options.contains(&pass));
            assert_eq!(bot("easy", 77).choose(&Chair::new(state, seat), &options), mv, "whatever its own chance is");
            passed += u32::from(mv == pass);
            proposed += u32::from(mv != pass);
        });
    }
    assert!(passed > 0 && proposed > 0, "{passed} passed, {proposed} proposed");
}
