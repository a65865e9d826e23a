//! Who can play The Dignitary, with what, and how hard.

use crate::dignitary::rule;
use crate::scene::solo::{has_levels, seats_one, stands_alone};
use orleans::components::Edition;
use orleans::{Level, Module, Setup, State};
use tabletop::{Game, Seed};

#[test]
fn one_player() {
    rule("dignitary.setup.solo");
    seats_one(Module::Dignitary, "dignitary.setup.solo");
}

#[test]
fn with_nothing_else() {
    rule("dignitary.setup.alone");
    stands_alone(Module::Dignitary, "dignitary.setup.alone");
}

#[test]
fn two_levels() {
    rule("dignitary.end.easy");
    has_levels(Module::Dignitary, &[Level::Easier, Level::Normal], "dignitary.end.easy");
    let base = Setup { level: Level::Easier, ..Setup::new(Edition::Bigbox, 2) };
    let refused = State::new(&base, Seed::of_series(1, 1)).expect_err("the base game has no levels");
    assert_eq!(refused.rule.map(|rule| rule.0), Some("base.scoring.winner"));
}

/// A record says nothing of a level as printed, and an old one means it.
#[test]
fn the_level_in_a_record() {
    rule("dignitary.end.easy");
    let text = |level| serde_json::to_string(&crate::dignitary::setup_of(Module::Dignitary, level)).expect("JSON");
    assert!(!text(Level::Normal).contains("level"));
    assert!(text(Level::Easier).contains(r#""level":"easier""#));
    for level in [Level::Easier, Level::Normal] {
        let read: Setup = serde_json::from_str(&text(level)).expect("a set-up");
        assert_eq!(read, crate::dignitary::setup_of(Module::Dignitary, level));
    }
}
