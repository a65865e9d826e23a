//! The printed components as typed tables, built from `data/*.toml` and checked while loading.

mod duel;
mod follower;
mod goods;
mod happening;
mod invasion;
mod load;
pub(crate) mod named;
mod place;
mod plague;
mod prosperity;
mod scenario;
mod sets;
mod tours;
mod town;
mod trade;

pub use duel::{DuelDeed, DuelFacts, DuelObjective, DuelObjectives, TileChoice};
pub use follower::{Follower, Kind, SpaceKind};
pub use goods::{Deed, Edition, Good, Letter, Track};
pub use happening::{EventFacts, Happening};
pub use invasion::{
    Achievement, CharacterFacts, CityNeeds, CommonObjective, Due, DueFacts, InvasionCharacter, InvasionFacts,
    InvasionStack, Part,
};
pub use load::{DataError, Reconstructed, reconstructed};
pub use place::Place;
pub use plague::{
    Concern, Condition, Indulgence, IndulgenceFacts, Pile, PlagueCard, PlagueCardFacts, PlagueDeed, PlagueFacts,
};
pub use prosperity::{
    DRAWN, Item, MOST_ITEMS, ProsperityDeed, ProsperityFacts, Structure, StructureFacts, StructureSet,
};
pub use scenario::{
    Delivery, DignitaryFacts, SalesmanFacts, ScenarioStart, VierzonDeed, VierzonFacts, VierzonObjective,
    VierzonObjectives,
};
pub use sets::{GoodsSpaceSet, PlaceSet, SpaceSet, TownSet};
use std::sync::LazyLock;
pub use tours::{ToursDeed, ToursFacts, ToursTask};
pub use town::{By, Town};
pub use trade::{BoardDeedFacts, Character, DEED_SPACES, ORDERS, OrderFacts, OrderId, Reward, TradeDeed, TradeFacts};

/// Hour glass tiles of the base game, and of every game.
pub const TILES: usize = 18;

/// Room for every action space there is: they are bits of a [`SpaceSet`], and who stands on them fits into 64 bytes.
pub const MOST_SPACES: usize = 126;

/// Everything printed that the base game and its place tiles need.
#[derive(Debug)]
pub struct Components {
    /// Facts of each place, indexed by [`Place`].
    pub places: Vec<PlaceFacts>,
    /// Every action space of every place, place by place, indexed by [`SpaceId`]: those of tiles come last.
    pub spaces: Vec<SpaceFacts>,
    /// The same in the order of places, which is how they are written down.
    pub written: Vec<SpaceId>,
    /// The action spaces of each printed kind, indexed by [`SpaceKind`].
    pub spaces_of_kind: [SpaceSet; SpaceKind::COUNT],
    /// The action spaces that ask for a follower of each kind, those that leave a choice included; indexed by [`Kind`].
    pub spaces_for: [SpaceSet; Kind::COUNT],
    /// Spaces that repeat the space before them: same place, same kind. Whoever fills "a craftsman
    /// space of the Windmill" fills the first empty one, so twins are not offered twice.
    pub twins: SpaceSet,
    /// The first action space of each place.
    pub first_spaces: SpaceSet,
    /// The last action space of each place.
    pub last_spaces: SpaceSet,
    /// The action spaces of places that need not be full: one follower activates them.
    pub sufficient: SpaceSet,
    /// The places that can be used though nobody stands there.
    pub unmanned: PlaceSet,
    /// The place tiles of each category; [`Components::tiles_of`] has them.
    by_category: [PlaceSet; Category::Plague as usize + 1],
    /// The places of the player board, which everybody has.
    pub board: PlaceSet,
    /// The action spaces of the player board.
    pub board_spaces: SpaceSet,
    /// What can lie beside the player boards of all, each extension by itself and the places of the Support board
    /// together, and the action spaces of board and extension.
    pub beside: Vec<(PlaceSet, SpaceSet)>,
    /// The routes of the map.
    pub routes: Vec<RouteFacts>,
    /// The goods spaces of the map, route by route.
    pub goods_spaces: Vec<GoodsSpace>,
    /// Towns with their position and routes, indexed by [`Town`].
    pub towns: Vec<TownFacts>,
    /// The smallest number of routes between any two towns.
    pub distances: Vec<[u8; Town::COUNT]>,
    /// The follower tracks, indexed by [`Track`].
    pub tracks: Vec<TrackFacts>,
    /// The development track.
    pub development: DevelopmentFacts,
    /// The deeds, indexed by [`Deed`].
    pub deeds: Vec<DeedFacts>,
    /// The hour glass tiles, indexed by [`TileId`]: the 18 of the base game with the pale start tile first, then the
    /// 34 of Trade & Intrigue.
    pub hour_glass: Vec<EventFacts>,
    /// Which of them are Vacation, as bits: every round asks for them.
    pub vacations: u64,
    /// The 18 tiles as the first edition prints them.
    pub first_edition: Vec<EventFacts>,
    /// How much of everything there is.
    pub counts: Counts,
    /// What Trade & Intrigue adds.
    pub trade: TradeFacts,
    /// What The Trip to Tours adds.
    pub tours: ToursFacts,
    /// What The Dignitary adds.
    pub dignitary: DignitaryFacts,
    /// What Capital Vierzon adds.
    pub vierzon: VierzonFacts,
    /// What Travelling Salesman adds.
    pub salesman: SalesmanFacts,
    /// What The Duel adds.
    pub duel: DuelFacts,
    /// What The Plague adds.
    pub plague: PlagueFacts,
    /// What Prosperity adds.
    pub prosperity: ProsperityFacts,
    /// What Invasion adds.
    pub invasion: InvasionFacts,
}

