//! Towns and the two kinds of routes between them.

use super::named::named;

named! {
    /// A town on the map. Its position and routes stand in `data/map.toml`.
    Town {
        Orleans = "Orléans",
        Chartres = "Chartres",
        Etampes = "Étampes",
        LeMans = "Le Mans",
        Chateaudun = "Châteaudun",
        Montargis = "Montargis",
        Vendome = "Vendôme",
        Blois = "Blois",
        Briare = "Briare",
        Tours = "Tours",
        Chinon = "Chinon",
        Montrichard = "Montrichard",
        Vierzon = "Vierzon",
        Loches = "Loches",
        Bourges = "Bourges",
        Sancerre = "Sancerre",
        Chatellerault = "Châtellerault",
        LeBlanc = "Le Blanc",
        Chateauroux = "Châteauroux",
        Nevers = "Nevers",
        ArgentonSurCreuse = "Argenton-sur-Creuse",
        LaChatre = "La Châtre",
        SaintAmandMontrond = "Saint-Amand-Montrond",
    }
}

named! {
    /// How two towns are joined.
    By {
        Road = "road",
        Water = "waterway",
    }
}
