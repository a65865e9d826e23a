//! A position as numbers, seen from one seat: the own things exactly, of the others what lies open.

mod map;

use orleans::components::{
    Deed, Edition, EventKind, Follower, Good, Kind, Letter, Place, SpaceSet, TileFacts, Track, components,
};
use orleans::score::sheet;
use orleans::state::{Mat, Spot, TILES};
use orleans::{State, draw_limit, status};
use tabletop::Seat;

/// How many inputs the network has.
pub(crate) const INPUTS: usize = 449;

/// The inputs that are not zero, with their numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Inputs {
    list: Vec<(u16, f32)>,
    at: u16,
}

impl Inputs {
    /// The inputs that are not zero.
    pub(crate) fn list(&self) -> &[(u16, f32)] {
        &self.list
    }

    /// How many inputs were told, zeros included.
    #[cfg(test)]
    pub(super) fn n_told(&self) -> usize {
        self.at.into()
    }

    fn tell(&mut self, much: f32) {
        if much != 0.0 {
            self.list.push((self.at, much));
        }
        self.at += 1;
    }

    fn share(&mut self, much: impl Into<f32>, of: f32) {
        self.tell(much.into() / of);
    }

    fn flag(&mut self, is: bool) {
        self.tell(f32::from(u8::from(is)));
    }

    /// One of `n`.
    fn which(&mut self, nth: usize, n: u16) {
        self.list.push((self.at + (nth as u16).min(n - 1), 1.0));
        self.at += n;
    }

    /// The bits of a set, of `n` that there may be.
    fn bits(&mut self, mut bits: u128, n: u16) {
        while bits != 0 {
            self.list.push((self.at + bits.trailing_zeros() as u16, 1.0));
            bits &= bits - 1;
        }
        self.at += n;
    }
}

/// Replaces `inputs` by the position as `seat` sees it.
pub(crate) fn features(state: &State, seat: Seat, inputs: &mut Inputs) {
    inputs.list.clear();
    inputs.at = 0;
    let mat = state.mat(seat);
    inputs.which(state.table.round.into(), 19);
    inputs.which(usize::from(state.setup.players) - 2, 4);
    inputs.which(state.setup.edition as usize, 3);
    let turn = (state.setup.players + seat.0 - state.table.start_player.0) % state.setup.players;
    inputs.which(turn.into(), 5);
    points(state, seat, mat, inputs);
    followers(state, seat, mat, inputs);
    board(mat, inputs);
    others(state, seat, mat, inputs);
    supply(state, mat, inputs);
    events(state, inputs);
    map::tell(state, seat, inputs);
}

/// What counts at the end, and how the markers stand.
fn points(state: &State, seat: Seat, mat: &Mat, inputs: &mut Inputs) {
    let (stations, status) = (f32::from(mat.n_stations()), f32::from(status(mat)));
    let citizens = f32::from(mat.citizens);
    inputs.share(sheet(state, seat).total as f32, 100.0);
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
    let mut owned = state.players[seat].bag;
    owned.add_all(mat.market);
    owned.add_all(mat.tower);
    mat.board.stood().iter().filter_map(|space| mat.board.follower(space)).for_each(|it| owned.add(it));
    let total = owned.total();
    let draw = f32::from(draw_limit(mat));
    inputs.share(total, 16.0);
    inputs.tell((draw / f32::from(total.max(1))).min(1.5));
    inputs.share(owned.neutral(), 12.0);
    let mut kinds = [0_u8; Kind::COUNT];
    Follower::ALL.iter().for_each(|&it| kinds[it.kind().index()] += owned.count(it));
    for kind in kinds {
        inputs.share(kind, 4.0);
        inputs.flag(kind == 0);
        inputs.flag(kind == 1);
        inputs.share(f32::from(kind) * 2.0, f32::from(total.max(1)));
    }
    let mut market = [0_u8; Kind::COUNT];
    Follower::ALL.iter().for_each(|&it| market[it.kind().index()] += mat.market.count(it) + mat.tower.count(it));
    market.iter().for_each(|&kind| inputs.share(kind, 2.0));
    let lying = mat.market.total() + mat.tower.total();
    inputs.share(lying, 6.0);
    inputs.share((f32::from(lying) + draw - 8.0).max(0.0), 3.0);
}

