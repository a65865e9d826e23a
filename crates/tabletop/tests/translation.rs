//! A ledger in another language: whole, in step with the original, or refused with everything that is wrong.

use tabletop::ledger::{Language, Ledger};

const ORIGINAL: &str = include_str!("base.toml");

// The numbers are what `printf '%s\n%s' TEXT RULING | sha256sum` prints, cut after eight digits.
const GERMAN: &str = r#"
module = "base"
title = "Grundspiel"

[[rule]]
id = "base.travel.one-good"
of = "e2fee081"
text = "Der Kaufmann nimmt eine Ware des Weges."
ruling = "Man muss sie nicht nehmen."

[[rule]]
id = "base.travel.must-move"
of = "7688c626"
text = "Der Kaufmann zieht in eine andere Stadt."
"#;

fn original() -> Ledger {
    Ledger::read(&[("rules/base.toml", ORIGINAL)]).expect("the original is good")
}

/// What is said about `GERMAN` with `old` replaced by `new`.
fn damage(old: &str, new: &str) -> Vec<String> {
    assert!(GERMAN.contains(old), "{old}");
    let faults = original().translated(&[("rules/de/base.toml", &GERMAN.replacen(old, new, 1))]);
    faults.expect_err("the translation is damaged").iter().map(ToString::to_string).collect()
}

#[test]
fn a_translation_changes_the_words_and_nothing_else() {
    let german = original().translated(&[("rules/de/base.toml", GERMAN)]).expect("the translation is good");
    assert_eq!((german.modules[0].name.as_str(), german.modules[0].title.as_str()), ("base", "Grundspiel"));
    let ids: Vec<&str> = german.rules().map(|rule| rule.id.as_str()).collect();
    assert_eq!(ids, ["base.travel.must-move", "base.travel.one-good"], "the order is that of the original");
    let rule = german.get("base.travel.must-move").expect("it is there");
    assert_eq!((rule.text.as_str(), &rule.ruling), ("Der Kaufmann zieht in eine andere Stadt.", &None));
    let from = original();
    let from = from.get("base.travel.must-move").expect("it is there");
    assert_eq!((&rule.book, &rule.edition, &rule.players), (&from.book, &from.edition, &from.players));
    assert_eq!(german.search("KAUFMANN ware")[0].ruling.as_deref(), Some("Man muss sie nicht nehmen."));
    assert!(german.search("merchant").is_empty());
    let french = GERMAN.replace("Der Kaufmann nimmt eine Ware des Weges.", "L’œil du négociant est sur la Straße.");
    let french = original().translated(&[("rules/fr/base.toml", &french)]).expect("the translation is good");
    assert_eq!(french.search("l'OEIL Negociant strasse").len(), 1, "nobody needs the right keyboard");
}

#[test]
fn damage_names_file_and_rule() {
    let one_good = "rules/de/base.toml, base.travel.one-good: ";
    assert_eq!(
        damage("\"base\"", "\"trade\""),
        ["rules/de/base.toml: this is the module `trade`, and `base` should stand here"]
    );
    assert_eq!(
        damage("base.travel.one-good", "base.travel.two-goods"),
        [
            format!("{one_good}the rule is not translated"),
            "rules/de/base.toml, base.travel.two-goods: the original has no such rule".into()
        ]
    );
    assert_eq!(
        damage("base.travel.one-good", "base.travel.must-move"),
        ["rules/de/base.toml, base.travel.must-move: the id stands here twice"]
    );
    assert_eq!(
        damage("ruling = \"Man muss sie nicht nehmen.\"", ""),
        [format!("{one_good}the ruling is not translated")]
    );
    assert_eq!(damage("Man muss sie nicht nehmen.", ""), [format!("{one_good}the ruling is empty")]);
    assert_eq!(
        damage("text = \"Der Kaufmann zieht", "ruling = \"Immer.\"\ntext = \"Der Kaufmann zieht"),
        ["rules/de/base.toml, base.travel.must-move: the original has no ruling"]
    );
    assert_eq!(damage("Der Kaufmann nimmt eine Ware des Weges.", " "), [format!("{one_good}the rule has no text")]);
    assert_eq!(damage("of = \"e2fee081\"", ""), [format!("{one_good}missing field `of`")]);
    assert!(damage("of =", "book = []\nof =")[0].starts_with(&format!("{one_good}unknown field `book`")));
    let none = original().translated(&[]).expect_err("a file is missing");
    assert_eq!(none[0].to_string(), "the translation: 1 modules want a file each, and there are 0");
}

/// Whoever changes the original hears of every translation of it, and what to write there.
#[test]
fn a_changed_original_is_noticed() {
    let changed = ORIGINAL.replace("another town", "a neighbouring town").replace("not compulsory", "compulsory");
    let changed = Ledger::read(&[("rules/base.toml", &changed)]).expect("the original is good");
    let faults = changed.translated(&[("rules/de/base.toml", GERMAN)]).expect_err("it is of another original");
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    let says = |id: &str, of: &str| {
        let advice = format!("see whether this still says the same, then write of = \"{of}\"");
        format!("rules/de/base.toml, base.travel.{id}: the original has changed: {advice}")
    };
    assert_eq!(faults, [says("must-move", "c892e42d"), says("one-good", "9727f43d")]);
}

#[test]
fn languages_go_by_two_letters() {
    for language in Language::ALL {
        assert_eq!(serde_json::from_value::<Language>(language.code().into()).expect("it is known"), language);
    }
    assert!(serde_json::from_value::<Language>("es".into()).is_err());
}
