//! Corpses: in the supply, in bags, on Markets and on the Cemetery. They are no followers (plague.corpse.no-action).

use super::pieces::{change, change_table, on, table};
use super::{PlagueAsk, PlagueEvent, PlagueMove};
use crate::ask::{Move, Offer};
use crate::components::{Place, components};
use crate::event::Log;
use crate::phase::followers::market_room;
use crate::state::{Mat, State};
use tabletop::Seat;

/// Corpses that lie before a player, the one on the Cemetery included (plague.tile.cemetery-removal).
pub(super) fn lying(mat: &Mat) -> u8 {
    on(mat).on_market + u8::from(on(mat).on_cemetery)
}

/// Every Market begins with so many.
pub(super) fn begin(state: &mut State, number: u8) {
    for seat in state.clockwise() {
        change(state, seat, |mat| mat.on_market += number);
    }
    let all = number * state.setup.players;
    change_table(state, |table| table.supply -= all);
}

/// One from the supply comes to a Market, or stays there if the Market is full (plague.corpse.no-market-space); the
/// Cemetery takes it by itself.
pub(super) fn infect(state: &mut State, seat: Seat, log: &mut Log) {
    if table(state).supply == 0 || !has_room(state.mat(seat)) {
        return;
    }
    change_table(state, |table| table.supply -= 1);
    change(state, seat, |mat| mat.on_market += 1);
    log.push(PlagueEvent::Infected(seat).into());
    to_cemetery(state, seat, log);
}

fn has_room(mat: &Mat) -> bool {
    market_room(mat) > 0 || mat.places.contains(Place::Cemetery) && !on(mat).on_cemetery
}

/// An empty Cemetery takes a corpse of the Market by itself (plague.tile.cemetery-moving, places.cemetery.space).
pub(super) fn to_cemetery(state: &mut State, seat: Seat, log: &mut Log) {
    let lies = on(state.mat(seat));
    if state.owns(seat, Place::Cemetery) && !lies.on_cemetery && lies.on_market > 0 {
        change(state, seat, |mat| {
            mat.on_market -= 1;
            mat.on_cemetery = true;
        });
        log.push(PlagueEvent::Buried(seat).into());
    }
}

/// The Cemetery is lost: its corpse lies on the Market again, or is gone where there is no room
/// (plague.event.arson-contents).
pub(super) fn lose_cemetery(state: &mut State, seat: Seat) {
    if !on(state.mat(seat)).on_cemetery {
        return;
    }
    let room = u8::from(market_room(state.mat(seat)) > 0);
    change(state, seat, |mat| {
        mat.on_cemetery = false;
        mat.on_market += room;
    });
    change_table(state, |table| table.supply += 1 - room);
}

/// A corpse was drawn outside phase 3 and is gone (plague.corpse.drawn-outside-phase-three).
pub(super) fn drawn(state: &mut State, seat: Seat, log: &mut Log) {
    change(state, seat, |mat| mat.in_bag -= 1);
    change_table(state, |table| table.supply += 1);
    log.push(PlagueEvent::DrewCorpse { seat, to_market: false }.into());
}

/// A corpse was drawn in phase 3 and lies on the Market (plague.corpse.draw-phase-three).
pub(super) fn drawn_to_market(state: &mut State, seat: Seat, log: &mut Log) {
    change(state, seat, |mat| {
        mat.in_bag -= 1;
        mat.on_market += 1;
    });
    log.push(PlagueEvent::DrewCorpse { seat, to_market: true }.into());
    to_cemetery(state, seat, log);
}

/// So many corpses before a player go to the supply, those of the Market first.
pub(super) fn remove(state: &mut State, seat: Seat, number: u8, log: &mut Log) {
    change(state, seat, |mat| {
        let of_market = number.min(mat.on_market);
        mat.on_market -= of_market;
        mat.on_cemetery &= of_market == number;
    });
    change_table(state, |table| table.supply += number);
    log.push(PlagueEvent::Removed(seat, number).into());
}

/// The corpses of the tile go into all bags, the same number for everybody (plague.corpse.tile-number,
/// plague.corpse.short-supply).
pub(super) fn hand_out(state: &mut State, log: &mut Log) {
    let Some(tile) = state.table.tile else { return };
    let printed = components().plague.tile_corpses.get(tile.0 as usize).copied().unwrap_or(0);
    let number = printed.min(table(state).supply / state.setup.players);
    if number == 0 {
        return;
    }
    let all = number * state.setup.players;
    change_table(state, |table| table.supply -= all);
    for seat in state.clockwise() {
        change(state, seat, |mat| mat.in_bag += number);
        log.push(PlagueEvent::IntoBag(seat, number).into());
    }
}

/// After the event all or none go into the bag (plague.corpse.all-or-none).
pub(super) fn may_throw(state: &State, seat: Seat) -> bool {
    lying(state.mat(seat)) > 0
}

/// Directly before phase 3 too many may be reduced (plague.corpse.six-plus); only the Market counts
/// (plague.corpse.six-plus-count, places.cemetery.not-counted).
pub(super) fn may_reduce(state: &State, seat: Seat) -> bool {
    on(state.mat(seat)).on_market >= components().plague.reduce_from
}

/// The corpse on the Cemetery goes along or stays (plague.tile.cemetery-throw-back); in a reduction it is none of them.
pub(super) fn throwing_options(state: &State, seat: Seat, ask: PlagueAsk, out: &mut impl Offer) {
    let lies = on(state.mat(seat));
    if lies.on_market > 0 {
        out.push(Move::Plague(PlagueMove::ThrowBack { cemetery: false }));
    }
    if lies.on_cemetery && ask == PlagueAsk::AllOrNone {
        out.push(Move::Plague(PlagueMove::ThrowBack { cemetery: true }));
    }
    out.push(Move::Decline);
}

pub(super) fn throw_back(state: &mut State, seat: Seat, ask: PlagueAsk, mv: Move, log: &mut Log) {
    let Move::Plague(PlagueMove::ThrowBack { cemetery }) = mv else { return };
    let lies = on(state.mat(seat));
    let stays = if ask == PlagueAsk::Reduce { components().plague.reduce_to } else { 0 };
    let number = lies.on_market - stays + u8::from(cemetery);
    change(state, seat, |mat| {
        mat.on_market = stays;
        mat.on_cemetery &= !cemetery;
        mat.in_bag += number;
    });
    log.push(PlagueEvent::ThrewBack(seat, number).into());
}