/// An action space, by its position in `Components::spaces`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ place: Place, nth: number }"))]
pub struct SpaceId(pub u8);

/// A goods space of the map, by its position in `Components::goods_spaces`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct GoodsSpaceId(pub u8);

impl From<GoodsSpaceId> for u8 {
    fn from(space: GoodsSpaceId) -> u8 {
        space.0
    }
}

impl TryFrom<u8> for GoodsSpaceId {
    type Error = &'static str;
    fn try_from(at: u8) -> Result<GoodsSpaceId, &'static str> {
        match usize::from(at) < components().goods_spaces.len() {
            true => Ok(GoodsSpaceId(at)),
            false => Err("the map has no such goods space"),
        }
    }
}

/// An event of the set that is played: an hour glass tile by its row (those of Trade & Intrigue follow the base ones),
/// or the event of a board, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TileId(pub u8);

/// A place as printed.
#[derive(Debug)]
pub struct PlaceFacts {
    /// Where the place belongs.
    pub home: Home,
    /// What sort of thing it is.
    pub sort: Sort,
    /// The followers its action spaces ask for; empty for places without action spaces.
    pub action_spaces: Vec<SpaceKind>,
    /// The id of its first action space.
    pub first_space: u8,
    /// Its action spaces as a set.
    pub space_set: SpaceSet,
    /// Whether all spaces must be filled to activate it (not so: Town Hall, Theatre).
    pub needs_all: bool,
    /// What the action gives, where data can say it.
    pub effect: Option<Effect>,
    /// Whether the tile belongs to the 20 of the base set; true for the player board.
    pub base_set: bool,
    /// Scenarios that leave the tile out: `D`, `V`, `T`.
    pub excluded_in: Vec<String>,
    /// Whether the spaces are reconstructed and wait for the physical game.
    pub reconstructed: bool,
}

/// Where a place belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// Printed on every player board.
    Board,
    /// A place tile of this category.
    Tile(Category),
    /// A board that lies on the table, with a space for each player.
    Shared,
    /// Lies beside every player board and counts as a part of it.
    Extension,
    /// On the Support board of Invasion, which is no part of the player board.
    Support,
}

impl Home {
    /// Whether it counts as a place of the player board (prosperity.carpenter.is-place).
    pub fn is_player_board(self) -> bool {
        matches!(self, Home::Board | Home::Extension)
    }
}

/// The category of a place tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Category {
    /// May be taken with every advance of the trader.
    I,
    /// May be taken from the second advance of the trader on.
    II,
    /// Comes with The Plague.
    Plague,
}

/// What sort of thing a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// Gives an action in phase 5.
    Action,
    /// A lasting privilege, without spaces.
    Passive,
    /// Points at the end of the game.
    Endgame,
    /// Works in the Event phase.
    Event,
    /// More space for the Market.
    Market,
    /// Takes followers like a deed.
    Deed,
}

/// A simple effect, in data. The moment a place needs a condition or a question it is code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Effect {
    /// Coins received.
    pub coins: u8,
    /// Development points received.
    pub develop: u8,
    /// A good taken from the goods market.
    pub good: Option<Good>,
    /// A follower recruited, with everything that brings.
    pub recruit: Option<Kind>,
}

/// An action space as printed.
#[derive(Clone, Copy, Debug)]
pub struct SpaceFacts {
    /// The place it belongs to.
    pub place: Place,
    /// The follower it asks for.
    pub kind: SpaceKind,
}

/// A route as printed.
#[derive(Debug)]
pub struct RouteFacts {
    /// One end.
    pub a: Town,
    /// The other end.
    pub b: Town,
    /// Road or waterway.
    pub by: By,
    /// The goods spaces on it, as positions in `Components::goods_spaces`.
    pub goods_spaces: std::ops::Range<usize>,
}

/// A goods space on the map.
#[derive(Debug)]
pub struct GoodsSpace {
    /// The fewest players with which it is used (2, 3 or 4).
    pub min_players: u8,
    /// Position on a map of 1000 by 1000.
    pub x: u16,
    /// Position on a map of 1000 by 1000.
    pub y: u16,
}

