//! The generator is touched only inside `apply`. Questions, options, refusals and views get the state to read, so they
//! cannot move it on; here they are kept from a copy of it. That none of them tells of chance to come is a contract.

use crate::{code, files, root, shown, words};

/// Who makes a generator: the set-up, a world behind a view, and new chance.
const MAKERS: [(&str, &[&str]); 2] = [
    ("crates/orleans/src/", &["game.rs", "setup/mod.rs", "view/mod.rs"]),
    ("crates/joan/src/", &["game.rs", "setup.rs", "view.rs"]),
];

#[test]
fn generators_begin_where_a_game_begins() {
    let makes = |(_, line): &(usize, String)| line.contains("Rng::new(");
    for (rules, wanted) in MAKERS {
        let makers: Vec<String> = files(&root().join(rules), &[".rs"])
            .iter()
            .filter(|path| code(path).iter().any(makes))
            .map(|path| shown(path).replace(rules, ""))
            .collect();
        assert_eq!(makers, wanted);
    }
}

#[test]
fn only_who_changes_the_state_names_its_generator() {
    let mut found = Vec::new();
    for path in MAKERS.iter().flat_map(|(rules, _)| files(&root().join(rules), &[".rs"])) {
        let mut header = String::new();
        for (number, line) in code(&path) {
            if words(&line).any(|word| word == "fn") {
                header.clear();
            }
            if !header.ends_with('{') {
                header.push_str(&line);
            }
            let named = line.contains("secret.rng");
            let changes = header.contains("&mut State") || header.contains("&mut self");
            let copies = line.contains("rng.clone()") || line.contains("rng.to_owned()");
            if (named && !changes) || copies {
                found.push(format!("{}:{number} {}", shown(&path), line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
