//! Base rules name no module; modules may name base rules.

use crate::{code, files, read, root, shown, words};
use orleans::Module;
use std::collections::BTreeSet;
use std::path::Path;

/// Where base types meet those of modules: what is exported. Who needs it no longer leaves the list.
const MEETING: [&str; 1] = ["lib.rs"];

/// Things of a module that a base type still names. This list only gets shorter.
const STILL_NAMED: [(&str, &str); 1] = [("state/setup.rs", "uprising_last")];

#[test]
fn base_rules_name_no_module() {
    let rules = root().join("crates/orleans/src");
    let things = things_of_modules(&rules.join("modules"));
    assert!(things.contains("OrdersEvent"), "{things:?}");
    let (mut meeting, mut found) = (Vec::new(), Vec::new());
    for path in files(&rules, &[".rs"]) {
        let file = shown(&path).replace("crates/orleans/src/", "");
        // What is printed is no rule.
        if ["modules/", "components/"].iter().any(|folder| file.starts_with(folder)) {
            continue;
        }
        let lines = code(&path);
        // An event may be called like a thing of an expansion: it stands in the one library of events.
        let names_thing = |line: &str| {
            let mut before = "";
            words(line).any(|word| {
                let is_event = std::mem::replace(&mut before, word) == "Happening";
                things.contains(word) && !is_event
            })
        };
        if MEETING.contains(&file.as_str()) && lines.iter().any(|(_, line)| names_thing(line)) {
            meeting.push(file.clone());
        }
        for (number, line) in lines {
            let named = STILL_NAMED.iter().any(|(_, thing)| words(&line).any(|word| word == *thing));
            let excused = STILL_NAMED.iter().any(|(at, thing)| *at == file && words(&line).any(|word| word == *thing));
            let thing = names_thing(&line) && !MEETING.contains(&file.as_str());
            if line.contains("Module::") || thing || (named && !excused) {
                found.push(format!("{file}:{number} {}", line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    assert_eq!(meeting, MEETING, "who names no module any more leaves the list");
    for (file, thing) in STILL_NAMED {
        let named = code(&rules.join(file)).iter().any(|(_, line)| words(line).any(|word| word == thing));
        assert!(named, "{file} names {thing} no longer: take it off the list");
    }
}

/// The types that the folders of the modules export.
fn things_of_modules(modules: &Path) -> BTreeSet<String> {
    let text = read(&modules.join("mod.rs"));
    let exports = text.split(';').filter_map(|line| line.split_once("use ")).map(|(_, names)| names);
    let of_module =
        |names: &&str| Module::ALL.iter().any(|module| names.starts_with(&format!("{}::", folder(*module))));
    let things = exports.filter(of_module).flat_map(words).filter(|word| word.starts_with(char::is_uppercase));
    things.map(str::to_owned).collect()
}

/// `TradeEvents` lies in `trade_events`.
fn folder(module: Module) -> String {
    let name = format!("{module:?}");
    let parts = name.chars().map(|c| if c.is_uppercase() { format!("_{}", c.to_lowercase()) } else { c.to_string() });
    parts.collect::<String>().trim_start_matches('_').to_owned()
}
