//! The five objectives: in any order (vierzon.objective.any-order), free of an action (vierzon.objective.free), and
//! once marked for good.

use super::super::task::{Aim, Lack, Task};
use super::facts;
use super::scenario::{self, ALONE, TooSoon};
use crate::ask::{self, Move, Offer};
use crate::components::{Good, VierzonObjective, VierzonObjectives, components};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::place::hooks;
use crate::state::{Mat, State};
use crate::verbs::{coins, develop, goods};
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

/// What the scenario asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum VierzonAsk {
    /// Which good is delivered next?
    Materials {
        /// Points still missing.
        owed: u8,
    },
}

/// How the scenario is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum VierzonMove {
    /// Complete an objective.
    Complete(VierzonObjective),
}

/// What the scenario makes happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum VierzonEvent {
    /// An objective is completed.
    Completed(Seat, VierzonObjective),
}

pub(super) fn options(state: &State, out: &mut impl Offer) {
    let open = printed().order.into_iter().filter(|&objective| forbids(state, objective).is_none());
    out.extend(open.map(|objective| Move::Vierzon(VierzonMove::Complete(objective))));
}

/// Coins are paid at once (vierzon.objective.builder, vierzon.objective.fortress), goods piece by piece
/// (vierzon.objective.materials); the others cost nothing.
pub(super) fn complete(state: &mut State, seat: Seat, objective: VierzonObjective, log: &mut Log) {
    match objective {
        VierzonObjective::Builder => coins::spend(state, seat, printed().builder.into(), log),
        VierzonObjective::Fortress => coins::spend(state, seat, printed().fortress.into(), log),
        VierzonObjective::Materials => return ask_for_materials(state, seat, printed().materials),
        VierzonObjective::BuildingCompany | VierzonObjective::Capital => {}
    }
    mark(state, seat, objective, log);
}

fn mark(state: &mut State, seat: Seat, objective: VierzonObjective, log: &mut Log) {
    scenario::mark(state, position(objective));
    log.push(Event::Vierzon(VierzonEvent::Completed(seat, objective)));
}

/// What costs nothing is marked as soon as it is met (vierzon.objective.auto-mark); on the harder levels the player
/// says which comes first (vierzon.end.harder-one-second).
pub(super) fn mark_met(state: &mut State, seat: Seat, log: &mut Log) {
    for objective in [VierzonObjective::BuildingCompany, VierzonObjective::Capital] {
        if state.setup.level.is_normal() && forbids(state, objective).is_none() {
            mark(state, seat, objective, log);
        }
    }
}

fn ask_for_materials(state: &mut State, seat: Seat, owed: u8) {
    state.then([Frame::Ask(seat, ask::Ask::Vierzon(VierzonAsk::Materials { owed }))]);
}

pub(super) fn material_options(state: &State, seat: Seat, out: &mut impl Offer) {
    goods::offer_any(state.mat(seat), out);
}

/// Until the sum is reached, and no change is given.
pub(super) fn deliver(state: &mut State, seat: Seat, owed: u8, mv: Move, log: &mut Log) {
    let good = match mv {
        Move::GiveGood(good) => good,
        _ => Good::Grain,
    };
    goods::pay_any(state, seat, mv, log);
    match owed.saturating_sub(components().counts.goods_points[good.index()]) {
        0 => mark(state, seat, VierzonObjective::Materials, log),
        owed => ask_for_materials(state, seat, owed),
    }
}

/// What an objective still lacks, or that its time is not now (vierzon.objective.free).
pub(super) fn why_not(state: &State, objective: VierzonObjective) -> RuleId {
    forbids(state, objective).unwrap_or(RuleId("vierzon.objective.free"))
}

fn forbids(state: &State, objective: VierzonObjective) -> Option<RuleId> {
    let nth = position(objective);
    if scenario::marks(state).has(nth) {
        return Some(RuleId("vierzon.objective.any-order"));
    }
    match scenario::too_soon(state, nth) {
        Some(TooSoon::SecondInRound) => Some(RuleId("vierzon.end.harder-one-second")),
        Some(TooSoon::OutOfOrder) => Some(RuleId("vierzon.end.harder-order")),
        None => lacks(state, objective),
    }
}

