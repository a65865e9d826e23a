//! What is printed on the things.

use super::{
    BankRow, Bonus, By, Category, Deed, Effect, Follower, Good, MAX_PLAYERS, Place, PlaceSet, Prize, Race, Route,
    RouteSet, SoloFacts, Standards, Town, TownSet,
};
use serde::Serialize;

/// Everything printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// Tiles of each follower.
    pub tiles: [u8; Follower::TILES],
    /// The set-up for each number of players; the first is that of nobody.
    pub setups: [SetupFacts; MAX_PLAYERS + 1],
    /// The towns.
    pub towns: Vec<TownFacts>,
    /// The routes.
    pub routes: Vec<RouteFacts>,
    /// The routes that end in each town.
    pub routes_at: [RouteSet; Town::COUNT],
    /// The routes of each way.
    pub routes_by: [RouteSet; By::COUNT],
    /// The routes in play with each number of players.
    pub routes_for: [RouteSet; MAX_PLAYERS + 1],
    /// The towns in play with each number of players.
    pub towns_for: [TownSet; MAX_PLAYERS + 1],
    /// The standard actions of each follower.
    pub standard: [Standards; Follower::COUNT],
    /// The rows of the warehouse.
    pub warehouse: [WarehouseRowFacts; Good::COUNT],
    /// The spaces of a row of the warehouse, and their columns' bonuses.
    pub warehouse_columns: Vec<Prize>,
    /// The bonus of each row of the bank.
    pub bank_rows: [Prize; BankRow::COUNT],
    /// The bonus of each column of the bank.
    pub bank_columns: Vec<Prize>,
    /// The yellow bonus below each column of the bank.
    pub bank_yellow: Vec<Prize>,
    /// The row whose first coin is circled at the start.
    pub start_coin: BankRow,
    /// The points of each shield of the depot.
    pub depot: Vec<u8>,
    /// The spaces of the Development track.
    pub development: Vec<SpaceFacts>,
    /// The Beneficial Deeds.
    pub deeds: Vec<DeedFacts>,
    /// The places.
    pub places: Vec<PlaceFacts>,
    /// The places of each category.
    pub places_of: [PlaceSet; Category::COUNT],
    /// The places printed on the sheet.
    pub printed_places: PlaceSet,
    /// The plus cards of each follower.
    pub plus: [PlaceSet; Follower::COUNT],
    /// Place cards laid out of each category.
    pub laid_out: u8,
    /// Coins for a trading station.
    pub station_price: u8,
    /// Points for 0, 1, 2 and 3 recruited Monks.
    pub monk_points: Vec<u8>,
    /// The size of the map on the sheet.
    pub panel: (u16, u16),
    /// Joan's cards and her area.
    pub solo: SoloFacts,
    /// The kinds of rows of the data that wait for a look at the physical game, and how many of each do.
    pub reconstructed: Vec<(String, u16)>,
}

impl Components {
    /// What is printed on a route.
    pub fn route(&self, route: Route) -> &RouteFacts {
        &self.routes[route.index()]
    }

    /// What is printed on a place.
    pub fn place(&self, place: Place) -> &PlaceFacts {
        &self.places[place.index()]
    }

    /// What is printed at a deed.
    pub fn deed(&self, deed: Deed) -> &DeedFacts {
        &self.deeds[deed.index()]
    }

    /// What the first of a race gets.
    pub fn prize(&self, race: Race) -> Prize {
        match race {
            Race::DevelopmentA | Race::DevelopmentB | Race::Warehouse | Race::Bank => Prize::Citizen,
            Race::Town22 | Race::MostStations => Prize::Citizen,
            Race::Deed1 => self.deeds[0].prize,
            Race::Deed2 => self.deeds[1].prize,
            Race::Deed3 => self.deeds[2].prize,
            Race::Deed4 => self.deeds[3].prize,
            Race::Deed5 => self.deeds[4].prize,
            Race::BankColumn1 => self.bank_yellow[0],
            Race::BankColumn2 => self.bank_yellow[1],
            Race::BankColumn3 => self.bank_yellow[2],
            Race::BankColumn4 => self.bank_yellow[3],
            Race::BankColumn5 => self.bank_yellow[4],
        }
    }

