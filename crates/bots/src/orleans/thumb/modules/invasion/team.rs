//! The word and the vote. A bot passes the word on as long as somebody else may take it, so people lead the team; the
//! last one proposes what costs the objectives least, the same in the same position.

use crate::orleans::partners::{Partners, due, is, parts, tiles};
use crate::orleans::thumb::look::Look;
use crate::orleans::thumb::worth::POINT;
use crate::orleans::thumb::{best, choose};
use orleans::components::{Due, Good, Happening, InvasionCharacter, Part, Town, components};
use orleans::state::{Mat, Spot};
use orleans::{InvasionMove, Move, Proposal, Unit, Whence};
use tabletop::Seat;

/// A coin of the team.
const COIN: i32 = 3 * POINT;
/// A thing that a character must have.
const OWED: i32 = 60 * POINT;

pub(super) fn propose(look: &Look<'_>, options: &[Move]) -> Move {
    let pass = Move::Invasion(InvasionMove::PassWord);
    if options.contains(&pass) {
        return pass;
    }
    let Some(team) = &look.team else { return options[0] };
    best(look, options, |mv| match mv {
        Move::Invasion(InvasionMove::Unit(unit)) => score(look, team, unit),
        Move::Invasion(InvasionMove::Submit) => submit(look, team),
        _ => i32::MIN / 2,
    })
}

fn mat<'a>(look: &Look<'a>, seat: Seat) -> &'a Mat {
    &look.view.players[seat.index()].mat
}

/// How good a unit is, over not naming it.
fn score(look: &Look<'_>, team: &Partners, unit: Unit) -> i32 {
    let has_part = |seat: Seat, is_meant: fn(&Part) -> bool| parts(mat(look, seat)).iter().any(is_meant);
    match unit {
        Unit::Wheel { seat, .. } | Unit::PlacedWheel { seat, .. } => {
            let own = has_part(seat, |part| matches!(part, Part::Wheels(_))) || owes(look, seat, Due::Wheel);
            let beside = matches!(unit, Unit::Wheel { .. });
            -8 * POINT - if own { OWED } else { 0 } + if beside { POINT } else { 0 }
        }
        Unit::Tile { seat, place } => {
            let own = has_part(seat, |part| matches!(part, Part::Tiles(_))) || owes(look, seat, Due::Tile);
            -choose::tile(look, Move::Tile(place)) - if own { OWED } else { 0 }
        }
        Unit::Pay { seat, coins } => pay(look, team, seat, coins),
        Unit::Gain { seat, coins } => {
            let lacks = i32::from(team.shares[seat.index()].lacks_coins);
            i32::from(coins) * (1 + lacks.min(9)) + i32::from(has_part(seat, |part| matches!(part, Part::Fabrics(_))))
        }
        Unit::Develop { seat, points } => {
            let own = has_part(seat, |part| matches!(part, Part::Status(_)));
            i32::from(points) * if own { 30 } else { 3 } + i32::from(mat(look, seat).development) / 4
        }
        Unit::Wine(seat) => i32::from(team.shares[seat.index()].lacks[Good::Wine.index()]) * POINT,
        Unit::StepBack { seat, points } => {
            let own = has_part(seat, |part| matches!(part, Part::Status(_)));
            // As many as possible at once, from whoever needs them least.
            if own { -OWED } else { i32::from(points) * POINT + i32::from(mat(look, seat).development) }
        }
        Unit::Monk { seat, from } => {
            let own = has_part(seat, |part| matches!(part, Part::Monks(_)));
            -20 * POINT - if own { OWED } else { 0 } + if from == Whence::Bag { POINT } else { 0 }
        }
        Unit::Citizen(spot) => citizen(look, team, spot),
        Unit::Wither { a, b, .. } => {
            let near = |town: Town| {
                let from = look.view.players.iter().map(|player| player.mat.merchant);
                from.map(|from| i32::from(components().distance(from, town))).min().unwrap_or(0)
            };
            near(a).min(near(b))
        }
        Unit::TurnOver(place) => -choose::tile(look, Move::Tile(place)),
        Unit::Buy { seat, good } => buy(look, team, seat, good),
        Unit::Sell { .. } => -POINT,
        Unit::Sail(seat) => i32::from(look.is_me(seat)),
    }
}

fn owes(look: &Look<'_>, seat: Seat, what: Due) -> bool {
    let now = look.view.table.round;
    is(mat(look, seat), InvasionCharacter::EstateManager) && (now..=now + 6).any(|round| due(round) == Some(what))
}

/// Coins of those who have most to spare; first things, if coins are dearer.
fn pay(look: &Look<'_>, team: &Partners, seat: Seat, coins: u8) -> i32 {
    let kept = team.shares[seat.index()].owes_coins;
    let (has, number) = (i32::from(mat(look, seat).coins) - i32::from(kept), i32::from(coins));
    let base = match look.happening().map(|facts| facts.event) {
        Some(Happening::GoodTrade) if good_trade(look, team) => 0,
        Some(Happening::GoodTrade) => return -number * COIN,
        // Six coins are dearer than a wheel or a tile that nobody must have.
        Some(Happening::Demolition | Happening::TeamArson) => -25 * POINT,
        _ => 0,
    };
    // What is over goes first, and as much of it as possible, so that few have to pay.
    base + if number <= has { number + has.min(99) } else { (has - number) * COIN }
}

