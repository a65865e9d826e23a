//! The ledger of Orléans: `rules/*.toml` and its translations, inside the program.

use std::sync::LazyLock;
use tabletop::RuleId;
use tabletop::ledger::{Language, Ledger};

type Files = &'static [(&'static str, &'static str)];

macro_rules! embedded {
    ($($path:literal),+) => {
        (concat!("rules/", $($path),+), include_str!(concat!("../../../rules/", $($path),+)))
    };
}

/// The files of the ledger in every language, in the order in which they are shown.
macro_rules! files {
    ($($file:literal),* $(,)?) => {
        const ENGLISH: Files = &[$(embedded!($file)),*];
        const GERMAN: Files = &[$(embedded!("de/", $file)),*];
        const FRENCH: Files = &[$(embedded!("fr/", $file)),*];
    };
}

files![
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
];

/// Every rule of the game with its stable id, read once from the files inside the program.
pub fn ledger() -> &'static Ledger {
    static LEDGER: LazyLock<Ledger> = LazyLock::new(|| match Ledger::read(ENGLISH) {
        Ok(ledger) => ledger,
        Err(error) => panic!("{error}"), // the files are part of the program: a test reads them
    });
    &LEDGER
}

/// The rule with this id, for whoever has read the id somewhere.
pub(crate) fn cited(id: &str) -> Option<RuleId> {
    ledger().get(id).map(|rule| RuleId(&rule.id))
}

/// The same rules in another language.
pub fn ledger_in(language: Language) -> &'static Ledger {
    static IN_GERMAN: LazyLock<Ledger> = LazyLock::new(|| translated(GERMAN));
    static IN_FRENCH: LazyLock<Ledger> = LazyLock::new(|| translated(FRENCH));
    match language {
        Language::English => ledger(),
        Language::German => &IN_GERMAN,
        Language::French => &IN_FRENCH,
    }
}

fn translated(files: Files) -> Ledger {
    ledger().translated(files).unwrap_or_else(|faults| {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        panic!("{}", lines.join("\n")) // part of the program like the others
    })
}

#[cfg(test)]
mod tests {
    use super::{ledger, ledger_in};
    use tabletop::ledger::Language;

    #[test]
    fn every_rule_of_every_module_is_there() {
        let rules = |name: &str| {
            let module = ledger().modules.iter().find(|module| module.name == name);
            module.map_or(0, |module| module.rules.len())
        };
        assert_eq!(ledger().rules().count(), 1363);
        assert_eq!((rules("base"), rules("places")), (230, 160));
        let names: Vec<&str> = ledger().modules.iter().map(|module| module.name.as_str()).collect();
        assert_eq!(names[..3], ["base", "places", "trade"]);
        assert_eq!(names.last(), Some(&"tours"));
    }

    #[test]
    fn rules_are_found() {
        let rule = ledger().get("base.setup.start-coins").expect("it is there");
        assert!(rule.text.contains("5 coins"));
        assert!(ledger().search("plague doctor infirmary").iter().any(|rule| rule.id.starts_with("plague.")));
    }

    /// Fails with a line for each rule whose translation is missing, damaged, or of an older original.
    #[test]
    fn every_rule_is_told_in_every_language() {
        for (language, coins) in [(Language::German, "5 Münzen"), (Language::French, "5 pièces")] {
            let told = ledger_in(language);
            assert!(told.get("base.setup.start-coins").expect("it is there").text.contains(coins), "{language:?}");
            for (rule, original) in told.rules().zip(ledger().rules()) {
                assert_eq!(rule.id, original.id);
                assert_ne!(rule.text, original.text, "{} is not in {language:?}", rule.id);
                assert!(rule.ruling.is_none() || rule.ruling != original.ruling, "{} in {language:?}", rule.id);
            }
        }
    }
}
