//! The characters: the own one in detail, the others by what is missing, and what partners could do for each other.

use super::{left, others, seats, share};
use crate::learned::Inputs;
use crate::orleans::partners::{Partner, Partners, near, on, parts, progress};
use orleans::components::{Good, InvasionCharacter, Part, components};
use orleans::{State, draw_limit};
use tabletop::Seat;

/// A character has so many parts at most.
const PARTS: usize = 3;
/// How many inputs that are.
pub(super) const INPUTS: usize = InvasionCharacter::COUNT * 4 + PARTS * 4 + 4 + 5 + 6;

pub(super) fn tell(state: &State, seat: Seat, team: &Partners, inputs: &mut Inputs) {
    own(state, seat, inputs);
    let (mut open, mut all) = (0.0, 0.0_f32);
    for partner in seats(state).map(|seat| Partner::behind(state, seat)) {
        all += parts(partner.mat).len() as f32;
        open += shares(partner).filter(|&share| share < 1.0).count() as f32;
    }
    let near = near(state);
    inputs.tell(near);
    inputs.tell(near * near);
    inputs.tell(open / all.max(1.0));
    inputs.share(shares(Partner::behind(state, seat)).filter(|&share| share < 1.0).count() as f32, 3.0);
    strength(state, seat, inputs);
    help(seat, team, inputs);
}

fn shares(partner: Partner<'_>) -> impl Iterator<Item = f32> {
    parts(partner.mat).iter().map(move |&part| share(progress(partner, part)))
}

/// Who the seat is and what it must have; who the others are.
fn own(state: &State, seat: Seat, inputs: &mut Inputs) {
    let (me, gone) = (Partner::behind(state, seat), 1.0 - left(state));
    for &character in InvasionCharacter::ALL {
        inputs.flag(on(me.mat).character == Some(character));
        let other = others(state, seat).find(|it| on(it.mat).character == Some(character));
        inputs.flag(other.is_some());
        let lowest = |partner: Partner<'_>| shares(partner).fold(1.0_f32, f32::min);
        inputs.tell(other.map_or(0.0, |it| shares(it).sum::<f32>() / parts(it.mat).len().max(1) as f32));
        inputs.tell(other.map_or(0.0, |it| (1.0 - lowest(it)) * gone));
    }
    for nth in 0..PARTS {
        let part = parts(me.mat).get(nth).copied();
        let share = part.map_or(1.0, |part| share(progress(me, part)));
        inputs.tell(share);
        inputs.flag(share >= 1.0);
        inputs.tell((1.0 - share) * gone);
        inputs.tell(match part {
            Some(Part::Station(town)) if share < 1.0 => f32::from(components().distance(me.mat.merchant, town)) / 5.0,
            _ => 0.0,
        });
    }
}

/// What the others can do in the rounds to come.
fn strength(state: &State, seat: Seat, inputs: &mut Inputs) {
    let n = f32::from(state.setup.players - 1).max(1.0);
    let sum = |count: fn(&Partner<'_>) -> f32| others(state, seat).map(|it| count(&it)).sum::<f32>() / n;
    let followers = sum(|it| f32::from(it.bag.total() + it.mat.market.total() + it.mat.board.stood().len()));
    inputs.tell(left(state) * sum(|it| f32::from(draw_limit(it.mat)) - 4.0) / 2.0);
    inputs.tell(left(state) * followers / 8.0);
    inputs.tell(left(state) * sum(|it| f32::from(it.mat.board.wheels().len())) / 2.0);
    inputs.tell(sum(|it| f32::from(it.mat.development)) / 15.0);
    inputs.tell(sum(|it| f32::from(it.mat.coins)) / 10.0);
}

/// What this seat and the others wait for.
fn help(seat: Seat, team: &Partners, inputs: &mut Inputs) {
    let lacks = |goods: &[u8; Good::COUNT]| f32::from(goods.iter().sum::<u8>());
    let own = &team.shares[seat.index()];
    let rest = || team.shares.iter().enumerate().filter(|(nth, _)| *nth != seat.index()).map(|(_, share)| share);
    inputs.share(lacks(&own.lacks), 3.0);
    inputs.share(f32::from(own.lacks_coins), 6.0);
    inputs.flag(own.urgent);
    inputs.share(rest().map(|it| lacks(&it.lacks)).sum::<f32>(), 4.0);
    inputs.share(rest().map(|it| f32::from(it.lacks_coins)).sum::<f32>(), 8.0);
    inputs.flag(rest().any(|it| it.urgent));
}
