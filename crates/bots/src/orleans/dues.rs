//! What has to be paid on the way to a task, and what of one's own it can do without.

use orleans::components::{Good, components};
use orleans::state::{Mat, Table};
use orleans::{Setup, events};

/// What is eaten.
pub(crate) const FOOD: [Good; 3] = [Good::Grain, Good::Cheese, Good::Wine];

/// What the task of a scenario still costs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Dues {
    /// Coins that are missing; food counts as the coins it saves.
    pub(crate) coins: u16,
    /// Whether some of them are wanted soon.
    pub(crate) soon: bool,
    /// Goods of each kind that the task takes.
    kept: [u8; Good::COUNT],
    /// Goods of any kind that it takes, by their points.
    kept_worth: u16,
}

impl Dues {
    /// So many coins, and goods worth so many points.
    pub(crate) fn of(coins: u16, worth: u16, soon: bool, mat: &Mat) -> Dues {
        Dues { coins: coins.saturating_sub(mat.coins), soon, kept: [0; Good::COUNT], kept_worth: worth }
    }

    /// These goods, and a meal in every round to come.
    pub(crate) fn with_meals(kept: [u8; Good::COUNT], setup: &Setup, table: &Table, mat: &Mat) -> Dues {
        let spare = |good: Good| u16::from(mat.good(good).saturating_sub(kept[good.index()]));
        let ahead = events(setup).iter().skip(usize::from(table.round).saturating_sub(1));
        let meals: u16 = ahead.map(|facts| u16::from(facts.amount)).sum();
        let price = events(setup).first().map_or(0, |facts| u16::from(facts.price));
        let owed = meals.saturating_sub(FOOD.into_iter().map(spare).sum()) * price;
        Dues { coins: owed.saturating_sub(mat.coins), soon: false, kept, kept_worth: 0 }
    }

    /// Whether the task can do without one of these goods.
    pub(crate) fn spares(&self, mat: &Mat, good: Good) -> bool {
        mat.good(good) > self.kept[good.index()] && worth(mat) >= self.kept_worth + points(good)
    }
}

/// What a good is worth, and costs at the Market Stand.
pub(crate) fn points(good: Good) -> u16 {
    components().counts.goods_points[good.index()].into()
}

/// What all goods are worth together.
pub(crate) fn worth(mat: &Mat) -> u16 {
    Good::ALL.iter().map(|&good| u16::from(mat.good(good)) * points(good)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use orleans::components::Edition;
    use orleans::{Module, Modules, State};
    use tabletop::{Game, Seat, Seed};

    const ME: Seat = Seat(0);

    /// Ten meals, and five of two items: twenty at two coins each, of which ten coins are there.
    #[test]
    fn meals_cost_coins_or_food() {
        let setup = Setup { modules: Modules::NONE.with(Module::Salesman), ..Setup::new(Edition::Bigbox, 1) };
        let mut state = State::new(&setup, Seed::of_series(1, 1)).expect("a scenario");
        let missing = |state: &State| Dues::with_meals([2, 0, 0, 0, 0], &setup, &state.table, state.mat(ME)).coins;
        assert_eq!(missing(&state), (10 + 5 * 2) * 2 - 10);
        state.mat_mut(ME).goods = [3, 1, 0, 4, 4];
        assert_eq!(missing(&state), 30 - 2 * 2, "one grain and the cheese can be eaten");
        state.table.round = 15;
        assert_eq!(missing(&state), 0);
    }

    #[test]
    fn what_the_task_takes_is_not_spare() {
        let setup = Setup { modules: Modules::NONE.with(Module::Vierzon), ..Setup::new(Edition::Bigbox, 1) };
        let mut state = State::new(&setup, Seed::of_series(1, 1)).expect("a scenario");
        state.mat_mut(ME).goods = [1, 0, 0, 2, 1];
        let mat = state.mat(ME);
        assert_eq!(worth(mat), 14);
        let dues = Dues::of(35, 12, false, mat);
        assert_eq!(Good::ALL.iter().filter(|&&good| dues.spares(mat, good)).collect::<Vec<_>>(), [&Good::Grain]);
        assert_eq!((dues.coins, Dues::of(35, 0, false, mat).spares(mat, Good::Brocade)), (35, true));
    }
}
