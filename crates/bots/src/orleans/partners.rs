//! What the team of Invasion still lacks, what each partner must keep, and how near all of it is. Everything lies open
//! there, so every seat sees the same.

use orleans::components::{
    Achievement, CommonObjective, Due, Follower, Good, Happening, Home, InvasionCharacter, Kind, Part, Place, Town,
    TownSet, components,
};
use orleans::state::{Mat, Pool, Spot, Table};
use orleans::{InvasionOnMat, InvasionOnTable, Module, Reinforcement, Setup, State, SystemOnMat, SystemOnTable, View};
use orleans::{events, rounds, status};
use tabletop::Seat;

/// The most seats of a table.
const SEATS: usize = 5;
/// So many rounds at the beginning are for growing.
const GROWING: i32 = 4;
/// So many rounds before the end what a character must hold is kept.
const HOLDING: i32 = 4;

/// How pressing anything is at least and at most, in percent.
const LEAST: i32 = 39;
const MOST: i32 = 300;

/// What one seat must keep or still lacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Share {
    /// Goods that are not sent away.
    pub(crate) keeps: [u8; Good::COUNT],
    /// Coins that are not sent away.
    pub(crate) keeps_coins: u16,
    /// Goods that a partner may send.
    pub(crate) lacks: [u8; Good::COUNT],
    /// Coins that are owed at the end of this round.
    pub(crate) owes_coins: u16,
    /// Coins that a partner may send.
    pub(crate) lacks_coins: u16,
    /// Whether the game is lost at the end of the round without them.
    pub(crate) urgent: bool,
}

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

fn points(mat: &Mat, goods: &[Good]) -> u16 {
    let points = |good: &Good| u16::from(components().counts.goods_points[good.index()]) * u16::from(mat.good(*good));
    goods.iter().map(points).sum()
}

