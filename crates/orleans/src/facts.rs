//! The printed facts as a screen needs them: names of things by id, positions, spaces, bonuses. The words for
//! people stand elsewhere, in as many languages as there are.

use crate::components::{
    BoardDeedFacts, Bonus, By, Category, CharacterFacts, CityNeeds, Deed, Delivery, DueFacts, DuelObjectives, Effect,
    EventFacts, Good, Home, IndulgenceFacts, Kind, OrderFacts, Place, Sort, SpaceKind, StructureFacts, ToursTask, Town,
    TownSet, Track, VierzonObjectives, components,
};
use serde::Serialize;

/// Everything printed that can be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Facts {
    /// The places of the board, then the place tiles.
    pub places: Vec<PlaceFact>,
    /// The towns.
    pub towns: Vec<TownFact>,
    /// Roads and waterways.
    pub routes: Vec<RouteFact>,
    /// The goods spaces of the map, in the order of `Table::map`.
    pub goods_spaces: Vec<GoodsSpaceFact>,
    /// The follower tracks.
    pub tracks: Vec<TrackFact>,
    /// The Development track.
    pub development: DevelopmentFact,
    /// The deeds, in the order of `Table::deeds`.
    pub deeds: Vec<DeedFact>,
    /// The hour glass tiles of the base game and of Trade & Intrigue, by their id.
    pub hour_glass: Vec<EventFacts>,
    /// The 18 tiles as the first edition prints them.
    pub first_edition: Vec<EventFacts>,
    /// Points for a good of each kind, from grain to brocade.
    pub goods_points: Vec<u8>,
    /// Trading stations of each player.
    pub stations: u8,
    /// Spaces of the Market on the player board.
    pub market_spaces: u8,
    /// Rounds of the game.
    pub rounds: u8,
    /// The order cards, by their id.
    pub orders: Vec<OrderFacts>,
    /// The deeds of the Trade board, in printed order.
    pub trade_deeds: Vec<BoardDeedFacts>,
    /// The characters of the Intrigue board, in printed order.
    pub characters: Vec<BoardDeedFacts>,
    /// The Trip to Tours.
    pub tours: ToursFact,
    /// The Dignitary.
    pub dignitary: DignitaryFact,
    /// Capital Vierzon.
    pub vierzon: VierzonFact,
    /// Travelling Salesman.
    pub salesman: SalesmanFact,
    /// The Duel.
    pub duel: DuelFact,
    /// Prosperity.
    pub prosperity: ProsperityFact,
    /// The Plague.
    pub plague: PlagueFact,
    /// Invasion.
    pub invasion: InvasionFact,
}

/// The Dignitary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DignitaryFact {
    /// Citizens that win the game.
    pub goal: u8,
    /// Citizens that win the easier game.
    pub easier_goal: u8,
    /// The event of each round.
    pub events: Vec<EventFacts>,
}

/// Travelling Salesman.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SalesmanFact {
    /// The five deliveries, in the order of the board.
    pub deliveries: Vec<Delivery>,
    /// The event of each round.
    pub events: Vec<EventFacts>,
}

/// Capital Vierzon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VierzonFact {
    /// What the objectives ask for.
    pub objectives: VierzonObjectives,
    /// The event of each round.
    pub events: Vec<EventFacts>,
    /// Its deeds, in printed order.
    pub deeds: Vec<BoardDeedFacts>,
}

/// The Duel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DuelFact {
    /// What the objectives ask for.
    pub objectives: DuelObjectives,
    /// The event of each round.
    pub events: Vec<EventFacts>,
    /// Its deeds, in printed order.
    pub deeds: Vec<BoardDeedFacts>,
    /// Coins as a bonus of the shared house.
    pub house_coins: u8,
    /// Development points as a bonus of the shared house.
    pub house_develop: u8,
}

/// Prosperity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ProsperityFact {
    /// The event of each round.
    pub events: Vec<EventFacts>,
    /// Its deeds, in printed order.
    pub deeds: Vec<BoardDeedFacts>,
    /// The Structure cards.
    pub structures: Vec<StructureFacts>,
}

