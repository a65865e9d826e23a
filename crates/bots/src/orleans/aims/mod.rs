//! What wins a scenario in which nothing is counted, and how much of it is done: this is what things are worth there.

pub(crate) mod duel;

use crate::orleans::dues::{Dues, worth};
use orleans::components::{Good, Town, TownSet, VierzonObjective, components};
use orleans::state::{Mat, Spot, Table};
use orleans::{Family, Level, Marks, Module, Setup, SystemOnMat, status};

/// The most parts that a task has.
pub(crate) const PARTS: usize = 6;

/// A part of the task.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Part {
    /// How much of it is done, from 0 to 1.
    pub(crate) share: f32,
    /// Where the merchant has to go for it.
    pub(crate) town: Option<Town>,
}

/// The task of a scenario as it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Aims {
    /// Its parts; those that it does not have are done.
    pub(crate) parts: [Part; PARTS],
    /// How many parts it has.
    n_parts: usize,
    /// Goods that are still missing.
    pub(crate) goods: [u8; Good::COUNT],
    /// Citizens that are still missing.
    pub(crate) citizens: u8,
    /// Where the merchant fulfils something as soon as it arrives.
    pub(crate) goals: TownSet,
    /// Where a station is missing.
    pub(crate) site: Option<Town>,
    /// Whether development status, stations and citizens count together.
    pub(crate) capital: bool,
    /// What has to be paid; nothing where coins and meals do not decide.
    pub(crate) dues: Option<Dues>,
}

/// Whether the game is won or lost, alone or against somebody, and nothing is counted.
pub(crate) fn has_task(setup: &Setup) -> bool {
    let family = |of: Family| setup.modules.iter().any(|module| module.meta().family == of);
    setup.players == 1 && family(Family::Solo) || family(Family::Duel)
}

impl Aims {
    /// The task of the scenario in play; nothing in games that are counted.
    pub(crate) fn of(setup: &Setup, table: &Table, mat: &Mat) -> Option<Aims> {
        if !has_task(setup) {
            return None;
        }
        Some(match mat.modules.system {
            SystemOnMat::Vierzon(marks) => vierzon(marks, setup.level, mat),
            SystemOnMat::Salesman(marks) => salesman(marks, setup, table, mat),
            SystemOnMat::Duel(marks) => duel::of(marks, mat),
            _ if setup.modules.contains(Module::Dignitary) => dignitary(setup.level, table, mat),
            _ => tours(table, mat),
        })
    }

    /// How much of the whole is done, from 0 to 1.
    pub(crate) fn done(&self) -> f32 {
        self.parts[..self.n_parts].iter().map(|part| part.share).sum::<f32>() / self.n_parts.max(1) as f32
    }

    /// How near the whole is, from 0 to 1: a part that is missing counts against all the others.
    pub(crate) fn near(&self) -> f32 {
        self.parts.iter().map(|part| (part.share + MISSING) / (1.0 + MISSING)).product()
    }

    fn new(parts: &[Part]) -> Aims {
        let mut all = [Part { share: 1.0, town: None }; PARTS];
        all[..parts.len()].copy_from_slice(parts);
        Aims {
            parts: all,
            n_parts: parts.len(),
            goods: [0; Good::COUNT],
            citizens: 0,
            goals: TownSet::EMPTY,
            site: None,
            capital: false,
            dues: None,
        }
    }
}

/// What a part counts of which nothing is done.
const MISSING: f32 = 0.25;

fn share(have: impl Into<f32>, of: impl Into<f32>) -> f32 {
    (have.into() / of.into()).min(1.0)
}

fn lacks(wanted: &[u8; Good::COUNT], there: &[u8; Good::COUNT]) -> [u8; Good::COUNT] {
    std::array::from_fn(|good| wanted[good].saturating_sub(there[good]))
}

/// Goods of every kind and citizens for one town.
fn tours(table: &Table, mat: &Mat) -> Aims {
    let task = &components().tours.task;
    let mut parts = [Part::default(); PARTS];
    for (nth, part) in parts[..Good::COUNT].iter_mut().enumerate() {
        *part = Part { share: share(mat.goods[nth], task.goods[nth]), town: Some(task.town) };
    }
    let in_orleans = table.citizens.waits(Spot::Orleans);
    parts[Good::COUNT] = Part { share: share(mat.citizens, task.citizens), town: in_orleans.then_some(Town::Orleans) };
    let mut aims = Aims::new(&parts);
    aims.goods = lacks(&task.goods, &mat.goods);
    aims.citizens = task.citizens.saturating_sub(mat.citizens);
    if aims.citizens > 0 && in_orleans {
        aims.goals.insert(Town::Orleans);
    }
    if aims.citizens == 0 && aims.goods == [0; Good::COUNT] {
        aims.goals.insert(task.town);
    }
    aims
}

