//! Who the printed things are.

use tabletop::{bit_set, named};

named! {
    /// A follower. The first six are tiles; a Monk is recruited or comes as a bonus.
    Follower {
        Farmer = "Farmer",
        Knight = "Knight",
        Craftsman = "Craftsman",
        Scholar = "Scholar",
        Boatman = "Boatman",
        Trader = "Trader",
        Monk = "Monk",
    }
}

impl Follower {
    /// How many kinds of tiles there are.
    pub const TILES: usize = 6;

    /// The followers of which there are tiles.
    pub fn tiles() -> &'static [Follower] {
        &Follower::ALL[..Follower::TILES]
    }
}

named! {
    /// A kind of good, in the order of the rows of the warehouse.
    Good { Grain = "Grain", Cheese = "Cheese", Wine = "Wine", Wool = "Wool", Brocade = "Brocade" }
}

named! {
    /// A town, by its printed number; Orléans has none and stands first.
    Town {
        Orleans = "Orléans",
        LeMans = "Le Mans",
        Vendome = "Vendôme",
        Tours = "Tours",
        Chinon = "Chinon",
        Chatellerault = "Châtellerault",
        LeBlanc = "Le Blanc",
        ArgentonSurCreuse = "Argenton-sur-Creuse",
        Chartres = "Chartres",
        Chateaudun = "Châteaudun",
        Blois = "Blois",
        Montrichard = "Montrichard",
        Loches = "Loches",
        Vierzon = "Vierzon",
        Chateauroux = "Châteauroux",
        LaChatre = "La Châtre",
        Etampes = "Étampes",
        Montargis = "Montargis",
        Briare = "Briare",
        Sancerre = "Sancerre",
        Bourges = "Bourges",
        SaintAmandMontrond = "Saint-Amand-Montrond",
        Nevers = "Nevers",
    }
}

named! {
    /// A route of the map: land routes, then water routes.
    Route {
        L01 = "L01", L02 = "L02", L03 = "L03", L04 = "L04", L05 = "L05", L06 = "L06", L07 = "L07", L08 = "L08",
        L09 = "L09", L10 = "L10", L11 = "L11", L12 = "L12", L13 = "L13", L14 = "L14", L15 = "L15", L16 = "L16",
        L17 = "L17", L18 = "L18", L19 = "L19", L20 = "L20", L21 = "L21", L22 = "L22", L23 = "L23", L24 = "L24",
        L25 = "L25", L26 = "L26", L27 = "L27", L28 = "L28", L29 = "L29",
        W01 = "W01", W02 = "W02", W03 = "W03", W04 = "W04", W05 = "W05", W06 = "W06", W07 = "W07", W08 = "W08",
        W09 = "W09", W10 = "W10", W11 = "W11", W12 = "W12", W13 = "W13", W14 = "W14",
    }
}

named! {
    /// How a route goes.
    By { Land = "land route", Water = "water route" }
}

named! {
    /// A place: a card, or printed on the sheet.
    Place {
        Stable = "Stable",
        Library = "Library",
        Windmill = "Windmill",
        Brewery = "Brewery",
        Meadow = "Meadow",
        Cemetery = "Cemetery",
        Distillery = "Distillery",
        Archives = "Archives",
        FishingBoat = "Fishing Boat",
        TradeRoute = "Trade Route",
        TreeHouse = "Tree House",
        Hayrick = "Hayrick",
        CheeseFactory = "Cheese Factory",
        Joinery = "Joinery",
        TwoMaster = "Two-Master",
        FourInHand = "Four-In-Hand",
        Tavern = "Tavern",
        Architect = "Architect",
        Winery = "Winery",
        ConfessionalBox = "Confessional Box",
        Falconry = "Falconry",
        Guesthouse = "Guesthouse",
        Consultancy = "Consultancy",
        Park = "Park",
        Warehousing = "Warehousing",
        School = "School",
        Goldsmith = "Goldsmith",
        Circus = "Circus",
        Machine = "Machine",
        Observatory = "Observatory",
    }
}