/// Invasion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct InvasionFact {
    /// The hour glass tiles as few (2 or 3) and as many players (4 or 5) see them, by their id.
    pub events: [Vec<EventFacts>; 2],
    /// Whether a tile is marked as extra mean, by its id.
    pub mean: Vec<bool>,
    /// The towns on the rim, which take a tower.
    pub rim: TownSet,
    /// The goods piles below which a citizen waits.
    pub piles: Vec<Good>,
    /// What the City takes, by number of players.
    pub needs: [CityNeeds; 6],
    /// The spaces of the Assembly Hall, by kind.
    pub hall: [u8; Kind::COUNT],
    /// The character cards.
    pub characters: Vec<CharacterFacts>,
    /// The dues of the Estate Manager, round after round.
    pub dues: Vec<DueFacts>,
}

/// The Plague.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlagueFact {
    /// Its hour glass tiles, by their id.
    pub events: Vec<EventFacts>,
    /// The corpses that each of them brings into every bag.
    pub corpses: Vec<u8>,
    /// Its deeds, in printed order.
    pub deeds: Vec<BoardDeedFacts>,
    /// The Indulgence cards, in the order of their names.
    pub indulgences: Vec<IndulgenceFacts>,
}

/// The Trip to Tours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ToursFact {
    /// What must be brought to Tours.
    pub task: ToursTask,
    /// The event of each round.
    pub events: Vec<EventFacts>,
    /// Its deeds, in printed order.
    pub deeds: Vec<BoardDeedFacts>,
}

/// A place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlaceFact {
    /// Which.
    pub place: Place,
    /// The category of a place tile; none for the places of the player board.
    pub category: Option<Category>,
    /// What sort of thing it is.
    pub sort: Sort,
    /// The followers its action spaces ask for.
    pub spaces: Vec<SpaceKind>,
    /// Whether all spaces must be filled.
    pub needs_all: bool,
    /// What the action gives, where that is simple.
    pub effect: Option<Effect>,
    /// Whether it belongs to the base set.
    pub base_set: bool,
    /// Whether the spaces wait for a look at the physical game.
    pub reconstructed: bool,
}

/// A town on a map of 1000 by 1000, which is drawn 0.82 times as wide as high.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TownFact {
    /// Which.
    pub town: Town,
    /// To the east.
    pub x: u16,
    /// To the south.
    pub y: u16,
}

/// A route between two towns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RouteFact {
    /// One end.
    pub a: Town,
    /// The other.
    pub b: Town,
    /// Road or waterway.
    pub by: By,
    /// The positions of its goods spaces in [`Facts::goods_spaces`].
    pub goods_spaces: Vec<usize>,
}

/// A goods space of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GoodsSpaceFact {
    /// The fewest players with which it is used.
    pub min_players: u8,
    /// To the east.
    pub x: u16,
    /// To the south.
    pub y: u16,
}

/// A follower track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TrackFact {
    /// Which.
    pub track: Track,
    /// What each space gives on arrival, the start space first.
    pub spaces: Vec<Bonus>,
    /// The space with a citizen for the first to arrive.
    pub citizen_at: Option<u8>,
}

/// The Development track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DevelopmentFact {
    /// The last space; the start is 0.
    pub last: u8,
    /// The space of each star.
    pub stars: Vec<u8>,
    /// Coin spaces and their coins.
    pub coins: Vec<(u8, u8)>,
    /// Citizen spaces.
    pub citizens: Vec<u8>,
}

/// A deed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeedFact {
    /// Which.
    pub deed: Deed,
    /// Coins for each follower sent.
    pub coins: u8,
    /// Whether the sender may take a development point instead.
    pub or_develop: bool,
    /// The followers it takes.
    pub spaces: Vec<Kind>,
}

