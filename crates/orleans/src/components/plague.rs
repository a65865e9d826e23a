//! The Plague as printed: its tiles with their corpses, its deeds, Indulgence cards and plague cards.

use super::named::named;
use super::{BoardDeedFacts, EventFacts, Good, PlaceSet, Town};
use tabletop::RuleId;

named! {
    /// A deed of the Plague board.
    PlagueDeed {
        AlchemyI = "Alchemy I",
        Autopsy = "Autopsy",
        Coinage = "Coinage",
        Storeroom = "Storeroom",
        AlchemyIi = "Alchemy II",
        Herbalism = "Herbalism",
        MessengerService = "Messenger Service",
        Cremation = "Cremation",
    }
}

named! {
    /// A plague card: it changes the start or the whole game.
    PlagueCard {
        FarmHouse = "Farm House only after leaving Orléans",
        Scholars = "Fewer scholars",
        HalfGearWheels = "Half the gear wheels",
        DoctorRoundThree = "Late doctor",
        HalfMonks = "Half the monks",
        SecondHourGlass = "Shorter game",
        CorpseFee = "Corpse fee",
        NoGearVillage = "No wheels in the Village",
        StationFee = "Building fee",
        TownHall = "Town Hall locked",
        TwoStartCorpses = "Two start corpses",
        FewerStations = "Fewer stations",
        NoGearTiles = "No wheels on tiles",
        OneStartCorpse = "One start corpse",
        NoDevelopmentCoins = "No development coins",
    }
}

named! {
    /// An Indulgence card, by its condition.
    Indulgence {
        PilgrimageToVierzon = "Pilgrimage to Vierzon",
        PilgrimageToSancerre = "Pilgrimage to Sancerre",
        PilgrimageToLeMans = "Pilgrimage to Le Mans",
        PilgrimageToChinon = "Pilgrimage to Chinon",
        PilgrimageToLoches = "Pilgrimage to Loches",
        PilgrimageToEtampes = "Pilgrimage to Étampes",
        PilgrimageToArgenton = "Pilgrimage to Argenton-sur-Creuse",
        OneGrain = "Donation of 1 grain",
        OneCheese = "Donation of 1 cheese",
        OneWine = "Donation of 1 wine",
        OneWool = "Donation of 1 wool",
        OneBrocade = "Donation of 1 brocade",
        ThreeCoins = "Donation of 3 coins",
        FiveGrain = "Donation of 5 grain",
        ThreeCheese = "Donation of 3 cheese",
        ThreeWine = "Donation of 3 wine",
        FiveCoins = "Donation of 5 coins",
        TenCoins = "Donation of 10 coins",
        BuildInChartres = "Building in Chartres",
        BuildInMontargis = "Building in Montargis",
        BuildInBlois = "Building in Blois",
        BuildInTours = "Building in Tours",
        BuildInLeBlanc = "Building in Le Blanc",
        BuildInNevers = "Building in Nevers",
        BrocadeToOrleans = "Delivery of 1 brocade to Orléans",
        GrainToVendome = "Delivery of 1 grain to Vendôme",
        WoolToBriare = "Delivery of 1 wool to Briare",
        CoinsToChatellerault = "Delivery of 5 coins to Châtellerault",
        CheeseAndWineToBourges = "Delivery of 1 cheese and 1 wine to Bourges",
        FifthStation = "Build your 5th trading station",
        StatusThree = "Reach development status 3",
        SecondGearWheel = "Get your 2nd gear wheel",
        StatusFive = "Reach development status 5",
        ThirdPlaceTile = "Get your 3rd place tile",
        WineSpace = "Advance to the first wine space",
        SecondCitizen = "Get your 2nd citizen",
        TwoMonks = "Collect 2 monks on your Market",
        ThirdInlandStation = "Build your 3rd station away from rivers",
        DeedCitizen = "Get a citizen by completing a deed",
        TrackEnd = "Reach the end of a track",
    }
}

