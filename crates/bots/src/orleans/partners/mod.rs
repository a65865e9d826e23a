//! What the team of Invasion still lacks, what each partner must keep, and how near all of it is. Everything lies open
//! there, so every seat sees the same.

mod character;
mod gained;
mod heed;
mod ransom;
mod share;
#[cfg(test)]
pub(crate) mod tests;
mod urge;

pub(crate) use character::{FOOD, due, is, on, parts, points, progress, tiles};
pub(crate) use gained::gained;
pub(crate) use heed::complete;
pub(crate) use share::Share;

use orleans::components::{CityNeeds, CommonObjective, Good, Part, Town, TownSet, components};
use orleans::state::{Mat, Pool, Table};
use orleans::{InvasionOnTable, Module, Reinforcement, Setup, State, SystemOnTable, View, rounds};
use tabletop::Seat;

/// The most seats of a table.
const SEATS: usize = 5;

/// The team as it stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Partners {
    pub(crate) city: InvasionOnTable,
    /// Goods that the City lacks.
    pub(crate) goods: [u8; Good::COUNT],
    /// Goods that nobody has yet who could send them.
    pub(crate) wanted: [i32; Good::COUNT],
    /// Coins that the City Treasury and the Treasury lack.
    pub(crate) coins: [u8; 2],
    /// Coins that nobody has yet who could send them.
    pub(crate) wanted_coins: i32,
    /// Knights for the City Walls and the tile beside them.
    pub(crate) knights: u8,
    /// Citizens of the team.
    pub(crate) citizens: u8,
    /// Towns without their tower.
    pub(crate) towers: TownSet,
    /// What each seat keeps and lacks.
    pub(crate) shares: [Share; SEATS],
    /// Towns in which a character needs a station.
    pub(crate) reserved: [Option<(Seat, Town)>; 3],
    /// Whether coins are wanted for what the team may have to pay for.
    pub(crate) ransom: bool,
    rounds: i32,
    left: i32,
}

/// A seat as everybody sees it.
#[derive(Clone, Copy)]
pub(crate) struct Partner<'a> {
    pub(crate) mat: &'a Mat,
    pub(crate) bag: Pool,
}

impl Partner<'_> {
    /// Whoever sits on a seat of a game.
    pub(crate) fn behind(state: &State, seat: Seat) -> Partner<'_> {
        let player = &state.players[seat];
        Partner { mat: &player.mat, bag: player.bag }
    }
}

impl Partners {
    /// The team behind a view; nothing in other games.
    pub(crate) fn seen(view: &View) -> Option<Partners> {
        if !view.setup.modules.contains(Module::Invasion) {
            return None;
        }
        let partner = |seat: usize| {
            let player = &view.players[seat];
            Partner { mat: &player.mat, bag: player.bag.unwrap_or_default() }
        };
        Partners::of(&view.setup, &view.table, partner)
    }

    /// The team of a game; nothing in others.
    pub(crate) fn behind(state: &State) -> Option<Partners> {
        Partners::of(&state.setup, &state.table, |seat| Partner::behind(state, Seat(seat as u8)))
    }

    fn of<'a>(setup: &Setup, table: &Table, partner: impl Fn(usize) -> Partner<'a>) -> Option<Partners> {
        let SystemOnTable::Invasion(city) = table.modules.system else { return None };
        let (facts, needs) = (&components().invasion, &components().invasion.needs[usize::from(setup.players)]);
        let seats = || (0..usize::from(setup.players)).map(&partner);
        let goods: [u8; Good::COUNT] = std::array::from_fn(|good| needs.goods[good].saturating_sub(city.goods[good]));
        let towers = seats().fold(city.neutral, |all, it| all | on(it.mat).towers);
        let (all, round) = (i32::from(rounds(setup, table)), i32::from(table.round));
        let mut team = Partners {
            city,
            goods,
            wanted: goods.map(i32::from),
            coins: [needs.city_treasury - city.city_treasury, needs.treasury - city.treasury],
            wanted_coins: 0,
            knights: needs.walls - city.walls + u8::from(city.reinforcement == Reinforcement::Wanted),
            citizens: needs.citizens.saturating_sub(city.citizens),
            towers: facts.rim - towers,
            shares: [Share::default(); SEATS],
            reserved: [None; 3],
            ransom: false,
            rounds: all,
            left: all - round + 1,
        };
        let ransom = team.ransom(setup, table, &partner);
        let mut reserved = 0;
        let mut coins = 0;
        for (seat, it) in seats().enumerate() {
            let mut share = team.share(setup, table, it);
            // Everybody keeps a part of it.
            let players = u16::from(setup.players);
            share.keeps_coins = share.keeps_coins.max(ransom.div_ceil(players));
            for good in 0..Good::COUNT {
                team.wanted[good] += i32::from(share.lacks[good]);
                team.wanted[good] -= i32::from(it.mat.goods[good].saturating_sub(share.keeps[good]));
            }
            coins += i32::from(it.mat.coins) - i32::from(share.keeps_coins) - i32::from(share.lacks_coins);
            team.shares[seat] = share;
            for part in parts(it.mat) {
                if let Part::Station(town) = *part
                    && !it.mat.stations.contains(town)
                    && reserved < team.reserved.len()
                {
                    team.reserved[reserved] = Some((Seat(seat as u8), town));
                    reserved += 1;
                }
            }
        }
        let purse = |(it, share): (Partner<'a>, &Share)| it.mat.coins.saturating_sub(share.owes_coins);
        team.ransom = ransom > seats().zip(&team.shares).map(purse).sum();
        team.wanted_coins = i32::from(team.coins[0]) + i32::from(team.coins[1]) - coins;
        Some(team)
    }

    /// What the City takes at this table.
    pub(crate) fn needs(&self, setup: &Setup) -> &'static CityNeeds {
        &components().invasion.needs[usize::from(setup.players)]
    }

    /// How much of a common objective is there, and how much it takes.
    pub(crate) fn common(&self, setup: &Setup, objective: CommonObjective) -> (u16, u16) {
        let needs = self.needs(setup);
        let food = |goods: &[u8; Good::COUNT]| FOOD.iter().map(|good| u16::from(goods[good.index()])).sum::<u16>();
        let (lacks, of) = match objective {
            CommonObjective::CityWalls => (self.knights.into(), needs.walls.into()),
            CommonObjective::Citizens => (self.citizens.into(), needs.citizens.into()),
            CommonObjective::CityTreasury => (self.coins[0].into(), needs.city_treasury.into()),
            CommonObjective::Warehouse => (food(&self.goods), food(&needs.goods)),
            CommonObjective::FortifiedTowers => (self.towers.len().into(), components().invasion.rim.len().into()),
        };
        (u16::saturating_sub(of, lacks), of)
    }

    /// How many rounds are left, this one included.
    pub(crate) fn left(&self) -> i32 {
        self.left
    }
}
