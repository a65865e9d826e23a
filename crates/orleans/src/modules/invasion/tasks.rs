//! What must hold at the end, with how much of it is there: the common objectives (invasion.objective.all-five), and
//! what each character asks for (invasion.character.all-players).

use super::pieces::{Reinforcement, city, needs, on};
use super::{characters, citizens, towers};
use crate::components::{Achievement, CommonObjective, Good, Part, components};
use crate::course;
use crate::modules::{Aim, Lack, Task};
use crate::state::{Spot, State};
use tabletop::Seat;

const FOOD: [Good; 3] = [Good::Grain, Good::Cheese, Good::Wine];

/// How much of a common objective is there now (invasion.objective.live).
pub(super) fn common(state: &State, objective: CommonObjective) -> (u8, u8) {
    let (city, needs) = (city(&state.table), needs(&state.setup));
    let food = |goods: [u8; Good::COUNT]| FOOD.iter().map(|good| goods[good.index()]).sum::<u8>();
    // Of each kind no more counts than is needed.
    let stored = std::array::from_fn(|good| city.goods[good].min(needs.goods[good]));
    match objective {
        CommonObjective::CityWalls => (city.walls, needs.walls),
        CommonObjective::Citizens => (city.citizens, needs.citizens),
        CommonObjective::CityTreasury => (city.city_treasury, needs.city_treasury),
        CommonObjective::Warehouse => (food(stored), food(needs.goods)),
        CommonObjective::FortifiedTowers => (towers::all(state).len(), components().invasion.rim.len()),
    }
}

/// What a player must have, as the card says.
pub(super) fn parts(state: &State, seat: Seat) -> &'static [Part] {
    match on(state.mat(seat)).character {
        Some(character) => &components().invasion.characters[character.index()].parts,
        None => &[],
    }
}

/// Whether everything that is asked for holds now.
pub(super) fn all_done(state: &State) -> bool {
    let holds = |(have, of): (u8, u8)| have >= of;
    let seats = (0..state.setup.players).map(Seat);
    CommonObjective::ALL.iter().all(|&objective| holds(common(state, objective)))
        && city(&state.table).reinforcement != Reinforcement::Wanted
        && seats
            .into_iter()
            .all(|seat| parts(state, seat).iter().all(|&part| holds(characters::progress(state, seat, part))))
}

/// Common objectives, the tile that wants a knight, what each player must have, and the achievements, which help.
pub(super) fn tell(state: &State, out: &mut Vec<Task>) {
    let mut push = |aim: Aim, progress: (u8, u8)| out.push(task(state, aim, progress));
    for &objective in CommonObjective::ALL {
        push(Aim::Common(objective), common(state, objective));
    }
    match city(&state.table).reinforcement {
        Reinforcement::None => {}
        stands => push(Aim::Reinforcement, (u8::from(stands == Reinforcement::Manned), 1)),
    }
    for seat in (0..state.setup.players).map(Seat) {
        for &part in parts(state, seat) {
            push(Aim::Personal(seat, part), characters::progress(state, seat, part));
        }
    }
    for &achievement in Achievement::ALL {
        push(Aim::Achievement(achievement), citizens::progress(state, achievement));
    }
}

/// Everything is judged by what is there at the end, so nothing is done for good.
fn task(state: &State, aim: Aim, (have, of): (u8, u8)) -> Task {
    let rounds = (course::rounds(&state.setup, &state.table) + 1).saturating_sub(state.table.round);
    let hopeless = u16::from(have) + u16::from(most_to_come(state, aim)) < of.into();
    let lacks = if have < of { lacks(state, aim, of - have) } else { Vec::new() };
    Task { aim, done: have >= of, hopeless, have: have.min(of), of, lacks, rounds, threat: None }
}

/// What is missing, where partners can send it or somebody must build it.
fn lacks(state: &State, aim: Aim, missing: u8) -> Vec<Lack> {
    let (city, needs) = (city(&state.table), needs(&state.setup));
    let goods = |wanted: &[Good]| {
        let lacks =
            wanted.iter().map(|&good| (good, needs.goods[good.index()].saturating_sub(city.goods[good.index()])));
        lacks.filter(|(_, number)| *number > 0).map(|(good, number)| Lack::Goods(good, number)).collect()
    };
    match aim {
        Aim::Common(CommonObjective::Warehouse) => goods(&FOOD),
        Aim::Achievement(Achievement::ClothingStore) => goods(&[Good::Wool, Good::Brocade]),
        Aim::Common(CommonObjective::CityTreasury) | Aim::Achievement(Achievement::Treasury) => {
            vec![Lack::Coins(missing)]
        }
        Aim::Common(CommonObjective::Citizens) | Aim::Personal(_, Part::Citizens(_)) => vec![Lack::Citizens(missing)],
        Aim::Personal(_, Part::Coins(_)) => vec![Lack::Coins(missing)],
        Aim::Personal(_, Part::Goods(good, _)) => vec![Lack::Goods(good, missing)],
        Aim::Personal(_, Part::Station(town)) => vec![Lack::Station(town)],
        Aim::Personal(_, Part::Fabrics(_) | Part::Food(_)) => vec![Lack::Worth(missing)],
        _ => Vec::new(),
    }
}

/// How much more there can be at the most: citizens leave the game, and stations, too (invasion.end.unreachable).
fn most_to_come(state: &State, aim: Aim) -> u8 {
    let citizens = || state.table.citizens.iter();
    let on_map = |spot: &Spot| !matches!(spot, Spot::Achievement(_));
    match aim {
        Aim::Common(CommonObjective::Citizens) => citizens().count() as u8,
        Aim::Common(CommonObjective::FortifiedTowers) => {
            state.players.as_slice().iter().map(|player| player.mat.stations_left).sum()
        }
        Aim::Personal(_, Part::Citizens(_)) => citizens().filter(on_map).count() as u8,
        _ => u8::MAX,
    }
}
