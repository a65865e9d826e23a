//! Who can play Capital Vierzon, with what, and how hard.

use crate::scene::solo::{has_levels, seats_one, stands_alone};
use crate::vierzon::rule;
use orleans::{Level, Module};

#[test]
fn one_player() {
    rule("vierzon.setup.solo");
    seats_one(Module::Vierzon, "vierzon.setup.solo");
}

#[test]
fn with_nothing_else() {
    rule("vierzon.setup.alone");
    stands_alone(Module::Vierzon, "vierzon.setup.alone");
}

#[test]
fn three_levels() {
    rule("vierzon.end.harder-one");
    let levels = [Level::Normal, Level::HarderOne, Level::HarderOrder];
    has_levels(Module::Vierzon, &levels, "vierzon.end.harder-one");
    has_levels(Module::Tours, &[Level::Normal], "tours.setup.solo");
}
