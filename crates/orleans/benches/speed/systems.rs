//! Each expansion and scenario beside the base game, in many short turns, so that a machine that tires tires both.

use crate::playouts::{Choice, measure};
use orleans::components::Edition;
use orleans::{Module, Modules, Setup};

/// How often both take their turn.
const TURNS: usize = 41;

/// Prints how many decisions a second each makes, and what share of those of the base game that is: the middle of all
/// turns, and between which the middle half of them lies. Of the expansions named in `wanted` alone, if any is.
pub(crate) fn tell(seconds: f64, wanted: &[String]) {
    let seconds = seconds / TURNS as f64;
    let is_wanted = |module: &Module| wanted.is_empty() || wanted.iter().any(|name| name == module.name());
    for &module in Module::ALL.iter().filter(|module| is_wanted(module)) {
        let modules = Modules::NONE.with(module);
        // As many as the scenario seats; the base game has no table for one.
        let Some(players) = modules.seats(Edition::Bigbox).min_by_key(|seats| seats.abs_diff(4)) else { continue };
        let with = Setup { modules, ..Setup::new(Edition::Bigbox, players) };
        let without = Setup::new(Edition::Bigbox, players.max(2));
        for (choice, name) in [(Choice::Uniform, "random"), (Choice::Eager, "eager")] {
            let turns = (0..TURNS).map(|_| {
                let (one, other) = (measure(&with, choice, seconds), measure(&without, choice, seconds));
                (one.decisions_per_s, one.decisions_per_s / other.decisions_per_s)
            });
            let mut turns: Vec<(f64, f64)> = turns.collect();
            turns.sort_by(|one, other| one.1.total_cmp(&other.1));
            let [(_, low), (speed, share), (_, high)] = [1, 2, 3].map(|quarter| turns[TURNS * quarter / 4]);
            println!(
                "{module:<14} {players} players, {name:<6} {speed:>10.0} /s, {share:.3} of the base game ({low:.2} to {high:.2})"
            );
        }
    }
}
