//! The printed facts as a screen needs them: names of things by id, positions, spaces, bonuses. The words for people
//! stand elsewhere, in as many languages as there are.

use crate::components::{
    BankRow, DeedFacts, Follower, PlaceFacts, Prize, RouteFacts, SetupFacts, SoloFacts, SpaceFacts, Standards,
    TownFacts, WarehouseRowFacts, components,
};
use serde::Serialize;

/// Everything printed that can be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Facts {
    /// Tiles of each follower.
    pub tiles: [u8; Follower::TILES],
    /// The set-up for each number of players, from one who plays alone.
    pub setups: Vec<SetupFacts>,
    /// Width and height of the map.
    pub panel: (u16, u16),
    /// The towns, Orléans first.
    pub towns: Vec<TownFacts>,
    /// The routes.
    pub routes: Vec<RouteFacts>,
    /// The standard actions of each follower.
    pub standard: Vec<Standards>,
    /// The rows of the warehouse.
    pub warehouse: Vec<WarehouseRowFacts>,
    /// The bonus of each column of the warehouse.
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
    /// Points for 0, 1, 2 and 3 recruited Monks.
    pub monk_points: Vec<u8>,
    /// Coins for a trading station.
    pub station_price: u8,
    /// Joan's cards and her area.
    pub solo: SoloFacts,
    /// How many rows of the data wait for a look at the physical game.
    pub reconstructed: u16,
    /// The kinds of these rows: file and table.
    pub reconstructed_in: Vec<String>,
}

/// The facts of the components inside the program.
pub fn facts() -> Facts {
    let printed = components().clone();
    Facts {
        tiles: printed.tiles,
        setups: printed.setups[1..].to_vec(),
        panel: printed.panel,
        towns: printed.towns,
        routes: printed.routes,
        standard: printed.standard.to_vec(),
        warehouse: printed.warehouse.to_vec(),
        warehouse_columns: printed.warehouse_columns,
        bank_rows: printed.bank_rows,
        bank_columns: printed.bank_columns,
        bank_yellow: printed.bank_yellow,
        start_coin: printed.start_coin,
        depot: printed.depot,
        development: printed.development,
        deeds: printed.deeds,
        places: printed.places,
        monk_points: printed.monk_points,
        station_price: printed.station_price,
        solo: printed.solo,
        reconstructed: printed.reconstructed.iter().map(|(_, rows)| rows).sum(),
        reconstructed_in: printed.reconstructed.into_iter().map(|(kind, _)| kind).collect(),
    }
}
