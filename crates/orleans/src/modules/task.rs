//! What a scenario asks for, told as a player counts it: what is missing, the rounds left, and what threatens it.

use crate::components::{Achievement, CommonObjective, EventFacts, Good, Happening, Part, Town, VierzonObjective};
use crate::course;
use crate::happening;
use crate::state::{Mat, State};
use serde::Serialize;
use tabletop::{RuleId, Seat};

/// One thing that is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Task {
    /// What it is.
    pub aim: Aim,
    /// Whether it is done, for good.
    pub done: bool,
    /// Whether it cannot be done any more, as far as anybody can tell.
    pub hopeless: bool,
    /// How much of it is there.
    pub have: u8,
    /// How much it takes.
    pub of: u8,
    /// What is missing to do it now.
    pub lacks: Vec<Lack>,
    /// How many rounds are left for it, this one included.
    pub rounds: u8,
    /// The round of the next event that makes it harder, if one does.
    pub threat: Option<u8>,
}

/// Something that would lose the game if it came now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Danger {
    /// The event; none where it is the due of the Estate Manager.
    pub event: Option<Happening>,
    /// Whether it is in force in this round; otherwise nobody knows whether it comes.
    pub now: bool,
    /// Who cannot meet it; nobody in particular where it is the team.
    pub seat: Option<Seat>,
    /// The rule by which it loses the game.
    pub rule: RuleId,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Own so many citizens.
    Citizens,
    /// Bring goods, or goods and citizens, to a town.
    Deliver(Town),
    /// An objective of Capital Vierzon.
    Vierzon(VierzonObjective),
    /// A common objective of Invasion.
    Common(CommonObjective),
    /// A knight on the tile that was laid at the City Walls of Invasion.
    Reinforcement,
    /// What the character of a player asks for in Invasion.
    Personal(Seat, Part),
    /// What brings the team of Invasion a citizen.
    Achievement(Achievement),
}

/// Something that is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lack {
    /// The merchant, in this town.
    Merchant(Town),
    /// So many goods of a kind.
    Goods(Good, u8),
    /// Goods of any kind worth so many points.
    Worth(u8),
    /// So many citizens.
    Citizens(u8),
    /// So many coins.
    Coins(u8),
    /// A trading station in this town.
    Station(Town),
    /// So many points of development status times stations and citizens.
    Development(u8),
}

impl Task {
    /// A task that stands like this and can be done up to the last round, or up to `until`.
    pub(super) fn new(state: &State, aim: Aim, (have, of): (u8, u8), lacks: Vec<Lack>, until: Option<u8>) -> Task {
        let (last, round) = (course::rounds(&state.setup, &state.table), state.table.round);
        let until = until.unwrap_or(last);
        let ahead = happening::events(&state.setup).iter().zip(1..=until).skip(usize::from(round).saturating_sub(1));
        let threat = ahead.into_iter().find(|(facts, _)| lacks.iter().any(|&lack| hinders(facts, lack)));
        Task {
            aim,
            done: false,
            hopeless: false,
            have: have.min(of),
            of,
            lacks,
            rounds: (until + 1).saturating_sub(round),
            threat: threat.map(|(_, round)| round),
        }
    }

    /// The same, done for good.
    pub(super) fn done(aim: Aim, of: u8) -> Task {
        Task { aim, done: true, hopeless: false, have: of, of, lacks: Vec::new(), rounds: 0, threat: None }
    }
}

/// The goods that are missing from what is wanted, after the merchant if that is elsewhere.
pub(super) fn delivery_lacks(mat: &Mat, town: Town, wanted: &[u8; Good::COUNT]) -> Vec<Lack> {
    let merchant = (mat.merchant != town).then_some(Lack::Merchant(town));
    let goods = Good::ALL.iter().filter_map(|&good| {
        let missing = wanted[good.index()].saturating_sub(mat.good(good));
        (missing > 0).then_some(Lack::Goods(good, missing))
    });
    merchant.into_iter().chain(goods).collect()
}

/// How many of the goods that are wanted are there.
pub(super) fn there(mat: &Mat, wanted: &[u8; Good::COUNT]) -> u8 {
    mat.goods.iter().zip(wanted).map(|(&there, &wanted)| there.min(wanted)).sum()
}

/// Whether an event makes it harder to get what is missing: it takes some of it, or closes the way to it.
fn hinders(facts: &EventFacts, lack: Lack) -> bool {
    use Happening::{
        AxleFracture, CoinDues, Conference, Drought, Feeding, GoodsTax, GreatFeast, Harvest, Highwaymen, Pirates,
        Riots, Sabotage, Storm, TechnologyTax, WheelTax,
    };
    let (event, closes_ways) = (facts.event, matches!(facts.event, Storm | Highwaymen));
    let eats = matches!(event, Harvest | Feeding | GreatFeast);
    match lack {
        Lack::Merchant(_) => closes_ways || event == AxleFracture,
        Lack::Goods(Good::Grain, _) => closes_ways || eats || event == Drought,
        Lack::Goods(Good::Cheese | Good::Wine, _) => closes_ways || eats,
        Lack::Goods(Good::Wool | Good::Brocade, _) => closes_ways || event == Pirates,
        Lack::Worth(_) => closes_ways || eats || event == GoodsTax,
        Lack::Coins(_) => eats || matches!(event, CoinDues | GoodsTax | TechnologyTax | WheelTax | Riots),
        Lack::Citizens(_) => closes_ways || matches!(event, AxleFracture | Sabotage),
        Lack::Station(_) => closes_ways || event == Sabotage,
        Lack::Development(_) => matches!(event, Conference | Sabotage),
    }
}
