//! Bots with expansions on the table, and alone in scenarios.

use crate::{MOST_DECISIONS, bot, game};
use orleans::components::Edition;
use orleans::{Event, IntrigueEvent, Module, Modules, OrdersEvent, ProsperityEvent, Setup};
use std::collections::BTreeMap;
use tabletop::{Chair, Game};

/// Each expansion alone, and all that go together with either board.
fn mixes() -> Vec<Modules> {
    let with = |board| [Module::Orders, Module::TradeEvents, board].into_iter().collect();
    let alone = Module::ALL.iter().map(|&module| Modules::NONE.with(module));
    alone.chain([with(Module::TradeDeeds), with(Module::Intrigue)]).collect()
}

pub(crate) fn setup(modules: Modules, players: u8) -> Setup {
    Setup { modules, ..Setup::new(Edition::Bigbox, players) }
}

/// Plays through the checked door; what happened, by the name of the event.
fn plays(name: &str, setup: &Setup, n: u64) -> BTreeMap<&'static str, u32> {
    let (mut state, mut happened) = (game(setup, 3, n), BTreeMap::new());
    let mut bots: Vec<_> = (0..setup.players).map(|seat| bot(name, n * 8 + u64::from(seat))).collect();
    let (mut options, mut log, mut decisions) = (Vec::new(), Vec::new(), 0);
    while let Some(seat) = state.asked().first() {
        state.options(seat, &mut options);
        let mv = bots[seat.index()].choose(&Chair::new(&state, seat), &options);
        log.clear();
        let answered = state.apply(seat, mv, &mut log);
        assert!(answered.is_ok(), "{mv:?}: {answered:?}, game {n} of {setup:?}");
        log.iter().filter_map(named).for_each(|name| *happened.entry(name).or_default() += 1);
        decisions += 1;
        assert!(decisions <= 2 * MOST_DECISIONS * u64::from(setup.players), "game {n} of {setup:?} goes on");
    }
    assert!(state.outcome().is_some());
    happened
}

fn named(event: &Event) -> Option<&'static str> {
    match event {
        Event::Orders(OrdersEvent::Delivered(..)) => Some("delivered"),
        Event::SentTo { .. } => Some("sent"),
        Event::Intrigue(IntrigueEvent::Plotted { .. }) => Some("plotted"),
        Event::Intrigue(IntrigueEvent::Offered { .. }) => Some("offered"),
        Event::Intrigue(IntrigueEvent::Accepted { .. }) => Some("accepted"),
        Event::Prosperity(ProsperityEvent::Built { .. }) => Some("built"),
        Event::Prosperity(ProsperityEvent::Completed(..)) => Some("completed"),
        _ => None,
    }
}

/// Cards are not only held: the Carpenter goes where they can be built, and what is built is manned.
#[test]
fn bots_build_and_complete_structures() {
    let mut sum: BTreeMap<&str, u32> = BTreeMap::new();
    for n in 0..4 {
        let setup = setup(Modules::NONE.with(Module::Prosperity), 3);
        plays("medium", &setup, n).into_iter().for_each(|(name, times)| *sum.entry(name).or_default() += times);
    }
    let most = |name: &str| sum.get(name).copied().unwrap_or(0);
    assert!(most("built") >= 12 && most("completed") >= 4, "{sum:?}");
}

#[test]
fn every_level_answers_legally_with_every_expansion() {
    for modules in mixes() {
        let seats = modules.seats(Edition::Bigbox);
        for players in seats.clone() {
            for name in ["random", "easy", "medium"] {
                plays(name, &setup(modules, players), 0);
            }
        }
        plays("hard", &setup(modules, *seats.start()), 1);
    }
}

#[test]
fn bots_deliver_send_plot_and_bribe() {
    let all = mixes().into_iter().last().expect("a mix");
    let mut sum: BTreeMap<&str, u32> = BTreeMap::new();
    for n in 0..4 {
        plays("medium", &setup(all, 4), n).into_iter().for_each(|(name, times)| *sum.entry(name).or_default() += times);
    }
    let most = |name: &str| sum.get(name).copied().unwrap_or(0);
    assert!(most("delivered") >= 16 && most("sent") >= 16, "{sum:?}");
    assert!(most("plotted") > most("offered"), "some plots are cheaper than any bribe: {sum:?}");
    assert!(
        most("offered") >= 4 && most("accepted") * 10 >= most("offered") * 9,
        "who offers knows what is enough: {sum:?}"
    );
}

/// Alone at the table whoever plays by points wins nothing: a task is what counts. By chance bots that win as often as
/// these did on 60 deals (78 and 48 of 100) fail here in 3 of 100 cases.
#[test]
fn scenarios_are_played_to_be_won() {
    for (module, least) in [(Module::Dignitary, 3), (Module::Tours, 1)] {
        let setup = setup(Modules::NONE.with(module), 1);
        let won = (0..6).filter(|&n| !crate::played(&setup, 5, n, &["hard"]).1.winners.is_empty()).count();
        assert!(won >= least, "{module}: {won} of 6 won");
    }
}

/// A delivery costs many meals, and thumb rules know it: they win 41 of 100 games (2,000 played), and 8 of 40 or fewer
/// in one case of a hundred.
#[test]
fn the_salesman_feeds_everybody_and_delivers() {
    let setup = setup(Modules::NONE.with(Module::Salesman), 1);
    let won = (0..40).filter(|&n| !crate::played(&setup, 5, n, &["medium"]).1.winners.is_empty()).count();
    assert!(won >= 8, "{won} of 40 won");
}
