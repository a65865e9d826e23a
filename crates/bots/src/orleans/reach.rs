//! How far away the condition of an Indulgence card is.

use orleans::components::{Bonus, By, Condition, Good, Home, Indulgence, Town, TownSet, Track, components};
use orleans::state::{Mat, Spot, Table};
use orleans::{BoardDeed, Setup, status};

/// So far away is what will never come.
pub(crate) const NEVER: u8 = 20;

/// What tells how far a player has to go.
pub(crate) struct Reach<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) table: &'a Table,
    pub(crate) mat: &'a Mat,
    /// Towns with stations of the others.
    pub(crate) taken: TownSet,
    /// Own monks, wherever they are.
    pub(crate) monks: u8,
}

impl Reach<'_> {
    /// About how many actions are missing until a card can be played.
    pub(crate) fn of(&self, card: Indulgence) -> u8 {
        let mat = self.mat;
        match components().plague.indulgences[card.index()].condition {
            Condition::Arrive(town) => self.way(town).max(1),
            Condition::Build(town) if self.taken.contains(town) || mat.stations.contains(town) => NEVER,
            Condition::Build(town) => self.way(town) + 1,
            Condition::Give { town, goods, coins } => {
                let missing = mat.goods.iter().zip(goods).map(|(&there, wanted)| wanted.saturating_sub(there));
                let owed = u16::from(coins).saturating_sub(mat.coins).div_ceil(3) as u8;
                missing.sum::<u8>() + owed + town.map_or(0, |town| self.way(town))
            }
            Condition::Stations(number) => more(mat.n_stations(), number, 2),
            Condition::InlandStations(number) => more(inland(mat), number, 3),
            Condition::Status(wanted) if status(mat) >= wanted => NEVER,
            Condition::Status(wanted) => {
                let star = components().development.stars.get(usize::from(wanted) - 1).copied().unwrap_or(u8::MAX);
                star.saturating_sub(mat.development).div_ceil(3).clamp(1, NEVER)
            }
            Condition::Wheels(number) => more(wheels(mat), number, 2),
            Condition::Tiles(number) => more(tiles(mat), number, 2),
            Condition::FirstWine => more(mat.track(Track::Farmers), first_wine(), 1),
            Condition::Citizens(number) => more(mat.citizens, number, 3),
            Condition::Monks(number) => 2 + 2 * number.saturating_sub(self.monks),
            Condition::DeedCitizen => {
                let waiting = self.setup.modules.deeds().iter();
                let waiting = waiting.filter(|&&deed| self.table.citizens.waits(Spot::Board(deed)));
                waiting.map(|&deed| n_free(self.setup, self.table, deed) + 1).min().unwrap_or(NEVER)
            }
            Condition::TrackEnd => Track::ALL.iter().map(|&track| to_end(mat, track)).min().unwrap_or(NEVER),
        }
    }

    fn way(&self, town: Town) -> u8 {
        components().distance(self.mat.merchant, town)
    }
}

/// So many actions for each that is missing; what is there already meets nothing any more.
fn more(there: u8, wanted: u8, each: u8) -> u8 {
    if there >= wanted { NEVER } else { (wanted - there) * each }
}

fn to_end(mat: &Mat, track: Track) -> u8 {
    match components().track(track).spaces.len() as u8 - 1 - mat.track(track) {
        0 => NEVER,
        steps => steps,
    }
}

/// The spaces of a deed that nobody has been sent to.
pub(crate) fn n_free(setup: &Setup, table: &Table, deed: BoardDeed) -> u8 {
    let n_open = deed.facts().open(setup.players).len();
    table.modules.board.sent[deed.index()][..n_open].iter().filter(|sent| sent.is_none()).count() as u8
}

/// Gear wheels, placed or beside the board.
pub(crate) fn wheels(mat: &Mat) -> u8 {
    mat.board.wheels().len() + mat.wheels.iter().sum::<u8>()
}

/// Place tiles.
pub(crate) fn tiles(mat: &Mat) -> u8 {
    mat.places.iter().filter(|&place| matches!(components().place(place).home, Home::Tile(_))).count() as u8
}

/// Stations away from rivers; one on the Road is.
pub(crate) fn inland(mat: &Mat) -> u8 {
    mat.stations.iter().filter(|&town| is_inland(town)).count() as u8 + mat.on_tiles.road
}

/// Whether no waterway comes to a town.
pub(crate) fn is_inland(town: Town) -> bool {
    let routes = components().towns[town.index()].routes.iter();
    !routes.map(|&nth| &components().routes[usize::from(nth)]).any(|route| route.by == By::Water)
}

/// The space of the Farmers track with the first wine.
pub(crate) fn first_wine() -> u8 {
    let spaces = &components().track(Track::Farmers).spaces;
    spaces.iter().position(|space| *space == Bonus::Good(Good::Wine)).unwrap_or(spaces.len()) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use orleans::components::Edition;
    use orleans::{Module, Modules, State};
    use tabletop::{Game, Seat, Seed};

    /// What is at hand is near, what was reached before meets nothing any more.
    #[test]
    fn the_way_to_a_card() {
        let setup = Setup { modules: Modules::NONE.with(Module::Plague), ..Setup::new(Edition::Bigbox, 2) };
        let mut state = State::new(&setup, Seed::of_series(1, 1)).expect("a game");
        let far = |state: &State, card| {
            let (mat, taken) = (state.mat(Seat(0)), TownSet::EMPTY);
            Reach { setup: &setup, table: &state.table, mat, taken, monks: 0 }.of(card)
        };
        state.mat_mut(Seat(0)).goods = [0; Good::COUNT];
        assert_eq!(far(&state, Indulgence::OneCheese), 1);
        state.mat_mut(Seat(0)).goods[Good::Cheese.index()] = 1;
        assert_eq!(far(&state, Indulgence::OneCheese), 0);
        let way = components().distance(Town::Orleans, Town::Vierzon);
        assert_eq!(far(&state, Indulgence::PilgrimageToVierzon), way);
        state.mat_mut(Seat(0)).merchant = Town::Vierzon;
        assert_eq!(far(&state, Indulgence::PilgrimageToVierzon), 1, "the merchant has to come there anew");
        state.mat_mut(Seat(0)).citizens = 1;
        let before = far(&state, Indulgence::SecondCitizen);
        state.mat_mut(Seat(0)).citizens = 2;
        assert!(before < NEVER && far(&state, Indulgence::SecondCitizen) == NEVER);
    }
}
