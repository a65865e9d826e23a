//! What things are worth in each system, in tenths of a point. Those of the base game come from experience; those of
//! scenarios that have to be paid for were found by playing some hundred games with each of many small changes.

use orleans::SystemOnMat;
use orleans::components::Kind;

/// What thumb rules reckon with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prices {
    /// A coin, as long as coins are missing.
    pub(crate) coin: i32,
    /// A coin beyond that, as long as it is wanted soon.
    pub(crate) soon: i32,
    /// What one more follower to place brings in each round to come.
    pub(crate) follower: i32,
    /// The same if one more is drawn.
    pub(crate) draw: i32,
    /// A gear wheel saves a follower, but only in the rounds in which its place is used.
    pub(crate) wheel: i32,
    /// What a place tile brings in each round to come.
    pub(crate) tile: i32,
    /// How many followers of each kind are good to have, in the order of [`Kind`].
    pub(crate) wanted: [i32; Kind::COUNT],
    /// What a wanted follower brings in each round to come, over any other.
    pub(crate) wanted_a_round: i32,
    /// A good that a task lacks.
    pub(crate) missing_good: i32,
    /// A point of goods where a task takes any of them.
    pub(crate) materials: i32,
    /// A town where something is fulfilled, or a station that is missing there.
    pub(crate) goal: i32,
    /// Food that saves the coins for a meal.
    pub(crate) meal: i32,
    /// A point of goods that can be sold.
    pub(crate) sale: i32,
    /// Citizens and stations, in percent of what they multiply.
    pub(crate) multiplied: i32,
    /// Steps towards a star, in percent of what it multiplies.
    pub(crate) star: i32,
    /// The reward of a deed, in percent.
    pub(crate) sent: i32,
    /// What a follower who is sent to a deed would have brought in each round to come.
    pub(crate) loss: i32,
    /// What each follower costs who stands at a tile instead of elsewhere.
    pub(crate) bound: i32,
}

const BASE: Prices = Prices {
    coin: 10,
    soon: 0,
    follower: 9,
    draw: 9,
    wheel: 5,
    tile: 4,
    wanted: [2, 3, 3, 6, 4, 1, 3],
    wanted_a_round: 6,
    missing_good: 60,
    materials: 20,
    goal: 300,
    meal: 30,
    sale: 10,
    multiplied: 100,
    star: 100,
    sent: 100,
    loss: 10,
    bound: 8,
};

const VIERZON: Prices = Prices {
    coin: 18,
    soon: 12,
    follower: 1,
    draw: 6,
    wheel: 0,
    tile: 18,
    wanted: [1, 1, 2, 1, 7, 1, 3],
    wanted_a_round: 25,
    missing_good: 42,
    materials: 10,
    goal: 1010,
    meal: 0,
    sale: 5,
    multiplied: 213,
    star: 300,
    sent: 45,
    loss: 1,
    bound: 7,
};

const SALESMAN: Prices = Prices {
    coin: 20,
    soon: 12,
    follower: 1,
    draw: 17,
    wheel: 0,
    tile: 20,
    wanted: [1, 1, 1, 2, 6, 1, 1],
    wanted_a_round: 6,
    missing_good: 60,
    materials: 0,
    goal: 421,
    meal: 0,
    sale: 7,
    multiplied: 0,
    star: 200,
    sent: 88,
    loss: 23,
    bound: 16,
};

/// Goods for a delivery, and the town where it is made.
const DUEL: Prices = Prices { missing_good: 60, goal: 300, ..BASE };
const INVASION: Prices = Prices {
    follower: 6,
    draw: 11,
    wheel: 4,
    tile: 2,
    wanted: [2, 3, 4, 10, 2, 1, 5],
    wanted_a_round: 17,
    loss: 16,
    ..BASE
};

/// The prices of the system in play.
pub(super) fn of(system: SystemOnMat) -> &'static Prices {
    match system {
        SystemOnMat::Vierzon(_) => &VIERZON,
        SystemOnMat::Salesman(_) => &SALESMAN,
        SystemOnMat::Duel(_) => &DUEL,
        SystemOnMat::Invasion(_) => &INVASION,
        _ => &BASE,
    }
}
