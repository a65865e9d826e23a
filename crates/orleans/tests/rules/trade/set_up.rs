//! Which expansions go together.

use crate::scene::rule;
use orleans::components::Edition;
use orleans::{Module, Modules, Setup, State, TableOptions};
use tabletop::{Game, Seed};

fn made(edition: Edition, modules: Modules) -> Result<State, tabletop::SetupError> {
    State::new(&Setup { modules, ..Setup::new(edition, 3) }, Seed::of_series(1, 1))
}

#[test]
fn any_mix() {
    rule("trade.modules.free-combination");
    rule("trade.modules.one-deeds-board");
    let parts = [Module::Orders, Module::TradeEvents, Module::TradeDeeds, Module::Intrigue];
    for bits in 0u8..1 << parts.len() {
        let named = parts.iter().enumerate().filter(|(nth, _)| bits >> nth & 1 != 0);
        let modules: Modules = named.map(|(_, &module)| module).collect();
        let both = modules.contains(Module::TradeDeeds) && modules.contains(Module::Intrigue);
        match made(Edition::Bigbox, modules) {
            Ok(state) => assert!(!both && state.setup.modules == modules),
            Err(error) => {
                assert!(both, "{error}");
                assert_eq!(error.rule.map(|rule| rule.0), Some("trade.modules.one-deeds-board"));
            }
        }
        let elsewhere = made(Edition::Current, modules);
        assert_eq!(elsewhere.is_ok(), modules.is_empty(), "expansions belong to the Big Box");
    }
}

#[test]
fn the_uprising_comes_last_only_among_the_trade_events() {
    rule("events.setup.variant-uprising");
    for modules in [Modules::NONE, Modules::NONE.with(Module::Orders), Modules::NONE.with(Module::TradeEvents)] {
        let options = TableOptions { uprising_last: true, ..TableOptions::default() };
        let setup = Setup { modules, options, ..Setup::new(Edition::Bigbox, 3) };
        let made = State::new(&setup, Seed::of_series(1, 1)).err().and_then(|error| error.rule);
        let refused = (!modules.contains(Module::TradeEvents)).then_some("events.setup.variant-uprising");
        assert_eq!(made.map(|rule| rule.0), refused);
    }
}

/// A set-up and a state without expansions say nothing of them: old records stay as they are.
#[test]
fn the_base_game_says_nothing_of_it() {
    let state = made(Edition::Bigbox, Modules::NONE).expect("the base game");
    let text = serde_json::to_string(&state).expect("JSON");
    for word in ["modules", "uprising_last"] {
        assert!(!text.contains(word), "{word}");
    }
    let setup: Setup = serde_json::from_str(r#"{"edition":"bigbox","players":2}"#).expect("an old set-up");
    assert!(setup.modules.is_empty());
    let text = r#"{"edition":"bigbox","players":2,"modules":["orders","trade_events"]}"#;
    let setup: Setup = serde_json::from_str(text).expect("a set-up with expansions");
    assert_eq!(setup.modules.iter().collect::<Vec<_>>(), [Module::Orders, Module::TradeEvents]);
    assert_eq!(serde_json::from_str::<Setup>(&serde_json::to_string(&setup).expect("JSON")).expect("the same"), setup);
}
