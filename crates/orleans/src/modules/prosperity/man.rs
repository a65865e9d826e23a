//! Manning a Structure: followers are sent there, coins and goods are put there at no cost; who has it all has
//! completed it.

use super::pieces::{BuiltStructure, ProsperityOnMat, built, facts, on_mat_mut};
use super::types::{ProsperityEvent, ProsperityMove};
use crate::ask::{Ask, Move, Offer};
use crate::components::{Item, Kind, Structure};
use crate::event::{Event, Log};
use crate::flow::{Frame, Step};
use crate::modules::{Sending, SystemOnMat};
use crate::place::town_hall;
use crate::state::{Mat, State};
use tabletop::{RuleId, Seat};

/// Own Structures that still lack such a follower (prosperity.man.followers, prosperity.man.exact).
pub(super) fn send_options(state: &State, seat: Seat, kind: Kind, out: &mut impl Offer) {
    let lacking = built(state.mat(seat)).filter(|it| it.missing().any(|(_, item)| item == Item::Follower(kind)));
    out.extend(lacking.map(|it| Move::Prosperity(ProsperityMove::Man { kind, structure: it.structure })));
}

/// A follower comes without a reward (prosperity.man.no-reward); the next one may go elsewhere
/// (prosperity.man.mixed-sending).
pub(super) fn send(state: &mut State, sending: Sending, kind: Kind, structure: Structure, log: &mut Log) {
    let Sending { seat, from, sent } = sending;
    town_hall::take(state, seat, from, kind.neutral());
    state.then([Frame::Do(Step::Send { seat, from, sent })]);
    log.push(Event::Prosperity(ProsperityEvent::Manned { seat, kind, structure }));
    lay(state, seat, structure, Item::Follower(kind), log);
}

/// Whether anything can be put anywhere.
pub(super) fn has_structure(state: &State, seat: Seat) -> bool {
    built(state.mat(seat)).next().is_some()
}

/// Every coin and good that is wanted somewhere and there to be put there (prosperity.man.coins-goods).
pub(super) fn free_options(state: &State, seat: Seat, out: &mut impl Offer) {
    let mat = state.mat(seat);
    for it in built(mat) {
        let mut before = None;
        for item in it.missing_wares() {
            if before.replace(item) != Some(item) && is_there(state, seat, item) {
                out.extend(free_move(it.structure, item));
            }
        }
    }
}

fn free_move(structure: Structure, item: Item) -> Option<Move> {
    match item {
        Item::Coin => Some(Move::Prosperity(ProsperityMove::LayCoin(structure))),
        Item::Good(good) => Some(Move::Prosperity(ProsperityMove::LayGood(structure, good))),
        Item::Follower(_) => None,
    }
}

fn is_there(state: &State, seat: Seat, item: Item) -> bool {
    match item {
        Item::Coin => state.mat(seat).coins > 0,
        Item::Good(good) => state.mat(seat).good(good) > 0,
        Item::Follower(_) => false,
    }
}

/// What is put there stays there (prosperity.man.final).
pub(super) fn free_answer(state: &mut State, seat: Seat, mv: ProsperityMove, log: &mut Log) {
    match mv {
        ProsperityMove::LayCoin(structure) => {
            state.mat_mut(seat).coins -= 1;
            log.push(Event::Prosperity(ProsperityEvent::LaidCoin(seat, structure)));
            lay(state, seat, structure, Item::Coin, log);
        }
        ProsperityMove::LayGood(structure, good) => {
            state.mat_mut(seat).lose_good(good);
            log.push(Event::Prosperity(ProsperityEvent::LaidGood(seat, structure, good)));
            lay(state, seat, structure, Item::Good(good), log);
        }
        _ => {}
    }
}

/// While others plan as well, nothing touches what belongs to all: what is complete then is turned over when the phase
/// is over.
fn lay(state: &mut State, seat: Seat, structure: Structure, item: Item, log: &mut Log) {
    let plans = state.asked_of(seat) == Some(&Ask::Plan);
    let own = on_mat_mut(state, seat).map(|mat| mat.built.iter_mut().flatten());
    if let Some(it) = own.and_then(|mut own| own.find(|it| it.structure == structure))
        && let Some((nth, _)) = it.missing().find(|(_, missing)| *missing == item)
    {
        it.laid |= 1 << nth;
    }
    if !plans {
        complete(state, seat, log);
    }
}

/// A Structure with all its items is turned over at once (prosperity.man.complete): its followers can be hired again
/// (prosperity.man.complete-followers), coins and goods leave the game (prosperity.man.complete-goods).
pub(super) fn complete(state: &mut State, seat: Seat, log: &mut Log) {
    let mut nth = 0;
    while let Some(it) = nth_built(state.mat(seat), nth) {
        if !it.done && it.missing().next().is_none() {
            for item in it.lying() {
                match item {
                    Item::Follower(kind) => state.table.followers[kind.index()] += 1,
                    Item::Good(good) => state.table.gone.goods[good.index()] += 1,
                    Item::Coin => {}
                }
            }
            if let Some(mat) = on_mat_mut(state, seat) {
                mat.built[nth] = Some(BuiltStructure { done: true, ..it });
            }
            log.push(Event::Prosperity(ProsperityEvent::Completed(seat, it.structure)));
        }
        nth += 1;
    }
}

fn nth_built(mat: &Mat, nth: usize) -> Option<BuiltStructure> {
    match mat.modules.system {
        SystemOnMat::Prosperity(ProsperityOnMat { built, .. }) => *built.get(nth)?,
        _ => None,
    }
}

/// Why this item cannot be put there now.
pub(super) fn why_not(state: &State, seat: Seat, structure: Structure, item: Item) -> RuleId {
    let own = built(state.mat(seat)).find(|it| it.structure == structure);
    RuleId(match own {
        // Neither the card in the hand nor the Structure of another player takes anything.
        None => "prosperity.man.followers",
        Some(_) if !facts(structure).items.contains(&item) => "prosperity.man.exact",
        Some(it) if !it.missing().any(|(_, missing)| missing == item) => "prosperity.man.no-overfill",
        Some(_) => match item {
            Item::Follower(_) => "prosperity.man.exact",
            _ if is_there(state, seat, item) => "prosperity.man.coins-goods-window",
            _ => "prosperity.man.coins-goods",
        },
    })
}
