//! The City: objectives, achievements, citizens that wait, and towers.

use super::{left, others, seats, share};
use crate::learned::Inputs;
use crate::orleans::partners::{Partners, common};
use orleans::State;
use orleans::components::{Achievement, CommonObjective, Good, Kind, Town, Track, components};
use orleans::state::{Mat, Spot};
use tabletop::Seat;

/// Towns of the rim.
const RIM: usize = 13;
/// How many inputs that are.
pub(super) const INPUTS: usize = CommonObjective::COUNT * 3
    + Good::COUNT * 3
    + 7
    + Achievement::COUNT * 2
    + Kind::COUNT
    + Good::COUNT
    + 5
    + RIM * 2
    + 2;

pub(super) fn tell(state: &State, seat: Seat, team: &Partners, inputs: &mut Inputs) {
    let gone = 1.0 - left(state);
    for &objective in CommonObjective::ALL {
        let share = share(common(state, team, objective));
        inputs.tell(share);
        inputs.flag(share >= 1.0);
        inputs.tell((1.0 - share) * gone);
    }
    stores(state, seat, team, inputs);
    achievements(state, team, inputs);
    citizens(state, team, inputs);
    towers(state, seat, team, inputs);
}

/// Goods, coins and knights: what is lacking, what nobody has yet, and what this seat could send.
fn stores(state: &State, seat: Seat, team: &Partners, inputs: &mut Inputs) {
    let (mat, own) = (state.mat(seat), &team.shares[seat.index()]);
    for nth in 0..Good::COUNT {
        let spare = mat.goods[nth].saturating_sub(own.keeps[nth]).min(team.goods[nth]);
        inputs.share(team.goods[nth], 6.0);
        inputs.share(team.wanted[nth].max(-6) as f32, 6.0);
        inputs.share(spare, 3.0);
    }
    let purse: u16 = seats(state).map(|seat| state.mat(seat).coins).sum();
    inputs.share(team.coins[0], 25.0);
    inputs.share(team.coins[1], 15.0);
    inputs.share(team.wanted_coins.max(-30) as f32, 30.0);
    inputs.share(f32::from(mat.coins.saturating_sub(own.keeps_coins)), 10.0);
    inputs.share(f32::from(purse), 40.0);
    inputs.share(team.knights, 5.0);
    let knights = |mat: &Mat| mat.track(Track::Knights);
    inputs.share(others(state, seat).map(|it| knights(it.mat)).sum::<u8>(), 8.0);
}

/// What is there of each, whether its citizen still waits, and whom they still take.
fn achievements(state: &State, team: &Partners, inputs: &mut Inputs) {
    let (city, needs) = (&team.city, team.needs(&state.setup));
    let sum = |counts: &[u8]| counts.iter().map(|&n| u16::from(n)).sum::<u16>();
    let cloth = [Good::Wool.index(), Good::Brocade.index()];
    for &achievement in Achievement::ALL {
        let done = match achievement {
            Achievement::Catapult => (city.catapult.into(), needs.catapult.into()),
            Achievement::ClothingStore => {
                (sum(&cloth.map(|nth| city.goods[nth])), sum(&cloth.map(|nth| needs.goods[nth])))
            }
            Achievement::Treasury => (city.treasury.into(), needs.treasury.into()),
            Achievement::Militia => (sum(&city.militia), sum(&needs.militia)),
            Achievement::PrayerService => (sum(&city.prayer), sum(&needs.prayer)),
        };
        let waits = state.table.citizens.waits(Spot::Achievement(achievement));
        inputs.tell(if waits { share(done) } else { 0.0 });
        inputs.flag(waits);
    }
    for &kind in Kind::ALL {
        let room = |achievement| team.room(&state.setup, &state.table, achievement, kind);
        inputs.share(room(Achievement::Militia) + room(Achievement::PrayerService), 2.0);
    }
}

/// Citizens that wait, and how near those are whom the base game does not have.
fn citizens(state: &State, team: &Partners, inputs: &mut Inputs) {
    let waits = |spot: Spot| state.table.citizens.waits(spot);
    for &good in Good::ALL {
        let pile = f32::from(state.table.goods[good.index()]);
        inputs.tell(if waits(Spot::Pile(good)) { (1.0 - pile / 12.0).max(0.0) } else { 0.0 });
    }
    let ended = |track: &&Track| {
        let last = components().track(**track).spaces.len() - 1;
        seats(state).any(|seat| usize::from(state.mat(seat).track(**track)) == last)
    };
    let waiting = state.table.citizens.iter().count() as f32;
    inputs.share(waiting, 10.0);
    inputs.share(waiting - f32::from(team.citizens), 6.0);
    inputs.flag(waits(Spot::SixTracks));
    inputs.share(Track::ALL.iter().filter(ended).count() as f32, 6.0);
    inputs.flag(waits(Spot::Town(Town::LeBlanc)));
}

/// Which towns lack their tower, how far the own merchant is from them, and how far all are together.
fn towers(state: &State, seat: Seat, team: &Partners, inputs: &mut Inputs) {
    let way = |from: Town, to: Town| f32::from(components().distance(from, to));
    let (mut nearest, mut ways) = (9.0_f32, 0.0);
    for town in components().invasion.rim.iter() {
        let missing = team.towers.contains(town);
        let mine = way(state.mat(seat).merchant, town);
        inputs.flag(missing);
        inputs.tell(if missing { (1.0 - mine / 8.0).max(0.0) } else { 0.0 });
        if missing {
            nearest = nearest.min(mine);
            ways += seats(state).map(|seat| way(state.mat(seat).merchant, town)).fold(9.0, f32::min);
        }
    }
    inputs.share(nearest, 5.0);
    inputs.share(ways, 20.0);
}
