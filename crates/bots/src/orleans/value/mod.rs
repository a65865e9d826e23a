//! What a seat may expect: the points it has and those a learned network sees coming, or the chance to win where nothing
//! is counted.

mod features;

pub(crate) use features::{features, inputs_with};

use super::aims::{Aims, has_task};
use super::partners;
use crate::learned::{Inputs, Net, POINTS_A_UNIT};
use orleans::components::components;
use orleans::score::points;
use orleans::{BuiltStructure, Family, Module, Modules, PlagueOnMat, Setup, State, SystemHand, SystemOnMat, rounds};
use std::sync::LazyLock;
use tabletop::{Game, Outcome, OutcomeKind, Seat};

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
    for_system(setup).unwrap_or(inside!("hard.bin", Modules::NONE))
}

/// What the level master has learned: the same, and many more games of its own.
pub(crate) fn for_master(setup: &Setup) -> &'static Net {
    for_system(setup).unwrap_or(inside!("master.bin", Modules::NONE))
}

/// What both have learned of a system whose end is another one; nothing where points are counted.
fn for_system(setup: &Setup) -> Option<&'static Net> {
    let only = |module: Module| setup.modules.contains(module);
    Some(match () {
        _ if only(Module::Tours) => inside!("tours.bin", Modules::NONE.with(Module::Tours)),
        _ if only(Module::Dignitary) => inside!("dignitary.bin", Modules::NONE.with(Module::Dignitary)),
        _ => return None,
    })
}

/// What a seat has already: its points, or nothing where the end alone counts.
pub(crate) fn counted(state: &State, seat: Seat) -> f32 {
    if has_task(&state.setup) || together(&state.setup) { 0.0 } else { points(state, seat) as f32 }
}

/// What the end of a game is worth: its points; or a hundred for a victory, and for a loss the part of the task that was
/// done, which counts for little beside it but shows the way there.
pub(crate) fn end(state: &State, seat: Seat) -> f32 {
    if together(&state.setup) {
        let won = state.outcome().is_some_and(|outcome| outcome.winners.contains(seat));
        return if won { 100.0 } else { partners::near(state) * NEAR };
    }
    if let Some(Outcome { kind: OutcomeKind::Decided, winners, .. }) = state.outcome() {
        return counted(state, seat) + if winners.contains(seat) { VICTORY } else { -VICTORY };
    }
    match Aims::of(&state.setup, &state.table, state.mat(seat)) {
        None => counted(state, seat),
        Some(_) if state.outcome().is_some_and(|outcome| outcome.winners.contains(seat)) => 100.0,
        Some(aims) if plays_out(&state.setup) => aims.near() * NEAR,
        Some(aims) => aims.done() * CONSOLATION,
    }
}

/// Whether thumb rules play a game on to its end to see what may be expected, instead of a network: where so much has to
/// be paid that nobody wins by chance, there is nothing to learn from.
pub(crate) fn plays_out(setup: &Setup) -> bool {
    together(setup) || has_task(setup) && PAID.into_iter().any(|module| setup.modules.contains(module))
}

/// Whether all win or lose together.
pub(crate) fn together(setup: &Setup) -> bool {
    setup.modules.contains(Module::Invasion)
}

/// The scenarios in which coins or meals decide.
const PAID: [Module; 2] = [Module::Vierzon, Module::Salesman];

/// The scenarios with weights of their own.
pub fn taught() -> impl Iterator<Item = Module> {
    let has_weights = |module: &Module| module.meta().family == Family::Solo && !PAID.contains(module);
    Module::ALL.iter().copied().filter(has_weights)
}

/// What a task that is nearly done is worth when the game is lost.
const CONSOLATION: f32 = 40.0;
/// The same where every part that is missing counts against the whole.
const NEAR: f32 = 60.0;

/// What a victory over somebody is worth in points where none are counted, and each objective on the way to it.
const VICTORY: f32 = 80.0;
const OBJECTIVE: f32 = 15.0;

/// What the objectives of The Duel, unfinished Structures, Indulgence cards and corpses are worth; nothing in other games.
fn objectives(state: &State, seat: Seat) -> f32 {
    match state.mat(seat).modules.system {
        SystemOnMat::Duel(marks) => marks.done.iter().filter(|&&done| done).count() as f32 * OBJECTIVE,
        SystemOnMat::Plague(own) => burden(state, own) + cards(state, seat),
        SystemOnMat::Prosperity(own) => own.built.iter().flatten().filter(|it| !it.done).map(promise).sum(),
        _ => 0.0,
    }
}

/// What a corpse takes of each round to come, beside its point: it is drawn instead of a follower.
const CORPSE_A_ROUND: f32 = 0.05;
/// How much of its points a card in the hand promises.
const CARD: f32 = 0.7;

/// What corpses cost in the rounds to come.
fn burden(state: &State, own: PlagueOnMat) -> f32 {
    let corpses = f32::from(own.on_market + own.in_bag);
    -corpses * CORPSE_A_ROUND * rounds_left(state)
}

/// What the cards in the hand promise as long as there is time for them.
fn cards(state: &State, seat: Seat) -> f32 {
    let SystemHand::Plague(hand) = state.players[seat].hand else { return 0.0 };
    let points: f32 =
        hand.cards.iter().map(|card| f32::from(components().plague.indulgences[card.index()].points)).sum();
    points * CARD * (rounds_left(state) / 6.0).min(1.0)
}

fn rounds_left(state: &State) -> f32 {
    f32::from(rounds(&state.setup, &state.table).saturating_sub(state.table.round))
}

/// What a Structure promises that has some of its items.
fn promise(it: &BuiltStructure) -> f32 {
    let facts = &components().prosperity.structures[it.structure.index()];
    f32::from(facts.points) * (1.0 + it.laid.count_ones() as f32) / (2.0 + facts.items.len() as f32)
}

impl Net {
    /// What `seat` may expect at the end of the game. Of the others it looks at what lies open.
    pub(crate) fn expects(&self, state: &State, seat: Seat, inputs: &mut Inputs) -> f32 {
        if state.outcome().is_some() {
            return end(state, seat);
        }
        features(state, seat, inputs);
        counted(state, seat) + objectives(state, seat) + self.forward(inputs.list()) * POINTS_A_UNIT
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
            let setup = Setup { modules: Modules::NONE.with(module), players: 1, ..base };
            assert!(*for_hard(&setup) != Net::blank(inputs_with(setup.modules)), "{module}");
        }
    }
}
