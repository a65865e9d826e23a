//! Who can play Travelling Salesman, with what, and how hard.

use crate::salesman::rule;
use crate::scene::solo::{has_levels, seats_one, stands_alone};
use orleans::{Level, Module};

#[test]
fn one_player() {
    rule("salesman.setup.solo");
    seats_one(Module::Salesman, "salesman.setup.solo");
}

#[test]
fn with_nothing_else() {
    rule("salesman.setup.alone");
    stands_alone(Module::Salesman, "salesman.setup.alone");
}

#[test]
fn three_levels() {
    rule("salesman.end.harder-one");
    let levels = [Level::Normal, Level::HarderOne, Level::HarderOrder];
    has_levels(Module::Salesman, &levels, "salesman.end.harder-one");
}
