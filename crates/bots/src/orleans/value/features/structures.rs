//! The Structures of Prosperity: what those that are built lack, what the card in the hand promises, and where the
//! Carpenter is.

use super::Inputs;
use orleans::components::{Good, Item, Kind, StructureFacts, Town, components};
use orleans::state::Mat;
use orleans::{BuiltStructure, State, SystemHand, SystemOnMat, SystemOnTable, rounds};
use tabletop::Seat;

/// How many inputs that are.
pub(super) const INPUTS: usize = 2 * ITEMS + 15;
/// Followers by kind, goods by kind, and coins.
const ITEMS: usize = Kind::COUNT + Good::COUNT + 1;

/// Own Structures and card, and how far the others are.
pub(super) fn tell(state: &State, seat: Seat, inputs: &mut Inputs) {
    let rounds = rounds(&state.setup, &state.table);
    let left = f32::from(rounds.saturating_sub(state.table.round)) / f32::from(rounds);
    let mut lacks = [0.0; ITEMS];
    let (mut points, mut near, mut nearest) = (0.0, 0.0, 0.0_f32);
    for it in unfinished(state.mat(seat)) {
        let facts = facts(it);
        let worth = f32::from(facts.points) / 10.0;
        let share = it.laid.count_ones() as f32 / facts.items.len() as f32;
        (points, near, nearest) = (points + worth, near + worth * share, nearest.max(worth * share));
        add(&mut lacks, facts, it.laid);
    }
    lacks.iter().for_each(|&much| inputs.tell(much));
    [points, near, nearest].into_iter().for_each(|much| inputs.tell(much));
    inputs.tell(points * left);
    inputs.tell(near * (1.0 - left));

    let (mut wants, mut worth, mut far) = ([0.0; ITEMS], 0.0, 0.0);
    if let Some(facts) = card(state, seat) {
        add(&mut wants, facts, 0);
        worth = f32::from(facts.points) / 10.0;
        far = facts.towns.iter().map(|town| distance(state, town)).fold(f32::MAX, f32::min) / 5.0;
    }
    wants.iter().for_each(|&much| inputs.tell(much));
    [worth, worth * left, far].into_iter().for_each(|much| inputs.tell(much));
    inputs.tell(worth * left * (1.0 - far).max(0.0));

    let others = || (0..state.setup.players).map(Seat).filter(|&other| other != seat);
    let theirs = |other: Seat| unfinished(state.mat(other)).map(|it| f32::from(facts(it).points)).sum::<f32>() / 10.0;
    inputs.tell(others().map(theirs).fold(0.0, f32::max));
    inputs.tell(left);
    inputs.share(state.mat(seat).stations_left, 10.0);
    let (face_down, pile) = match state.table.modules.system {
        SystemOnTable::Prosperity(table) => (table.face_down.len(), table.pile),
        _ => (0, 0),
    };
    inputs.share(face_down, 40.0);
    inputs.share(pile, 20.0);
    inputs.flag(card(state, seat).is_some());
}

fn unfinished(mat: &Mat) -> impl Iterator<Item = BuiltStructure> + use<> {
    let built = match mat.modules.system {
        SystemOnMat::Prosperity(own) => own.built,
        _ => Default::default(),
    };
    built.into_iter().flatten().filter(|it| !it.done)
}

fn facts(it: BuiltStructure) -> &'static StructureFacts {
    &components().prosperity.structures[it.structure.index()]
}

/// The card to build next, as far as it is known or guessed.
fn card(state: &State, seat: Seat) -> Option<&'static StructureFacts> {
    let SystemHand::Prosperity(hand) = state.players[seat].hand else { return None };
    hand.card.map(|card| &components().prosperity.structures[card.index()])
}

/// How far the Carpenter is from a town.
fn distance(state: &State, town: Town) -> f32 {
    match state.table.modules.system {
        SystemOnTable::Prosperity(table) => components().distance(table.carpenter, town).into(),
        _ => 0.0,
    }
}

/// Counts the items that do not lie there yet.
fn add(sums: &mut [f32; ITEMS], facts: &StructureFacts, laid: u8) {
    for (_, item) in facts.items.iter().enumerate().filter(|(nth, _)| laid >> nth & 1 == 0) {
        let nth = match *item {
            Item::Follower(kind) => kind.index(),
            Item::Good(good) => Kind::COUNT + good.index(),
            Item::Coin => ITEMS - 1,
        };
        sums[nth] += 0.5;
    }
}