/// The facts of the components inside the program.
pub fn facts() -> Facts {
    let printed = components();
    Facts {
        places: Place::ALL.iter().map(|&place| place_fact(place)).collect(),
        towns: Town::ALL.iter().zip(&printed.towns).map(|(&town, at)| TownFact { town, x: at.x, y: at.y }).collect(),
        routes: (printed.routes.iter())
            .map(|route| RouteFact {
                a: route.a,
                b: route.b,
                by: route.by,
                goods_spaces: route.goods_spaces.clone().collect(),
            })
            .collect(),
        goods_spaces: (printed.goods_spaces.iter())
            .map(|space| GoodsSpaceFact { min_players: space.min_players, x: space.x, y: space.y })
            .collect(),
        tracks: (Track::ALL.iter().zip(&printed.tracks))
            .map(|(&track, facts)| TrackFact { track, spaces: facts.spaces.clone(), citizen_at: facts.citizen_at })
            .collect(),
        development: DevelopmentFact {
            last: printed.development.last,
            stars: printed.development.stars.clone(),
            coins: printed.development.coins.clone(),
            citizens: printed.development.citizens.clone(),
        },
        deeds: Deed::ALL.iter().map(|&deed| deed_fact(deed)).collect(),
        hour_glass: printed.hour_glass.clone(),
        first_edition: printed.first_edition.clone(),
        goods_points: Good::ALL.iter().map(|good| printed.counts.goods_points[good.index()]).collect(),
        stations: printed.counts.stations,
        market_spaces: printed.counts.market_spaces,
        rounds: printed.counts.rounds,
        orders: printed.trade.orders.clone(),
        trade_deeds: printed.trade.deeds.clone(),
        characters: printed.trade.characters.clone(),
        tours: ToursFact {
            task: printed.tours.task,
            events: printed.tours.events.clone(),
            deeds: printed.tours.deeds.clone(),
        },
        dignitary: DignitaryFact {
            goal: printed.dignitary.goal,
            easier_goal: printed.dignitary.easier_goal,
            events: printed.dignitary.events.clone(),
        },
        vierzon: VierzonFact {
            objectives: printed.vierzon.objectives,
            events: printed.vierzon.events.clone(),
            deeds: printed.vierzon.deeds.clone(),
        },
        salesman: SalesmanFact {
            deliveries: printed.salesman.deliveries.clone(),
            events: printed.salesman.events.clone(),
        },
        duel: DuelFact {
            objectives: printed.duel.objectives,
            events: printed.duel.events.clone(),
            deeds: printed.duel.deeds.clone(),
            house_coins: printed.duel.house_coins,
            house_develop: printed.duel.house_develop,
        },
        prosperity: ProsperityFact {
            events: printed.prosperity.events.clone(),
            deeds: printed.prosperity.deeds.clone(),
            structures: printed.prosperity.structures.clone(),
        },
        plague: PlagueFact {
            events: printed.plague.tiles.clone(),
            corpses: printed.plague.tile_corpses.clone(),
            deeds: printed.plague.deeds.clone(),
            indulgences: printed.plague.indulgences.clone(),
        },
        invasion: InvasionFact {
            events: printed.invasion.tiles.clone(),
            mean: printed.invasion.mean.clone(),
            rim: printed.invasion.rim,
            piles: printed.invasion.piles.clone(),
            needs: printed.invasion.needs,
            hall: printed.invasion.hall,
            characters: printed.invasion.characters.clone(),
            dues: printed.invasion.dues.clone(),
        },
    }
}

fn place_fact(place: Place) -> PlaceFact {
    let facts = components().place(place);
    PlaceFact {
        place,
        category: match facts.home {
            Home::Board | Home::Shared | Home::Extension | Home::Support => None,
            Home::Tile(category) => Some(category),
        },
        sort: facts.sort,
        spaces: facts.action_spaces.clone(),
        needs_all: facts.needs_all,
        effect: facts.effect,
        base_set: facts.base_set,
        reconstructed: facts.reconstructed,
    }
}

fn deed_fact(deed: Deed) -> DeedFact {
    let facts = components().deed(deed);
    let spaces = Kind::ALL.iter().flat_map(|&kind| vec![kind; facts.spaces[kind.index()].into()]);
    DeedFact { deed, coins: facts.coins, or_develop: facts.or_develop, spaces: spaces.collect() }
}