/// Everything printed that The Plague adds.
#[derive(Debug)]
pub struct PlagueFacts {
    /// The 26 hour glass tiles: Outbreak first, then the letters, Victory over Plague last.
    pub tiles: Vec<EventFacts>,
    /// The corpses that each of them brings into every bag.
    pub tile_corpses: Vec<u8>,
    /// Which of them are Quarantine, one bit each: every plan asks for them.
    pub quarantines: u64,
    /// The tiles of each letter, one bit each, indexed by [`Letter`](super::Letter).
    pub letters: [u64; 5],
    /// How many tiles of each letter lie in the stack.
    pub tiles_of_each: usize,
    /// Corpses in the game.
    pub corpses: u8,
    /// From so many corpses on its Market a player may reduce them …
    pub reduce_from: u8,
    /// … to so many.
    pub reduce_to: u8,
    /// The first round with the plague doctor.
    pub doctor_from: u8,
    /// Place tiles laid out in each category, by the number of players.
    pub place_tiles: [usize; 6],
    /// Place tiles that are never used with it.
    pub removed_tiles: PlaceSet,
    /// Those of its own place tiles that are of category I; the others are of category II.
    pub tiles_one: PlaceSet,
    /// Its deeds, indexed by [`PlagueDeed`].
    pub deeds: Vec<BoardDeedFacts>,
    /// The Indulgence cards, indexed by [`Indulgence`].
    pub indulgences: Vec<IndulgenceFacts>,
    /// The Indulgence cards of each [`Pile`], one bit each.
    pub piles: [u64; 3],
    /// The Indulgence cards that ask for a gift, one bit each: no feat meets them.
    pub gifts: u64,
    /// Those of them that ask for coins alone.
    pub gifts_of_coins: u64,
    /// The Indulgence cards that a feat can meet, one bit each, by what it is about ([`Concern`]).
    pub concerned: [u64; Concern::ALL.len()],
    /// Plague cards laid open.
    pub n_cards: usize,
    /// The plague cards, indexed by [`PlagueCard`].
    pub cards: Vec<PlagueCardFacts>,
}

/// A plague card as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlagueCardFacts {
    /// Whether it is put aside once the start is changed.
    pub at_start: bool,
    /// The number printed: stations, corpses, coins, a round, a star; 0 where there is none.
    pub amount: u8,
    /// The rule that says what it does.
    pub rule: RuleId,
}

/// An Indulgence card as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct IndulgenceFacts {
    /// Which it is.
    pub card: Indulgence,
    /// What it asks for.
    pub condition: Condition,
    /// The pile it is of.
    pub pile: Pile,
    /// What it is worth once it is played.
    pub points: u8,
    /// Whether pile or points wait for a look at the physical game.
    pub reconstructed: bool,
}

/// The pile of an Indulgence card, by its back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pile {
    /// One is dealt to each player.
    A,
    /// One more is dealt to each player.
    B,
    /// Display and pile of the game.
    C,
}

/// What an Indulgence card asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// The own merchant comes to a town.
    Arrive(Town),
    /// A station is built in a town.
    Build(Town),
    /// Things are given up, where the merchant stands in this town if there is one.
    Give {
        /// Where.
        town: Option<Town>,
        /// How many goods of each kind, from grain to brocade.
        goods: [u8; Good::COUNT],
        /// How many coins.
        coins: u8,
    },
    /// So many stations are built.
    Stations(u8),
    /// So many stations stand away from rivers.
    InlandStations(u8),
    /// The development status is reached.
    Status(u8),
    /// So many gear wheels are owned.
    Wheels(u8),
    /// So many place tiles are owned.
    Tiles(u8),
    /// The marker of the Farmers track comes to its first wine.
    FirstWine,
    /// So many citizens are owned.
    Citizens(u8),
    /// So many monks lie on the Market.
    Monks(u8),
    /// A deed is completed that brings a citizen.
    DeedCitizen,
    /// A marker comes to the end of a track.
    TrackEnd,
}

/// What a condition waits for, in few words: most of what is done concerns few cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Concern {
    Arrival,
    Station,
    Development,
    Wheel,
    Tile,
    Track,
    Citizen,
    Market,
}

impl Concern {
    /// Every one of them.
    pub const ALL: [Concern; 8] = [
        Concern::Arrival,
        Concern::Station,
        Concern::Development,
        Concern::Wheel,
        Concern::Tile,
        Concern::Track,
        Concern::Citizen,
        Concern::Market,
    ];
}

impl Condition {
    /// What it waits for.
    pub fn concerns(self) -> &'static [Concern] {
        match self {
            Condition::Arrive(_) => &[Concern::Arrival],
            Condition::Build(_) | Condition::Stations(_) | Condition::InlandStations(_) => &[Concern::Station],
            // The Cathedral is a tile.
            Condition::Status(_) => &[Concern::Development, Concern::Tile],
            Condition::Wheels(_) => &[Concern::Wheel],
            Condition::Tiles(_) => &[Concern::Tile],
            Condition::FirstWine => &[Concern::Track],
            Condition::Citizens(_) | Condition::DeedCitizen => &[Concern::Citizen],
            Condition::Monks(_) => &[Concern::Market],
            Condition::TrackEnd => &[Concern::Track, Concern::Development],
            Condition::Give { .. } => &[],
        }
    }
}