named! {
    /// A category of places.
    Category { I = "I", II = "II", III = "III", IV = "IV", V = "V" }
}

named! {
    /// A Beneficial Deed, from left to right.
    Deed { First = "Deed 1", Second = "Deed 2", Third = "Deed 3", Fourth = "Deed 4", Fifth = "Deed 5" }
}

named! {
    /// A row of the bank.
    BankRow { First = "row 1", Second = "row 2", Third = "row 3" }
}

named! {
    /// A yellow bonus: only the first gets it (joan.bonus.yellow); and the Citizen for the most stations.
    Race {
        DevelopmentA = "first Citizen of the Development track",
        DevelopmentB = "second Citizen of the Development track",
        Warehouse = "Citizen of the warehouse",
        Bank = "Citizen of the bank",
        BankColumn1 = "shield of bank column 1",
        BankColumn2 = "shield of bank column 2",
        BankColumn3 = "shield of bank column 3",
        BankColumn4 = "shield of bank column 4",
        BankColumn5 = "shield of bank column 5",
        Deed1 = "bonus of deed 1",
        Deed2 = "bonus of deed 2",
        Deed3 = "bonus of deed 3",
        Deed4 = "bonus of deed 4",
        Deed5 = "bonus of deed 5",
        Town22 = "Citizen of town 22",
        MostStations = "Citizen for the most trading stations",
    }
}

impl Race {
    /// The Citizens of the Development track, in their order on it.
    pub const OF_DEVELOPMENT: [Race; 2] = [Race::DevelopmentA, Race::DevelopmentB];
    /// The shields below the bank, from left to right.
    pub const OF_BANK_COLUMNS: [Race; 5] =
        [Race::BankColumn1, Race::BankColumn2, Race::BankColumn3, Race::BankColumn4, Race::BankColumn5];

    /// Who is first to complete this deed.
    pub fn of_deed(deed: Deed) -> Race {
        [Race::Deed1, Race::Deed2, Race::Deed3, Race::Deed4, Race::Deed5][deed.index()]
    }
}

named! {
    /// What a standard action can be.
    Standard {
        Good = "good",
        LandRoute = "land route",
        WaterRoute = "water route",
        Coin = "coin",
        Station = "trading station",
        Place = "place",
        Point = "Development point",
    }
}

named! {
    /// A level of the solo game.
    Level { Standard = "Standard", Connoisseur = "Connoisseur Variant", Special = "Special Challenge" }
}

named! {
    /// A solo card.
    Card {
        C1 = "1", C2 = "2", C3 = "3", C4 = "4", C5 = "5", C6 = "6", C7 = "7", C8 = "8", C9 = "9", C10 = "10",
        C11 = "11", C12 = "12", C13 = "13", C14 = "14", C1b = "1B", C2b = "2B", C3b = "3B", C4b = "4B",
    }
}

named! {
    /// A track of Joan's area.
    Track { Farmer = "Farmer track", Boatman = "Boatman track", Knight = "Knight track", Scholar = "Scholar track" }
}

named! {
    /// The arrow on the back of a solo card.
    Arrow { Down = "down", Up = "up" }
}

bit_set! {
    /// A set of towns.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Town>"))]
    TownSet of Town in u32, |town: Town| town as u32, |index: u32| Town::ALL[index as usize]
}
bit_set! {
    /// A set of routes.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Route>"))]
    RouteSet of Route in u64, |route: Route| route as u32, |index: u32| Route::ALL[index as usize]
}
bit_set! {
    /// A set of places.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Place>"))]
    PlaceSet of Place in u32, |place: Place| place as u32, |index: u32| Place::ALL[index as usize]
}
bit_set! {
    /// A set of standard actions.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Standard>"))]
    Standards of Standard in u8, |act: Standard| act as u32, |index: u32| Standard::ALL[index as usize]
}
bit_set! {
    /// A set of solo cards.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Card>"))]
    CardSet of Card in u32, |card: Card| card as u32, |index: u32| Card::ALL[index as usize]
}
