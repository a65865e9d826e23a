//! Who can play The Trip to Tours, and with what.

use crate::tours::rule;
use orleans::components::Edition;
use orleans::{Module, Modules, Setup, State, TableOptions};
use tabletop::{Game, Seat, Seed};

/// The rule that refuses such a table, if one does.
fn refused(edition: Edition, modules: &[Module], players: u8) -> Option<&'static str> {
    let setup = Setup { modules: modules.iter().copied().collect(), ..Setup::new(edition, players) };
    State::new(&setup, Seed::of_series(1, 1)).err().map(|error| error.rule.expect("a rule").0)
}

#[test]
fn one_player() {
    rule("tours.setup.solo");
    for &edition in Edition::ALL {
        for players in 0..=6 {
            let fits = edition == Edition::Bigbox && players == 1;
            let why_not = (!fits).then_some("tours.setup.solo");
            assert_eq!(refused(edition, &[Module::Tours], players), why_not, "{edition} with {players}");
        }
        assert_eq!(refused(edition, &[], 1), Some("base.setup.player-count"), "the base game needs two");
    }
    assert_eq!(Modules::NONE.with(Module::Tours).seats(Edition::Bigbox), 1..=1);
    let options = TableOptions { start_player: Some(Seat(1)), ..TableOptions::default() };
    let modules = Modules::NONE.with(Module::Tours);
    let setup = Setup { modules, options, ..Setup::new(Edition::Bigbox, 1) };
    assert!(State::new(&setup, Seed::of_series(1, 1)).is_err(), "nobody else can start");
}

/// Neither a part of Trade & Intrigue nor all that go together; for one player as for more.
#[test]
fn with_nothing_else() {
    rule("tours.setup.alone");
    let others = || Module::ALL.iter().copied().filter(|&other| other != Module::Tours);
    assert_eq!(others().count(), Module::ALL.len() - 1);
    for other in others() {
        assert!(!other.goes_with(Module::Tours) && !Module::Tours.goes_with(other), "{other}");
        for players in 1..=5 {
            let why = refused(Edition::Bigbox, &[other, Module::Tours], players);
            let is_scenario = other.meta().fills.len() == Module::Tours.meta().fills.len();
            assert!(why == Some("tours.setup.alone") || is_scenario && why == Some(other.meta().alone.0), "{other}");
        }
    }
    let three = [Module::Tours, Module::Orders, Module::TradeEvents, Module::Intrigue];
    assert_eq!(refused(Edition::Bigbox, &three, 1), Some("tours.setup.alone"));
    let mixes = Modules::mixes(Edition::Bigbox).into_iter().filter(|mix| mix.contains(Module::Tours));
    assert_eq!(mixes.collect::<Vec<_>>(), [Modules::NONE.with(Module::Tours)]);
}

/// The agreement about the Peasant Uprising needs the tiles that have it.
#[test]
fn no_agreement_of_other_modules() {
    rule("tours.setup.alone");
    let options = TableOptions { uprising_last: true, ..TableOptions::default() };
    let modules = Modules::NONE.with(Module::Tours);
    let setup = Setup { modules, options, ..Setup::new(Edition::Bigbox, 1) };
    let error = State::new(&setup, Seed::of_series(1, 1)).expect_err("no such tile is in play");
    assert_eq!(error.rule.map(|rule| rule.0), Some("events.setup.variant-uprising"));
}
