//! How a bot votes.

use super::mat;
use crate::orleans::partners::{due, is, tiles};
use crate::orleans::thumb::look::Look;
use orleans::components::{Due, Happening, InvasionCharacter, Kind, components};
use orleans::{InvasionMove, Move, Proposal, Unit};
use tabletop::Seat;

/// A bot approves of everything but what leaves the due of this round unpaid although others could give instead
/// (invasion.team.bot-vote).
pub(in super::super) fn vote(look: &Look<'_>) -> Move {
    let proposal = look.team.as_ref().and_then(|team| team.city.team).map(|team| team.proposal);
    let blunder = proposal.is_some_and(|proposal| ruins(look, &proposal));
    Move::Invasion(if blunder { InvasionMove::Refuse } else { InvasionMove::Approve })
}

/// Whether the due of this round can be paid now, but not after the proposal, and there is another way.
fn ruins(look: &Look<'_>, proposal: &Proposal) -> bool {
    let managers = (0..look.view.setup.players).map(Seat);
    let manager = managers.into_iter().find(|&seat| is(mat(look, seat), InvasionCharacter::EstateManager));
    let (Some(who), Some(due)) = (manager, due(look.view.table.round)) else { return false };
    let (mat, sum) = (mat(look, who), |of: &dyn Fn(Unit) -> i32| proposal.iter().map(of).sum::<i32>());
    let (has, changes, owed) = match due {
        Due::Coins(owed) => {
            let changes = sum(&|unit| match unit {
                Unit::Pay { seat, coins } if seat == who => -i32::from(coins),
                Unit::Gain { seat, coins } if seat == who => coins.into(),
                Unit::Sell { good, to, .. } if to == who => components().invasion.wool_market[good.index()].into(),
                _ => 0,
            });
            (i32::from(mat.coins), changes, owed)
        }
        Due::Goods(good, owed) => {
            let changes = sum(&|unit| match unit {
                Unit::Sell { seat, good: sold, .. } if seat == who && sold == good => -1,
                Unit::Buy { seat, good: bought } if seat == who && bought == good => 1,
                _ => 0,
            });
            (mat.good(good).into(), changes, owed)
        }
        Due::Books(owed) => {
            let changes = sum(&|unit| match unit {
                Unit::StepBack { seat, points } if seat == who => -i32::from(points),
                Unit::Develop { seat, points } if seat == who => points.into(),
                _ => 0,
            });
            (mat.development.into(), changes, owed)
        }
        Due::Wheel => {
            let given = sum(&|unit| -i32::from(matches!(unit, Unit::PlacedWheel { seat, .. } if seat == who)));
            (mat.board.wheels().len().into(), given, 1)
        }
        Due::Tile => {
            let given = sum(&|unit| -i32::from(matches!(unit, Unit::Tile { seat, .. } if seat == who)));
            (tiles(mat).count() as i32, given, 1)
        }
        Due::Follower(_) | Due::Station => return false,
    };
    let short = i32::from(owed) - has - changes;
    has >= owed.into() && short > 0 && others_can(look, proposal, who, due, short)
}

/// Whether what is short can come from elsewhere: coins, points, wheels or tiles that the proposal does not name.
fn others_can(look: &Look<'_>, proposal: &Proposal, who: Seat, due: Due, short: i32) -> bool {
    let (seats, sum) =
        (|| (0..look.view.setup.players).map(Seat), |of: &dyn Fn(Unit) -> i32| proposal.iter().map(of).sum::<i32>());
    let paid = sum(&|unit| {
        if let Unit::Pay { seat, coins } = unit
            && seat != who
        {
            coins.into()
        } else {
            0
        }
    });
    let purse = seats().filter(|&seat| seat != who).map(|seat| i32::from(mat(look, seat).coins)).sum::<i32>() - paid;
    let event = look.happening().map(|facts| (facts.event, i32::from(facts.price)));
    let named =
        sum(&|unit| i32::from(matches!(unit, Unit::Wheel { .. } | Unit::PlacedWheel { .. } | Unit::Tile { .. })));
    let things = match event {
        Some((Happening::Demolition, _)) => seats().map(|seat| wheels(look, seat)).sum::<i32>() - named,
        Some((Happening::TeamArson, _)) => {
            seats().map(|seat| tiles(mat(look, seat)).count() as i32).sum::<i32>() - named
        }
        _ => 0,
    };
    match due {
        Due::Coins(_) => purse >= short || things > 0,
        // Nobody must sell.
        Due::Goods(..) => true,
        Due::Books(_) => {
            let given = sum(&|unit| match unit {
                Unit::StepBack { seat, points } if seat != who => points.into(),
                Unit::Monk { .. } => 1,
                _ => 0,
            });
            let points = seats().filter(|&seat| seat != who).map(|seat| i32::from(mat(look, seat).development));
            points.sum::<i32>() + seats().map(|seat| monks(look, seat)).sum::<i32>() - given >= short
        }
        Due::Wheel | Due::Tile => things > 0 || event.is_some_and(|(_, price)| purse >= price),
        Due::Follower(_) | Due::Station => false,
    }
}

/// All gear wheels of a seat.
fn wheels(look: &Look<'_>, seat: Seat) -> i32 {
    let mat = mat(look, seat);
    i32::from(mat.board.wheels().len() + mat.wheels.iter().sum::<u8>())
}

/// All monks of a seat.
fn monks(look: &Look<'_>, seat: Seat) -> i32 {
    Look::new(look.view, seat).neutral(Kind::Monk)
}
