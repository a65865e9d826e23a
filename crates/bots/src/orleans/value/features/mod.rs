//! A position as numbers, seen from one seat: the own things exactly, of the others what lies open.

mod ahead;
mod lasting;
mod map;
mod others;
mod own;
mod plague;
mod structures;
mod task;

use crate::learned::Inputs;
use orleans::{Family, Module, Modules, State};
use tabletop::Seat;

/// How many inputs the base game has.
const BASE: usize = 523;

/// The inputs that a module adds to those of the base game.
struct Block {
    inputs: usize,
    tell: fn(&State, Seat, &mut Inputs),
}

/// The block of a module; without one it is seen through what it does to the base game.
fn block(module: Module) -> Option<Block> {
    match module {
        Module::Duel => Some(Block { inputs: 2 * task::INPUTS, tell: task::tell_both }),
        Module::Prosperity => Some(Block { inputs: structures::INPUTS, tell: structures::tell }),
        Module::Plague => Some(Block { inputs: plague::INPUTS, tell: plague::tell }),
        _ => (module.meta().family == Family::Solo).then_some(Block { inputs: task::INPUTS, tell: task::tell }),
    }
}

/// How many inputs there are with these modules.
pub(crate) fn inputs_with(modules: Modules) -> usize {
    BASE + modules.iter().filter_map(block).map(|block| block.inputs).sum::<usize>()
}

/// Replaces `inputs` by the position as `seat` sees it.
pub(crate) fn features(state: &State, seat: Seat, inputs: &mut Inputs) {
    inputs.clear();
    inputs.which(state.table.round.into(), 19);
    inputs.which(usize::from(state.setup.players).saturating_sub(2), 4);
    inputs.which(state.setup.edition as usize, 3);
    let turn = (state.setup.players + seat.0 - state.table.start_player.0) % state.setup.players;
    inputs.which(turn.into(), 5);
    own::tell(state, seat, inputs);
    others::tell(state, seat, inputs);
    ahead::tell(state, seat, inputs);
    map::tell(state, seat, inputs);
    lasting::tell(state, seat, inputs);
    for block in state.setup.modules.iter().filter_map(block) {
        (block.tell)(state, seat, inputs);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orleans::Setup;
    use orleans::components::Edition;
    use tabletop::{Game, Seed};

    fn fits(setup: &Setup, seat: Seat) {
        let state = State::new(setup, Seed::of_series(1, 1)).expect("a game");
        let (mut inputs, n_inputs) = (Inputs::default(), inputs_with(setup.modules));
        features(&state, seat, &mut inputs);
        assert_eq!(inputs.n_told(), n_inputs, "{setup:?}");
        assert!(inputs.list().iter().all(|&(nth, much)| usize::from(nth) < n_inputs && much.is_finite()));
    }

    #[test]
    fn every_position_fits_the_network() {
        for players in 2..=5 {
            let edition = if players == 5 { Edition::Bigbox } else { Edition::Current };
            fits(&Setup::new(edition, players), Seat(1));
        }
    }

    /// What a module adds comes behind everything else: the base game keeps its inputs, and most modules have none.
    #[test]
    fn a_module_has_its_own_block() {
        for &module in Module::ALL {
            let setup =
                Setup { modules: Modules::NONE.with(module), ..Setup::new(Edition::Bigbox, *module.seats().start()) };
            fits(&setup, Seat(0));
            let own = match module {
                Module::Duel => 2 * task::INPUTS,
                Module::Prosperity => structures::INPUTS,
                Module::Plague => plague::INPUTS,
                _ if module.meta().family == Family::Solo => task::INPUTS,
                _ => 0,
            };
            assert_eq!(inputs_with(setup.modules), BASE + own, "{module}");
        }
    }
}