/// A town as printed.
#[derive(Debug)]
pub struct TownFacts {
    /// Position on a map of 1000 by 1000.
    pub x: u16,
    /// Position on a map of 1000 by 1000.
    pub y: u16,
    /// The routes that end here: positions in `Components::routes`, in printed order.
    pub routes: Vec<u8>,
    /// Whether one of them is a waterway; a road leads everywhere.
    pub at_water: bool,
    /// The goods spaces on all of them.
    pub goods_spaces: GoodsSpaceSet,
}

/// A follower track as printed.
#[derive(Debug)]
pub struct TrackFacts {
    /// What each space gives on arrival; the first is the start space.
    pub spaces: Vec<Bonus>,
    /// The space with a citizen for the first to arrive.
    pub citizen_at: Option<u8>,
}

/// What a track space gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// Nothing.
    Nothing,
    /// A good from the goods market.
    Good(Good),
    /// Coins.
    Coins(u8),
    /// Development points.
    Develop(u8),
    /// A gear wheel; the first one is for farmer spaces only.
    Gear,
    /// A place tile of category I.
    TileOne,
    /// A place tile of either category.
    TileAny,
    /// How many followers may be drawn in phase 3.
    Draw(u8),
}

/// The development track as printed.
#[derive(Debug)]
pub struct DevelopmentFacts {
    /// The last space; the start is 0.
    pub last: u8,
    /// The space of each star: the status is the number of stars reached.
    pub stars: Vec<u8>,
    /// Coin spaces and their coins.
    pub coins: Vec<(u8, u8)>,
    /// Citizen spaces.
    pub citizens: Vec<u8>,
}

/// A deed as printed.
#[derive(Debug)]
pub struct DeedFacts {
    /// Coins for each follower sent.
    pub coins: u8,
    /// Whether the sender may take a development point instead.
    pub or_develop: bool,
    /// How many followers of each kind it takes.
    pub spaces: [u8; Kind::COUNT],
}

/// How much of everything there is.
#[derive(Debug)]
pub struct Counts {
    /// Goods of each kind.
    pub goods: [u8; Good::COUNT],
    /// Points for a good of each kind.
    pub goods_points: [u8; Good::COUNT],
    /// Goods that leave the game unseen, by number of players.
    pub goods_removed: [u8; 6],
    /// Neutral followers of each kind, by number of players.
    pub followers: [[u8; Kind::COUNT]; 6],
    /// Gear wheels, by number of players.
    pub gears: [u8; 6],
    /// Trading stations of each player.
    pub stations: u8,
    /// Coins each player starts with.
    pub start_coins: u16,
    /// Spaces of the Market.
    pub market_spaces: u8,
    /// Rounds of the game.
    pub rounds: u8,
}

impl Components {
    /// The 18 hour glass tiles of the base game.
    pub fn base_tiles(&self) -> &[EventFacts] {
        &self.hour_glass[..TILES]
    }

    /// The 34 hour glass tiles of Trade & Intrigue.
    pub fn trade_tiles(&self) -> &[EventFacts] {
        &self.hour_glass[TILES..]
    }

    /// The facts of a place.
    pub fn place(&self, place: Place) -> &PlaceFacts {
        &self.places[place.index()]
    }

    /// The facts of an action space.
    pub fn space(&self, space: SpaceId) -> SpaceFacts {
        self.spaces[space.0 as usize]
    }

    /// All place tiles of a category.
    pub fn tiles_of(&self, category: Category) -> PlaceSet {
        self.by_category[category as usize]
    }

    /// All place tiles on which this category is printed, those of The Plague included.
    pub fn tiles_printed(&self, category: Category) -> PlaceSet {
        let new = self.tiles_of(Category::Plague);
        match category {
            Category::I => self.tiles_of(Category::I) | self.plague.tiles_one,
            Category::II => self.tiles_of(Category::II) | (new - self.plague.tiles_one),
            Category::Plague => PlaceSet::EMPTY,
        }
    }

    /// The category printed on a place tile: those of The Plague are sorted among the others.
    pub fn category(&self, place: Place) -> Option<Category> {
        match self.place(place).home {
            Home::Tile(Category::Plague) if self.plague.tiles_one.contains(place) => Some(Category::I),
            Home::Tile(Category::Plague) => Some(Category::II),
            Home::Tile(category) => Some(category),
            Home::Board | Home::Shared | Home::Extension | Home::Support => None,
        }
    }

    /// The smallest number of routes between two towns.
    pub fn distance(&self, from: Town, to: Town) -> u8 {
        self.distances[from.index()][to.index()]
    }

    /// The facts of a track.
    pub fn track(&self, track: Track) -> &TrackFacts {
        &self.tracks[track.index()]
    }

    /// The facts of a deed.
    pub fn deed(&self, deed: Deed) -> &DeedFacts {
        &self.deeds[deed.index()]
    }
}

/// The components, read once from the data inside the program.
#[inline]
pub fn components() -> &'static Components {
    static COMPONENTS: LazyLock<Components> = LazyLock::new(|| match load::embedded() {
        Ok(components) => components,
        Err(error) => panic!("{error}"), // the data is part of the program: a test loads it
    });
    &COMPONENTS
}
