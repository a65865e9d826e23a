//! What a seat has: what counts at the end, its followers, its board.

use super::Inputs;
use orleans::components::{Follower, Kind, Place, SpaceSet, components};
use orleans::score;
use orleans::state::{Mat, Pool};
use orleans::{State, draw_limit, status};
use tabletop::Seat;

/// Everything of one's own.
pub(super) fn tell(state: &State, seat: Seat, inputs: &mut Inputs) {
    let mat = state.mat(seat);
    points(state, seat, mat, inputs);
    followers(state, seat, mat, inputs);
    board(mat, inputs);
}

/// What counts at the end, and how the markers stand.
fn points(state: &State, seat: Seat, mat: &Mat, inputs: &mut Inputs) {
    let (stations, status) = (f32::from(mat.n_stations()), f32::from(status(mat)));
    let citizens = f32::from(mat.citizens);
    inputs.share(score::points(state, seat) as f32, 100.0);
    inputs.share(mat.coins, 40.0);
    inputs.tell(stations / 6.0);
    inputs.tell(citizens / 4.0);
    inputs.tell((stations + citizens) * status / 40.0);
    inputs.which(usize::from(orleans::status(mat)).saturating_sub(1), 7);
    inputs.share(mat.stations_left, 10.0);
    mat.goods.iter().for_each(|&goods| inputs.share(goods, 4.0));
    inputs.share(mat.n_goods(), 12.0);
    let food = mat.goods[..3].iter().sum::<u8>();
    inputs.which(food.into(), 6);
    let track = &components().development;
    inputs.share(mat.development, 30.0);
    let next = track.stars.iter().find(|&&star| star > mat.development);
    inputs.share(next.map_or(0, |star| star - mat.development), 8.0);
    for &(space, _) in &track.coins {
        inputs.share(space.saturating_sub(mat.development), 10.0);
    }
    for (nth, steps) in [8_usize, 5, 5, 5, 5, 5].into_iter().enumerate() {
        inputs.which(mat.tracks[nth].into(), steps as u16 + 1);
    }
}

/// The own followers: all of them, and those in the Market and on the board.
fn followers(state: &State, seat: Seat, mat: &Mat, inputs: &mut Inputs) {
    let owned = owned(state, seat, mat);
    let total = owned.total();
    let draw = f32::from(draw_limit(mat));
    inputs.share(total, 16.0);
    inputs.tell((draw / f32::from(total.max(1))).min(1.5));
    inputs.share(owned.neutral(), 12.0);
    for kind in by_kind(&owned) {
        inputs.share(kind, 4.0);
        inputs.flag(kind == 0);
        inputs.flag(kind == 1);
        inputs.share(f32::from(kind) * 2.0, f32::from(total.max(1)));
    }
    let mut at_hand = mat.market;
    at_hand.add_all(mat.tower);
    by_kind(&at_hand).iter().for_each(|&kind| inputs.share(kind, 2.0));
    let lying = mat.market.total() + mat.tower.total();
    inputs.share(lying, 6.0);
    inputs.share((f32::from(lying) + draw - 8.0).max(0.0), 3.0);
}

/// Places, wheels and who stands where.
fn board(mat: &Mat, inputs: &mut Inputs) {
    inputs.bits(tiles(mat), N_TILES, 1.0);
    inputs.bits(mat.board.wheels().0, SPACES, 1.0);
    mat.wheels.iter().for_each(|&wheels| inputs.share(wheels, 2.0));
    inputs.share(mat.board.wheels().len(), 4.0);
    for &place in &Place::ALL[..Place::Barracks.index()] {
        let stood = mat.board.stood_at(place).len();
        let missing: SpaceSet = components().place(place).space_set - mat.board.filled();
        inputs.share(stood, 2.0);
        inputs.flag(stood > 0 && missing.len() == 1);
    }
    let on_tiles = mat.board.stood().0 >> components().place(Place::Barracks).first_space;
    inputs.share(on_tiles.count_ones() as f32, 2.0);
}

/// The place tiles of a player, one bit each.
pub(super) fn tiles(mat: &Mat) -> u128 {
    mat.places.0 >> Place::Barracks.index() & ((1 << N_TILES) - 1)
}

/// How many place tiles there are.
pub(super) const N_TILES: u16 = Place::MedicinalSpring as u16 - Place::Barracks as u16 + 1;

/// Room for the action spaces of all places.
const SPACES: u16 = 128;

/// All own followers, wherever they are.
pub(super) fn owned(state: &State, seat: Seat, mat: &Mat) -> Pool {
    let mut owned = state.players[seat].bag;
    owned.add_all(mat.market);
    owned.add_all(mat.tower);
    mat.board.stood().iter().filter_map(|space| mat.board.follower(space)).for_each(|it| owned.add(it));
    owned
}

/// How many followers of each kind.
pub(super) fn by_kind(pool: &Pool) -> [u8; Kind::COUNT] {
    let mut kinds = [0; Kind::COUNT];
    Follower::ALL.iter().for_each(|&it| kinds[it.kind().index()] += pool.count(it));
    kinds
}
