//! Before round 1: seven citizens on any of the spaces where the base game has one (dignitary.setup.free-citizens).

use super::{facts, scenario};
use crate::ask::{self, Move, Offer};
use crate::components::{Deed, components};
use crate::event::{Event, Log};
use crate::flow::Frame;
use crate::state::{Spot, State};
use serde::{Deserialize, Serialize};
use tabletop::{RuleId, Seat};

/// What the scenario asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DignitaryAsk {
    /// Where does the next citizen wait?
    Citizens {
        /// How many are still to be laid out.
        left: u8,
    },
}

/// How the scenario is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DignitaryMove {
    /// Lay a citizen on this space.
    LayOut(Spot),
    /// Lay all that are left on the usual spaces.
    LayOutUsual,
}

/// What the scenario makes happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DignitaryEvent {
    /// A citizen waits on this space.
    LaidOut(Seat, Spot),
    /// The place tiles were drawn.
    DrewTiles,
}

pub(super) fn ask(state: &mut State, left: u8) {
    let asked = ask::Ask::Dignitary(DignitaryAsk::Citizens { left });
    state.then([Frame::Ask(scenario::ALONE, asked)]);
}

/// Every space without a citizen, and the usual set.
pub(super) fn options(state: &State, out: &mut impl Offer) {
    let free = spaces().filter(|&spot| !state.table.citizens.waits(spot));
    out.extend(free.map(|spot| Move::Dignitary(DignitaryMove::LayOut(spot))));
    out.push(Move::Dignitary(DignitaryMove::LayOutUsual));
}

pub(super) fn answer(state: &mut State, seat: Seat, left: u8, mv: Move, log: &mut Log) {
    let left = match mv {
        Move::Dignitary(DignitaryMove::LayOut(spot)) => {
            lay_out(state, seat, spot, log);
            left - 1
        }
        _ => {
            let here = state.table.citizens;
            let usual = usual().filter(|&spot| !here.waits(spot)).take(left.into());
            usual.for_each(|spot| lay_out(state, seat, spot, log));
            0
        }
    };
    match left {
        0 => draw_tiles(state, log),
        left => ask(state, left),
    }
}

pub(super) fn why_not(mv: Move) -> Option<RuleId> {
    matches!(mv, Move::Dignitary(_) | Move::Decline).then_some(RuleId("dignitary.setup.free-citizens"))
}

fn lay_out(state: &mut State, seat: Seat, spot: Spot, log: &mut Log) {
    state.table.citizens.put(spot);
    log.push(Event::Dignitary(DignitaryEvent::LaidOut(seat, spot)));
}

/// Five tiles of each category, when the citizens lie there (dignitary.setup.place-draw, dignitary.setup.order).
fn draw_tiles(state: &mut State, log: &mut Log) {
    let mut tiles = scenario::tiles("D");
    tiles.remove(facts().start.place);
    state.table.tiles = scenario::draw(tiles, facts().tiles_each, &mut state.secret.rng);
    log.push(Event::Dignitary(DignitaryEvent::DrewTiles));
}

/// The citizen spaces of the base game: tracks, then deeds.
fn spaces() -> impl Iterator<Item = Spot> {
    let deeds = Deed::ALL.iter().map(|&deed| Spot::Deed(deed));
    [Spot::Boatmen, Spot::Knights].into_iter().chain(development()).chain(deeds)
}

/// The tracks without the Boatmen, whose last space cannot be reached, then the deeds with the fewest spaces.
fn usual() -> impl Iterator<Item = Spot> {
    let by_size = (1..=u8::MAX).flat_map(|size| Deed::ALL.iter().filter(move |&&deed| n_spaces(deed) == size));
    let deeds = by_size.take(Deed::COUNT).map(|&deed| Spot::Deed(deed));
    [Spot::Knights].into_iter().chain(development()).chain(deeds)
}

fn development() -> impl Iterator<Item = Spot> {
    (0..components().development.citizens.len() as u8).map(Spot::Development)
}

fn n_spaces(deed: Deed) -> u8 {
    components().deed(deed).spaces.iter().sum()
}