/// Citizens, in towns among other places.
fn dignitary(level: Level, table: &Table, mat: &Mat) -> Aims {
    let facts = &components().dignitary;
    let goal = if level == Level::Easier { facts.easier_goal } else { facts.goal };
    let waiting = || facts.towns.iter().filter(|&town| table.citizens.waits(Spot::Town(town)));
    let nearest = waiting().min_by_key(|&town| components().distance(mat.merchant, town));
    let mut aims = Aims::new(&[Part { share: share(mat.citizens, goal), town: nearest }]);
    aims.citizens = goal.saturating_sub(mat.citizens);
    if aims.citizens > 0 {
        waiting().for_each(|town| aims.goals.insert(town));
    }
    aims
}

/// Whether a part may be marked before others that are open: on one level they come in order.
fn is_next(level: Level, marks: Marks, nth: usize) -> bool {
    level != Level::HarderOrder || (0..nth).all(|before| marks.has(before))
}

/// Five deliveries.
fn salesman(marks: Marks, setup: &Setup, table: &Table, mat: &Mat) -> Aims {
    let deliveries = &components().salesman.deliveries;
    let (mut parts, mut wanted, mut goals) = ([Part::default(); PARTS], [0; Good::COUNT], TownSet::EMPTY);
    for (nth, delivery) in deliveries.iter().enumerate() {
        let of: u8 = delivery.goods.iter().sum();
        let missing: u8 = lacks(&delivery.goods, &mat.goods).iter().sum();
        parts[nth] = match marks.has(nth) {
            true => Part { share: 1.0, town: None },
            // What is at hand is not delivered yet, and may be wanted elsewhere.
            false => Part { share: share(of - missing, of) * AT_HAND, town: Some(delivery.town) },
        };
        if !marks.has(nth) {
            wanted.iter_mut().zip(delivery.goods).for_each(|(sum, number)| *sum += number);
            if missing == 0 && is_next(setup.level, marks, nth) {
                goals.insert(delivery.town);
            }
        }
    }
    let dues = Some(Dues::with_meals(wanted, setup, table, mat));
    Aims { goods: lacks(&wanted, &mat.goods), goals, dues, ..Aims::new(&parts[..deliveries.len()]) }
}

/// How much of a part is done when everything for it is at hand.
const AT_HAND: f32 = 0.4;

