//! What may end the game before its time: dues, and events.

use super::seats;
use crate::learned::Inputs;
use crate::orleans::partners::{Partner, Partners, due, is, on, tiles};
use orleans::components::{Due, Follower, Good, Happening, InvasionCharacter, Town, components};
use orleans::state::Mat;
use orleans::{State, events};
use tabletop::Seat;

/// Hour glass tiles.
const TILES: u16 = 31;
/// So many dues ahead are looked at.
const DUES: u8 = 4;
/// How many inputs that are.
pub(super) const INPUTS: usize = DUES as usize * 2 + 5 + TILES as usize * 2;

pub(super) fn tell(state: &State, seat: Seat, team: &Partners, inputs: &mut Inputs) {
    let manager = seats(state).find(|&it| is(state.mat(it), InvasionCharacter::EstateManager));
    for ahead in 0..DUES {
        let owed = due(state.table.round + ahead).filter(|_| i32::from(ahead) < team.left());
        let unpaid = manager.zip(owed).is_some_and(|(it, due)| !can_pay(Partner::behind(state, it), due));
        inputs.flag(unpaid);
        inputs.flag(unpaid && manager == Some(seat));
    }
    inputs.flag(team.ransom);
    let n = f32::from(state.setup.players);
    for danger in [Happening::Trip, Happening::Robbery] {
        let comes = may_come(state, danger);
        let falls = |mat: &Mat| comes && falls(mat, danger);
        inputs.tell(seats(state).filter(|&it| falls(state.mat(it))).count() as f32 / n);
        inputs.flag(falls(state.mat(seat)));
    }
    inputs.bits(state.table.tile.map_or(0, |tile| 1 << tile.0), TILES, 1.0);
    inputs.bits(u128::from(state.table.turned) & ((1 << TILES) - 1), TILES, 0.5);
}

/// Whether an event is turned over now or still to come.
fn may_come(state: &State, event: Happening) -> bool {
    let nth = events(&state.setup).iter().position(|facts| facts.event == event);
    let now = |nth: usize| state.table.tile.is_some_and(|tile| usize::from(tile.0) == nth);
    nth.is_some_and(|nth| now(nth) || state.table.turned >> nth & 1 == 0)
}

/// Whether somebody would lose the game by an event as things stand.
fn falls(mat: &Mat, event: Happening) -> bool {
    let worth = |good: &Good| u16::from(components().counts.goods_points[good.index()]) * u16::from(mat.good(*good));
    match event {
        Happening::Trip => mat.merchant == Town::Orleans && mat.coins < 4,
        _ => on(mat).towers.is_empty() && Good::ALL.iter().map(worth).sum::<u16>() < 5,
    }
}

/// Whether the Estate Manager has what is owed.
fn can_pay(Partner { mat, bag }: Partner<'_>, due: Due) -> bool {
    let has = |it: Follower| {
        let stands = || mat.board.stood().iter().any(|space| mat.board.follower(space) == Some(it));
        bag.count(it) + mat.market.count(it) + mat.tower.count(it) > 0 || stands()
    };
    match due {
        Due::Coins(number) => mat.coins >= number.into(),
        Due::Goods(good, number) => mat.good(good) >= number,
        Due::Books(number) => mat.development >= number,
        Due::Follower(kind) => has(kind.neutral()),
        Due::Wheel => !mat.board.wheels().is_empty(),
        Due::Station => !mat.stations.is_empty(),
        Due::Tile => tiles(mat).next().is_some(),
    }
}
