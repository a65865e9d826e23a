//! The ledger of Orléans: `rules/*.toml`, inside the program.

use std::sync::LazyLock;
use tabletop::ledger::Ledger;

/// The files of the ledger, in the order in which they are shown.
macro_rules! files {
    ($($file:literal),* $(,)?) => {
        &[$((concat!("rules/", $file), include_str!(concat!("../../../rules/", $file)))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "base.toml",
    "places.toml",
    "trade.toml",
    "plague.toml",
    "invasion.toml",
    "prosperity.toml",
    "duel.toml",
    "dignitary.toml",
    "vierzon.toml",
    "salesman.toml",
    "tours.toml",
    "joan.toml",
    "joan_solo.toml",
];

/// Every rule of the game with its stable id, read once from the files inside the program.
pub fn ledger() -> &'static Ledger {
    static LEDGER: LazyLock<Ledger> = LazyLock::new(|| match Ledger::read(FILES) {
        Ok(ledger) => ledger,
        Err(error) => panic!("{error}"), // the files are part of the program: a test reads them
    });
    &LEDGER
}

#[cfg(test)]
mod tests {
    use super::ledger;

    #[test]
    fn every_rule_of_every_module_is_there() {
        let rules = |name: &str| {
            let module = ledger().modules.iter().find(|module| module.name == name);
            module.map_or(0, |module| module.rules.len())
        };
        assert_eq!(ledger().rules().count(), 1535);
        assert_eq!((rules("base"), rules("places")), (229, 160));
        let names: Vec<&str> = ledger().modules.iter().map(|module| module.name.as_str()).collect();
        assert_eq!(names[..3], ["base", "places", "trade"]);
        assert_eq!(names[11..], ["joan", "joan_solo"]);
    }

    #[test]
    fn rules_are_found() {
        let rule = ledger().get("base.setup.start-coins").expect("it is there");
        assert!(rule.text.contains("5 coins"));
        assert!(ledger().search("plague doctor infirmary").iter().any(|rule| rule.id.starts_with("plague.")));
    }
}
