//! Sources: short files, functions without a world around them, one place that takes frames off.

use crate::{files, read, root, shown};
use tabletop::ledger::Ledger;

/// 500 lines are the wall, but for what a program wrote.
#[test]
fn files_are_short() {
    let long: Vec<String> = files(&root(), &[".rs", ".ts", ".svelte", ".css"])
        .iter()
        .filter(|path| !read(path).starts_with("// Made from "))
        .map(|path| (read(path).lines().count(), shown(path)))
        .filter(|(lines, _)| *lines > 500)
        .map(|(lines, path)| format!("{path} has {lines} lines"))
        .collect();
    assert!(long.is_empty(), "{long:#?}");
}

/// The rules crates are functions: no I/O, no clock, no thread, no float, no order by hashing.
#[test]
fn rules_are_functions() {
    let banned = [
        "HashMap",
        "HashSet",
        "f32",
        "f64",
        "Instant",
        "SystemTime",
        "std::thread",
        "std::fs",
        "std::net",
        "std::env",
        "std::io",
        "println!",
        "print!",
        "eprintln!",
        "static mut",
        "thread_local",
        "Mutex",
        "RwLock",
        "RefCell",
        "Atomic",
        "Rc<",
        "Box<dyn",
    ];
    let mut found = Vec::new();
    for folder in ["crates/orleans/src", "crates/joan/src", "crates/tabletop/src"] {
        for path in files(&root().join(folder), &[".rs"]) {
            for (line, text) in read(&path).lines().enumerate() {
                let code = text.split("//").next().unwrap_or("");
                for word in banned.iter().filter(|word| contains_word(code, word)) {
                    found.push(format!("{}:{} uses {word}", shown(&path), line + 1));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// Rules push frames; only `apply` and `run` take them off.
#[test]
fn frames_come_off_in_one_place() {
    let rules = root().join("crates/orleans/src");
    let popping: Vec<String> = files(&rules, &[".rs"])
        .iter()
        .filter(|path| read(path).contains("stack.pop("))
        .map(|path| shown(path))
        .collect();
    assert_eq!(popping, ["crates/orleans/src/flow.rs"]);
}

/// Events are written by rules and read by none of them: the log is only ever pushed to.
#[test]
fn rules_do_not_read_events() {
    let rules = ["crates/orleans/src", "crates/joan/src"].map(|rules| files(&root().join(rules), &[".rs"]));
    for path in rules.into_iter().flatten() {
        for (line, text) in read(&path).lines().enumerate() {
            let reads =
                ["log.iter", "log.last", "log.len", "log[", "log.contains"].iter().any(|call| text.contains(call));
            assert!(!reads, "{}:{} reads the log", shown(&path), line + 1);
        }
    }
}

/// Every rule id in the sources is in the ledger.
#[test]
fn cited_rules_exist() {
    for (rules, ledger) in [("crates/orleans/src", orleans::ledger()), ("crates/joan/src", joan::ledger())] {
        check_cited(rules, ledger);
    }
}

fn check_cited(rules: &str, ledger: &Ledger) {
    let modules: Vec<&str> = ledger.modules.iter().map(|module| module.name.as_str()).collect();
    let mut unknown = Vec::new();
    for path in files(&root().join(rules), &[".rs"]) {
        if shown(&path).contains("/tests") {
            continue;
        }
        let text = read(&path);
        for word in text.split(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || ".-_".contains(c))) {
            let id = word.trim_end_matches(['.', '-', '_']);
            let parts: Vec<&str> = id.split('.').collect();
            let is_id = parts.len() == 3 && modules.contains(&parts[0]) && parts.iter().all(|part| !part.is_empty());
            if is_id && ledger.get(id).is_none() {
                unknown.push(format!("{} cites {id}", shown(&path)));
            }
        }
    }
    assert!(unknown.is_empty(), "{unknown:#?}");
}

/// Nothing is left half done, and no test is switched off.
#[test]
fn nothing_is_left_undone() {
    let marks = [["TO", "DO"].concat(), ["FIX", "ME"].concat(), ["#[ig", "nore"].concat()];
    let mut found = Vec::new();
    for path in files(&root(), &[".rs", ".ts", ".svelte"]) {
        for mark in marks.iter().filter(|mark| read(&path).contains(mark.as_str())) {
            found.push(format!("{} has {mark}", shown(&path)));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

fn contains_word(code: &str, word: &str) -> bool {
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + word.len()..].chars().next();
        let inside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let starts_inside = word.starts_with(char::is_alphanumeric) && inside(before);
        let ends_inside = word.ends_with(char::is_alphanumeric) && word != "Atomic" && inside(after);
        !(starts_inside || ends_inside)
    })
}
