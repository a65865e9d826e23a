//! The rule ledger of this game, embedded: every rule by its id.

use std::sync::LazyLock;
use tabletop::ledger::{Language, Ledger};

type Files = &'static [(&'static str, &'static str)];

const ENGLISH: Files = &[
    ("rules/joan.toml", include_str!("../../../rules/joan.toml")),
    ("rules/joan_solo.toml", include_str!("../../../rules/joan_solo.toml")),
];
const GERMAN: Files = &[
    ("rules/de/joan.toml", include_str!("../../../rules/de/joan.toml")),
    ("rules/de/joan_solo.toml", include_str!("../../../rules/de/joan_solo.toml")),
];
const FRENCH: Files = &[
    ("rules/fr/joan.toml", include_str!("../../../rules/fr/joan.toml")),
    ("rules/fr/joan_solo.toml", include_str!("../../../rules/fr/joan_solo.toml")),
];

/// Every rule of Joan of Arc.
pub fn ledger() -> &'static Ledger {
    static LEDGER: LazyLock<Ledger> = LazyLock::new(|| match Ledger::read(ENGLISH) {
        Ok(ledger) => ledger,
        Err(error) => panic!("{error}"), // the files are part of the program: a test reads them
    });
    &LEDGER
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
    fn every_rule_is_told_in_every_language() {
        let rules: Vec<usize> = ledger().modules.iter().map(|module| module.rules.len()).collect();
        assert_eq!(rules, [185, 71]);
        for language in Language::ALL {
            let ids = ledger_in(language).rules().map(|rule| &rule.id);
            assert!(ids.eq(ledger().rules().map(|rule| &rule.id)), "{language:?}");
        }
    }
}