/// Places, wheels and who stands where.
fn board(mat: &Mat, inputs: &mut Inputs) {
    let tiles = mat.places.0 >> Place::Barracks.index();
    inputs.bits(tiles, (Place::ALL.len() - Place::Barracks.index()) as u16);
    inputs.bits(mat.board.wheels().0, SPACES);
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

/// Room for the action spaces of all places.
const SPACES: u16 = 128;

/// The race with the others.
fn others(state: &State, seat: Seat, mat: &Mat, inputs: &mut Inputs) {
    let seats = || (0..state.setup.players).map(Seat).filter(|&other| other != seat);
    let n = f32::from(state.setup.players - 1);
    let scores = || seats().map(|other| sheet(state, other).total as f32);
    inputs.tell(scores().fold(0.0, f32::max) / 100.0);
    inputs.tell(scores().sum::<f32>() / n / 100.0);
    let most = |count: &dyn Fn(&Mat) -> u8| seats().map(|other| count(state.mat(other))).max().unwrap_or(0);
    let ahead = |mine: u8, theirs: u8| f32::from(mine) - f32::from(theirs);
    inputs.tell(ahead(mat.n_stations(), most(&|it| it.n_stations())) / 4.0);
    inputs.tell(ahead(mat.development, most(&|it| it.development)) / 10.0);
    for &track in Track::ALL {
        inputs.tell(ahead(mat.track(track), most(&|it| it.track(track))) / 4.0);
    }
    let farmers = seats().map(|other| state.mat(other).track(Track::Farmers));
    inputs.tell(ahead(mat.track(Track::Farmers), farmers.min().unwrap_or(0)) / 4.0);
    let waits = |spot: Spot| state.table.citizens.waits(spot);
    for (track, spot) in [(Track::Boatmen, Spot::Boatmen), (Track::Knights, Spot::Knights)] {
        let at = components().track(track).citizen_at.unwrap_or(0);
        race(waits(spot), at, mat.track(track), most(&|it| it.track(track)), 5.0, inputs);
    }
    for (nth, &at) in components().development.citizens.iter().enumerate() {
        let waits = waits(Spot::Development(nth as u8));
        race(waits, at, mat.development, most(&|it| it.development), 12.0, inputs);
    }
    inputs.tell(seats().map(|other| f32::from(state.mat(other).citizens)).sum::<f32>() / 6.0);
}

/// A citizen that waits for the first to come.
fn race(waits: bool, at: u8, mine: u8, theirs: u8, far: f32, inputs: &mut Inputs) {
    let near = |marker: u8| if waits { (1.0 - f32::from(at.saturating_sub(marker)) / far).max(0.0) } else { 0.0 };
    inputs.flag(waits);
    inputs.tell(near(mine));
    inputs.tell(near(theirs));
}

/// What is still to be had.
fn supply(state: &State, mat: &Mat, inputs: &mut Inputs) {
    let table = &state.table;
    for &kind in Kind::ALL {
        inputs.share(table.followers[kind.index()], 8.0);
        inputs.flag(table.followers[kind.index()] == 0);
    }
    inputs.share(table.gears, 10.0);
    inputs.share(table.tiles.len(), 20.0);
    for &good in Good::ALL {
        inputs.share(table.goods[good.index()], 10.0);
    }
    let mut rooms = [0_u8; Kind::COUNT];
    for &deed in Deed::ALL {
        let (facts, sent) = (components().deed(deed), &table.deeds[deed.index()]);
        let left = |kind: &Kind| facts.spaces[kind.index()].saturating_sub(sent[kind.index()]);
        Kind::ALL.iter().for_each(|kind| rooms[kind.index()] += left(kind));
        let waits = table.citizens.waits(Spot::Deed(deed));
        let open: u8 = Kind::ALL.iter().map(left).sum();
        inputs.share(open, 6.0);
        inputs.flag(waits && open <= 2);
    }
    rooms.iter().for_each(|&room| inputs.share(room, 6.0));
    inputs.flag(mat.places.contains(Place::GunpowderTower));
}

/// The event of this round, and the strength of those to come.
fn events(state: &State, inputs: &mut Inputs) {
    let mut ahead = [0.0; EventKind::COUNT];
    for nth in (0..TILES).filter(|nth| state.table.turned >> nth & 1 == 0) {
        let tile = components().hour_glass[nth];
        ahead[tile.event as usize] += strength(state.setup.edition, tile);
    }
    ahead.iter().for_each(|&sum| inputs.tell(sum / 4.0));
    let now = state.table.tile.and_then(|tile| components().hour_glass.get(usize::from(tile.0)).copied());
    for &event in EventKind::ALL {
        inputs.tell(now.filter(|tile| tile.event == event).map_or(0.0, |tile| strength(state.setup.edition, tile)));
    }
}

/// How much a tile gives or takes.
fn strength(edition: Edition, tile: TileFacts) -> f32 {
    let nth = match tile.letter {
        Letter::Start | Letter::A => 1.0,
        Letter::B => 2.0,
        Letter::C | Letter::D => 3.0,
    };
    match (tile.event, edition) {
        (EventKind::Taxes, Edition::First) => 1.0 / 3.0,
        (_, Edition::First) => 1.0,
        (EventKind::Income | EventKind::TradingDay, _) => 4.0 - nth,
        (EventKind::Harvest, _) => nth,
        (EventKind::Taxes, _) => 1.0 / nth,
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orleans::Setup;
    use tabletop::{Game, Seed};

    #[test]
    fn every_position_fits_the_network() {
        for players in 2..=5 {
            let edition = if players == 5 { Edition::Bigbox } else { Edition::Current };
            let state = State::new(&Setup::new(edition, players), Seed::of_series(1, 1)).expect("a game");
            let mut inputs = Inputs::default();
            features(&state, Seat(1), &mut inputs);
            assert_eq!(inputs.n_told(), INPUTS);
            assert!(inputs.list().iter().all(|&(nth, much)| usize::from(nth) < INPUTS && much.is_finite()));
        }
    }
}
