//! What a seat may expect: the points it has and those a learned network sees coming, or the chance to win where nothing
//! is counted.

mod features;

pub(crate) use features::{features, inputs_with};

use super::aims::{Aims, has_task};
use super::partners;
use crate::learned::{Inputs, Net, POINTS_A_UNIT};
use orleans::score::points;
use orleans::{Family, Module, Modules, Setup, State};
use std::sync::LazyLock;
use tabletop::{Game, Seat};

/// The weights of a file of `data/bots`, read once.
macro_rules! inside {
    ($file:literal, $modules:expr) => {{
        static NET: LazyLock<Net> = LazyLock::new(|| {
            let (weights, inputs) =
                (include_bytes!(concat!("../../../../../data/bots/", $file)), inputs_with($modules));
            // One that expects nothing if its file does not fit the features; a test reads them all.
            Net::read(weights, inputs).unwrap_or_else(|| Net::blank(inputs))
        });
        &NET
    }};
}

/// What the level hard has learned: games of thumb rules, and some of its own.
pub(crate) fn for_hard(setup: &Setup) -> &'static Net {
    let has = |module: Module| setup.modules.contains(module);
    match for_one(setup) {
        Some(net) => net,
        None if has(Module::Duel) => inside!("duel-hard.bin", Modules::NONE.with(Module::Duel)),
        None if has(Module::Prosperity) => inside!("prosperity-hard.bin", Modules::NONE.with(Module::Prosperity)),
        None if has(Module::Plague) => inside!("plague-hard.bin", Modules::NONE.with(Module::Plague)),
        None => inside!("hard.bin", Modules::NONE),
    }
}

/// What the level master has learned: the same, and many more games of its own.
pub(crate) fn for_master(setup: &Setup) -> &'static Net {
    let has = |module: Module| setup.modules.contains(module);
    match for_one(setup) {
        Some(net) => net,
        None if has(Module::Duel) => inside!("duel.bin", Modules::NONE.with(Module::Duel)),
        None if has(Module::Prosperity) => inside!("prosperity.bin", Modules::NONE.with(Module::Prosperity)),
        None if has(Module::Plague) => inside!("plague.bin", Modules::NONE.with(Module::Plague)),
        None => inside!("master.bin", Modules::NONE),
    }
}

/// What both have learned of a scenario for one; nothing where others sit at the table.
fn for_one(setup: &Setup) -> Option<&'static Net> {
    let only = |module: Module| setup.modules.contains(module);
    Some(match () {
        _ if only(Module::Tours) => inside!("tours.bin", Modules::NONE.with(Module::Tours)),
        _ if only(Module::Dignitary) => inside!("dignitary.bin", Modules::NONE.with(Module::Dignitary)),
        _ if only(Module::Vierzon) => inside!("vierzon.bin", Modules::NONE.with(Module::Vierzon)),
        _ => return None,
    })
}

/// What a seat has already: its points, or nothing where the end alone counts.
pub(crate) fn counted(state: &State, seat: Seat) -> f32 {
    if has_task(&state.setup) || together(&state.setup) { 0.0 } else { points(state, seat) as f32 }
}

/// What the end of a game is worth: its points; what the team has done; or a hundred for a victory, and for a loss the part
/// of the task that was done, which counts for little beside it but shows the way there.
pub(crate) fn end(state: &State, seat: Seat) -> f32 {
    if together(&state.setup) {
        let won = state.outcome().is_some_and(|outcome| outcome.winners.contains(seat));
        return partners::gained(state) + if won { TOGETHER } else { 0.0 };
    }
    match Aims::of(&state.setup, &state.table, state.mat(seat)) {
        None => counted(state, seat),
        Some(_) if state.outcome().is_some_and(|outcome| outcome.winners.contains(seat)) => 100.0,
        Some(aims) if aims.dues.is_some() => aims.near() * NEAR,
        Some(aims) => aims.done() * CONSOLATION,
    }
}

/// Whether thumb rules play a game on to its end to see what may be expected, instead of a network: where so much has to
/// be paid that nobody wins by chance, there is nothing to learn from.
pub(crate) fn plays_out(setup: &Setup) -> bool {
    together(setup) || has_task(setup) && setup.modules.contains(PLAYED_OUT)
}

/// Whether all win or lose together.
pub(crate) fn together(setup: &Setup) -> bool {
    setup.modules.contains(Module::Invasion)
}

/// The scenario in which meals decide.
const PLAYED_OUT: Module = Module::Salesman;

/// Those with others at the table that have weights of their own.
const LEARNED: [Module; 3] = [Module::Duel, Module::Prosperity, Module::Plague];

/// The systems with weights of their own.
pub fn taught() -> impl Iterator<Item = Module> {
    let is_solo = |module: Module| module.meta().family == Family::Solo && module != PLAYED_OUT;
    let has_weights = move |module: &Module| is_solo(*module) || LEARNED.contains(module);
    Module::ALL.iter().copied().filter(has_weights)
}

/// What it is worth to win together, beside all that was done for it.
const TOGETHER: f32 = 40.0;
/// What a task that is nearly done is worth when the game is lost.
const CONSOLATION: f32 = 40.0;
/// The same where every part that is missing counts against the whole.
const NEAR: f32 = 60.0;

impl Net {
    /// What `seat` may expect at the end of the game. Of the others it looks at what lies open.
    pub(crate) fn expects(&self, state: &State, seat: Seat, inputs: &mut Inputs) -> f32 {
        if state.outcome().is_some() {
            return end(state, seat);
        }
        features(state, seat, inputs);
        counted(state, seat) + self.forward(inputs.list()) * POINTS_A_UNIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orleans::components::Edition;

    /// A file that does not fit would be a network that expects nothing.
    #[test]
    fn every_file_fits_its_features() {
        let base = Setup::new(Edition::Bigbox, 4);
        let blank = Net::blank(inputs_with(Modules::NONE));
        assert!(*for_hard(&base) != blank && *for_master(&base) != blank && for_hard(&base) != for_master(&base));
        for module in taught() {
            let setup = Setup { modules: Modules::NONE.with(module), players: *module.seats().start(), ..base };
            let blank = Net::blank(inputs_with(setup.modules));
            assert!(*for_hard(&setup) != blank && *for_master(&setup) != blank, "{module}");
            // Where others sit at the table the levels differ by what they have learned.
            assert!(!LEARNED.contains(&module) || for_hard(&setup) != for_master(&setup), "{module}");
        }
    }
}
