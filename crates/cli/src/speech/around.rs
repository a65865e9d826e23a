//! What stands around a rule, in the language of the rule.

use tabletop::ledger::Language;

/// The words before each line of a rule, and below a list of rules.
pub(crate) struct Around {
    pub(crate) rule: &'static str,
    pub(crate) ruling: &'static str,
    pub(crate) book: &'static str,
    pub(crate) edition: &'static str,
    pub(crate) players: &'static str,
    /// Behind a number of rules.
    pub(crate) rules: &'static str,
    /// Behind the number of all that were found.
    pub(crate) found: &'static str,
    /// Behind the number of all there are.
    pub(crate) in_all: &'static str,
}

const ENGLISH: Around = Around {
    rule: "Rule",
    ruling: "Ruling",
    book: "Book",
    edition: "Edition",
    players: "Players",
    rules: "rules",
    found: "rules. Name the id of one to see its book and ruling.",
    in_all: "rules in all. Name words or an id to read some of them.",
};

const GERMAN: Around = Around {
    rule: "Regel",
    ruling: "Unsere Auslegung",
    book: "Im Heft",
    edition: "Ausgabe",
    players: "Spieler",
    rules: "Regeln",
    found: "Regeln. Der Name einer Regel zeigt, wo sie im Heft steht und wie wir sie auslegen.",
    in_all: "Regeln insgesamt. Wörter oder der Name einer Regel zeigen einige davon.",
};

const FRENCH: Around = Around {
    rule: "Règle",
    ruling: "Notre interprétation",
    book: "Dans le livret",
    edition: "Édition",
    players: "Joueurs",
    rules: "règles",
    found: "règles. Le nom d’une règle montre où elle est dans le livret et comment nous la lisons.",
    in_all: "règles en tout. Des mots ou le nom d’une règle en montrent quelques-unes.",
};

/// The words of a language.
pub(crate) fn around(language: Language) -> &'static Around {
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
        Language::French => &FRENCH,
    }
}