    /// Every bonus of the sheet that can wait for its player.
    pub(crate) fn open_bonuses(&self) -> impl Iterator<Item = Bonus> {
        let spaces = self.development.iter().filter_map(|space| space.prize);
        let deeds = self.deeds.iter().map(|deed| deed.prize);
        let bank = self.bank_rows.iter().chain(&self.bank_columns).chain(&self.bank_yellow);
        let all = spaces.chain(deeds).chain(bank.chain(&self.warehouse_columns).copied());
        all.filter_map(|prize| if let Prize::Open(bonus) = prize { Some(bonus) } else { None })
    }
}

/// The set-up for a number of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SetupFacts {
    /// Tiles set aside from every bag.
    pub set_aside: u8,
    /// Tiles of a display.
    pub drawn: u8,
    /// Bags of the game.
    pub bags: u8,
    /// Rounds of a bag.
    pub rounds_per_bag: u8,
    /// Turns of each player.
    pub turns: u8,
    /// Rounds in which each player is starting player.
    pub starts: u8,
    /// Towns in play.
    pub towns: u8,
    /// Deeds in play.
    pub deeds: u8,
    /// Cards of each lower category that open a category.
    pub opens_at: u8,
}

/// A town.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TownFacts {
    /// Which.
    pub town: Town,
    /// Its printed number; Orléans has 0.
    pub number: u8,
    /// The fewest players with which it is in play.
    pub min_players: u8,
    /// Whether its first builder circles a Citizen.
    pub citizen: bool,
    /// To the east.
    pub x: u16,
    /// To the south.
    pub y: u16,
}

/// A route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RouteFacts {
    /// Which.
    pub route: Route,
    /// One end.
    pub a: Town,
    /// The other.
    pub b: Town,
    /// By land or by water.
    pub by: By,
    /// Its goods.
    pub goods: [u8; Good::COUNT],
    /// Its Development points.
    pub points: u8,
    /// The fewest players with which it is in play.
    pub min_players: u8,
}

impl RouteFacts {
    /// Both ends.
    pub fn ends(&self) -> TownSet {
        TownSet::of(self.a) | TownSet::of(self.b)
    }
}

/// A row of the warehouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WarehouseRowFacts {
    /// Its kind of good.
    pub good: Good,
    /// Points for the whole row.
    pub points: u8,
}

/// A space of the Development track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpaceFacts {
    /// The Development Status reached here.
    pub star: Option<u8>,
    /// An ordinary bonus.
    pub prize: Option<Prize>,
    /// A yellow bonus.
    pub race: Option<Race>,
}

/// A Beneficial Deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeedFacts {
    /// Which.
    pub deed: Deed,
    /// The followers to mark.
    pub followers: [Follower; 3],
    /// What each mark does.
    pub effect: Effect,
    /// What the first gets for all three.
    pub prize: Prize,
    /// The fewest players with which it is in play.
    pub min_players: u8,
}

/// A place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlaceFacts {
    /// Which.
    pub place: Place,
    /// Its category.
    pub category: Category,
    /// Its price in coins.
    pub price: u8,
    /// How it works.
    pub sort: Sort,
    /// Who works here.
    pub fit: Option<Fit>,
    /// What it does; nothing for permanent places.
    pub effect: Effect,
    /// How many coins less its owner may pay for further places.
    pub discount: u8,
    /// Whether it is printed on the sheet.
    pub printed: bool,
}

/// How a place works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// As an action.
    Action,
    /// Whenever its follower is taken.
    Plus,
    /// Always.
    Passive,
}

/// Who works at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fit {
    /// This follower.
    Only(Follower),
    /// Any follower.
    Any,
    /// A Monk that was recruited.
    RecruitedMonk,
}
