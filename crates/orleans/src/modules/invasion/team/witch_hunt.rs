//! Witch Hunt: development points are given up, and a monk for each that is not (invasion.event.witch-hunt).

use super::{Outlook, Proposal, Unit};
use crate::ask::Offer;
use crate::components::{Follower, components};
use crate::happening::Whence;
use crate::state::State;
use tabletop::{RuleId, Seat};

/// Points and monks together must do (invasion.event.witch-hunt-loss).
pub(super) fn outlook(state: &State) -> Outlook {
    let all: u16 = sources(state).map(|(_, number)| u16::from(number)).sum();
    let demand = u16::from(demand(state));
    if all < demand {
        return Outlook::Lost(RuleId("invasion.event.witch-hunt-loss"));
    }
    match all == demand || sources(state).count() == 1 {
        true => Outlook::Forced(
            sources(state)
                .flat_map(|(unit, number)| {
                    let (unit, times) = match unit {
                        Unit::StepBack { seat, .. } => (Unit::StepBack { seat, points: number.min(demand as u8) }, 1),
                        monk => (monk, number.min(demand as u8)),
                    };
                    (0..times).map(move |_| unit)
                })
                .collect(),
        ),
        false => Outlook::Open,
    }
}

fn demand(state: &State) -> u8 {
    state.happening().map_or(0, |facts| facts.amount)
}

/// Where points and monks can come from, and how many.
fn sources(state: &State) -> impl Iterator<Item = (Unit, u8)> {
    let seats = || (0..state.setup.players).map(Seat);
    let points = seats().map(|seat| (Unit::StepBack { seat, points: 1 }, state.mat(seat).development));
    let monks =
        seats().flat_map(|seat| monks(state, seat).map(move |(from, number)| (Unit::Monk { seat, from }, number)));
    points.chain(monks).filter(|(_, number)| *number > 0)
}

/// The monks of a player, by where they are.
pub(super) fn monks(state: &State, seat: Seat) -> impl Iterator<Item = (Whence, u8)> {
    let player = &state.players[seat];
    let (monk, board) = (Follower::Monk, &player.mat.board);
    let heaps = [
        (Whence::Market, player.mat.market.count(monk)),
        (Whence::Tower, player.mat.tower.count(monk)),
        (Whence::Bag, player.bag.count(monk)),
    ];
    let standing = board.distinct(board.stood()).filter(move |(_, follower)| *follower == monk).map(move |(at, _)| {
        let same = board.stood().iter().filter(|&space| {
            let facts = components().space(space);
            facts.place == at.place && facts.kind == at.kind && board.follower(space) == Some(monk)
        });
        (Whence::Space(at.place, at.kind), same.count() as u8)
    });
    heaps.into_iter().filter(|(_, number)| *number > 0).chain(standing)
}

/// Everybody is named once for points, with a share that the rest can make up.
pub(super) fn units(state: &State, proposal: &Proposal, out: &mut impl Offer) {
    let given = proposal.sum(|unit| match unit {
        Unit::StepBack { points, .. } => points,
        Unit::Monk { .. } => 1,
        _ => 0,
    });
    let left = demand(state) - given;
    let named =
        |seat: Seat| proposal.iter().any(|unit| matches!(unit, Unit::StepBack { seat: who, .. } if who == seat));
    let rest = |unit: Unit, number: u8| match unit {
        Unit::StepBack { seat, .. } if named(seat) => 0,
        Unit::StepBack { .. } => number,
        monk => number - proposal.count(|other| other == monk),
    };
    let all: u16 = sources(state).map(|(unit, number)| u16::from(rest(unit, number))).sum();
    for (unit, number) in sources(state).map(|(unit, number)| (unit, rest(unit, number))) {
        match unit {
            Unit::StepBack { seat, .. } => {
                let others = all - u16::from(number);
                let enough = |points: &u8| others >= u16::from(left - points);
                let shares = (1..=number.min(left)).rev().filter(enough);
                out.extend(shares.map(|points| Unit::StepBack { seat, points }.into()));
            }
            monk if number > 0 && left > 0 => out.push(monk.into()),
            _ => {}
        }
    }
}
