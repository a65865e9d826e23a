//! Printed events: one library for every set of tiles and every event board.

use super::Letter;
use super::named::named;
use tabletop::RuleId;

named! {
    /// What an hour glass tile or an event board brings. Which set has it, and how strongly, stands in `data/`.
    Happening {
        Pilgrimage = "Pilgrimage",
        Income = "Income",
        Harvest = "Harvest",
        Taxes = "Taxes",
        TradingDay = "Trading Day",
        Plague = "Plague",
        Indulgence = "Indulgence",
        Training = "Training",
        BonVoyage = "Bon Voyage",
        Conference = "Conference",
        Crusade = "Crusade",
        Strike = "Strike",
        Tax = "Tax",
        Trip = "Trip",
        FishingGrounds = "Fishing Grounds",
        Retraining = "Retraining",
        Wedding = "Wedding",
        Sabotage = "Sabotage",
        Amnesty = "Amnesty",
        Malfunction = "Malfunction",
        Torture = "Torture",
        Vacation = "Vacation",
        BookFire = "Book Fire",
        GoodsTax = "Goods Tax",
        Dues = "Dues",
        PeasantUprising = "Peasant Uprising",
        TechnologyTax = "Technology Tax",
        Summoning = "Summoning",
        Famine = "Famine",
        CapitationTax = "Capitation Tax",
        Tithe = "Tithe",
        Silentium = "Silentium",
        Drought = "Drought",
        Highwaymen = "Highwaymen",
        Pirates = "Pirates",
        Riots = "Riots",
        AxleFracture = "Axle Fracture",
        CoinDues = "Dues",
        WheelTax = "Technology Tax",
        Storm = "Storm",
        Banishment = "Banishment",
        Feeding = "Feeding",
        GreatFeast = "Great Feast",
        TownMeeting = "Town Meeting",
        Trade = "Trade",
        CheeseDay = "Cheese Day",
        QuickTravel = "Quick Travel",
        JourneyHome = "Journey Home",
        Outbreak = "Outbreak",
        VictoryOverPlague = "Victory over Plague",
        TakingToTheRoad = "Taking to the Road",
        Consolation = "Consolation",
        Exorcism = "Exorcism",
        ClosingDay = "Closing Day",
        RatInfestation = "Rat Infestation",
        Curfew = "Curfew",
        GraveGoods = "Grave Goods",
        Arson = "Arson",
        FastTravel = "Fast Travel",
        Wake = "Wake",
        Quarantine = "Quarantine",
        Support = "Support",
        MonkIndulgence = "Indulgence",
        CoinTaxes = "Taxes",
        Bribe = "Bribe",
        Firestorm = "Firestorm",
        Mass = "Mass",
        Peregrination = "Peregrination",
        Restoration = "Restoration",
        PilgrimsDay = "Pilgrim's Day",
        MarketDay = "Market Day",
        DevelopmentTax = "Development Tax",
        Assembly = "Assembly",
        Demolition = "Demolition",
        Donation = "Donation",
        Earthquake = "Earthquake",
        Escape = "Escape",
        GoodTrade = "Good Trade",
        GoodWinds = "Good Winds",
        Highwayman = "Highwayman",
        Progress = "Progress",
        Reinforcement = "Reinforcement",
        WoolMarket = "Wool Market",
        TeamArson = "Arson",
        RagingPlague = "Raging Plague",
        Rats = "Rats",
        Robbery = "Robbery",
        RomeCalling = "Rome Calling",
        WitchHunt = "Witch Hunt",
        Invasion = "Invasion",
    }
}

/// An event as one set prints it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EventFacts {
    /// What it brings.
    pub event: Happening,
    /// The letter on the back of its tile, where there is one.
    pub letter: Option<Letter>,
    /// Whether it works at another time than phase 6.
    pub special: bool,
    /// The number printed with it: coins, items, steps.
    pub amount: u8,
    /// Coins for each item that is missing, 0 where coins are a choice; for each step of a journey.
    pub price: u8,
    /// Whether only goods pay it, and no coins.
    pub in_kind: bool,
    /// Whether only what stands on the player board counts, without place tiles.
    pub board_only: bool,
    /// Whether only Market and bag count, and nobody on an action space.
    pub market_only: bool,
    /// The rule that says what it does.
    pub rule: RuleId,
    /// Whether something about it waits for a look at the physical game.
    pub reconstructed: bool,
}