/// The rule of an objective that is not met.
fn lacks(state: &State, objective: VierzonObjective) -> Option<RuleId> {
    let mat = state.mat(ALONE);
    let (have, of) = counted(mat, objective);
    let is_met = have >= of && is_there(mat, objective);
    let rule = match objective {
        VierzonObjective::Builder => "vierzon.objective.builder",
        VierzonObjective::Fortress => "vierzon.objective.fortress",
        VierzonObjective::BuildingCompany => "vierzon.objective.building-company",
        VierzonObjective::Materials => "vierzon.objective.materials",
        VierzonObjective::Capital => "vierzon.objective.capital",
    };
    (!is_met).then_some(RuleId(rule))
}

/// Goods are delivered where the merchant is.
fn is_there(mat: &Mat, objective: VierzonObjective) -> bool {
    objective != VierzonObjective::Materials || mat.merchant == printed().site
}

/// How each objective stands, in the order of the board.
pub(super) fn stand(state: &State) -> impl Iterator<Item = Task> {
    printed().order.into_iter().map(|objective| {
        let (have, of) = counted(state.mat(ALONE), objective);
        match scenario::marks(state).has(position(objective)) {
            true => Task::done(Aim::Vierzon(objective), of),
            false => {
                let until = (objective == VierzonObjective::Builder).then(|| printed().too_late - 1);
                let lacks = missing(state.mat(ALONE), objective, of.saturating_sub(have));
                Task::new(state, Aim::Vierzon(objective), (have, of), lacks, until)
            }
        }
    })
}

/// How much of an objective is there, and how much it takes.
fn counted(mat: &Mat, objective: VierzonObjective) -> (u8, u8) {
    let small = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
    let printed = printed();
    match objective {
        VierzonObjective::Builder => (small(mat.coins), printed.builder),
        VierzonObjective::Fortress => (small(mat.coins), printed.fortress),
        VierzonObjective::BuildingCompany => (mat.stations.contains(printed.company).into(), 1),
        VierzonObjective::Materials => (small(worth(mat)), printed.materials),
        VierzonObjective::Capital => (small(development(mat)), printed.capital),
    }
}

/// What is missing of an objective, and the merchant where goods are delivered.
fn missing(mat: &Mat, objective: VierzonObjective, number: u8) -> Vec<Lack> {
    let lack = (number > 0).then_some(match objective {
        VierzonObjective::Builder | VierzonObjective::Fortress => Lack::Coins(number),
        VierzonObjective::BuildingCompany => Lack::Station(printed().company),
        VierzonObjective::Materials => Lack::Worth(number),
        VierzonObjective::Capital => Lack::Development(number),
    });
    let merchant = (!is_there(mat, objective)).then_some(Lack::Merchant(printed().site));
    lack.into_iter().chain(merchant).collect()
}

/// What all goods are worth together.
fn worth(mat: &Mat) -> u16 {
    let points = &components().counts.goods_points;
    let goods = mat.goods.iter().zip(points).map(|(&number, &each)| u16::from(number) * u16::from(each));
    goods.sum::<u16>() + u16::from(mat.on_tiles.bread) * u16::from(points[Good::Grain.index()])
}

/// Development status times stations and citizens; a complete Gaming Room counts as three of these
/// (vierzon.objective.capital, vierzon.objective.capital-gaming-room).
fn development(mat: &Mat) -> u16 {
    let sum = mat.n_stations() + mat.citizens + hooks::more_citizens(mat);
    u16::from(develop::status(mat)) * u16::from(sum)
}

pub(super) fn all_completed(state: &State) -> bool {
    scenario::marks(state).len() == VierzonObjective::COUNT
}

/// Whether the last round for hiring the Builder is over.
pub(super) fn is_builder_missed(state: &State) -> bool {
    let builder = position(VierzonObjective::Builder);
    state.table.round + 1 >= printed().too_late && !scenario::marks(state).has(builder)
}

/// Where an objective stands on the board.
fn position(objective: VierzonObjective) -> usize {
    printed().order.iter().position(|&other| other == objective).unwrap_or(objective.index())
}

fn printed() -> &'static VierzonObjectives {
    &facts().objectives
}
