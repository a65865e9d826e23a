//! Bots with expansions on the table, and alone in scenarios.

use crate::{MOST_DECISIONS, bot, game};
use orleans::components::Edition;
use orleans::{Event, IntrigueEvent, Module, Modules, OrdersEvent, Setup};
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
        _ => None,
    }
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
