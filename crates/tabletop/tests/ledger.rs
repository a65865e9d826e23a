//! The ledger is read, searched, and refused where it is damaged.

use tabletop::ledger::{Ledger, parse};

const GOOD: &str = include_str!("base.toml");

/// The message that `GOOD` gives with `old` replaced by `new`.
fn damage(old: &str, new: &str) -> String {
    assert!(GOOD.contains(old), "{old}");
    match parse("rules/base.toml", &GOOD.replacen(old, new, 1)) {
        Ok(_) => panic!("the ledger is read with {new:?} instead of {old:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_good_file_is_read_and_searched() {
    let ledger = Ledger::read(&[("rules/base.toml", GOOD)]).expect("the ledger is good");
    assert_eq!((ledger.modules[0].name.as_str(), ledger.modules[0].title.as_str()), ("base", "Base game"));
    assert_eq!(ledger.get("base.travel.one-good").expect("it is there").players, None);
    assert_eq!(ledger.get("base.travel.two-goods"), None);
    let ids = |words| ledger.search(words).iter().map(|rule| rule.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids("MERCHANT town"), ["base.travel.must-move"]);
    assert_eq!(ids("compulsory"), ["base.travel.one-good"]);
    assert_eq!(ids("travel").len(), 2);
    assert_eq!(ids("merchant unicorn"), Vec::<String>::new());
}

#[test]
fn damage_names_file_and_rule() {
    let rule = "rules/base.toml, base.travel.must-move: ";
    assert!(damage("[[rule]]", "[[rule").starts_with("rules/base.toml: TOML parse error"));
    assert_eq!(damage("title = \"Base game\"", ""), "rules/base.toml: the text `title` is missing");
    assert_eq!(damage("title", "titel"), "rules/base.toml: a ledger has no `titel`");
    assert_eq!(damage("id = \"base.travel.must-move\"", ""), "rules/base.toml, rule 1: missing field `id`");
    for id in ["base.travel", "Base.travel.move", "base.travel.must--move", "base..move", "base.travel.must move"] {
        let message = damage("base.travel.must-move", id);
        assert_eq!(
            message,
            format!("rules/base.toml, {id}: an id has the form area.topic.name, in lower-case words and hyphens")
        );
    }
    assert_eq!(damage("The merchant moves to another town.", " "), format!("{rule}the rule has no text"));
    assert_eq!(damage("[\"current: Ship\"]", "[]"), format!("{rule}the rule does not say where the books have it"));
    assert_eq!(
        damage("\"first\"", "\"second\""),
        format!("{rule}there is no edition \"second\"; say one of first, current, bigbox")
    );
    for players in ["4-2", "0", "two", "2 - 4"] {
        let message = damage("2-4", players);
        assert_eq!(message, format!("{rule}\"{players}\" is no number of players; say \"2\" or \"2-4\""));
    }
    assert!(damage("text", "txt").starts_with(&format!("{rule}unknown field `txt`")));
    assert_eq!(
        damage("Taking it is not compulsory.", ""),
        "rules/base.toml, base.travel.one-good: the ruling is empty"
    );
}

#[test]
fn an_id_stands_in_the_ledger_once() {
    assert_eq!(
        damage("base.travel.one-good", "base.travel.must-move"),
        "rules/base.toml, base.travel.must-move: the id stands here twice"
    );
    let error = Ledger::read(&[("rules/base.toml", GOOD), ("rules/more.toml", GOOD)]).expect_err("it repeats");
    assert_eq!(error.to_string(), "rules/more.toml, base.travel.must-move: another file has this id already");
}