pub(crate) const FOOD: [Good; 3] = [Good::Grain, Good::Cheese, Good::Wine];
const FABRICS: [Good; 2] = [Good::Wool, Good::Brocade];

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
        let purse: u16 = seats().map(|it| it.mat.coins).sum();
        team.ransom = ransom > purse;
        team.wanted_coins = i32::from(team.coins[0]) + i32::from(team.coins[1]) - coins;
        Some(team)
    }

    /// Coins that the team needs because wheels or tiles are missing that an event demands or may soon demand.
    fn ransom<'a>(&self, setup: &Setup, table: &Table, partner: &impl Fn(usize) -> Partner<'a>) -> u16 {
        let seats = || (0..usize::from(setup.players)).map(partner);
        let late = self.left * 2 <= self.rounds + 2;
        let owed = events(setup).iter().enumerate().map(|(nth, facts)| {
            let now = table.tile.is_some_and(|tile| usize::from(tile.0) == nth);
            let ahead = table.turned >> nth & 1 == 0;
            let things: usize = match facts.event {
                Happening::Demolition if now || ahead && !late => {
                    let wheels = |mat: &Mat| usize::from(mat.board.wheels().len() + mat.wheels.iter().sum::<u8>());
                    seats().map(|it| wheels(it.mat)).sum()
                }
                Happening::TeamArson if now || ahead && late => seats().map(|it| tiles(it.mat).count()).sum(),
                _ => return 0,
            };
            u16::from(facts.amount).saturating_sub(things as u16) * u16::from(facts.price)
        });
        owed.max().unwrap_or(0)
    }

    /// What a seat keeps and lacks: for its character, for its dues, and for the event of the round.
    fn share(&self, setup: &Setup, table: &Table, it: Partner<'_>) -> Share {
        let (mut share, mat) = (Share::default(), it.mat);
        for &part in parts(mat) {
            match part {
                Part::Goods(good, of) => {
                    share.keeps[good.index()] = of;
                    share.lacks[good.index()] = of.saturating_sub(mat.good(good));
                }
                Part::Coins(of) if self.left <= HOLDING => share.keeps_coins = of.into(),
                // All of it, as long as it is not enough.
                Part::Fabrics(of) => {
                    share.keeps_coins = u16::from(of).saturating_sub(points(mat, &FABRICS));
                    FABRICS.iter().for_each(|good| share.keeps[good.index()] = mat.good(*good));
                }
                Part::Food(of) if points(mat, &FOOD) <= u16::from(of) + 2 => {
                    FOOD.iter().for_each(|good| share.keeps[good.index()] = mat.good(*good));
                }
                Part::Food(_) => share.keeps[Good::Wine.index()] = 4,
                _ => {}
            }
        }
        if is(mat, InvasionCharacter::EstateManager) {
            self.keep_dues(&mut share, table, mat);
        }
        self.keep_for_event(&mut share, setup, table, mat);
        share
    }

    /// Goods of all dues to come, and the coins of the next ones.
    fn keep_dues(&self, share: &mut Share, table: &Table, mat: &Mat) {
        for round in table.round..=self.rounds as u8 {
            match due(round) {
                Some(Due::Goods(good, number)) => {
                    share.keeps[good.index()] += number;
                    let lacks = share.keeps[good.index()].saturating_sub(mat.good(good));
                    if lacks > 0 && round <= table.round + 3 {
                        share.lacks[good.index()] = lacks;
                        share.urgent |= round == table.round;
                    }
                }
                Some(Due::Coins(number)) if round <= table.round + 3 => {
                    share.keeps_coins += u16::from(number);
                    if round <= table.round + 1 {
                        share.owes_coins += u16::from(number);
                    }
                    if mat.coins < share.keeps_coins && round <= table.round + 2 {
                        share.lacks_coins = share.keeps_coins - mat.coins;
                        share.urgent |= round == table.round;
                    }
                }
                _ => {}
            }
        }
    }

    fn keep_for_event(&self, share: &mut Share, setup: &Setup, table: &Table, mat: &Mat) {
        let all = events(setup);
        let now = table.tile.and_then(|tile| all.get(usize::from(tile.0)));
        match now.map(|facts| (facts.event, facts.amount)) {
            Some((Happening::Trip, price)) if mat.merchant == Town::Orleans => {
                share.keeps_coins += u16::from(price);
                if mat.coins < share.keeps_coins {
                    share.lacks_coins = share.keeps_coins - mat.coins;
                    share.urgent = true;
                }
            }
            Some((Happening::Harvest, amount)) => {
                let food: u8 = FOOD.iter().map(|good| mat.good(*good)).sum();
                share.keeps_coins += 5 * u16::from(amount.saturating_sub(food));
                FOOD.iter().for_each(|good| share.keeps[good.index()] = share.keeps[good.index()].max(1));
            }
            Some((Happening::Robbery, _)) if on(mat).towers.is_empty() => {
                share.keeps = mat.goods;
                share.urgent |= points(mat, Good::ALL) < 5;
            }
            _ => {}
        }
        let trip = all.iter().position(|facts| facts.event == Happening::Trip);
        let may_come = trip.is_some_and(|nth| table.turned >> nth & 1 == 0) && self.left * 2 > self.rounds;
        if may_come && mat.merchant == Town::Orleans {
            share.keeps_coins = share.keeps_coins.max(4);
        }
        // Whoever has no tower must have something for the robbers.
        let robbers = all.iter().position(|facts| facts.event == Happening::Robbery);
        let may_come = robbers.is_some_and(|nth| table.turned >> nth & 1 == 0) && self.left * 2 <= self.rounds + 2;
        if may_come && self.left > 1 && on(mat).towers.is_empty() && points(mat, Good::ALL) <= 7 {
            Good::ALL.iter().for_each(|good| share.keeps[good.index()] = mat.good(*good));
        }
    }

    /// How pressing something is of which so much is missing, in percent: 100 where it is on its way.
    pub(crate) fn urge(&self, missing: impl Into<i32>, of: impl Into<i32>) -> i32 {
        let (missing, of) = (missing.into(), of.into().max(1));
        (missing * 100 * (self.rounds - GROWING) / (of * self.left.max(1))).clamp(LEAST, MOST)
    }

    /// The same for what a character must have.
    pub(crate) fn urge_part(&self, partner: Partner<'_>, part: Part) -> Option<i32> {
        let (have, of) = progress(partner, part);
        (have < of).then(|| self.urge(i32::from(of - have), i32::from(of)))
    }

    /// What the City takes at this table.
    pub(crate) fn needs(&self, setup: &Setup) -> &'static orleans::components::CityNeeds {
        &components().invasion.needs[usize::from(setup.players)]
    }

    /// How many followers of a kind an achievement takes whose citizen is still to be had.
    pub(crate) fn room(&self, setup: &Setup, table: &Table, achievement: Achievement, kind: Kind) -> u8 {
        let needs = self.needs(setup);
        if self.citizens == 0 || !table.citizens.waits(Spot::Achievement(achievement)) {
            return 0;
        }
        let (of, have) = match achievement {
            Achievement::Militia => (&needs.militia, &self.city.militia),
            _ => (&needs.prayer, &self.city.prayer),
        };
        of[kind.index()].saturating_sub(have[kind.index()])
    }

    /// How many followers of a kind the own Assembly Hall takes.
    pub(crate) fn hall(&self, mat: &Mat, kind: Kind) -> u8 {
        match is(mat, InvasionCharacter::Councilman) {
            true => components().invasion.hall[kind.index()] - on(mat).hall[kind.index()],
            false => 0,
        }
    }

    /// How many rounds are left, this one included.
    pub(crate) fn left(&self) -> i32 {
        self.left
    }
}

