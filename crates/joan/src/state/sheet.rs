//! A player's sheet.

use crate::components::{
    BankRow, By, Deed, Follower, Good, Place, PlaceSet, Route, RouteSet, Town, TownSet, components,
};
use serde::{Deserialize, Serialize};

/// What one player has written. Towns and places that others have taken are not crossed out here: [`super::Table`]
/// knows them for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "PlayerSheet"))]
pub struct Sheet {
    /// The routes filled in.
    pub routes: RouteSet,
    /// The towns connected with Orléans, itself included.
    pub reached: TownSet,
    /// The routes that end in one of them.
    pub near: RouteSet,
    /// The towns with an own trading station.
    pub stations: TownSet,
    /// The own places.
    pub places: PlaceSet,
    /// Goods marked in each row of the warehouse.
    pub goods: [u8; Good::COUNT],
    /// Coins circled in each row of the bank.
    pub circled: [u8; BankRow::COUNT],
    /// Coins struck out in each row of the bank.
    pub struck: [u8; BankRow::COUNT],
    /// Shields circled in the depot.
    pub shields: u8,
    /// Spaces marked on the Development track.
    pub development: u8,
    /// Monks recruited.
    pub monks: u8,
    /// The followers marked at each deed, by their printed order.
    pub deeds: [[bool; 3]; Deed::COUNT],
}

impl Sheet {
    /// A sheet as it is printed, with one coin circled (joan.setup.start-coin).
    pub fn new() -> Sheet {
        let printed = components();
        let mut sheet = Sheet {
            reached: TownSet::of(Town::Orleans),
            near: printed.routes_at[Town::Orleans.index()],
            ..Sheet::default()
        };
        sheet.circled[printed.start_coin.index()] = 1;
        sheet
    }

    /// Coins at the player's disposal (joan.bank.available).
    pub fn coins(&self) -> u8 {
        self.circled.iter().sum::<u8>() - self.struck.iter().sum::<u8>()
    }

    /// Whether a row of the bank has a coin to pay with.
    pub fn can_pay(&self, row: BankRow) -> bool {
        self.struck[row.index()] < self.circled[row.index()]
    }

    /// Whether a row of the bank has room for a coin.
    pub fn has_room_for_coin(&self, row: BankRow) -> bool {
        usize::from(self.circled[row.index()]) < components().bank_columns.len()
    }

    /// Whether all coins are circled.
    pub fn bank_is_full(&self) -> bool {
        !BankRow::ALL.iter().any(|row| self.has_room_for_coin(*row))
    }

    /// Whether the row of a good has room.
    pub fn has_room_for(&self, good: Good) -> bool {
        usize::from(self.goods[good.index()]) < components().warehouse_columns.len()
    }

    /// Whether all goods are marked.
    pub fn warehouse_is_full(&self) -> bool {
        !Good::ALL.iter().any(|good| self.has_room_for(*good))
    }

    /// Completed columns of the warehouse: goods are marked from the left.
    pub fn goods_columns(&self) -> u8 {
        self.goods.iter().copied().min().unwrap_or(0)
    }

    /// Struck-out columns of the bank.
    pub fn struck_columns(&self) -> u8 {
        self.struck.iter().copied().min().unwrap_or(0)
    }

    /// Whether the depot has a shield left.
    pub fn has_shield_left(&self) -> bool {
        usize::from(self.shields) < components().depot.len()
    }

    /// Whether the Development track has a space left.
    pub fn can_develop(&self) -> bool {
        usize::from(self.development) < components().development.len()
    }

    /// The Development Status: the highest star reached (joan.development.star).
    pub fn status(&self) -> u8 {
        let marked = &components().development[..usize::from(self.development)];
        marked.iter().rev().find_map(|space| space.star).unwrap_or(0)
    }

    /// Spaces up to and including the next star; none beyond the last (joan.card.observatory).
    pub fn to_next_star(&self) -> Option<u8> {
        let ahead = &components().development[usize::from(self.development)..];
        ahead.iter().position(|space| space.star.is_some()).map(|spaces| spaces as u8 + 1)
    }

    /// Whether the own place is there.
    pub fn has(&self, place: Place) -> bool {
        self.places.contains(place)
    }

    /// The routes that can be filled in next: new ones that go on from what is connected (joan.map.route-start,
    /// joan.map.route-once) and are in play with so many players.
    pub fn open_routes(&self, by: By, players: u8) -> RouteSet {
        let printed = components();
        (self.near & printed.routes_by[by.index()] & printed.routes_for[usize::from(players)]) - self.routes
    }

    /// Fills in a route.
    pub fn fill(&mut self, route: Route) {
        let printed = components();
        self.routes.insert(route);
        for town in printed.route(route).ends().iter() {
            self.reached.insert(town);
            self.near = self.near | printed.routes_at[town.index()];
        }
    }

    /// The position of a follower's symbol at a deed, if it is there and not marked yet.
    pub fn symbol(&self, deed: Deed, follower: Follower) -> Option<usize> {
        let at = components().deed(deed).followers.iter().position(|symbol| *symbol == follower)?;
        (!self.deeds[deed.index()][at]).then_some(at)
    }
}
