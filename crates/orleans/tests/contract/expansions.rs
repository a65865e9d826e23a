//! The same promises with expansions: every mix that goes together, at every player count. What is long looks at a sixth of
//! them in every run, and at all in `make soak`.

use crate::audit::Audit;
use crate::setups::{expansions, whole_expansions};
use crate::turns::sixth;
use crate::{MAX_MOVES, hidden};
use orleans::{Family, Module, Setup, State, TableOptions};
use tabletop::contract::{
    Effort, commute, leak_but_answers, leak_but_who_waits, play_random, replays, reseed, reveal, save_load, undo,
};
use tabletop::{Game, Seed};

#[test]
fn random_games_keep_the_contract() {
    for setup in sixth(expansions()) {
        let mut audit = Audit::new(setup);
        let effort = Effort { series: 11, every: 60, samples: 2, ..Effort::games(10, MAX_MOVES) };
        play_random::<State>(&setup, &effort, &mut |state, events| audit.check(state, events));
    }
}

#[test]
fn agreements_keep_the_contract() {
    let options =
        TableOptions { uprising_last: true, exclude_tiles: true, ordered_planning: true, ..TableOptions::default() };
    for setup in whole_expansions().map(|setup| Setup { options, ..setup }) {
        let mut audit = Audit::new(setup);
        let effort = Effort { series: 12, every: 60, samples: 2, ..Effort::games(6, MAX_MOVES) };
        play_random::<State>(&setup, &effort, &mut |state, events| audit.check(state, events));
    }
}

/// Who plays alone may agree with themselves on how to plan, and leave out a tile.
#[test]
fn a_scenario_keeps_the_contract_with_agreements() {
    let options =
        TableOptions { exclude_tiles: true, ordered_planning: true, open_planning: true, ..TableOptions::default() };
    for setup in expansions().filter(|setup| setup.players == 1).map(|setup| Setup { options, ..setup }) {
        let mut audit = Audit::new(setup);
        let effort = Effort { series: 21, every: 60, samples: 2, ..Effort::games(10, MAX_MOVES) };
        play_random::<State>(&setup, &effort, &mut |state, events| audit.check(state, events));
    }
}

/// Where all play together plans and bags lie open (invasion.round.open-information): the stack and chance stay hidden.
#[test]
fn nothing_leaks() {
    for setup in sixth(expansions()) {
        let effort = Effort { series: 13, every: 60, samples: 1, ..Effort::games(1, MAX_MOVES) };
        let check = match setup.modules.contains(Module::Invasion) {
            true => leak_but_answers::<State>,
            false => leak_but_who_waits::<State>,
        };
        check(&setup, &effort, &mut hidden::scramble);
    }
}

#[test]
fn saved_replayed_and_taken_back() {
    for setup in sixth(expansions()) {
        // Who plays alone is never asked together with others.
        if setup.players > 1 {
            commute::<State>(&setup, &Effort { series: 14, samples: 1, ..Effort::games(1, MAX_MOVES) });
        }
        save_load::<State>(&setup, &Effort { series: 15, ..Effort::games(1, MAX_MOVES) });
        replays::<State>(&setup, &Effort { series: 16, ..Effort::games(1, MAX_MOVES) });
        undo::<State>(&setup, &Effort { series: 17, ..Effort::games(1, MAX_MOVES) });
    }
}

#[test]
fn taken_up_with_new_chance() {
    for setup in sixth(expansions()) {
        reseed::<State>(&setup, &Effort { series: 18, every: 60, ..Effort::games(1, MAX_MOVES) });
    }
}

#[test]
fn what_comes_to_light_is_said() {
    for setup in sixth(expansions()) {
        reveal::<State>(&setup, &Effort { series: 20, every: 3, samples: 1, ..Effort::games(6, MAX_MOVES) });
    }
}

/// Who has seen the old game knows neither the tiles nor the orders to come.
#[test]
fn new_chance_deals_the_piles_anew() {
    for setup in expansions() {
        let game = State::new(&setup, Seed::of_series(19, 0)).expect("a game");
        let mut dealt = game.clone();
        dealt.reseed(Seed::of_series(19, 1));
        let has_stack = [Family::Plague, Family::Invasion, Family::TradeAndIntrigue];
        let lie_open = |module: Module| !has_stack.contains(&module.meta().family);
        let lie_open = setup.modules.iter().any(lie_open);
        assert_eq!(dealt.secret.hour_glass == game.secret.hour_glass, lie_open, "{setup:?}");
        let place = |game: &State| game.secret.hour_glass.iter().position(|&tile| Some(tile) == game.table.tile);
        assert_eq!(place(&dealt), place(&game), "what was turned over stays");
        let has_orders = setup.modules.contains(Module::Orders);
        let has_cards = setup.modules.contains(Module::Prosperity);
        assert_eq!(dealt.secret.modules.system != game.secret.modules.system, has_cards, "{setup:?}");
        assert_eq!(dealt.secret.modules.orders != game.secret.modules.orders, has_orders, "{setup:?}");
    }
}