/// How near the team is to its end, from 0 to 1: what is missing counts against all the rest.
pub(crate) fn near(state: &State) -> f32 {
    const MISSING: f32 = 0.25;
    let partner = |seat: usize| {
        let player = &state.players[Seat(seat as u8)];
        Partner { mat: &player.mat, bag: player.bag }
    };
    let Some(team) = Partners::of(&state.setup, &state.table, partner) else { return 0.0 };
    let needs = team.needs(&state.setup);
    let food = |goods: &[u8; Good::COUNT]| FOOD.iter().map(|good| u16::from(goods[good.index()])).sum::<u16>();
    let mut near = 1.0;
    let mut count = |(have, of): (u16, u16)| {
        let share = (f32::from(have) / f32::from(of.max(1))).min(1.0);
        near *= (share + MISSING) / (1.0 + MISSING);
    };
    for &objective in CommonObjective::ALL {
        let (lacks, of) = match objective {
            CommonObjective::CityWalls => (team.knights.into(), needs.walls.into()),
            CommonObjective::Citizens => (team.citizens.into(), needs.citizens.into()),
            CommonObjective::CityTreasury => (team.coins[0].into(), needs.city_treasury.into()),
            CommonObjective::Warehouse => (food(&team.goods), food(&needs.goods)),
            CommonObjective::FortifiedTowers => (team.towers.len().into(), components().invasion.rim.len().into()),
        };
        count((u16::saturating_sub(of, lacks), of));
    }
    for seat in 0..usize::from(state.setup.players) {
        parts(partner(seat).mat).iter().for_each(|&part| count(progress(partner(seat), part)));
    }
    near
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use orleans::Modules;
    use orleans::components::Edition;
    use tabletop::{Game, Seed, Viewer};

    /// A game in which each seat is this character.
    pub(crate) fn begun(characters: &[InvasionCharacter]) -> State {
        let setup = Setup {
            modules: Modules::NONE.with(Module::Invasion),
            ..Setup::new(Edition::Bigbox, characters.len() as u8)
        };
        let mut state = State::new(&setup, Seed::of_series(1, 1)).expect("a game");
        for (seat, &character) in (0..).map(Seat).zip(characters) {
            let own = InvasionOnMat { character: Some(character), ..InvasionOnMat::default() };
            state.mat_mut(seat).modules.system = SystemOnMat::Invasion(own);
        }
        state.table.tile = None;
        state
    }

    fn team(state: &State) -> Partners {
        Partners::seen(&state.view(Viewer::Seat(Seat(0)))).expect("a team")
    }

    #[test]
    fn others_have_no_team() {
        let state = State::new(&Setup::new(Edition::Bigbox, 2), Seed::of_series(1, 1)).expect("a game");
        assert_eq!(Partners::seen(&state.view(Viewer::Seat(Seat(0)))), None);
    }

    #[test]
    fn what_somebody_can_send_is_wanted_no_more() {
        let mut state = begun(&[InvasionCharacter::General, InvasionCharacter::Librarian]);
        let (before, needs) = (team(&state), components().invasion.needs[2]);
        assert_eq!((before.goods, before.knights, before.citizens), (needs.goods, needs.walls, needs.citizens));
        assert_eq!(before.towers.len(), 6, "seven stand from the start");
        state.mat_mut(Seat(1)).goods[Good::Grain.index()] = 4;
        let after = team(&state);
        assert_eq!(after.goods, before.goods, "nothing was sent yet");
        assert_eq!(after.wanted[Good::Grain.index()], before.wanted[Good::Grain.index()] - 4);
    }

    #[test]
    fn what_a_character_must_have_is_kept() {
        let mut state = begun(&[InvasionCharacter::Fisherman, InvasionCharacter::Merchant]);
        state.mat_mut(Seat(1)).coins = 20;
        let shares = team(&state).shares;
        let wool = Good::Wool.index();
        assert_eq!((shares[0].keeps[wool], shares[0].lacks[wool]), (2, 2));
        assert!(shares[1].keeps_coins >= 20, "the Merchant sends nothing as long as it is not enough");
        state.mat_mut(Seat(0)).goods[wool] = 1;
        assert_eq!(team(&state).shares[0].lacks[wool], 1);
    }

    #[test]
    fn dues_are_kept_and_asked_for() {
        let mut state = begun(&[InvasionCharacter::EstateManager, InvasionCharacter::General]);
        (state.table.round, state.mat_mut(Seat(0)).coins) = (3, 1);
        let share = team(&state).shares[0];
        assert!(share.urgent && share.lacks_coins >= 1, "two coins are due in round 3: {share:?}");
        (state.table.round, state.mat_mut(Seat(0)).coins) = (4, 30);
        let share = team(&state).shares[0];
        assert!(share.urgent && share.lacks[Good::Cheese.index()] == 1, "a cheese is due in round 4: {share:?}");
    }

    #[test]
    fn wheels_or_coins_for_the_demolition() {
        let mut state = begun(&[InvasionCharacter::General, InvasionCharacter::Librarian]);
        assert!(team(&state).ransom, "two wheels or twelve coins, and ten are there");
        state.mat_mut(Seat(1)).wheels[0] = 1;
        assert!(!team(&state).ransom);
    }

    #[test]
    fn whatever_is_done_is_nearer() {
        let mut state = begun(&[InvasionCharacter::General, InvasionCharacter::Librarian]);
        let mut last = near(&state);
        for nth in 0..3 {
            let SystemOnTable::Invasion(city) = &mut state.table.modules.system else { unreachable!("a City") };
            match nth {
                0 => city.walls += 1,
                1 => city.city_treasury += 4,
                _ => city.goods[Good::Wine.index()] += 1,
            }
            assert!(near(&state) > last && near(&state) < 1.0);
            last = near(&state);
        }
    }
}
