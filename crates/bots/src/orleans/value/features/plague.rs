//! The Plague: corpses, the cards in the hand and how near they are, what the table offers.

use super::Inputs;
use super::own::{by_kind, owned};
use crate::orleans::reach::{Reach, n_free};
use orleans::components::{Indulgence, Kind, PlagueCard, PlagueDeed, TownSet, components};
use orleans::state::Spot;
use orleans::{IndulgenceSet, PlagueOnMat, State, SystemHand, SystemOnMat, SystemOnTable, draw_limit, rounds};
use tabletop::Seat;

/// Hour glass tiles.
const TILES: usize = 26;
/// How many inputs that are.
pub(super) const INPUTS: usize =
    9 + 8 + Indulgence::COUNT + 3 + PlagueCard::COUNT + 2 + TILES + PlagueDeed::COUNT * 2 + 2;

/// Everything that the base game does not have.
pub(super) fn tell(state: &State, seat: Seat, inputs: &mut Inputs) {
    corpses(state, seat, inputs);
    cards(state, seat, inputs);
    table(state, seat, inputs);
    others(state, seat, inputs);
}

fn on(state: &State, seat: Seat) -> PlagueOnMat {
    match state.mat(seat).modules.system {
        SystemOnMat::Plague(on_mat) => on_mat,
        _ => PlagueOnMat::default(),
    }
}

/// The share of the rounds that is still to come.
fn left(state: &State) -> f32 {
    let rounds = rounds(&state.setup, &state.table);
    f32::from(rounds.saturating_sub(state.table.round)) / f32::from(rounds)
}

/// Where they lie, how many of them may be drawn, and what room they leave.
fn corpses(state: &State, seat: Seat, inputs: &mut Inputs) {
    let (mat, lies, left) = (state.mat(seat), on(state, seat), left(state));
    let drawn = f32::from(draw_limit(mat));
    let in_bag = f32::from(state.players[seat].bag.total());
    let share = f32::from(lies.in_bag) / (in_bag + f32::from(lies.in_bag)).max(1.0);
    let crowd = f32::from(mat.market.total() + lies.on_market) + drawn;
    inputs.share(lies.on_market, 4.0);
    inputs.flag(lies.on_cemetery);
    inputs.share(lies.in_bag, 6.0);
    inputs.tell(share * 2.0);
    inputs.tell(share * drawn / 2.0);
    inputs.tell(left * share * drawn);
    inputs.tell(left * f32::from(lies.on_market + lies.in_bag) / 5.0);
    inputs.tell((crowd - f32::from(components().counts.market_spaces)).max(0.0) / 3.0);
    inputs.tell(left * (crowd - f32::from(components().counts.market_spaces)).max(0.0) / 2.0);
}

/// The own hand: which cards, how many points, how near they are.
fn cards(state: &State, seat: Seat, inputs: &mut Inputs) {
    let hand = match state.players[seat].hand {
        SystemHand::Plague(hand) => hand.cards,
        _ => IndulgenceSet::default(),
    };
    let rounds_left = left(state) * f32::from(rounds(&state.setup, &state.table));
    let (mut all, mut at_once, mut near, mut soon, mut late, mut best) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0_f32);
    let mut bits = 0_u128;
    for (card, points, far) in reached(state, seat, hand) {
        bits |= 1 << card.index();
        all += points;
        at_once += if far == 0 { points } else { 0.0 };
        near += points / (1.0 + f32::from(far));
        let is_late = f32::from(far) > rounds_left * 2.0;
        *(if is_late { &mut late } else { &mut soon }) += points;
        best = best.max(points / (1.0 + f32::from(far)));
    }
    for sum in [all, at_once, near, soon, late, best] {
        inputs.tell(sum / 10.0);
    }
    inputs.tell(all * left(state) / 10.0);
    inputs.share(hand.len(), 3.0);
    inputs.bits(bits, Indulgence::COUNT as u16, 1.0);
}

/// Cards with their points, and about how many actions each is away.
fn reached(state: &State, seat: Seat, cards: IndulgenceSet) -> impl Iterator<Item = (Indulgence, f32, u8)> {
    let others = (0..state.setup.players).map(Seat).filter(|&other| other != seat);
    let taken = others.fold(TownSet::EMPTY, |taken, other| taken | state.mat(other).stations);
    let monks = by_kind(&owned(state, seat, state.mat(seat)))[Kind::Monk.index()];
    let reach = Reach { setup: &state.setup, table: &state.table, mat: state.mat(seat), taken, monks };
    let points = |card: Indulgence| f32::from(components().plague.indulgences[card.index()].points);
    cards.iter().map(move |card| (card, points(card), reach.of(card)))
}

/// Display and pile, plague cards, the event and the deeds.
fn table(state: &State, seat: Seat, inputs: &mut Inputs) {
    let SystemOnTable::Plague(table) = state.table.modules.system else {
        inputs.skip((INPUTS - 9 - 8 - Indulgence::COUNT - 2) as u16);
        return;
    };
    let promises = reached(state, seat, table.display).map(|(_, points, far)| points / (1.0 + f32::from(far)));
    inputs.tell(promises.fold(0.0, f32::max) / 10.0);
    inputs.share(table.display.len(), 2.0);
    inputs.share(table.pile, 16.0);
    let in_play = table.cards.iter().flatten().fold(0_u128, |bits, card| bits | 1 << card.index());
    inputs.bits(in_play, PlagueCard::COUNT as u16, 1.0);
    inputs.flag(on(state, seat).left_orleans);
    inputs.flag(on(state, seat).reached_third_star);
    let tile = state.table.tile.map_or(0, |tile| 1_u128 << (usize::from(tile.0) % TILES));
    inputs.bits(tile, TILES as u16, 1.0);
    for &deed in state.setup.modules.deeds() {
        let open = n_free(&state.setup, &state.table, deed);
        inputs.share(open, 4.0);
        inputs.flag(open <= 2 && state.table.citizens.waits(Spot::Board(deed)));
    }
}

/// How many cards and corpses the others have.
fn others(state: &State, seat: Seat, inputs: &mut Inputs) {
    let others = || (0..state.setup.players).map(Seat).filter(|&other| other != seat).map(|other| on(state, other));
    let n = f32::from(state.setup.players - 1).max(1.0);
    inputs.tell(others().map(|it| f32::from(it.in_hand)).sum::<f32>() / n / 3.0);
    inputs.tell(others().map(|it| f32::from(it.on_market + it.in_bag)).sum::<f32>() / n / 6.0);
}
