//! Who can play Prosperity, and with what.

use crate::prosperity::{prosperity, rule};
use orleans::components::{Edition, Town};
use orleans::{Module, Modules, Setup, State, TableOptions};
use tabletop::{Game, Seed};

/// The rule that refuses such a table, if one does.
fn refused(edition: Edition, modules: &[Module], players: u8) -> Option<&'static str> {
    let setup = Setup { modules: modules.iter().copied().collect(), ..Setup::new(edition, players) };
    State::new(&setup, Seed::of_series(1, 1)).err().map(|error| error.rule.expect("a rule").0)
}

#[test]
fn two_to_five_players() {
    rule("prosperity.setup.players");
    for &edition in Edition::ALL {
        for players in 0..=6 {
            let fits = edition == Edition::Bigbox && (2..=5).contains(&players);
            let why_not = (!fits).then_some("prosperity.setup.players");
            assert_eq!(refused(edition, &[Module::Prosperity], players), why_not, "{edition} with {players}");
        }
    }
}

#[test]
fn with_nothing_else() {
    rule("prosperity.setup.no-mixing");
    for &other in Module::ALL.iter().filter(|&&other| other != Module::Prosperity) {
        assert!(!other.goes_with(Module::Prosperity) && !Module::Prosperity.goes_with(other), "{other}");
        let refusal = refused(Edition::Bigbox, &[other, Module::Prosperity], 2).expect("a refusal");
        assert!(refusal == "prosperity.setup.no-mixing" || refusal == other.meta().alone.0, "{other}: {refusal}");
    }
    let orders = refused(Edition::Bigbox, &[Module::Orders, Module::Prosperity], 3);
    assert_eq!(orders, Some("prosperity.setup.no-mixing"));
    let mixes = Modules::mixes(Edition::Bigbox).into_iter().filter(|mix| mix.contains(Module::Prosperity));
    assert_eq!(mixes.collect::<Vec<_>>(), [Modules::NONE.with(Module::Prosperity)]);
}

/// The given tiles leave none to exclude; other tables may still agree on it.
#[test]
fn no_tile_is_excluded() {
    rule("prosperity.setup.place-tiles-rest");
    let options = TableOptions { exclude_tiles: true, ..TableOptions::default() };
    let with = |modules| Setup { options, modules, ..Setup::new(Edition::Bigbox, 3) };
    let error = State::new(&with(Modules::NONE.with(Module::Prosperity)), Seed::of_series(1, 1)).expect_err("given");
    assert_eq!(error.rule.map(|rule| rule.0), Some("prosperity.setup.place-tiles-rest"));
    assert!(State::new(&with(Modules::NONE), Seed::of_series(1, 1)).is_ok());
}

#[test]
fn as_in_the_base_game() {
    rule("prosperity.setup.base");
    for players in 2..=5 {
        let game = prosperity(players);
        let base = State::new(&Setup::new(Edition::Bigbox, players), Seed::of_series(1, 1)).expect("a game");
        assert_eq!((game.state.table.followers, game.state.table.gears), (base.table.followers, base.table.gears));
        for seat in 0..players {
            let mat = game.mat(seat);
            assert_eq!((mat.coins, mat.merchant, mat.stations_left), (5, Town::Orleans, 10));
            assert_eq!(mat.market.total(), 4);
        }
    }
}
