//! Who can play The Duel, and with what.

use crate::duel::rule;
use orleans::components::Edition;
use orleans::{Module, Modules, Setup, State, TableOptions};
use tabletop::{Game, Seat, Seed};

/// The rule that refuses such a table, if one does.
fn refused(edition: Edition, modules: &[Module], players: u8) -> Option<&'static str> {
    let setup = Setup { modules: modules.iter().copied().collect(), ..Setup::new(edition, players) };
    State::new(&setup, Seed::of_series(1, 1)).err().map(|error| error.rule.expect("a rule").0)
}

#[test]
fn two_players() {
    rule("duel.setup.players");
    for &edition in Edition::ALL {
        for players in 0..=6 {
            let fits = edition == Edition::Bigbox && players == 2;
            let why_not = (!fits).then_some("duel.setup.players");
            assert_eq!(refused(edition, &[Module::Duel], players), why_not, "{edition} with {players}");
        }
    }
    assert_eq!(Modules::NONE.with(Module::Duel).seats(Edition::Bigbox), 2..=2);
}

#[test]
fn with_nothing_else() {
    rule("duel.setup.alone");
    for &other in Module::ALL.iter().filter(|&&other| other != Module::Duel) {
        assert!(!other.goes_with(Module::Duel) && !Module::Duel.goes_with(other), "{other}");
        let refusal = refused(Edition::Bigbox, &[other, Module::Duel], 2).expect("a refusal");
        assert!(refusal.ends_with(".setup.alone"), "{other}: {refusal}");
    }
    assert_eq!(refused(Edition::Bigbox, &[Module::Orders, Module::Duel], 2), Some("duel.setup.alone"));
    let mixes = Modules::mixes(Edition::Bigbox).into_iter().filter(|mix| mix.contains(Module::Duel));
    assert_eq!(mixes.collect::<Vec<_>>(), [Modules::NONE.with(Module::Duel)]);
}

/// Either seat may start; tiles that nobody has chosen cannot be excluded.
#[test]
fn agreements() {
    rule("duel.setup.colours");
    rule("duel.setup.place-choice");
    let with = |options| Setup { options, modules: Modules::NONE.with(Module::Duel), ..Setup::new(Edition::Bigbox, 2) };
    for seat in [Seat(0), Seat(1)] {
        let options = TableOptions { start_player: Some(seat), ..TableOptions::default() };
        let state = State::new(&with(options), Seed::of_series(1, 1)).expect("a game");
        assert_eq!((state.table.start_player, state.asked().first()), (seat, Some(seat)), "whatever the colour");
    }
    let options = TableOptions { exclude_tiles: true, ..TableOptions::default() };
    let error = State::new(&with(options), Seed::of_series(1, 1)).expect_err("no tile lies there yet");
    assert_eq!(error.rule.map(|rule| rule.0), Some("duel.setup.place-choice"));
    let without = Setup { modules: Modules::NONE, ..with(options) };
    assert!(State::new(&without, Seed::of_series(1, 1)).is_ok(), "the agreement stands in other games");
}
