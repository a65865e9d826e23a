//! Who a partner is, and how much of what a character must have is there.

use super::Partner;
use orleans::components::{Due, Follower, Good, Home, InvasionCharacter, Kind, Part, Place, components};
use orleans::state::Mat;
use orleans::{InvasionOnMat, SystemOnMat, status};

/// What a player of Invasion has.
pub(crate) fn on(mat: &Mat) -> InvasionOnMat {
    if let SystemOnMat::Invasion(own) = mat.modules.system { own } else { InvasionOnMat::default() }
}

/// The parts of what a character must have.
pub(crate) fn parts(mat: &Mat) -> &'static [Part] {
    on(mat).character.map_or(&[], |character| &components().invasion.characters[character.index()].parts)
}

/// Whether somebody is this character.
pub(crate) fn is(mat: &Mat, character: InvasionCharacter) -> bool {
    on(mat).character == Some(character)
}

/// The own place tiles.
pub(crate) fn tiles(mat: &Mat) -> impl Iterator<Item = Place> {
    mat.places.iter().filter(|&place| matches!(components().place(place).home, Home::Tile(_)))
}

/// The due at the end of a round.
pub(crate) fn due(round: u8) -> Option<Due> {
    components().invasion.dues.get(usize::from(round).checked_sub(1)?).map(|facts| facts.due)
}

/// What goods are worth at the end of a game that is counted.
pub(crate) fn points(mat: &Mat, goods: &[Good]) -> u16 {
    let points = |good: &Good| u16::from(components().counts.goods_points[good.index()]) * u16::from(mat.good(*good));
    goods.iter().map(points).sum()
}

pub(crate) const FOOD: [Good; 3] = [Good::Grain, Good::Cheese, Good::Wine];
pub(super) const FABRICS: [Good; 2] = [Good::Wool, Good::Brocade];

/// How much of a part is there.
pub(crate) fn progress(partner: Partner<'_>, part: Part) -> (u16, u16) {
    let mat = partner.mat;
    match part {
        Part::Status(of) => (status(mat).into(), of.into()),
        Part::Station(town) => (mat.stations.contains(town).into(), 1),
        Part::Stations(of) => (mat.n_stations().into(), of.into()),
        Part::Tiles(of) => (tiles(mat).count() as u16, of.into()),
        Part::Coins(of) => (mat.coins, of.into()),
        Part::Citizens(of) => (mat.citizens.into(), of.into()),
        Part::TrackEnd(track) => (mat.track(track).into(), components().track(track).spaces.len() as u16 - 1),
        Part::Wheels(of) => (mat.board.wheels().len().into(), of.into()),
        Part::Monks(of) => (monks(partner), of.into()),
        Part::Goods(good, of) => (mat.good(good).into(), of.into()),
        Part::Fabrics(of) => (mat.coins + points(mat, &FABRICS), of.into()),
        Part::Food(of) => (points(mat, &FOOD), of.into()),
        Part::AssemblyHall => {
            (on(mat).hall.iter().map(|&n| u16::from(n)).sum(), components().invasion.hall.iter().sum::<u8>().into())
        }
        Part::Dues => (1, 1),
    }
}

fn monks(Partner { mat, bag }: Partner<'_>) -> u16 {
    let standing = mat.board.stood().iter().filter_map(|space| mat.board.follower(space));
    let heaps = [&bag, &mat.market, &mat.tower].map(|heap| u16::from(heap.count(Follower::Monk)));
    heaps.iter().sum::<u16>() + standing.filter(|follower| follower.kind() == Kind::Monk).count() as u16
}
