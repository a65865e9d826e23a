//! Real games, as JSON: every view, question, option, event and result fits the types of the web client.

use crate::declared::texts_of;
use crate::fit::Declarations;
use orleans::components::Edition;
use orleans::{Family, Module, Setup, State};
use serde::Serialize;
use serde_json::to_value;
use tabletop::{Game, Rng, Seed, Viewer, eager_choice};

/// The types as the web client has them.
fn types() -> Declarations {
    Declarations::read(texts_of("orleans"))
}

fn fits(types: &Declarations, name: &str, value: impl Serialize) {
    types.check(name, &to_value(value).expect("JSON")).unwrap_or_else(|wrong| panic!("{wrong}"));
}

#[test]
fn real_games_fit_the_types() {
    let types = types();
    for (nth, edition) in (0..).zip(Edition::ALL) {
        let mut setup = Setup::new(*edition, 3);
        setup.options.added_tiles = *edition == Edition::Current;
        setup.options.exclude_tiles = *edition == Edition::First;
        let mut game = State::new(&setup, Seed::of_series(7, nth)).expect("a game");
        play(&types, &mut game, &mut Rng::new(Seed::of_series(8, nth)));
        fits(&types, "Outcome", game.outcome());
    }
    for (nth, board) in (10..).zip([Module::TradeDeeds, Module::Intrigue]) {
        let modules = [Module::Orders, Module::TradeEvents, board].into_iter().collect();
        let setup = Setup { modules, ..Setup::new(Edition::Bigbox, 4) };
        let mut game = State::new(&setup, Seed::of_series(7, nth)).expect("a game");
        play(&types, &mut game, &mut Rng::new(Seed::of_series(8, nth)));
    }
    let scenarios = Module::ALL.iter().filter(|module| module.meta().family == Family::Solo);
    for (nth, &module) in (20..).zip(scenarios) {
        for &level in module.levels() {
            let modules = [module].into_iter().collect();
            let setup = Setup { modules, level, ..Setup::new(Edition::Bigbox, 1) };
            let mut game = State::new(&setup, Seed::of_series(7, nth)).expect("a game");
            play(&types, &mut game, &mut Rng::new(Seed::of_series(8, nth)));
            fits(&types, "Outcome", game.outcome());
        }
    }
    fits(&types, "Facts", orleans::facts());
    fits(&types, "Seed", Seed::of_series(7, 0));
    fits(&types, "Ledger", orleans::ledger());
}

#[test]
fn real_games_of_joan_fit_their_types() {
    let types = Declarations::read(texts_of("joan"));
    let printed = joan::Setup { places: joan::Places::Printed, ..joan::Setup::new(4) };
    let alone = joan::Setup::solo(joan::components::Level::Special);
    for (nth, setup) in (30..).zip([joan::Setup::new(2), printed, alone]) {
        fits(&types, "Setup", setup);
        let mut game = joan::State::new(&setup, Seed::of_series(7, nth)).expect("a game");
        play(&types, &mut game, &mut Rng::new(Seed::of_series(8, nth)));
        fits(&types, "Glance", joan::glance(&game.view(Viewer::Spectator)));
        fits(&types, "Outcome", game.outcome());
    }
    fits(&types, "Facts", joan::facts());
}

/// Plays to the end and looks at everything on the way.
fn play<G: Game>(types: &Declarations, game: &mut G, rng: &mut Rng) {
    let (mut options, mut log) = (Vec::new(), Vec::new());
    while let Some(seat) = game.asked().first() {
        fits(types, "View", game.view(Viewer::Seat(seat)));
        fits(types, "View", game.view(Viewer::Spectator));
        fits(types, "Ask", game.question(seat));
        game.options(seat, &mut options);
        options.iter().for_each(|mv| fits(types, "Move", mv));
        let mv = eager_choice(game, seat, &options, rng).expect("an option");
        game.play(seat, mv, &mut log);
        log.drain(..).for_each(|event| fits(types, "Event", event));
    }
}

/// The check itself can fail.
#[test]
fn what_does_not_fit_is_found() {
    let types = types();
    for (name, text, wrong) in [
        ("Good", "\"gold\"", "gold"),
        ("Seat", "\"0\"", "not Name(\"number\")"),
        ("Gone", "{}", "followers is missing"),
        ("Viewer", "{ \"seat\": 0, \"person\": 1 }", "the type has no person"),
        ("Pool", "{ \"bishop\": 1 }", "bishop"),
        ("Move", "{ \"put\": { \"follower\": \"monk\" } }", "place is missing"),
        ("Nothing", "0", "nobody declares Nothing"),
    ] {
        let found = types.check(name, &serde_json::from_str(text).expect("JSON"));
        assert!(found.as_ref().is_err_and(|found| found.contains(wrong)), "{name}: {found:?}");
    }
}