fn good_trade(look: &Look<'_>, team: &Partners) -> bool {
    let spare =
        |seat: u8| i32::from(mat(look, Seat(seat)).coins) - i32::from(team.shares[usize::from(seat)].keeps_coins);
    let all: i32 = (0..look.view.setup.players).map(|seat| spare(seat).max(0)).sum();
    team.wanted[Good::Grain.index()] >= 2 && all >= 8 && team.left() > 1
}

/// Nothing more is named where an event may be left alone.
fn submit(look: &Look<'_>, team: &Partners) -> i32 {
    match look.happening().map(|facts| facts.event) {
        Some(Happening::GoodTrade) if good_trade(look, team) => -1,
        Some(Happening::GoodWinds) => -1,
        _ => 0,
    }
}

/// A citizen is given up where more wait than are needed: the one that is hardest to win.
fn citizen(look: &Look<'_>, team: &Partners, spot: Spot) -> i32 {
    let waiting = look.view.table.citizens.iter().count() as i32;
    let hard = match spot {
        Spot::SixTracks => 40,
        Spot::Pile(_) => 30,
        Spot::Development(2) => 20,
        Spot::Town(_) => 15,
        _ => 5,
    };
    hard - if waiting - i32::from(team.citizens) >= 3 { 10 * POINT } else { 40 * POINT }
}

/// Fabrics that the Clothing Store or a character lacks.
fn buy(look: &Look<'_>, team: &Partners, seat: Seat, good: Good) -> i32 {
    let share = &team.shares[seat.index()];
    let own = share.lacks[good.index()] > 0;
    let clothes =
        team.citizens > 0 && team.wanted[good.index()] > 0 && !is(mat(look, seat), InvasionCharacter::Merchant);
    let rich = team.wanted_coins <= 0 || team.left() > 6;
    match own {
        true => 5 * POINT,
        false if clothes && rich => 2 * POINT,
        false => -POINT,
    }
}

/// A bot approves of everything but what leaves the due of this round unpaid.
pub(super) fn vote(look: &Look<'_>) -> Move {
    let proposal = look.team.as_ref().and_then(|team| team.city.team).map(|team| team.proposal);
    let blunder = proposal.is_some_and(|proposal| ruins(look, &proposal));
    Move::Invasion(if blunder { InvasionMove::Refuse } else { InvasionMove::Approve })
}

/// Whether the due of this round can be paid now, but not after the proposal.
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
    has >= owed.into() && has + changes < owed.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::orleans::partners::tests::begun;
    use orleans::{State, SystemOnTable, Team};
    use tabletop::{Game, SeatSet, Viewer};

    /// How somebody votes on these units in this round, with five coins each.
    fn voted(round: u8, units: &[Unit]) -> Move {
        let mut state: State = begun(&[InvasionCharacter::General, InvasionCharacter::EstateManager]);
        state.table.round = round;
        let proposal = units.iter().copied().collect();
        let SystemOnTable::Invasion(city) = &mut state.table.modules.system else { unreachable!("a City") };
        city.team = Some(Team { speaker: Seat(1), proposal, spoken: SeatSet::EMPTY, best: None });
        let view = state.view(Viewer::Seat(Seat(0)));
        vote(&Look::new(&view, Seat(0)))
    }

    /// invasion.team.bot-vote
    #[test]
    fn only_what_leaves_the_due_unpaid_is_refused() {
        let [approve, refuse] = [InvasionMove::Approve, InvasionMove::Refuse].map(Move::Invasion);
        let pays = |seat: u8, coins: u8| [Unit::Pay { seat: Seat(seat), coins }];
        assert_eq!(voted(1, &pays(1, 4)), refuse, "two coins are due");
        assert_eq!(voted(1, &pays(1, 3)), approve);
        assert_eq!(voted(1, &pays(0, 5)), approve, "others may pay what they like");
        assert_eq!(voted(9, &pays(1, 2)), refuse, "four coins are due");
        assert_eq!(voted(2, &pays(1, 4)), approve, "no coins are due");
        assert_eq!(voted(4, &pays(1, 4)), approve, "a due that cannot be paid anyway ruins nothing");
    }

    /// invasion.team.bot-propose
    #[test]
    fn the_word_is_passed_on_while_somebody_may_take_it() {
        let state = begun(&[InvasionCharacter::General, InvasionCharacter::Librarian]);
        let view = state.view(Viewer::Seat(Seat(0)));
        let unit = |seat: u8| Move::Invasion(InvasionMove::Unit(Unit::Develop { seat: Seat(seat), points: 3 }));
        let pass = Move::Invasion(InvasionMove::PassWord);
        let look = Look::new(&view, Seat(0));
        assert_eq!(propose(&look, &[unit(0), unit(1), pass]), pass);
        assert_eq!(propose(&look, &[unit(0), unit(1)]), unit(1), "the Librarian needs the points");
    }
}