/// Coins, a station, goods, and development.
fn vierzon(marks: Marks, level: Level, mat: &Mat) -> Aims {
    let printed = &components().vierzon.objectives;
    let worth = worth(mat);
    let developed = u16::from(status(mat)) * u16::from(mat.n_stations() + mat.citizens);
    let mut aims = Aims::new(&[Part::default(); VierzonObjective::COUNT]);
    let (mut coins, mut kept, mut soon) = (0, 0, false);
    for (nth, objective) in printed.order.into_iter().enumerate() {
        if marks.has(nth) {
            aims.parts[nth] = Part { share: 1.0, town: None };
            continue;
        }
        let (have, of, town) = match objective {
            VierzonObjective::Builder => (mat.coins, printed.builder, None),
            VierzonObjective::Fortress => (mat.coins, printed.fortress, None),
            VierzonObjective::BuildingCompany => (0, 1, Some(printed.company)),
            VierzonObjective::Materials => (worth, printed.materials, Some(printed.site)),
            VierzonObjective::Capital => (developed, printed.capital, None),
        };
        aims.parts[nth] = Part { share: share(have, of) * AT_HAND, town };
        match objective {
            VierzonObjective::BuildingCompany => aims.site = Some(printed.company),
            VierzonObjective::Capital => aims.capital = true,
            VierzonObjective::Materials => {
                kept = u16::from(of);
                match worth >= kept {
                    true if !is_next(level, marks, nth) => {}
                    true => aims.goals.insert(printed.site),
                    // Any good will do.
                    false => aims.goods = [1; Good::COUNT],
                }
            }
            VierzonObjective::Builder => {
                coins += u16::from(of);
                soon = mat.coins < u16::from(of);
            }
            VierzonObjective::Fortress => coins += u16::from(of),
        }
    }
    Aims { dues: Some(Dues::of(coins, kept, soon, mat)), ..aims }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orleans::Modules;
    use orleans::State;
    use orleans::components::Edition;
    use tabletop::{Game, Seat, Seed};

    const ME: Seat = Seat(0);

    fn begun(module: Module, level: Level) -> State {
        let setup = Setup { modules: Modules::NONE.with(module), level, ..Setup::new(Edition::Bigbox, 1) };
        State::new(&setup, Seed::of_series(1, 1)).expect("a scenario")
    }

    fn aims(state: &State) -> Aims {
        Aims::of(&state.setup, &state.table, state.mat(ME)).expect("a task")
    }

    #[test]
    fn counted_games_have_no_task() {
        let state = State::new(&Setup::new(Edition::Current, 2), Seed::of_series(1, 1)).expect("a game");
        assert_eq!(Aims::of(&state.setup, &state.table, state.mat(ME)), None);
    }

    #[test]
    fn goods_and_citizens_for_tours() {
        let mut state = begun(Module::Tours, Level::Normal);
        let task = components().tours.task;
        assert_eq!((aims(&state).goods, aims(&state).citizens, aims(&state).done()), (task.goods, task.citizens, 0.0));
        assert!(aims(&state).goals.contains(Town::Orleans) && !aims(&state).goals.contains(task.town));
        state.mat_mut(ME).goods = task.goods;
        state.mat_mut(ME).citizens = task.citizens;
        assert_eq!((aims(&state).done(), aims(&state).goals.len()), (1.0, 1));
        assert!(aims(&state).goals.contains(task.town), "all is there, and only the way is left");
    }

    #[test]
    fn citizens_for_the_dignitary() {
        let facts = &components().dignitary;
        for (level, goal) in [(Level::Normal, facts.goal), (Level::Easier, facts.easier_goal)] {
            let mut state = begun(Module::Dignitary, level);
            assert_eq!((aims(&state).citizens, aims(&state).goals), (goal, facts.towns));
            state.mat_mut(ME).citizens = goal;
            assert_eq!((aims(&state).done(), aims(&state).goals), (1.0, TownSet::EMPTY));
        }
    }

    #[test]
    fn deliveries_of_the_salesman() {
        let mut state = begun(Module::Salesman, Level::Normal);
        let deliveries = &components().salesman.deliveries;
        assert_eq!(aims(&state).goals, TownSet::EMPTY);
        state.mat_mut(ME).goods = deliveries[0].goods;
        assert!(aims(&state).goals.contains(deliveries[0].town));
        let at_hand = aims(&state).done();
        state.mat_mut(ME).modules.system = SystemOnMat::Salesman(Marks { done: 1, last: 1 });
        assert!(!aims(&state).goals.contains(deliveries[0].town));
        assert!(aims(&state).done() > at_hand, "delivered is more than at hand");
        let mut in_order = begun(Module::Salesman, Level::HarderOrder);
        in_order.mat_mut(ME).goods = deliveries[1].goods;
        assert_eq!(aims(&in_order).goals, TownSet::EMPTY, "another one comes first");
    }

    #[test]
    fn objectives_of_vierzon() {
        let mut state = begun(Module::Vierzon, Level::Normal);
        let printed = &components().vierzon.objectives;
        let before = aims(&state);
        assert_eq!((before.site, before.capital, before.goods), (Some(printed.company), true, [1; Good::COUNT]));
        state.mat_mut(ME).coins = printed.builder.into();
        assert!(aims(&state).done() > before.done());
        state.mat_mut(ME).goods = [u8::MAX / 8; Good::COUNT];
        assert!(aims(&state).goals.contains(printed.site));
        let all = Marks { done: (1 << VierzonObjective::COUNT) - 1, last: 9 };
        state.mat_mut(ME).modules.system = SystemOnMat::Vierzon(all);
        let after = aims(&state);
        assert_eq!((after.done(), after.near(), after.site, after.capital), (1.0, 1.0, None, false));
    }

    /// Four objectives and a little of the fifth are nearer than half of everything.
    #[test]
    fn what_is_missing_counts_against_all_the_rest() {
        let mut state = begun(Module::Vierzon, Level::Normal);
        let mut near = |done: u8, coins: u16| {
            state.mat_mut(ME).modules.system = SystemOnMat::Vierzon(Marks { done, last: 9 });
            state.mat_mut(ME).coins = coins;
            aims(&state).near()
        };
        assert!(near(0b00000, 20) < near(0b00111, 0) && near(0b00111, 0) < near(0b01111, 0));
        assert!(near(0b10111, 0) < near(0b10111, 20) && near(0b10111, 20) < 1.0);
    }
}
